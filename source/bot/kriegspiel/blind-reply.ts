import {KING, PAWN} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {MAX_MOVES, type Position} from '../../rules/position.js';
import {generateCaptures, TAKES_KING} from '../search/captures.js';
import {exchange, EXCHANGE_VALUES} from '../search/exchange.js';

/**
 * How likely the other side, which does not see either, is thought to make a capture that it has: with a pawn, for
 * umpires tell of these and a refused one costs nothing; where it has just lost a man, and where check comes
 * from, for it is told so; and any other, which it must hit upon.
 */
const LIKELY = {pawn: 0.9, answer: 0.9, promotion: 0.8, checker: 0.5, blind: 0.3} as const;

/** How much a search counts in which both sides see everything, beside a look at what one who sees nothing takes. */
export const SEEING = 0.3;

const moves = new Int32Array(MAX_MOVES);
const scores = new Int32Array(MAX_MOVES);

/** What a move that was just made told the other side. */
export type Told = {
	/** Where it took a man, and where a man that moved gives check; NO_SQUARE for none. */
	readonly taken: Square;
	readonly checker: Square;
};

function likelihood(position: Position, move: number, {taken, checker}: Told): number {
	const to = (move >> 6) & 63;
	const isPawn = (position.board[move & 63] & 7) === PAWN;
	if (to === taken) {
		return LIKELY.answer;
	}

	if (isPawn) {
		return (to & 7) === (move & 7) ? LIKELY.promotion : LIKELY.pawn;
	}

	return to === checker && checker !== NO_SQUARE ? LIKELY.checker : LIKELY.blind;
}

/**
 * Returns what the side that has just moved must expect to lose by the next capture of the other side, in
 * hundredths of a pawn: the most of what each capture wins with the exchange that follows it, times how likely it
 * is made by one who does not see.
 */
export function blindLoss(position: Position, told: Told): number {
	const end = generateCaptures(position, moves, scores, 0);
	if (end === TAKES_KING) {
		return LIKELY.blind * EXCHANGE_VALUES[KING];
	}

	let most = 0;
	for (let index = 0; index < end; index++) {
		const move = moves[index];
		const likely = likelihood(position, move, told);
		const victim = EXCHANGE_VALUES[position.board[(move >> 6) & 63] & 7];
		const isPromotion = ((move >> 12) & 7) !== 0;
		if (isPromotion || likely * Math.max(victim, EXCHANGE_VALUES[PAWN]) > most) {
			most = Math.max(most, likely * exchange(position, move));
		}
	}

	return most;
}
