import {setListsOf, SetLists} from './set-lists';
import {Span, spanOf} from './span';

// What the loops work on, by placement; see `EndingGraph` and `FogLevels` for what it means.

export let placements = 0;

/** Of the graph, filled in from outside. */
export let firstMove: Span<i32> = changetype<Span<i32>>(0);
export let moves: Span<i32> = changetype<Span<i32>>(0);
export let unseen: Span<u64> = changetype<Span<u64>>(0);
export let seen: Span<u64> = changetype<Span<u64>>(0);
export let inferred: Span<u64> = changetype<Span<u64>>(0);
export let lossLevels: Span<u8> = changetype<Span<u8>>(0);

/** By placement * 64 + square: the level of a seen king, NEVER where he is not won (yet). */
export let seenLevels: Span<u8> = changetype<Span<u8>>(0);
/** Squares of seen kings who are won by now. */
export let won: Span<u64> = changetype<Span<u64>>(0);
/** Squares from which a capture of Black's makes it take longer than the present level. */
export let lost: Span<u64> = changetype<Span<u64>>(0);
/** 1 where `won`, or what is won before pawns, has grown in the last level. */
export let grown: Span<u8> = changetype<Span<u8>>(0);

/** The beliefs after White's move, seen squares included, that are new since the last level. */
export let emitted: SetLists = changetype<SetLists>(0);
/** The unseen remainders found in the last level. */
export let found: SetLists = changetype<SetLists>(0);
/** The maximal remainders of all levels so far, and those with the present level as they come. */
export let maximal: SetLists = changetype<SetLists>(0);
export let nextMaximal: SetLists = changetype<SetLists>(0);

/** Takes memory for a graph. */
export function makeGraph(count: i32, moveCount: i32): void {
	placements = count;
	firstMove = spanOf<i32>(count + 1);
	moves = spanOf<i32>(moveCount);
	unseen = spanOf<u64>(count);
	seen = spanOf<u64>(count);
	inferred = spanOf<u64>(count);
	lossLevels = spanOf<u8>(count * 64);
	seenLevels = spanOf<u8>(count * 64);
	memory.fill(changetype<usize>(seenLevels), 255, <usize>count * 64);
	won = spanOf<u64>(count);
	lost = spanOf<u64>(count);
	grown = spanOf<u8>(count);
	emitted = setListsOf(count);
	found = setListsOf(count);
	maximal = setListsOf(count);
	nextMaximal = setListsOf(count);
}

/** Makes what was gathered in a level what is known. */
export function turnMaximal(): void {
	const previous = maximal;
	maximal = nextMaximal;
	nextMaximal = previous;
}
