import {generateMoves} from '../rules/generate.js';
import {KIND_MASK, type Move} from '../rules/move.js';
import {MAX_MOVES, type Position} from '../rules/position.js';

const scratch = new Int32Array(MAX_MOVES);

/** Returns the moves of the side to move as the kernel has them, with those that leave its king to be taken where he may be. */
export const kernelMoves = (position: Position): Int32Array =>
	scratch.slice(0, generateMoves(position, scratch, 0));

/** Returns the move that has a key (`moveKey`); undefined when it is not among them. */
export const findByKey = (moves: Int32Array, key: number): Move | undefined =>
	moves.find((move) => (move & ~KIND_MASK) === key);
