import {BISHOP, EMPTY, KING, KNIGHT, PAWN, QUEEN, ROOK} from '../core/man.js';
import {squaresAlong, type Square} from '../core/square.js';
import {isAttacked} from './attack.js';
import {countManMoves} from './generate.js';
import {CASTLING, EN_PASSANT, KIND_MASK, type Move} from './move.js';
import {ORTHODOX_MEN} from './move-rules.js';
import type {Position} from './position.js';

/** The direction from one square to another: 1–4 along a rank or file, 5–8 diagonally, 0 out of line; index from * 64 + to. */
const DIRECTIONS = new Uint8Array(64 * 64);
for (let from = 0; from < 64; from++) {
	for (const [index, step] of ORTHODOX_MEN.queen.steps.entries()) {
		for (const to of squaresAlong(from, step)) {
			DIRECTIONS[from * 64 + to] = index + 1;
		}
	}
}

/** The direction from its king of each man that is pinned, else 0; and which those are. */
const pins = new Uint8Array(64);
const pinned = new Uint8Array(8);
let pinCount = 0;
/** Where a man can go to that leaves a check by one man: it takes that man or stands between. And which squares those are. */
const answers = new Uint8Array(64);
const answering = new Uint8Array(8);
let answerCount = 0;

function answer(square: Square): void {
	answers[square] = 1;
	answering[answerCount++] = square;
}

function clear(): void {
	while (pinCount > 0) {
		pins[pinned[--pinCount]] = 0;
	}

	while (answerCount > 0) {
		answers[answering[--answerCount]] = 0;
	}
}

/**
 * Looks along the lines of the king of `side` for men that check it and men that are pinned to it, which
 * `isSafeMove` then knows of, and returns the number of checks. The men move as in orthodox chess, and the king stands on the board.
 */
export function lookAround({board, tables, kings}: Position, side: number): number {
	const {first, last, target, skip} = tables;
	const king = kings[side];
	const own = side << 3;
	const enemy = own ^ 8;
	const queen = QUEEN | enemy;
	clear();
	let checks = 0;
	for (let role = BISHOP; role <= ROOK; role++) {
		const slider = role | enemy;
		let walk = first[(role << 6) | king];
		const stop = last[(role << 6) | king];
		while (walk < stop) {
			const start = walk;
			const end = skip[walk];
			while (walk < end && board[target[walk]] === EMPTY) {
				walk++;
			}

			if (walk < end) {
				const at = target[walk];
				const man = board[at];
				// Kings side by side are no position of a game, but one that may be asked about.
				if (man === slider || man === queen || (man === (KING | enemy) && walk === start)) {
					checks++;
					if (checks === 1) {
						for (let between = start; between <= walk; between++) {
							answer(target[between]);
						}
					}
				} else if ((man & 8) === own) {
					let beyond = walk + 1;
					while (beyond < end && board[target[beyond]] === EMPTY) {
						beyond++;
					}

					if (
						beyond < end &&
						(board[target[beyond]] === slider || board[target[beyond]] === queen)
					) {
						pins[at] = DIRECTIONS[(king << 6) | at];
						pinned[pinCount++] = at;
					}
				}
			}

			walk = end;
		}
	}

	const knight = KNIGHT | enemy;
	const stop = last[(KNIGHT << 6) | king];
	for (let walk = first[(KNIGHT << 6) | king]; walk < stop; walk++) {
		if (board[target[walk]] === knight && ++checks === 1) {
			answer(target[walk]);
		}
	}

	const pawn = PAWN | enemy;
	const behind = side === 0 ? king + 8 : king - 8;
	const file = king & 7;
	if (behind >= 0 && behind < 64) {
		if (file > 0 && board[behind - 1] === pawn && ++checks === 1) {
			answer(behind - 1);
		}

		if (file < 7 && board[behind + 1] === pawn && ++checks === 1) {
			answer(behind + 1);
		}
	}

	return checks;
}

/** Returns whether the king of `side` may step to a square: no line may run through where it stood. */
export function isSafeStep(position: Position, side: number, to: Square): boolean {
	const {board, kings} = position;
	const king = kings[side];
	const man = board[king];
	board[king] = EMPTY;
	const isSafe = !isAttacked(position, to, side ^ 1);
	board[king] = man;
	return isSafe;
}

/** Returns whether an en passant capture leaves its king safe: two men leave one rank, so it is played. */
function isSafeInPassing(position: Position, move: Move): boolean {
	const {side} = position;
	position.make(move);
	const isSafe = !isAttacked(position, position.kings[side], side ^ 1);
	position.unmake(move);
	return isSafe;
}

/** Returns whether a man that is not the king may go somewhere by the pins and checks that `lookAround` found. */
export const isFree = (king: Square, from: Square, to: Square, checks: number): boolean =>
	(checks === 0 || (checks === 1 && answers[to] === 1)) &&
	(pins[from] === 0 || DIRECTIONS[(king << 6) | to] === pins[from]);

/** Returns whether a pseudo-legal move of the side to move leaves its king safe; `checks` is what `lookAround` returned for it. */
export function isSafeMove(position: Position, move: Move, checks: number): boolean {
	const from = move & 63;
	const to = (move >> 6) & 63;
	const {board, side, kings} = position;
	if ((board[from] & 7) === KING) {
		// Castling was found safe by the generator, square by square.
		return (move & KIND_MASK) === CASTLING || isSafeStep(position, side, to);
	}

	return (move & KIND_MASK) === EN_PASSANT
		? isSafeInPassing(position, move)
		: isFree(kings[side], from, to, checks);
}

/** Returns how many of the moves of a pinned man, castling and en passant left out, stay on the line to its king. */
function countAlong(position: Position, from: Square, side: number): number {
	const {board, kings, tables} = position;
	const {first, last, target, skip, promotions, doubleStep} = tables;
	const line = kings[side] << 6;
	const pin = pins[from];
	const enemy = (side << 3) ^ 8;
	const role = board[from] & 7;
	let n = 0;
	if (role !== PAWN) {
		let walk = first[(role << 6) | from];
		const stop = last[(role << 6) | from];
		while (walk < stop) {
			const to = target[walk];
			const man = board[to];
			n += DIRECTIONS[line | to] === pin && (man === EMPTY || (man & 8) === enemy) ? 1 : 0;
			walk = man === EMPTY ? walk + 1 : skip[walk];
		}

		return n;
	}

	const forward = side === 0 ? 8 : -8;
	const ahead = from + forward;
	const file = from & 7;
	if (board[ahead] === EMPTY && DIRECTIONS[line | ahead] === pin) {
		const isHome = from >> 3 === (side === 0 ? 1 : 6);
		n = isHome && doubleStep && board[ahead + forward] === EMPTY ? 2 : 1;
	}

	for (let to = ahead - 1; to <= ahead + 1; to += 2) {
		const isBeside = to > ahead ? file < 7 : file > 0;
		const isEnemy = isBeside && board[to] !== EMPTY && (board[to] & 8) === enemy;
		n += isEnemy && DIRECTIONS[line | to] === pin ? 1 : 0;
	}

	return from >> 3 === (side === 0 ? 6 : 1) ? n * promotions.length : n;
}

/**
 * Returns how many moves of `side`, castling and en passant left out, the rules of check bar where `lookAround`
 * found no check: those of pinned men off their line, and the king's steps into attack.
 */
export function countBarred(position: Position, side: number): number {
	const {board, kings, tables} = position;
	let barred = 0;
	for (let index = 0; index < pinCount; index++) {
		const from = pinned[index];
		barred += countManMoves(position, from, side) - countAlong(position, from, side);
	}

	const own = side << 3;
	const king = kings[side];
	const stop = tables.last[(KING << 6) | king];
	for (let walk = tables.first[(KING << 6) | king]; walk < stop; walk++) {
		const to = tables.target[walk];
		const isOwn = board[to] !== EMPTY && (board[to] & 8) === own;
		barred += isOwn || isSafeStep(position, side, to) ? 0 : 1;
	}

	return barred;
}
