import {SquareSet} from '../core/square-set.js';
import {fileOf, rankOf, type Square, squareAt} from '../core/square.js';

/** The symmetries of the board: bit 0 mirrors the files, bit 1 the ranks, bit 2 then swaps files and ranks. */
export const SYMMETRIES = 8;
/** The first of them keep the ranks, and so the ways of pawns. */
export const FILE_SYMMETRIES = 2;

/** Where each symmetry takes each square: index symmetry * 64 + square. */
export const SYMMETRIC_SQUARES = new Uint8Array(SYMMETRIES * 64);
for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
	for (let square = 0; square < 64; square++) {
		const file = symmetry & 1 ? 7 - fileOf(square) : fileOf(square);
		const rank = symmetry & 2 ? 7 - rankOf(square) : rankOf(square);
		SYMMETRIC_SQUARES[symmetry * 64 + square] =
			symmetry & 4 ? squareAt(rank, file) : squareAt(file, rank);
	}
}

/** The symmetry that undoes each. */
export const INVERSE_SYMMETRY = Uint8Array.of(0, 1, 2, 3, 4, 6, 5, 7);

/**
 * The images of the eight squares of a rank by symmetry: index symmetry * 2048 + rank * 256 + the
 * rank's eight bits. A set's image is the union over its eight ranks.
 */
const RANK_IMAGE_LOW = new Int32Array(SYMMETRIES * 2048);
const RANK_IMAGE_HIGH = new Int32Array(SYMMETRIES * 2048);
for (let index = 0; index < SYMMETRIES * 2048; index++) {
	const base = (index >> 11) * 64 + ((index >> 8) & 7) * 8;
	for (let file = 0; file < 8; file++) {
		if ((index >> file) & 1) {
			const image = SYMMETRIC_SQUARES[base + file];
			if (image < 32) {
				RANK_IMAGE_LOW[index] |= 1 << image;
			} else {
				RANK_IMAGE_HIGH[index] |= 1 << (image - 32);
			}
		}
	}
}

export const mapSquare = (symmetry: number, square: Square): Square =>
	SYMMETRIC_SQUARES[symmetry * 64 + square];

export function mapSet(symmetry: number, set: SquareSet): SquareSet {
	if (symmetry === 0) {
		return set;
	}

	let low = 0;
	let high = 0;
	for (let rank = 0; rank < 8; rank++) {
		const bits = ((rank < 4 ? set.low : set.high) >>> ((rank & 3) * 8)) & 255;
		const index = symmetry * 2048 + rank * 256 + bits;
		low |= RANK_IMAGE_LOW[index];
		high |= RANK_IMAGE_HIGH[index];
	}

	return new SquareSet(low, high);
}
