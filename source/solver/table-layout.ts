import {fail, ok, type Result} from '../core/result.js';
import {type Material, materialName} from './material.js';
import type {TableGame} from './table-game.js';

/**
 * The layout of a table, in memory and in a file: 32-bit little-endian words.
 *
 *     0  magic          1  version        2, 3  checksum of everything behind word 3
 *     4, 5  the ending's name in ASCII, filled up with zeros; the last byte is the game's code
 *     6  number of placements P (classes under symmetry)
 *     7  number of words
 *     8 …  P + 1 offsets: the word at which each placement's block starts, and the end
 *     then the blocks: 16 words with a level for each square, one byte a square from a1;
 *       one word with the number of groups G; G words with level << LEVEL_SHIFT | end of the group,
 *       counted in sets from the block's first; then the sets, low and high half; one word with a
 *       checksum of the block, for whoever reads single blocks of a file.
 */
export const MAGIC = 0x5446_4f47;
/** Counted up whenever the layout or the meaning of a table changes. */
export const VERSION = 2;
export const CHECKSUM_WORD = 2;
export const NAME_WORD = 4;
export const COUNT_WORD = 6;
export const SIZE_WORD = 7;
export const OFFSETS_WORD = 8;
export const SQUARE_WORDS = 16;
export const LEVEL_SHIFT = 22;

/** Returns the two words that hold an ending's name and the game's code. */
export function nameWords(material: Material, {code}: Pick<TableGame, 'code'>): [number, number] {
	const words: [number, number] = [0, code << 24];
	const name = materialName(material);
	for (let index = 0; index < name.length; index++) {
		words[index >> 2] |= name.charCodeAt(index) << ((index & 3) * 8);
	}

	return words;
}

/**
 * Returns a 64-bit checksum of the words from CHECKSUM_WORD + 2 on, as two halves: two lanes that
 * multiply and rotate as xxHash does, one over even and one over odd words, mixed at the end.
 */
export function checksumOf(words: Int32Array): [number, number] {
	let a = 0x1656_67b1;
	let b = 0x27d4_eb2f;
	const length = words.length;
	let index = CHECKSUM_WORD + 2;
	for (; index + 1 < length; index += 2) {
		a = Math.imul(a ^ words[index], 0x9e37_79b1);
		a = (a << 13) | (a >>> 19);
		b = Math.imul(b ^ words[index + 1], 0x85eb_ca77);
		b = (b << 15) | (b >>> 17);
	}

	if (index < length) {
		a = Math.imul(a ^ words[index], 0xc2b2_ae3d);
	}

	a ^= length;
	a = Math.imul(a ^ (a >>> 15) ^ b, 0x85eb_ca77);
	b = Math.imul(b ^ (b >>> 13) ^ a, 0xc2b2_ae3d);
	return [a ^ (a >>> 16), b ^ (b >>> 16)];
}

/**
 * Returns the checksum of the words from `from` to `to` − 1 as the block of a placement number: a block
 * that was read from a wrong place has another.
 */
export function blockChecksum(
	words: Int32Array,
	from: number,
	to: number,
	placement: number,
): number {
	let sum = 0x1656_67b1 ^ placement;
	for (let index = from; index < to; index++) {
		sum = Math.imul(sum ^ words[index], 0x9e37_79b1);
		sum = (sum << 13) | (sum >>> 19);
	}

	sum = Math.imul(sum ^ (sum >>> 15), 0x85eb_ca77);
	return sum ^ (sum >>> 13);
}

/**
 * Checks that the first words of a file of `size` words are the head of a table of some material and game, made
 * by this version. The error says what is wrong.
 */
export function checkHead(
	words: Int32Array,
	size: number,
	material: Material,
	game: TableGame,
): Result<Int32Array> {
	if (size <= OFFSETS_WORD || words[0] !== MAGIC) {
		return fail('it is no table of fogchess');
	}

	if (words[1] !== VERSION) {
		return fail('another version of fogchess made it');
	}

	if (words[SIZE_WORD] !== size) {
		return fail('it is cut short');
	}

	const name = nameWords(material, game);
	return words[NAME_WORD] === name[0] && words[NAME_WORD + 1] === name[1]
		? ok(words)
		: fail('it is the table of another ending or game');
}

/**
 * Checks that words are an undamaged table of some material and game, made by this version. The error says what
 * is wrong with it.
 */
export function checkWords(
	words: Int32Array,
	material: Material,
	game: TableGame,
): Result<Int32Array> {
	const head = checkHead(words, words.length, material, game);
	if (!head.ok) {
		return head;
	}

	const [low, high] = checksumOf(words);
	return words[CHECKSUM_WORD] === low && words[CHECKSUM_WORD + 1] === high
		? head
		: fail('its checksum is wrong');
}
