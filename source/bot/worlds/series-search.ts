import {EMPTY, QUEEN} from '../../core/man.js';
import {NO_SQUARE} from '../../core/square.js';
import {kingStepsFrom} from '../../knowledge/king-steps.js';
import {isInCheck} from '../../rules/attack.js';
import {hasMove} from '../../rules/end-rules.js';
import {isSafeStep} from '../../rules/king-safety.js';
import {generateLegalMoves} from '../../rules/legal.js';
import {KIND_MASK, type Move} from '../../rules/move.js';
import {MAX_MOVES, type Position} from '../../rules/position.js';
import {MAN_LOW} from '../search/zobrist.js';

/** So many boards are gone on with after each move of a series, and so many moves it is followed at most. */
const WIDTH = 12;
const LONGEST = 6;
/** What each square is worth to which the other king can step, in hundredths of a pawn: a mate is near where there are few. */
const FLIGHT = 30;
/** What it costs, by the move, that a series is won later. */
const LATER = 10;

/** What is searched for: what a board is worth to a side, a won game and a drawn one, in hundredths of a pawn, and whether time is up. */
export type SeriesTask = {
	readonly evaluate: (cells: Uint8Array, side: number) => number;
	readonly won: number;
	readonly drawn: number;
	/** Returns what such a value is worth when the turn is over and the other side's begins. */
	readonly atEnd: (value: number, board: Position) => number;
	readonly shouldStop: () => boolean;
};

/** A move in a series: the board before it, a number for the one after it, the key of the first move, and how promising it is. */
type Line = {
	readonly before: Position;
	readonly move: Move;
	readonly after: number;
	readonly first: number;
	readonly score: number;
};

const moves = new Int32Array(MAX_MOVES);

/** Returns a number that is nearly always another where the men stand otherwise. */
function keyOf({board}: Position): number {
	let key = 0;
	for (let square = 0; square < 64; square++) {
		key ^= MAN_LOW[(board[square] << 6) | square];
	}

	return key;
}

/** Returns to how many squares the king of the side to move can step. */
function flights(position: Position): number {
	const {board, side, kings} = position;
	let count = 0;
	for (const to of kingStepsFrom(kings[side])) {
		const isOwn = board[to] !== EMPTY && board[to] >> 3 === side;
		count += !isOwn && isSafeStep(position, side, to) ? 1 : 0;
	}

	return count;
}

/** Returns the most promising lines, none of them to the same board twice. */
function mostPromising(lines: Line[]): Line[] {
	const kept = new Map<number, Line>();
	for (const line of lines.sort((a, b) => b.score - a.score)) {
		if (!kept.has(line.after)) {
			kept.set(line.after, line);
		}

		if (kept.size === WIDTH) {
			break;
		}
	}

	return [...kept.values()];
}

/**
 * Looks for the best way to play `left` moves in a row on a board while the other side stands still; a check ends them.
 * Returns what each move that may begin it comes to, by its key (`moveKey`), as far as it was followed.
 */
export function searchSeries(root: Position, left: number, task: SeriesTask): Map<number, number> {
	const {evaluate, won, drawn, atEnd, shouldStop} = task;
	const {side} = root;
	const best = new Map<number, number>();
	/** Follows a board by one move, the last one there is or not; `first` is the key of the first move, if this is not it. */
	const follow = (board: Position, length: number, first?: number): Line[] => {
		const position = board.clone();
		const lines: Line[] = [];
		for (const move of moves.slice(0, generateLegalMoves(position, moves, 0))) {
			const promotion = (move >> 12) & 7;
			const takesKing = position.kings[side ^ 1] === ((move >> 6) & 63);
			if (takesKing || (promotion !== EMPTY && promotion !== QUEEN)) {
				continue;
			}

			const key = first ?? move & ~KIND_MASK;
			position.make(move);
			const isCheck = isInCheck(position, side ^ 1);
			const free = flights(position);
			const isLast = isCheck || length === left;
			const worth = evaluate(position.board, side);
			const value = !isLast
				? worth
				: free > 0 || hasMove(position)
					? atEnd(worth, position)
					: isCheck
						? won - LATER * length
						: drawn;
			best.set(key, Math.max(value, best.get(key) ?? Number.NEGATIVE_INFINITY));
			if (!isLast) {
				const score = worth - FLIGHT * free;
				lines.push({before: board, move, after: keyOf(position), first: key, score});
			}

			position.unmake(move);
		}

		return lines;
	};

	let lines = follow(root, 1);
	for (let length = 2; length <= Math.min(left, LONGEST) && !shouldStop(); length++) {
		lines = mostPromising(lines).flatMap(({before, move, first}) =>
			shouldStop() ? [] : follow(before.after(move).turned(side, NO_SQUARE), length, first),
		);
	}

	return best;
}
