import {BeliefTable} from './belief-table.js';
import {unwrap} from '../core/result.js';
import type {LevelSets} from './kernel/module.js';
import type {LevelMaker} from './levels.js';
import type {Material} from './material.js';
import type {TableGame} from './table-game.js';
import {
	blockChecksum,
	CHECKSUM_WORD,
	checksumOf,
	COUNT_WORD,
	LEVEL_SHIFT,
	MAGIC,
	NAME_WORD,
	nameWords,
	OFFSETS_WORD,
	SIZE_WORD,
	SQUARE_WORDS,
	VERSION,
} from './table-layout.js';

/** Returns how many words a placement's block takes. */
function blockSize(levels: readonly LevelSets[], placement: number): number {
	// The levels of the squares, the number of groups, and the checksum.
	let words = SQUARE_WORDS + 2;
	for (const {start} of levels) {
		const sets = start[placement + 1] - start[placement];
		words += sets === 0 ? 0 : 1 + sets * 2;
	}

	return words;
}

/** Writes a placement's block at a word; `squareLevels` has the squares' own levels, four a word. */
function writeBlock(
	words: Int32Array,
	block: number,
	maker: LevelMaker,
	levels: readonly LevelSets[],
	squareLevels: Int32Array,
	placement: number,
): void {
	const squares = placement * SQUARE_WORDS;
	words.set(squareLevels.subarray(squares, squares + SQUARE_WORDS), block);
	const present: number[] = [];
	for (const [level, {start}] of levels.entries()) {
		if (start[placement] < start[placement + 1]) {
			present.push(level);
		}
	}

	const groups = block + SQUARE_WORDS + 1;
	words[groups - 1] = present.length;
	const first = groups + present.length;
	let next = first;
	for (const [group, level] of present.entries()) {
		const sets = levels[level];
		if (level === 0) {
			// The empty set of level 0 stands for all squares that no other set can hold.
			const [low, high] = maker.squaresOf(placement);
			words[next++] = ~low;
			words[next++] = ~high;
		} else {
			const from = sets.start[placement] * 2;
			const to = sets.start[placement + 1] * 2;
			words.set(sets.words.subarray(from, to), next);
			next += to - from;
		}

		words[groups + group] = (level << LEVEL_SHIFT) | ((next - first) / 2);
	}
}

/** Returns the table of a finished analysis; `tables` holds those that its pawns promote into. */
export function writeTable(
	material: Material,
	maker: LevelMaker,
	levels: readonly LevelSets[],
	tables: ReadonlyMap<string, BeliefTable>,
	game: TableGame,
): BeliefTable {
	const {count} = maker.index;
	const offsets = [OFFSETS_WORD + count + 1];
	for (let placement = 0; placement < count; placement++) {
		offsets.push(offsets[placement] + blockSize(levels, placement));
	}

	// Shared, so that threads can hand tables to each other without copies.
	const words = new Int32Array(new SharedArrayBuffer(offsets[count] * 4));
	words[0] = MAGIC;
	words[1] = VERSION;
	words.set(nameWords(material, game), NAME_WORD);
	words[COUNT_WORD] = count;
	words[SIZE_WORD] = words.length;
	words.set(offsets, OFFSETS_WORD);
	const squareLevels = new Int32Array(maker.squareLevels(levels).buffer);
	for (let placement = 0; placement < count; placement++) {
		writeBlock(words, offsets[placement], maker, levels, squareLevels, placement);
		const end = offsets[placement + 1] - 1;
		words[end] = blockChecksum(words, offsets[placement], end, placement);
	}

	words.set(checksumOf(words), CHECKSUM_WORD);
	return unwrap(BeliefTable.fromWords(words, material, tables, game));
}
