import {fileOf, onBoard, rankOf, type Square, squareAt} from '../../core/square.js';
import {HIGH_BIT, LOW_BIT} from './codes.js';

/** The squares between two squares on one rank, file or diagonal, lower half: index from * 64 + to; 0 off such lines. */
export const BETWEEN_LOW = new Int32Array(4096);
/** The same, upper half. */
export const BETWEEN_HIGH = new Int32Array(4096);

/** Walks from a square to the edge of the board and notes what lies between. */
function walk(from: Square, files: number, ranks: number): void {
	let low = 0;
	let high = 0;
	let file = fileOf(from) + files;
	let rank = rankOf(from) + ranks;
	while (onBoard(file, rank)) {
		const to = squareAt(file, rank);
		BETWEEN_LOW[from * 64 + to] = low;
		BETWEEN_HIGH[from * 64 + to] = high;
		low |= LOW_BIT[to];
		high |= HIGH_BIT[to];
		file += files;
		rank += ranks;
	}
}

for (let from = 0; from < 64; from++) {
	for (const files of [-1, 0, 1]) {
		for (const ranks of [-1, 0, 1]) {
			if (files !== 0 || ranks !== 0) {
				walk(from, files, ranks);
			}
		}
	}
}
