import {PAWN} from '../../core/man.js';
import type {Position} from '../../rules/position.js';
import {isAttacked} from '../../rules/attack.js';
import {generateLegalMoves} from '../../rules/legal.js';
import {moveTo} from '../../rules/move.js';
import {MAX_MOVES} from '../../rules/position.js';
import {MAN_VALUES} from '../man-values.js';

/** What the hunt is worth before anything else counts; a mate is worth 1500, a draw as much below nothing. */
const HUNT = 900;
/** What each square is worth that the king cannot come to. */
const ROOM = 8;
/** What each step is worth that the two kings are nearer. */
const NEARNESS = 6;
/** What the squares are worth that a pawn has gone, squared. */
const ADVANCE = 2;
/** The share of the worth of the men that counts, and the most of it; and of one that can be taken. */
const MEN = 0.15;
const MOST_MEN = 400;
const LOSS = 0.7;

const scratch = new Int32Array(MAX_MOVES);
const reached = new Uint8Array(64);
const queue = new Uint8Array(64);

/** Returns how many squares a lone king of `side` can come to while the other side's men stand still, his own included. */
function roomOf(position: Position, side: number): number {
	reached.fill(0);
	const king = position.kings[side];
	reached[king] = 1;
	queue[0] = king;
	let size = 1;
	for (let at = 0; at < size; at++) {
		const from = queue[at];
		for (let rank = (from >> 3) - 1; rank <= (from >> 3) + 1; rank++) {
			for (let file = (from & 7) - 1; file <= (from & 7) + 1; file++) {
				const square = rank * 8 + file;
				const isNew = rank >= 0 && rank < 8 && file >= 0 && file < 8 && reached[square] === 0;
				if (isNew) {
					reached[square] = 1;
					if (!isAttacked(position, square, side ^ 1)) {
						queue[size++] = square;
					}
				}
			}
		}
	}

	return size;
}

/**
 * Returns what a position is worth to the side that hunts a lone king, who is to move, on the scale of
 * values that are pressed into ±1500: its men, less what he can take, how far its pawns are, how little room he has, and how near its own king is.
 */
export function loneKingValue(position: Position): number {
	const {side, men, count, board} = position;
	const hunter = side ^ 1;
	let worth = 0;
	let advance = 0;
	for (let index = hunter * 64; index < hunter * 64 + count[hunter]; index++) {
		const square = men[index];
		const role = board[square] & 7;
		worth += MAN_VALUES[role];
		if (role === PAWN) {
			const rank = hunter === 0 ? square >> 3 : 7 - (square >> 3);
			advance += rank * rank;
		}
	}

	let loss = 0;
	const end = generateLegalMoves(position, scratch, 0);
	for (let index = 0; index < end; index++) {
		loss = Math.max(loss, MAN_VALUES[board[moveTo(scratch[index])] & 7]);
	}

	const [king, other] = [position.kings[side], position.kings[hunter]];
	const distance = Math.max(
		Math.abs((king & 7) - (other & 7)),
		Math.abs((king >> 3) - (other >> 3)),
	);
	return (
		HUNT +
		Math.min(MOST_MEN, worth * MEN) +
		advance * ADVANCE -
		loss * LOSS -
		roomOf(position, side) * ROOM -
		distance * NEARNESS
	);
}
