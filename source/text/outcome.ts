import {type Color, COLORS, opposite} from '../core/color.js';
import type {EndReason, Outcome} from '../rules/news.js';
import {findVariant} from '../rules/registry.js';
import {sideName} from './men.js';

/** Of which game an end is told: its variant's id, and whose turn it was then, left out where that is not at hand. */
export type EndedGame = {readonly variant: string; readonly turn?: Color};

/** How each end that has no winner is told, where a game's book says nothing else of it. */
const DRAWS: {readonly [reason in EndReason]: string} = {
	'king-captured': 'both kings are gone',
	checkmate: 'mate on both sides',
	stalemate: 'the side to move has no legal move and is not in check',
	repetition: 'the same position came up for the third time',
	'fifty-moves': 'fifty moves went by without a capture or a pawn move',
	'no-move': 'the side to move has no move at all',
	insufficient: 'neither side has enough men left to win',
	'false-capture': 'both sides took nothing',
	resignation: 'both sides gave up',
	agreement: 'you both agreed',
	time: 'both clocks ran out',
	unknown: 'why is not told',
	unfinished: 'the record stops before the end',
};

/** How each end that has a winner is told to him, to the loser, and from outside where that is not as the winner is told it. */
const WINS: {
	readonly [reason in EndReason]: readonly [
		won: (loser: string) => string,
		lost: (winner: string) => string,
		outside?: (loser: string, winner: string) => string,
	];
} = {
	'king-captured': [
		(loser) => `You took ${loser}’s king.`,
		(winner) => `${winner} took your king.`,
		(loser, winner) => `${winner} took ${loser}’s king.`,
	],
	checkmate: [(loser) => `${loser} is checkmated.`, () => 'You are checkmated.'],
	stalemate: [(loser) => `${loser} is stalemated.`, () => 'You are stalemated.'],
	repetition: [(loser) => `${loser} repeated the position.`, () => 'You repeated the position.'],
	'fifty-moves': [
		(loser) => `${loser} ran out of moves to make progress.`,
		() => 'You ran out of moves to make progress.',
	],
	'no-move': [(loser) => `${loser} has no move left.`, () => 'You have no move left.'],
	insufficient: [
		(loser) => `${loser} has too few men left to win.`,
		() => 'You have too few men left to win.',
	],
	'false-capture': [
		(loser) => `${loser} took where nothing stood.`,
		() => 'You took where nothing stood.',
	],
	resignation: [(loser) => `${loser} resigned.`, () => 'You resigned.'],
	agreement: [
		(loser) => `${loser} agreed that you win.`,
		(winner) => `You agreed that ${winner} wins.`,
		(_loser, winner) => `The sides agreed that ${winner} wins.`,
	],
	time: [(loser) => `${loser}’s time is up.`, () => 'Your time is up.'],
	unknown: [() => 'How it ended is not told.', () => 'How it ended is not told.'],
	unfinished: [() => 'The record stops before the end.', () => 'The record stops before the end.'],
};

/** How a mate is told that its giver loses by, with whose turn it was, and without. */
const LOST_MATE = {
	mated: 'You are checkmated, but no queen gives check.',
	mate: (mated: string) => `${mated} is checkmated, but no queen gives check.`,
	untold: 'It ended by a checkmate.',
};

/** How each end is called in a list, where that says more than the result. */
const ENDS: {readonly [reason in EndReason]: string} = {
	'king-captured': 'king taken',
	checkmate: 'checkmate',
	stalemate: 'stalemate',
	repetition: 'repetition',
	'fifty-moves': 'fifty moves',
	'no-move': 'no move left',
	insufficient: 'too few men',
	'false-capture': 'empty capture',
	resignation: 'resigned',
	agreement: 'agreed',
	time: 'time up',
	unknown: '',
	unfinished: '',
};

/** How a game ended for somebody, in a few words. */
export type Verdict =
	| 'You win.'
	| 'You lose.'
	| 'White wins.'
	| 'Black wins.'
	| 'It is a draw.'
	| 'It is undecided.';

/** Returns who won, from a seat's side or, without one, from outside. */
function verdictOf(outcome: Outcome, seat?: Color): Verdict {
	if (outcome.winner === null) {
		return outcome.reason === 'unfinished' ? 'It is undecided.' : 'It is a draw.';
	}

	if (seat === undefined) {
		return outcome.winner === 'white' ? 'White wins.' : 'Black wins.';
	}

	return outcome.winner === seat ? 'You win.' : 'You lose.';
}

/** Returns a result in two words at most, from outside. */
function resultWords({winner, reason}: Outcome): string {
	if (winner === null) {
		return reason === 'unfinished' ? 'undecided' : 'draw';
	}

	return `${sideName(winner)} won`;
}

/** Returns the same in one word for a seat that is spoken of as “you” anyhow, or from outside. */
export const ownResult = (outcome: Outcome, seat: Color | undefined): string =>
	outcome.winner === null || seat === undefined
		? resultWords(outcome)
		: outcome.winner === seat
			? 'won'
			: 'lost';

/** Returns the same for the seat that looks, or from outside. */
export const headerResult = (outcome: Outcome, seat?: Color): string =>
	outcome.winner === null || seat === undefined
		? resultWords(outcome)
		: `you ${ownResult(outcome, seat)}`;

/** Returns the result in a text that is searched for, as a header has it: “White won”, “you lost”; and what else is. */
export function resultAsked(text: string): {
	readonly result: string | undefined;
	readonly rest: string;
} {
	const found = /\b(white|black|you) (won|lost)\b/i.exec(text);
	if (found === null) {
		return {result: undefined, rest: text};
	}

	const [whole, who, how] = found;
	const side = COLORS.find((color) => color === who.toLowerCase());
	const isWon = how.toLowerCase() === 'won';
	return {
		result:
			side === undefined
				? `you ${how.toLowerCase()}`
				: headerResult({winner: isWon ? side : opposite(side), reason: 'unknown'}),
		rest: text.replace(whole, ''),
	};
}

/** Returns how a game ended, in three words at most; '' where that is not known. */
export const endWords = ({reason}: Outcome): string => ENDS[reason];

/** Returns a result as PGN writes it: "1-0", "0-1", "1/2-1/2", or "*" where nothing is decided. */
export function resultText({winner, reason}: Outcome): string {
	if (winner === null) {
		return reason === 'unfinished' ? '*' : '1/2-1/2';
	}

	return winner === 'white' ? '1-0' : '0-1';
}

/** Returns how a mate is told where a book has it lost for who gave it without a queen; undefined where the loser is mated. */
function lostMate(
	{winner}: Outcome,
	{turn}: EndedGame,
	seat: Color | undefined,
): string | undefined {
	const {mated, mate, untold} = LOST_MATE;
	return turn === undefined
		? untold
		: turn !== winner
			? undefined
			: seat === turn
				? mated
				: mate(sideName(turn));
}

/** Returns how a game ended and who won, as sentences from a seat's side or, without one, from outside. */
export function describeOutcome(
	outcome: Outcome,
	game: EndedGame,
	seat?: Color,
): readonly string[] {
	const {winner, reason} = outcome;
	const book = findVariant(game.variant);
	const {draws = {}, end = []} = book.ok ? book.value : {};
	const verdict = verdictOf(outcome, seat);
	if (winner === null) {
		const usual = seat === undefined && reason === 'agreement' ? 'the sides agreed' : DRAWS[reason];
		const why = draws[reason] ?? usual;
		return [`${verdict.slice(0, -1)}: ${why}.`];
	}

	const needsQueen = reason === 'checkmate' && end.includes('checkmate-by-queen');
	const mate = needsQueen ? lostMate(outcome, game, seat) : undefined;
	if (mate !== undefined) {
		return [mate, verdict];
	}

	const loser = opposite(winner);
	const [won, lost, outside = won] = WINS[reason];
	const [victor, beaten] = [sideName(winner), sideName(loser)];
	const how =
		seat === undefined ? outside(beaten, victor) : seat === winner ? won(beaten) : lost(victor);
	return [how, verdict];
}

/** Returns what a draw is besides, where a book honours the side that is stalemated: `turn` is the side that would move. */
export const describeMoral = (
	{moralVictory}: {readonly moralVictory?: Color},
	{winner, reason}: Outcome,
	turn: Color,
): readonly string[] =>
	winner === null && reason === 'stalemate' && moralVictory === turn
		? [`It is a moral victory for ${sideName(turn)}.`]
		: [];
