import {type Random, randomInteger} from '../../core/random.js';

/**
 * Returns `count` indices below `size` drawn without putting back, or all of them when there are no more: Floyd's
 * method (Bentley & Floyd, "A sample of brilliance", 1987).
 */
export function drawIndices(size: number, count: number, random: Random): Int32Array {
	if (count >= size) {
		return Int32Array.from({length: size}, (_, index) => index);
	}

	const drawn = new Set<number>();
	for (let last = size - count; last < size; last++) {
		const index = randomInteger(random, last + 1);
		drawn.add(drawn.has(index) ? last : index);
	}

	return Int32Array.from(drawn);
}
