import {BLACK_MAN, KING, PAWN} from '../../core/man.js';
import {fileOf, rankOf} from '../../core/square.js';
import type {Position} from '../../rules/position.js';
import {type Feature, OFFSETS} from './features.js';

const PLACEMENTS: readonly Feature[] = [
	'pawnPlacement',
	'knightPlacement',
	'bishopPlacement',
	'rookPlacement',
	'queenPlacement',
	'kingPlacement',
];

/** How much each role counts towards the middlegame; 24 for both full armies. */
export const PHASES = Int32Array.of(0, 0, 1, 1, 2, 4, 0, 0, 0, 0, 1, 1, 2, 4, 0, 0);
export const FULL_PHASE = 24;

/** Returns the index of a square among the 32 weights of a placement, for White: the wings are alike. */
const placementIndex = (square: number): number => {
	const file = fileOf(square);
	return rankOf(square) * 4 + (file < 4 ? file : 7 - file);
};

/**
 * Returns what each man is worth on each square, material and placement, packed: index man * 64 +
 * square. Good for White is positive.
 */
export function compilePlacement(packed: Int32Array): Int32Array {
	const table = new Int32Array(16 * 64);
	for (let role = PAWN; role <= KING; role++) {
		const material = role === KING ? 0 : packed[OFFSETS.material + role - PAWN];
		for (let square = 0; square < 64; square++) {
			const worth = material + packed[OFFSETS[PLACEMENTS[role - PAWN]] + placementIndex(square)];
			table[role * 64 + square] = worth;
			table[(role | BLACK_MAN) * 64 + (square ^ 56)] = -worth;
		}
	}

	return table;
}

/** Returns the sum of `table` over the men of a position, packed. */
export function sumPlacement(position: Position, table: Int32Array): number {
	const {board, men, count} = position;
	let sum = 0;
	for (let side = 0; side < 2; side++) {
		const end = count[side];
		for (let index = 0; index < end; index++) {
			const square = men[side][index];
			sum += table[(board[square] << 6) | square];
		}
	}

	return sum | 0;
}

/** Returns the phase of a position: 24 with both full armies, 0 with kings and pawns alone. */
export function sumPhase(position: Position): number {
	const {board, men, count} = position;
	let phase = 0;
	for (let side = 0; side < 2; side++) {
		const end = count[side];
		for (let index = 0; index < end; index++) {
			phase += PHASES[board[men[side][index]]];
		}
	}

	return phase;
}
