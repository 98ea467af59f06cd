import {BLACK_MAN, KING} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import {generateLegalMoves} from '../../rules/legal.js';
import type {Move} from '../../rules/move.js';
import {observe} from '../../rules/observe.js';
import {MAX_MOVES, type Position} from '../../rules/position.js';
import {fog} from '../../rules/variants/fog.js';

/** The lone king's code on the board. */
export const BLACK_KING = KING | BLACK_MAN;

const buffer = new Int32Array(MAX_MOVES);

/** Returns the legal moves of the side to move, by the rules of the game. */
export const legalMoves = (position: Position): Move[] => [
	...buffer.subarray(0, generateLegalMoves(position, buffer, 0)),
];

/** Returns the black king's square where White sees him, else NO_SQUARE. */
export const sightOf = (position: Position): Square =>
	observe(position, 'white', fog.see).cells.indexOf(BLACK_KING);
