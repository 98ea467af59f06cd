import {squareName} from '../../core/square.js';
import type {SquareSet} from '../../core/square-set.js';
import type {Line, LineEnd} from '../../drill/line.js';
import {usesLess} from '../../text/drill.js';
import {countOf, joinWords, squareNames} from '../../text/men.js';
import type {ListedMove} from '../told/listed-moves.js';
import {type Message, say} from '../told/message.js';

/** Returns the steps after which White is to move, at which one stops who goes from one of his moves to the next. */
export const turnsOf = ({steps}: Line): readonly number[] => [
	0,
	...steps.flatMap(({tried}, index) => (tried === undefined ? [index + 1] : [])),
];

/** What is said of one step of a line: its title, and what is told and comes after it. */
export type StepWords = {readonly title: string; readonly rest: readonly Message[]};

/** How a game's lines are told: everything in which they differ from another game's on the screen. */
export type Voice = {
	/** Whether White's moves are tries, one of which may be refused after the other. */
	readonly hasTries: boolean;
	/** Who plays a line. */
	readonly player: (line: Line) => string;
	/** Where one goes by going far. */
	readonly stops: (line: Line) => readonly number[];
	/** The moves of the first steps. */
	readonly moves: (line: Line, steps: number) => readonly ListedMove[];
	readonly start: (line: Line) => readonly Message[];
	/** What is said of a step of White's, or of the king's; the first step is 1. `allowed` is what the picture that is drawn leaves him. */
	readonly step: (line: Line, step: number, allowed?: SquareSet) => StepWords;
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

/** Returns where White knows the king to be, in words. */
export const whereText = (belief: SquareSet): string =>
	belief.size === 1
		? `he is on ${squareName([...belief][0])}`
		: belief.size <= 6
			? `he can be on ${joinWords(squareNames([...belief]).split(' '), 'or')}`
			: `he can be on ${belief.size} squares`;

/** Returns how many moves White needs at worst, by the table, as a sentence. */
export const byTableText = (needed: number | undefined): string =>
	needed === undefined
		? 'By the table nothing is sure from here.'
		: `By the table ${countOf(needed, 'move')} at worst.`;

/** Returns the same where the king's own steps are told, who knows more than White. */
const whereBesideKing = (
	belief: SquareSet,
	picture: Voice['picture'],
	allowed: SquareSet | undefined,
): string =>
	[
		`${belief.size === 1 ? '' : 'by what White knows '}${whereText(belief)}`,
		...(allowed === undefined || allowed.size === belief.size
			? []
			: [`by the ${picture} ${whereText(allowed)}`]),
	].join('; ');

/** Returns where White knows the king to be beside a picture that leaves him more squares, or says where he goes: the board shows that one. */
export const whereBeside = (
	{hero}: Pick<Line, 'hero'>,
	belief: SquareSet,
	picture: Voice['picture'],
	allowed: SquareSet | undefined,
): string =>
	hero === 'black'
		? whereBesideKing(belief, picture, allowed)
		: allowed === undefined || allowed.size === belief.size
			? whereText(belief)
			: `${whereText(belief)}; ${usesLess(picture, allowed.size)}`;

/**
 * Returns what is said of a line after so many steps: what was played and shown, why, and what comes next; `allowed` is
 * what the picture that is drawn leaves the king. Pure.
 */
export function watchMessages(
	line: Line,
	voice: Voice,
	step: number,
	allowed?: SquareSet,
): readonly Message[] {
	if (step === 0) {
		return [...voice.start(line), ...voice.next(line, 0)];
	}

	const {end, moves} = line;
	const isWon = end === 'taken' || end === 'mate';
	const {title, rest} = voice.step(line, step, allowed);
	const tone = isWon ? 'good' : voice.warns ? 'warning' : 'accent';
	const ends = (): readonly Message[] => [
		...say(voice.ends[end]?.(countOf(moves, 'move')) ?? '', tone),
		...voice.sum(line),
	];
	return [...say(title, 'title'), ...(step < line.steps.length ? [] : ends()), ...rest];
}
