import type {Color} from '../core/color.js';
import {SquareSet} from '../core/square-set.js';
import type {Square} from '../core/square.js';
import {makeUci, type UciMove} from '../core/uci.js';
import type {Answer, KingMove, Point} from '../endings/belief-game.js';
import type {SeatHistory} from '../rules/history.js';
import type {View} from '../rules/view.js';
import type {Sighting} from '../theory/paper/strategist.js';
import type {Reason} from '../theory/plan-book.js';
import {type DrillGame, drillVariant} from './game.js';
import type {DrillStrategy} from './settings.js';

/**
 * How a line ends: the king is taken or mated; he is stalemated; White loses a man, or his king; he has had his moves;
 * or he has nothing more to try that would tell him anything.
 */
export type LineEnd =
	| 'taken'
	| 'mate'
	| 'stalemate'
	| 'man-lost'
	| 'king-lost'
	| 'out-of-moves'
	| 'no-try';

/** Why the paper's lone king went where he went. */
export type KingStep = {
	readonly lemma: number;
	readonly step: string;
	/** Which gap of the paper's text the step bridges, in words. */
	readonly repair?: string;
	/** Where he may now be: he settles no more than White has seen. */
	readonly held: SquareSet;
};

/** One step of a line: a move or try of White's with what he gets to know of it, or a move of the lone king's. */
export type LineStep = {
	/** What White sees afterwards. */
	readonly view: View;
	/** Where the king may be: after a move of White's that stands, before he replies. */
	readonly belief: SquareSet;
	/** Moves of White's that stand by now. */
	readonly moves: number;
	/** White's move and the answer to it; undefined when it was the king who moved. */
	readonly tried?: {readonly move: UciMove; readonly answer: Answer};
	/** Where the king took a man. */
	readonly taken?: Square;
	/** By which step of the paper's the king came there. */
	readonly king?: KingStep;
};

/** Returns the number of the move that a step of a line is of, or is tried as; 0 before the first. */
export const lineMove = (step: LineStep | undefined): number =>
	(step?.moves ?? 0) + (step?.tried?.answer.kind === 'refused' ? 1 : 0);

/** Who the lone king is: one who has not decided where he stands, the one of the tests of 2003, who shuns the edge, or the paper's. */
export type LineKing = 'phantom' | 'edge-shunner' | 'paper';

/** White's turn in a line: what he knows, and where he saw the king and sees him. */
export type LineTurn = Point & Pick<Sighting, 'glimpsed' | 'seen'>;

/** Says what White plays, turn after turn of one game; undefined where he has nothing. */
export type LineAttack = (turn: LineTurn) => Reason | undefined;

export type LineDefender = {
	/** On which squares he may then stand when White plays something. */
	readonly shows: (point: Point, move: UciMove) => SquareSet;
	/** How he goes, White having moved and he standing where he has shown. */
	readonly step: (point: Point) => KingMove & {readonly step?: KingStep};
};

export type LineStart = {
	readonly game: DrillGame;
	readonly fen: string;
	readonly strategy: DrillStrategy;
	/** Whether White is told the king's square, or nothing. */
	readonly isTold: boolean;
	readonly seed: number;
};

/** A game of the program's against itself, as somebody knows it who looks over White's shoulder. */
export type Line = Omit<LineStart, 'isTold' | 'seed'> & {
	/** The ending, such as "KQvK". */
	readonly ending: string;
	/** Whose plan it is: White's, or the lone king's. */
	readonly hero: Color;
	readonly king: LineKing;
	/** What White knew at the start. */
	readonly start: Pick<LineStep, 'view' | 'belief'>;
	readonly steps: readonly LineStep[];
	/** What White means to do after n steps, and why; undefined where he is not to move, or says nothing of it. */
	readonly reasons: readonly (Reason | undefined)[];
	/** How many moves White needs at worst after n steps, by the table; undefined where that is not sure, or the king is to move. */
	readonly needed: readonly (number | undefined)[];
	readonly end: LineEnd;
	/** White's moves, and his tries that were refused. */
	readonly moves: number;
	readonly refusals: number;
	/** The most that White's plan takes from any start; undefined when he plays by none, or nobody has found it. */
	readonly most?: number;
};

/** After so many of White's moves the host of a game calls a draw. The plans know nothing of that, so that they may play on. */
export const FIFTY = 50;

/** Returns what White saw and played of a line in which nothing is refused. */
export const historyOf = ({
	game,
	start,
	steps,
}: Pick<Line, 'game' | 'start' | 'steps'>): SeatHistory => ({
	seat: 'white',
	variant: drillVariant(game),
	start: start.view,
	plies: steps.map(({tried, view}) => ({
		by: tried === undefined ? 'black' : 'white',
		view,
		heard: [],
		...(tried === undefined ? {} : {move: makeUci(tried.move)}),
	})),
});

const revive = ({low, high}: SquareSet): SquareSet => new SquareSet(low, high);

/** Returns reasons that came from another thread, where their sets of squares have become plain data, as they were. */
export const reviveReasons = <R extends Reason>(
	reasons: readonly (R | undefined)[],
): readonly (R | undefined)[] =>
	reasons.map((reason) =>
		reason?.excluded === undefined ? reason : {...reason, excluded: revive(reason.excluded)},
	);

/** Returns a line that came from another thread as it was. */
export const reviveLine = (line: Line): Line => ({
	...line,
	start: {...line.start, belief: revive(line.start.belief)},
	steps: line.steps.map((step) => ({
		...step,
		belief: revive(step.belief),
		...(step.king === undefined ? {} : {king: {...step.king, held: revive(step.king.held)}}),
	})),
	reasons: reviveReasons(line.reasons),
});
