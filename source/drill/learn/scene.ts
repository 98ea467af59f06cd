import type {Color} from '../../core/color.js';
import type {Man} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import type {SeatReport} from '../../match/seat-report.js';
import type {Puzzle} from '../puzzles.js';
import type {SceneId} from './progress.js';

/** What a person does in a scene. */
export type SceneEvent =
	/** An act of the seat on turn, as text: a move, a try or a question. */
	| {readonly type: 'act'; readonly text: string}
	/** The mover lets go of the keyboard, and the other one takes it. */
	| {readonly type: 'confirmed'}
	| {readonly type: 'taken'}
	/** Something done at the board that is no act of the game: what can be is shown, or a sign is put on a square. */
	| {readonly type: 'deed'; readonly deed: 'know'}
	| {readonly type: 'deed'; readonly deed: 'mark'; readonly square: Square; readonly sign: string}
	/** Goes on from a board that shows what came of an act. */
	| {readonly type: 'next'}
	/** One step back. */
	| {readonly type: 'back'};

/** Something that was done, and what the seat knew before it and after the other side's answer: all that a scene judges by. */
export type Done = {
	readonly event: SceneEvent;
	readonly before: SeatReport;
	readonly after: SeatReport;
};

export type SceneTest = (done: Done) => boolean;

/** A board to begin with: a FEN instead of the rules' own start, and the moves of both sides from there. */
export type SceneStart = {readonly fen?: string; readonly moves?: string};

/** One thing to do. Its sentences lie in text/ under its id. */
export type SceneStep = {
	readonly id: string;
	/** The board that it begins on, when it is not the one on which the step before ended. */
	readonly from?: SceneStart;
	readonly goal: SceneTest;
	/** What does it, for a hint: the first of these acts that can be done, where there are any, or else `solution`. */
	readonly sooner?: readonly string[];
	readonly solution: SceneEvent;
	/**
	 * What the other side answers: the first of these that it can play, and where it ends in "x" only if it takes a man;
	 * else anything. Nothing to the last act of a scene when left out.
	 */
	readonly replies?: readonly string[];
	/** Squares of which a sentence about an act speaks that was wrong, by its id, or about what came of one. */
	readonly points?: {readonly [id: string]: readonly Square[]};
	/** Acts that do not do it and have a sentence of their own, by its id; the first that fits. Every other has `otherwise`. */
	readonly faults?: {readonly [id: string]: SceneTest};
};

/** A short lesson on the real board: one idea, and a few things to do one after the other. */
export type Scene = SceneStart & {
	readonly id: SceneId;
	/** The variant's id. */
	readonly variant: string;
	/** The person's seat; both where two persons share the keyboard. */
	readonly seat: Color | 'both';
	readonly steps: readonly SceneStep[];
	/** A lone king that has not decided where it stands is hunted: then the board is this puzzle's, and its first step all there is. */
	readonly hunt?: Puzzle;
	/** Whether what the game itself tells is shown, too: of a few first things it would be too much at once. */
	readonly hasNews?: boolean;
	/** Whether what may stand where can be asked for. Where a FEN begins it would be all that the FEN has. */
	readonly hasKnown?: boolean;
	/** The man of the other side that its last step is a guess at, and where it stands then, whatever was played: shown once it is done. */
	readonly truth?: {readonly square: Square; readonly man: Man};
};
