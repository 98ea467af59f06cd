import {type Color, opposite} from '../core/color.js';
import type {EndReason, Outcome} from '../rules/news.js';
import {sideName} from './men.js';

/** How each end that has no winner is told. */
const DRAWS: {readonly [reason in EndReason]: string} = {
	'king-captured': 'both kings are gone',
	checkmate: 'mate on both sides',
	stalemate: 'the side to move has no legal move and is not in check',
	repetition: 'the same position came up for the third time',
	'fifty-moves': 'fifty moves went by without a capture or a pawn move',
	'no-move': 'the side to move has no move at all',
	insufficient: 'neither side has enough men left to win',
	resignation: 'both sides gave up',
	agreement: 'you both agreed',
	time: 'both clocks ran out',
};

/** How each end that has a winner is told, from the two sides and from outside. */
const WINS: {
	readonly [reason in EndReason]: {
		readonly won: (loser: string) => string;
		readonly lost: (winner: string) => string;
		/** From outside; left out where it is as the winner is told it. */
		readonly outside?: (winner: string, loser: string) => string;
	};
} = {
	'king-captured': {
		won: (loser) => `You took ${loser}'s king.`,
		lost: (winner) => `${winner} took your king.`,
		outside: (winner, loser) => `${winner} took ${loser}'s king.`,
	},
	checkmate: {
		won: (loser) => `${loser} is checkmated.`,
		lost: () => 'You are checkmated.',
	},
	stalemate: {
		won: (loser) => `${loser} is stalemated.`,
		lost: () => 'You are stalemated.',
	},
	repetition: {
		won: (loser) => `${loser} repeated the position.`,
		lost: () => 'You repeated the position.',
	},
	'fifty-moves': {
		won: (loser) => `${loser} ran out of moves to make progress.`,
		lost: () => 'You ran out of moves to make progress.',
	},
	'no-move': {
		won: (loser) => `${loser} has no move left.`,
		lost: () => 'You have no move left.',
	},
	insufficient: {
		won: (loser) => `${loser} has too few men left to win.`,
		lost: () => 'You have too few men left to win.',
	},
	resignation: {
		won: (loser) => `${loser} resigned.`,
		lost: () => 'You resigned.',
	},
	agreement: {
		won: (loser) => `${loser} agreed that you win.`,
		lost: (winner) => `You agreed that ${winner} wins.`,
		outside: (winner) => `The sides agreed that ${winner} wins.`,
	},
	time: {
		won: (loser) => `${loser}'s time is up.`,
		lost: () => 'Your time is up.',
	},
};

/** How a game ended for somebody, in a few words. */
export type Verdict = 'You win.' | 'You lose.' | 'White wins.' | 'Black wins.' | 'It is a draw.';

/** Returns who won, from a seat's side or, without one, from outside. */
export function verdictOf(outcome: Outcome, seat?: Color): Verdict {
	if (outcome.winner === null) {
		return 'It is a draw.';
	}

	if (seat === undefined) {
		return outcome.winner === 'white' ? 'White wins.' : 'Black wins.';
	}

	return outcome.winner === seat ? 'You win.' : 'You lose.';
}

/** Returns how a game ended and who won, as sentences from a seat's side or, without one, from outside. */
export function describeOutcome(outcome: Outcome, seat?: Color): readonly string[] {
	const {winner, reason} = outcome;
	const verdict = verdictOf(outcome, seat);
	if (winner === null) {
		const why = seat === undefined && reason === 'agreement' ? 'the sides agreed' : DRAWS[reason];
		return [`${verdict.slice(0, -1)}: ${why}.`];
	}

	const loser = opposite(winner);
	const {won, lost, outside = (_winner: string, beaten: string) => won(beaten)} = WINS[reason];
	const how =
		seat === undefined
			? outside(sideName(winner), sideName(loser))
			: winner === seat
				? won(sideName(loser))
				: lost(sideName(winner));
	return [how, verdict];
}
