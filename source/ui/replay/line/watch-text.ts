import type {Line, LineEnd} from '../../../drill/line.js';
import {type Message, say} from '../../panes/message.js';
import type {ListedMove} from '../../panes/MoveList.js';
import type {ReplayContext} from '../../shell/keys/replay-bindings.js';
import {squareName} from '../../../core/square.js';
import type {SquareSet} from '../../../core/square-set.js';
import {countOf, joinWords, squareNames} from '../../../text/men.js';
import type {BoardModel} from '../../board/model.js';
import type {Glyphs} from '../../theme/glyphs.js';
import type {Playback} from '../playback.js';

/** What is said of one step of a line: its title, and what is told and comes after it. */
export type StepWords = {readonly title: string; readonly rest: readonly Message[]};

/** How a game's lines are told: everything in which they differ from another game's on the screen. */
export type Voice = {
	readonly keys: ReplayContext;
	/** Who plays a line. */
	readonly player: (line: Line) => string;
	/** Where one goes by going far. */
	readonly stops: (line: Line) => readonly number[];
	/** The moves of the first steps. */
	readonly moves: (line: Line, steps: number) => readonly ListedMove[];
	readonly start: (line: Line) => readonly Message[];
	/** What is said of a step of White's, or of the king's; the first step is 1. */
	readonly step: (line: Line, step: number) => StepWords;
	/** What comes next, after so many steps. */
	readonly next: (line: Line, step: number) => readonly Message[];
	readonly ends: {readonly [end in LineEnd]?: (moves: string) => string};
	/** What is said of a line that is over, besides how it ended. */
	readonly sum: (line: Line) => readonly Message[];
	/** Whether the ends that are no win are to be warned of. */
	readonly warns: boolean;
	/** What a picture is of. */
	readonly picture: 'lemma' | 'plan';
	/** Whether the squares where the king can be are drawn into the picture, and White's last move is forgotten when the king has moved. */
	readonly mixes: boolean;
};

/** Returns what the marks on the board say, for one row. */
export function legendText(
	{reasons}: Line,
	{picture: name, mixes}: Voice,
	{belief = []}: BoardModel,
	{frame: ply, hasPicture, hasBelief}: Playback,
	{possible, impossible}: Glyphs,
): string {
	if (belief.length === 0) {
		const isSilent = hasPicture && !hasBelief && (reasons[ply]?.lemma ?? 0) > 0;
		return isSilent ? 'This step excludes no squares.' : '';
	}

	return hasBelief
		? `${possible} he can be here${hasPicture && mixes ? `  ${impossible} excluded by the ${name}` : ''}`
		: `${possible} left him by the ${name}  ${impossible} excluded`;
}

/** Windows narrower than these have no room for the bound of a line, and none for the word "move". */
const NARROW = 48;
const NARROWEST = 32;

/** Returns where a line stands, for the top line: "move 12 of 87 · at most 113"; less in a narrow one. */
export function lineStatus(
	{moves, most, strategy, needed, steps}: Line,
	step: number,
	width: number,
	dots: string,
): string {
	const at = `${steps[step - 1]?.moves ?? 0} of ${moves}`;
	if (width < NARROWEST) {
		return at;
	}

	const bound = most ?? (strategy === 'table' ? needed[0] : undefined);
	return bound === undefined || width < NARROW
		? `move ${at}`
		: `move ${at} ${dots} at most ${bound}`;
}

/** Returns where White knows the king to be, in words. */
export const whereText = (belief: SquareSet): string =>
	belief.size === 1
		? `he is on ${squareName([...belief][0])}`
		: belief.size <= 6
			? `he can be on ${joinWords(squareNames([...belief]).split(' '), 'or')}`
			: `he can be on ${belief.size} squares`;

/** Returns what is said of a line after so many steps: what was played and shown, why, and what comes next. Pure. */
export function watchMessages(line: Line, voice: Voice, step: number): readonly Message[] {
	if (step === 0) {
		return [...voice.start(line), ...voice.next(line, 0)];
	}

	const {end, moves} = line;
	const isWon = end === 'taken' || end === 'mate';
	const {title, rest} = voice.step(line, step);
	const tone = isWon ? 'good' : voice.warns ? 'warning' : 'accent';
	const ends = (): readonly Message[] => [
		...say(voice.ends[end]?.(countOf(moves, 'move')) ?? '', tone),
		...voice.sum(line),
	];
	return [...say(title, 'title'), ...(step < line.steps.length ? [] : ends()), ...rest];
}
