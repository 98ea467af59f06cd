import {makeGraph, placements} from './graph';
import {setListsOf, SetLists} from './set-lists';
import {Span, spanOf} from './span';

// What the loops work on besides graph.ts in a game of tries, by placement; see `TryFacts` for what it means.

/** Of ../../tries/try-facts.ts: how many different answers to a try that stands there can be. */
export const ANSWERS = 8;

/** How many placements are this ending's; those behind are ones that pawns promote into. */
export let own = 0;

/** By move: the squares of the king for which the umpire refuses it. */
export let refusals: Span<u64> = changetype<Span<u64>>(0);
/** By placement: the squares from which the king, to move, neither takes a man nor is stalemated. */
export let sound: Span<u64> = changetype<Span<u64>>(0);
/** By placement * ANSWERS + answer: the squares of the king, to move, for which White hears it. */
export let answers: Span<u64> = changetype<Span<u64>>(0);

/**
 * By placement * ANSWERS + answer: the maximal sets of such squares from which every reply leads into
 * a won set; those that are new since the last level stand first, `fresh` of them.
 */
export let held: SetLists = changetype<SetLists>(0);
export let nextHeld: SetLists = changetype<SetLists>(0);
export let fresh: Span<i32> = changetype<Span<i32>>(0);
/** 1 where some list of `held` has something new. */
export let stirred: Span<u8> = changetype<Span<u8>>(0);

/** Takes memory for a graph of `count` placements, `foreign` of them of other endings. */
export function makeTryGraph(count: i32, foreign: i32, moveCount: i32): void {
	makeGraph(count, moveCount);
	own = count - foreign;
	refusals = spanOf<u64>(moveCount);
	sound = spanOf<u64>(placements);
	answers = spanOf<u64>(placements * ANSWERS);
	held = setListsOf(placements * ANSWERS);
	nextHeld = setListsOf(placements * ANSWERS);
	fresh = spanOf<i32>(placements * ANSWERS);
	stirred = spanOf<u8>(placements);
}

/** Makes what was collected for a level what is held. */
export function turnHeld(): void {
	const previous = held;
	held = nextHeld;
	nextHeld = previous;
}
