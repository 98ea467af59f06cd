import {Span, spanOf} from './span';

// Finds the maximal ones among many sets: those that are no subset of another. Sets are first freed of
// duplicates in a hash table, then taken by falling size and each held against the larger ones that
// were kept, in blocks whose union tells whether one of them can be a superset at all.

/** Sets that share one test against their union before each is looked at: 1 << BLOCK_BITS. */
const BLOCK_BITS = 3;

/** The sets kept, the largest first. */
export let kept: Span<u64> = changetype<Span<u64>>(0);
/** Which of the sets kept were added after `markOld`. */
export let isNew: Span<u8> = changetype<Span<u8>>(0);

let capacity = 0;
let added: Span<u64> = changetype<Span<u64>>(0);
let count = 0;
let old = 0;
let order: Span<i32> = changetype<Span<i32>>(0);
let sizes: Span<u8> = changetype<Span<u8>>(0);
let unions: Span<u64> = changetype<Span<u64>>(0);
/** One more than the index of an added set, or 0. */
let slots: Span<i32> = changetype<Span<i32>>(0);
let slotMask = 0;
let ends: Span<i32> = changetype<Span<i32>>(0);

/** Takes memory for `sets` sets. */
function makeRoom(sets: i32): void {
	capacity = sets;
	slotMask = sets * 2 - 1;
	const grown = spanOf<u64>(sets);
	memory.copy(changetype<usize>(grown), changetype<usize>(added), (<usize>count) << 3);
	added = grown;
	kept = spanOf<u64>(sets);
	isNew = spanOf<u8>(sets);
	order = spanOf<i32>(sets);
	sizes = spanOf<u8>(sets);
	unions = spanOf<u64>(sets >> BLOCK_BITS);
	slots = spanOf<i32>(sets * 2);
}

/** Makes the filter ready, once. */
export function makeFilter(): void {
	ends = spanOf<i32>(65);
	makeRoom(1 << 10);
}

function hashOf(set: u64): i32 {
	const mixed = (<i32>set * <i32>0x9e3779b1) ^ (<i32>(set >> 32) * <i32>0x85ebca6b);
	return mixed ^ <i32>(<u32>mixed >> 15);
}

/** Forgets all sets. */
export function clear(): void {
	if (count * 8 > slotMask) {
		memory.fill(changetype<usize>(slots), 0, (<usize>(slotMask + 1)) << 2);
	} else {
		// From each set's own place to the next free one: that reaches every place in use.
		for (let entry = 0; entry < count; entry++) {
			let slot = hashOf(added[entry]) & slotMask;
			while (slots[slot] !== 0) {
				slots[slot] = 0;
				slot = (slot + 1) & slotMask;
			}
		}
	}

	count = 0;
	old = 0;
}

/** What was added so far is known already: `isNew` will be 0 for it. */
export function markOld(): void {
	old = count;
}

/** How many of the sets added were known already. */
export function oldCount(): i32 {
	return old;
}

/** How many different sets were added. */
export function size(): i32 {
	return count;
}

/** Returns a set in the order of adding. */
export function addedAt(entry: i32): u64 {
	return added[entry];
}

/** Whether anything was added that was not known. */
export function hasNew(): bool {
	return count > old;
}

function grow(): void {
	makeRoom(count * 2);
	for (let entry = 1; entry <= count; entry++) {
		let slot = hashOf(added[entry - 1]) & slotMask;
		while (slots[slot] !== 0) {
			slot = (slot + 1) & slotMask;
		}

		slots[slot] = entry;
	}
}

/** Adds a set, once. */
export function add(set: u64): void {
	let slot = hashOf(set) & slotMask;
	for (let entry = slots[slot]; entry !== 0; entry = slots[slot]) {
		if (added[entry - 1] === set) {
			return;
		}

		slot = (slot + 1) & slotMask;
	}

	added[count] = set;
	slots[slot] = ++count;
	if (count === capacity) {
		grow();
	}
}

/** Orders the added sets by falling size; `ends[size]` becomes the end of a size's stretch. */
function sort(): void {
	memory.fill(changetype<usize>(ends), 0, 65 << 2);
	for (let entry = 0; entry < count; entry++) {
		const size = <i32>popcnt<u64>(added[entry]);
		sizes[entry] = <u8>size;
		ends[size] = ends[size] + 1;
	}

	let end = 0;
	for (let size = 64; size >= 0; size--) {
		const sets = ends[size];
		ends[size] = end;
		end += sets;
	}

	for (let entry = 0; entry < count; entry++) {
		const size = <i32>sizes[entry];
		const place = ends[size];
		order[place] = entry;
		ends[size] = place + 1;
	}
}

/** Whether one of the first `larger` sets kept contains a set. */
function isInside(set: u64, larger: i32): bool {
	for (let block = 0; block << BLOCK_BITS < larger; block++) {
		if ((set & ~unions[block]) !== 0) {
			continue;
		}

		const stop = min((block + 1) << BLOCK_BITS, larger);
		for (let other = block << BLOCK_BITS; other < stop; other++) {
			if ((set & ~kept[other]) === 0) {
				return true;
			}
		}
	}

	return false;
}

/** Keeps the maximal ones of the sets added; returns how many. */
export function reduce(): i32 {
	sort();
	let length = 0;
	let next = 0;
	for (let size = 64; size >= 0; size--) {
		// Different sets of one size cannot contain each other.
		const larger = length;
		const end = ends[size];
		for (; next < end; next++) {
			const entry = order[next];
			const set = added[entry];
			if (isInside(set, larger)) {
				continue;
			}

			const block = length >> BLOCK_BITS;
			const isFirst = (length & ((1 << BLOCK_BITS) - 1)) === 0;
			unions[block] = isFirst ? set : unions[block] | set;
			kept[length] = set;
			isNew[length++] = entry < old ? 0 : 1;
		}
	}

	return length;
}
