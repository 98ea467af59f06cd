import * as filter from './filter';
import {
	emitted,
	firstMove,
	found,
	grown,
	lossLevels,
	lost,
	maximal,
	moves,
	nextMaximal,
	placements,
	seen,
	seenLevels,
	turnMaximal,
	unseen,
	won,
} from './graph';
import {beginSets, fillFilter, isFilled, keepSets} from './known-sets';
import {GROUP_END, LEVEL_SHIFT, NEVER, SQUARE_BYTES, TARGET_MASK} from './layout';
import {promoted, single, winBeforePawns} from './pawn-fronts';
import {imageOf, kingSteps, squaresAbove} from './squares';

/** Candidates looked at so far. */
export let work: i32 = 0;

/** The squares that some candidate of the present placement wins from, seen ones among them. */
let union: u64 = 0;

/** Begins with W(0): nowhere is won. */
export function beginLevels(): void {
	for (let placement = 0; placement < placements; placement++) {
		const at = maximal.open(placement, 1);
		store<u64>(at, 0);
		maximal.close(placement, at + 8);
		found.copy(placement, maximal);
	}
}

/** Notes from where a capture of Black's takes White more than `level` moves; returns whether that has changed. */
function updateLosses(placement: i32, level: i32): bool {
	const now = squaresAbove(changetype<usize>(lossLevels) + ((<usize>placement) << 6), level);
	const hasChanged = now !== lost[placement];
	lost[placement] = now;
	return hasChanged;
}

/**
 * Collects the beliefs, Black to move, that became won in `level` moves: of each placement the new
 * remainders, or all of them where a single square became won, with the won squares of seen kings
 * and without the squares from which Black can take too much. Ends a level and begins the next.
 */
export function emit(level: i32): void {
	emitted.clear();
	for (let placement = 0; placement < placements; placement++) {
		const hasChanged = updateLosses(placement, level) || grown[placement] === 1;
		const source = hasChanged ? maximal : found;
		const size = source.sizeOf(placement);
		const keep = ~lost[placement];
		const also = won[placement];
		let from = source.at[placement];
		let to = emitted.open(placement, size);
		let all: u64 = 0;
		for (let set = 0; set < size; set++) {
			const belief = (load<u64>(from) | also) & keep;
			store<u64>(to, belief);
			all |= belief;
			from += 8;
			to += 8;
		}

		emitted.close(placement, to);
		single[placement] = single[placement] | all;
	}

	found.clear();
	nextMaximal.clear();
}

/** Adds to the filter the unseen squares, of `mask`, all of whose unseen neighbours are in a belief. */
function addCandidate(belief: u64, mask: u64): void {
	const held = ~kingSteps(mask & ~belief);
	union |= held;
	if ((held & mask) !== 0) {
		filter.add(held & mask);
	}
}

/**
 * Goes through the beliefs S that some move of White's leads on from, and adds to the filter for each
 * the unseen squares all of whose unseen neighbours are in S: with Black to move there, S is what
 * White then knows. Begins a placement.
 */
export function gather(placement: i32): void {
	beginSets();
	union = 0;
	const mask = unseen[placement];
	const last = firstMove[placement + 1];
	for (let index = firstMove[placement]; index < last; index++) {
		const move = moves[index];
		const target = (move & TARGET_MASK) >> 3;
		const size = emitted.sizeOf(target);
		if (size === 0) {
			continue;
		}

		fillFilter(placement);
		work += size;
		const symmetry = move & 7;
		const end = emitted.at[target] + ((<usize>size) << 3);
		for (let at = emitted.at[target]; at < end; at += 8) {
			addCandidate(imageOf(symmetry, load<u64>(at)), mask);
		}
	}
}

/**
 * Takes in the beliefs that a promotion leads on from, won in `level` moves after it and not known from
 * lower levels: as for placements of the ending itself, all of them where a single square became won.
 * `block` is the address of the other table's block as `table-layout.ts` describes it, `symmetry` that
 * from the placement there to the one after the promotion, and `square` where the new man stands.
 */
export function promote(
	placement: i32,
	level: i32,
	block: usize,
	symmetry: i32,
	square: i32,
): void {
	const keep = ~squaresAbove(block, level);
	const hasChanged = level === 0 ? keep !== 0 : keep !== ~squaresAbove(block, level - 1);
	const groups = load<i32>(block + SQUARE_BYTES);
	const heads = block + SQUARE_BYTES + 4;
	const sets = heads + ((<usize>groups) << 2);
	// The set of level 0 is the complement of the unseen squares, and stands for no remainder.
	const visible = load<u64>(sets);
	const mask = unseen[placement];
	let all: u64 = 0;
	let set: usize = 0;
	for (let group = 0; group < groups; group++) {
		const head = load<u32>(heads + ((<usize>group) << 2));
		const groupLevel = <i32>(head >> LEVEL_SHIFT);
		const end = <usize>(head & GROUP_END);
		if (groupLevel <= level && (hasChanged || groupLevel === level)) {
			fillFilter(placement);
			work += <i32>(end - set);
			for (; set < end; set++) {
				const belief = imageOf(symmetry, (load<u64>(sets + (set << 3)) | visible) & keep);
				all |= belief;
				addCandidate(belief, mask);
			}
		}

		set = end;
	}

	promoted[placement] = promoted[placement] | (all & ~((<u64>1) << square));
}

/** Gives level `level` to the seen squares of the union that have none yet. */
function winSeen(placement: i32, level: i32): void {
	const fresh = union & seen[placement] & ~won[placement];
	grown[placement] = fresh === 0 ? 0 : 1;
	won[placement] = won[placement] | fresh;
	for (let left = fresh; left !== 0; left &= left - 1) {
		seenLevels[placement * 64 + <i32>ctz<u64>(left)] = <u8>level;
	}
}

/** Ends a placement: gives levels to single squares, and takes from the filter what is maximal and what is new. */
export function keep(placement: i32, level: i32): void {
	winSeen(placement, level);
	if (isFilled && winBeforePawns(placement, level)) {
		grown[placement] = 1;
	}

	keepSets(placement);
}

/** Ends a level; returns whether nothing has changed in it, and no capture of Black's takes so long or longer. */
export function endLevel(level: i32): bool {
	turnMaximal();
	for (let placement = 0; placement < placements; placement++) {
		if (found.sizeOf(placement) !== 0 || grown[placement] === 1) {
			return false;
		}
	}

	for (let index = 0; index < placements * 64; index++) {
		const loss = <i32>lossLevels[index];
		if (loss >= level && loss < NEVER) {
			return false;
		}
	}

	return true;
}
