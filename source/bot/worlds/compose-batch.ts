import type {Act} from '../../core/act.js';
import {EMPTY, KING, KNIGHT, PAWN} from '../../core/man.js';
import {NO_SQUARE} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {isAttacked} from '../../rules/attack.js';
import {moveKey} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';
import {VALUES} from '../evaluation/worth.js';
import {squash} from '../fog/judgement.js';
import {findByKey, kernelMoves} from '../kernel-moves.js';
import {staticValue} from './static-value.js';

/** A king that is taken, in hundredths of a pawn. */
const KING_TAKEN = 20_000;
/** What a king in danger counts, own and other, when a batch is over. */
const OWN_KING = 900;
const OTHER_KING = 300;
/** The share of a man that counts which the other side could take. */
const EN_PRISE = 0.2;
/** What it costs that a move cannot be played in a world. */
const LEFT_OUT = -6;
/** So many first moves, and so many second ones of each, are gone on with. */
const WIDTHS: readonly number[] = [4, 2, 1];

/** Returns what a board in the midst of a batch, or at its end, is worth to the side whose batch it is. */
function worth(position: Position, side: number): number {
	const {board, kings, men, count} = position;
	const other = side ^ 1;
	if (kings[other] === NO_SQUARE || kings[side] === NO_SQUARE) {
		return kings[other] === NO_SQUARE ? KING_TAKEN : -KING_TAKEN;
	}

	let sum = staticValue(board, side);
	sum -= isAttacked(position, kings[side], other) ? OWN_KING : 0;
	sum += isAttacked(position, kings[other], side) ? OTHER_KING : 0;
	for (let index = 0; index < count[side]; index++) {
		const square = men[side][index];
		const value = VALUES[board[square] & 7];
		sum -= value > 0 && isAttacked(position, square, other) ? value * EN_PRISE : 0;
	}

	return squash(sum);
}

/** A batch that is begun, and each world's board after it. */
type Begun = {readonly moves: readonly UciMove[]; readonly boards: readonly Position[]};

/** Returns a board after one move of a batch, the same side to move; as it was where the move cannot be played. */
function afterOne(board: Position, wanted: UciMove): Position {
	const move = findByKey(kernelMoves(board), moveKey(wanted));
	return move === undefined || board.isKingTaken
		? board
		: board.after(move).turned(board.side, NO_SQUARE);
}

/** Returns what each of some moves is worth on the average when it is the next of a batch. */
function valuesOf({boards}: Begun, open: readonly UciMove[]): Float64Array {
	const sums = new Float64Array(open.length);
	for (const board of boards) {
		const position = board.clone();
		const {side} = position;
		const before = worth(position, side);
		const all = position.isKingTaken ? new Int32Array(0) : kernelMoves(position);
		for (const [index, wanted] of open.entries()) {
			const move = findByKey(all, moveKey(wanted));
			const takesKnight =
				(position.board[wanted.from] & 7) === PAWN && (position.board[wanted.to] & 7) === KNIGHT;
			if (move === undefined || takesKnight) {
				sums[index] += before + LEFT_OUT;
				continue;
			}

			if ((position.board[wanted.to] & 7) === KING && position.board[wanted.to] !== EMPTY) {
				sums[index] += squash(KING_TAKEN);
				continue;
			}

			position.make(move);
			sums[index] += worth(position, side);
			position.unmake(move);
		}
	}

	return sums;
}

/**
 * Returns batches of `count` moves of different men, put together move by move: the best first moves on the average over the
 * boards of some worlds, the best after each of them, and so on. Fewer when time is up; none of no moves.
 */
export function composeBatches(
	offered: readonly UciMove[],
	boards: readonly Position[],
	count: number,
	shouldStop: () => boolean,
): Act[] {
	let begun: Begun[] = count === 0 ? [] : [{moves: [], boards}];
	for (let length = 0; length < count; length++) {
		const next: Begun[] = [];
		for (const one of begun) {
			const open = offered.filter(({from}) => one.moves.every((move) => move.from !== from));
			if (next.length > 0 && shouldStop()) {
				break;
			}

			const values = valuesOf(one, open);
			const best = [...open.keys()].sort((a, b) => values[b] - values[a]);
			for (const at of best.slice(0, WIDTHS[length] ?? 1)) {
				next.push({
					moves: [...one.moves, open[at]],
					boards: one.boards.map((board) => afterOne(board, open[at])),
				});
			}
		}

		begun = next;
	}

	return begun.map(({moves}) => ({kind: 'batch', moves}));
}
