import {TARGET_MASK} from './layout';
import {moves} from './graph';
import {Span, spanOf} from './span';
import {imageOf} from './squares';
import {ANSWERS, answers, fresh, held} from './tries-graph';

// The announcements that a move of White's can bring besides silence exclude each other, and each is
// answered by a held set of its own: what White wins against with the move is a union of one held set
// for each. These are the unions for all checks together.

/** The unions, the first of them `count`; and which have something new in them. */
export let unions: Span<u64> = changetype<Span<u64>>(0);
export let isNew: Span<u8> = changetype<Span<u8>>(0);
export let count = 0;

let capacity = 0;
let nextUnions: Span<u64> = changetype<Span<u64>>(0);
let nextIsNew: Span<u8> = changetype<Span<u8>>(0);
let partCapacity = 0;
let parts: Span<u64> = changetype<Span<u64>>(0);
let partIsNew: Span<u8> = changetype<Span<u8>>(0);

function makeRoom(sets: i32): void {
	capacity = sets;
	const grown = spanOf<u64>(sets);
	const grownIsNew = spanOf<u8>(sets);
	memory.copy(changetype<usize>(grown), changetype<usize>(unions), (<usize>count) << 3);
	memory.copy(changetype<usize>(grownIsNew), changetype<usize>(isNew), <usize>count);
	unions = grown;
	isNew = grownIsNew;
	nextUnions = spanOf<u64>(sets);
	nextIsNew = spanOf<u8>(sets);
}

/** Makes the lists ready, once. */
export function makeCombinations(): void {
	makeRoom(1 << 8);
}

/** Collects the maximal ones of a list of held sets, turned and cut down to `mask`; returns how many. */
function collectParts(list: i32, symmetry: i32, mask: u64): i32 {
	const size = held.sizeOf(list);
	if (size > partCapacity) {
		partCapacity = size * 2;
		parts = spanOf<u64>(partCapacity);
		partIsNew = spanOf<u8>(partCapacity);
	}

	const sets = held.at[list];
	const freshSets = fresh[list];
	let length = 0;
	for (let index = 0; index < size; index++) {
		const set = imageOf(symmetry, load<u64>(sets + ((<usize>index) << 3))) & mask;
		let isInside = false;
		let kept = 0;
		for (let other = 0; other < length; other++) {
			const part = parts[other];
			if ((set & ~part) === 0) {
				// The same set from a lower level: it is not new after all.
				if (part === set && index >= freshSets) {
					partIsNew[other] = 0;
				}

				isInside = true;
				break;
			}

			if ((part & ~set) !== 0) {
				parts[kept] = part;
				partIsNew[kept++] = partIsNew[other];
			}
		}

		if (!isInside) {
			parts[kept] = set;
			partIsNew[kept++] = index < freshSets ? 1 : 0;
			length = kept;
		}
	}

	return length;
}

/** Makes the unions for the checks that a move can give with the king on squares of `mask`. */
export function combine(index: i32, mask: u64): void {
	const move = moves[index] & TARGET_MASK;
	const symmetry = move & 7;
	const first = (move >> 3) * ANSWERS;
	unions[0] = 0;
	isNew[0] = 0;
	count = 1;
	for (let list = first + 1; list < first + ANSWERS; list++) {
		if ((imageOf(symmetry, answers[list]) & mask) === 0) {
			continue;
		}

		const length = collectParts(list, symmetry, mask);
		if (length === 0 || (length === 1 && parts[0] === 0)) {
			continue;
		}

		while (count * length > capacity) {
			makeRoom(capacity * 2);
		}

		let next = 0;
		for (let union = 0; union < count; union++) {
			for (let part = 0; part < length; part++) {
				nextUnions[next] = unions[union] | parts[part];
				nextIsNew[next++] = isNew[union] | partIsNew[part];
			}
		}

		const unionsBefore = unions;
		const isNewBefore = isNew;
		unions = nextUnions;
		isNew = nextIsNew;
		nextUnions = unionsBefore;
		nextIsNew = isNewBefore;
		count = next;
	}
}
