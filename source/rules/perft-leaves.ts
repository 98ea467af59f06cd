import {EMPTY, KING, PAWN} from '../core/man.js';
import {NO_SQUARE} from '../core/square.js';
import {countCastlings, countEnPassant, countManMoves} from './generate.js';
import {countBarred, lookAround} from './king-safety.js';
import {countLegalMoves, generateLegalMoves} from './legal.js';
import {CASTLING, DOUBLE_STEP, EN_PASSANT, KIND_MASK} from './move.js';
import type {Position} from './position.js';

/** The most men a side may have here: one bit of an integer for each. */
export const MOST_COUNTED_MEN = 32;

/** For each square, which men of the side that answers (bits by place on its list) have moves that depend on it. */
const watchers = new Int32Array(64);
/** How many moves each of those men has before the move. */
const counts = new Int32Array(MOST_COUNTED_MEN);

/** Notes for each square which men of `side` watch it, and returns the number of all their moves. */
function watch(position: Position, side: number): number {
	const {board, tables} = position;
	const men = position.men[side];
	const {first, last, target, skip} = tables;
	watchers.fill(0);
	let total = 0;
	for (let place = 0; place < position.count[side]; place++) {
		const from = men[place];
		const bit = 1 << place;
		const role = board[from] & 7;
		const count = countManMoves(position, from, side);
		counts[place] = count;
		total += count;
		if (role === PAWN) {
			const ahead = from + (side === 0 ? 8 : -8);
			const further = ahead + (side === 0 ? 8 : -8);
			watchers[ahead] |= bit;
			// On a square that it cannot capture on a pawn is asked once too often, and no more.
			watchers[(ahead - 1) & 63] |= bit;
			watchers[(ahead + 1) & 63] |= bit;
			watchers[further & 63] |= bit;
			continue;
		}

		let walk = first[(role << 6) | from];
		const stop = last[(role << 6) | from];
		while (walk < stop) {
			const square = target[walk];
			watchers[square] |= bit;
			walk = board[square] === EMPTY ? walk + 1 : skip[walk];
		}
	}

	return total;
}

/** Returns by how much the moves of the men in `affected` have changed since `watch`. */
function recount(position: Position, side: number, affected: number): number {
	let change = 0;
	for (let bits = affected; bits !== 0; bits &= bits - 1) {
		const place = 31 - Math.clz32(bits & -bits);
		change += countManMoves(position, position.men[side][place], side) - counts[place];
	}

	return change;
}

/** Returns the number of answers to a move by playing it in full. */
function countByPlaying(position: Position, move: number): number {
	position.make(move);
	const leaves = position.isKingTaken ? 0 : countLegalMoves(position);
	position.unmake(move);
	return leaves;
}

/** Returns whether a move changes nothing but two squares and lets the castlings of the side that answers be. */
function isPlain(position: Position, move: number): boolean {
	const from = move & 63;
	const to = (move >> 6) & 63;
	const kind = move & KIND_MASK;
	const isOnBackRank = from >= 56 || to >= 56 || from < 8 || to < 8;
	return kind !== CASTLING && kind !== EN_PASSANT && (position.castling === 0 || !isOnBackRank);
}

/**
 * Returns the number of move pairs from a position. A move changes only the answers of men that watch the squares it
 * empties and fills, so only those men are counted anew; that is what makes the last two plies of perft cheap. Both
 * sides may have at most MOST_COUNTED_MEN men; where check must be heeded, both have their king, and the men are orthodox.
 */
export function countPairs(position: Position, moves: Int32Array, start: number): number {
	const {board, side, epSquare} = position;
	const enemy = side ^ 1;
	const heedsCheck = position.tables.royal === 'check';
	const end = generateLegalMoves(position, moves, start);
	let pairs = 0;
	// The moves that are played in full come before and after the others: taking one back may change places on the lists, and `watch` counts on those.
	let plain = start;
	for (let index = start; index < end; index++) {
		const move = moves[index];
		if (isPlain(position, move)) {
			moves[plain++] = move;
		} else {
			pairs += countByPlaying(position, move);
		}
	}

	const total = watch(position, enemy);
	position.side = enemy;
	// They stay what they are while neither back rank is touched and nothing bars them.
	const castlings = heedsCheck ? 0 : countCastlings(position);
	let late = start;
	for (let index = start; index < plain; index++) {
		const move = moves[index];
		const from = move & 63;
		const to = (move >> 6) & 63;
		const man = board[from];
		const captured = board[to];
		let affected = watchers[from] | watchers[to];
		let answers = total + castlings;
		if (captured !== EMPTY) {
			if ((captured & 7) === KING) {
				continue;
			}

			const place = position.place[to];
			affected &= ~(1 << place);
			answers -= counts[place];
		}

		const promotion = (move >> 12) & 7;
		board[from] = EMPTY;
		board[to] = promotion === EMPTY ? man : promotion | (man & 8);
		position.epSquare = (move & KIND_MASK) === DOUBLE_STEP ? (from + to) >> 1 : NO_SQUARE;
		const passing = countEnPassant(position);
		if (heedsCheck && (passing > 0 || lookAround(position, enemy) > 0)) {
			moves[late++] = move;
		} else {
			const barred = heedsCheck ? countBarred(position, enemy) - countCastlings(position) : 0;
			pairs += answers + recount(position, enemy, affected) + passing - barred;
		}

		board[from] = man;
		board[to] = captured;
	}

	position.side = side;
	position.epSquare = epSquare;
	for (let index = start; index < late; index++) {
		pairs += countByPlaying(position, moves[index]);
	}

	return pairs;
}
