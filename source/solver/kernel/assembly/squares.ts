/** Sets of squares are 64 bits, a1 the lowest, h8 the highest. */
const NOT_A_FILE: u64 = 0xfefefefefefefefe;
const NOT_H_FILE: u64 = 0x7f7f7f7f7f7f7f7f;

/** Returns the squares a king's step away from some square of a set, as `kingSteps` of the knowledge room does. */
export function kingSteps(set: u64): u64 {
	const sides = ((set << 1) & NOT_A_FILE) | ((set >> 1) & NOT_H_FILE);
	const rows = set | sides;
	return sides | (rows << 8) | (rows >> 8);
}

/** Swaps the bits of `mask` with those `shift` higher. */
function swapped(set: u64, mask: u64, shift: u64): u64 {
	return ((set >> shift) & mask) | ((set & mask) << shift);
}

/** Swaps the bits of `mask` with those `shift` higher, the others staying (a delta swap). */
function exchanged(set: u64, mask: u64, shift: u64): u64 {
	const changed = (set ^ (set >> shift)) & mask;
	return set ^ changed ^ (changed << shift);
}

/** Returns where a symmetry takes a set of squares: `mapSet` of ../../symmetry.ts without its tables. */
export function imageOf(symmetry: i32, set: u64): u64 {
	if (symmetry & 1) {
		set = swapped(set, 0x5555555555555555, 1);
		set = swapped(set, 0x3333333333333333, 2);
		set = swapped(set, 0x0f0f0f0f0f0f0f0f, 4);
	}

	if (symmetry & 2) {
		set = swapped(set, 0x00ff00ff00ff00ff, 8);
		set = swapped(set, 0x0000ffff0000ffff, 16);
		set = rotr<u64>(set, 32);
	}

	if (symmetry & 4) {
		set = exchanged(set, 0x00aa00aa00aa00aa, 7);
		set = exchanged(set, 0x0000cccc0000cccc, 14);
		set = exchanged(set, 0x00000000f0f0f0f0, 28);
	}

	return set;
}

const HIGH_BITS: u64 = 0x8080808080808080;
const LOW_BITS: u64 = 0x0101010101010101;

/** Returns the squares whose levels, 64 bytes from `at` on, are above `level`, eight at a time. */
export function squaresAbove(at: usize, level: i32): u64 {
	const toHighBit = <u64>(127 - (level & 127)) * LOW_BITS;
	let squares: u64 = 0;
	for (let rank = 0; rank < 8; rank++) {
		const levels = load<u64>(at + ((<usize>rank) << 3));
		const carried = (levels & ~HIGH_BITS) + toHighBit;
		const above = (level < 128 ? carried | levels : carried & levels) & HIGH_BITS;
		// Gathers the high bits of the eight bytes in the highest byte.
		squares |= (((above >> 7) * 0x0102040810204080) >> 56) << (rank << 3);
	}

	return squares;
}
