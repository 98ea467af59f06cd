import {EMPTY, KING, QUEEN} from '../../core/man.js';
import {isAttacked, isInCheck} from '../../rules/attack.js';
import {type EndRule, findEnd} from '../../rules/end-rules.js';
import {generateMoves} from '../../rules/generate.js';
import {EN_PASSANT, KIND_MASK} from '../../rules/move.js';
import {MAX_MOVES, type Position} from '../../rules/position.js';
import {VALUES} from '../evaluation/worth.js';
import {pickMove} from '../search/captures.js';

/** A game that is won, in hundredths of a pawn, less one a ply. */
const WON = 20_000;
/** What a capture of the king is scored: it comes first. */
const TAKES_KING = 1 << 20;
/** Captures and answers to checks are followed so far. */
const MOST_CAPTURES = 6;
/** Time is looked at once in so many positions. */
const BETWEEN_LOOKS = 256;

const moves = new Int32Array(MAX_MOVES * 32);
const scores = new Int32Array(MAX_MOVES * 32);

/** What is searched for: how a game ends, what a position is worth to the side to move, and whether time is up. */
export type EndsTask = {
	readonly end: readonly EndRule[];
	/** What a draw is worth to White, in hundredths of a pawn. */
	readonly draw: number;
	readonly evaluate: (position: Position) => number;
	readonly shouldStop: () => boolean;
};

/**
 * Searches a position of a game whose ends or men are not those of chess: alpha-beta to a depth, then captures and
 * answers to checks, where the game's own rules say what an end comes to, and who takes a king has won. When time is up it
 * returns soon, and then the value means nothing.
 */
export class EndsSearch {
	readonly #task: EndsTask;
	#nodes = 0;
	#isStopped = false;

	constructor(task: EndsTask) {
		this.#task = task;
	}

	/** Returns what a position is worth to the side to move, in hundredths of a pawn. */
	value(position: Position, depth: number): number {
		this.#isStopped = false;
		return this.#search(position, depth, {alpha: -WON, beta: WON}, {ply: 0, base: 0, isLoud: true});
	}

	#search(
		position: Position,
		depth: number,
		{alpha: lowest, beta}: {readonly alpha: number; readonly beta: number},
		{ply, base, isLoud}: {readonly ply: number; readonly base: number; readonly isLoud: boolean},
	): number {
		this.#isStopped ||= ++this.#nodes % BETWEEN_LOOKS === 0 && this.#task.shouldStop();
		if (this.#isStopped) {
			return 0;
		}

		const ended = isLoud ? this.#ended(position, ply) : undefined;
		if (ended !== undefined) {
			return ended;
		}

		const {side} = position;
		const isRoyal = position.tables.royal === 'check';
		const isQuiet = depth <= 0 && !(isRoyal && depth > -MOST_CAPTURES && isInCheck(position, side));
		let alpha = lowest;
		let best = Number.NEGATIVE_INFINITY;
		if (isQuiet) {
			best = this.#task.evaluate(position);
			if (best >= beta || depth <= -MOST_CAPTURES) {
				return best;
			}

			alpha = Math.max(alpha, best);
		}

		const end = generateMoves(position, moves, base);
		order(position, base, end);
		for (let index = base; index < end; index++) {
			const move = pickMove(moves, scores, index, end);
			if (isQuiet && scores[index] === 0) {
				break;
			}

			const victim = position.board[(move >> 6) & 63] & 7;
			if (victim === KING && !isRoyal) {
				return WON - ply;
			}

			position.make(move);
			if (!isRoyal || !isAttacked(position, position.kings[side], side ^ 1)) {
				const value = -this.#search(
					position,
					depth - 1,
					{alpha: -beta, beta: -alpha},
					{ply: ply + 1, base: end, isLoud: victim === QUEEN},
				);
				best = Math.max(best, value);
				alpha = Math.max(alpha, value);
			}

			position.unmake(move);
			if (alpha >= beta) {
				break;
			}
		}

		// Without a legal move it is over, whatever that means in the game.
		return best === Number.NEGATIVE_INFINITY ? (this.#ended(position, ply) ?? 0) : best;
	}

	/** Returns what a position is worth to the side to move where the game has ended; undefined where it goes on. */
	#ended(position: Position, ply: number): number | undefined {
		const outcome = findEnd(this.#task.end, position, {occurrences: 1});
		if (outcome === undefined) {
			return undefined;
		}

		const {draw} = this.#task;
		return outcome.winner === null
			? draw * (position.side === 0 ? 1 : -1)
			: outcome.winner === position.turn
				? WON - ply
				: ply - WON;
	}
}

/** Scores moves: captures first, the greatest victim by the least man, then promotions; 0 for what is quiet. */
function order({board}: Position, start: number, end: number): void {
	for (let index = start; index < end; index++) {
		const move = moves[index];
		const victim = board[(move >> 6) & 63] & 7;
		const isCapture = victim !== EMPTY || (move & KIND_MASK) === EN_PASSANT;
		scores[index] =
			victim === KING
				? TAKES_KING
				: isCapture
					? (VALUES[victim] + 100) * 16 - (board[move & 63] & 7)
					: VALUES[(move >> 12) & 7];
	}
}
