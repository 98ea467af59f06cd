// The inner loops of retrograde analysis over beliefs, for WebAssembly: what leaves this module.
// One instance works on one ending: `begin`, fill the graph, `prepare`, then level by level `emit`,
// and for each placement `gather`, `promote` for each promotion, `keep`; then `endLevel`. In a game of
// tries `beginTries`, `prepareTries`, and level by level `emitTries`, for each placement `gatherTries` and
// `keepTries`, for each of another ending `feedTries`, and `endTryLevel`.
import {beginLevels} from './analysis';
import {makeCombinations} from './combinations';
import {makeFilter} from './filter';
import {found, makeGraph} from './graph';
import {take} from './memory';
import {makePawnFronts} from './pawn-fronts';
import {Chunk} from './set-lists';
import {beginTryLevels} from './tries';
import {makeTryGraph} from './tries-graph';

export {emit, endLevel, gather, keep, promote, work} from './analysis';
export {firstMove, inferred, lossLevels, moves, seen, seenLevels, unseen} from './graph';
export {emitTries} from './held-sets';
export {endTryLevel, feedTries, gatherTries, keepTries, tryWork} from './tries';
export {answers, refusals, sound} from './tries-graph';

/** Takes memory for a graph, which is then to be filled in. */
export function begin(count: i32, moveCount: i32): void {
	makeGraph(count, moveCount);
	makeFilter();
}

/** Makes ready for level 0, the graph being filled in. */
export function prepare(): void {
	makePawnFronts();
	beginLevels();
}

/** Takes memory for the graph of a game of tries, which is then to be filled in. */
export function beginTries(count: i32, foreign: i32, moveCount: i32): void {
	makeTryGraph(count, foreign, moveCount);
	makeFilter();
	makeCombinations();
}

/** Makes ready for level 0 of a game of tries, the graph being filled in. */
export function prepareTries(): void {
	beginTryLevels();
}

let block: usize = 0;
let blockBytes: usize = 0;

/** Returns the address of `bytes` bytes for the block of another table; the last one's is given up. */
export function blockOf(bytes: usize): usize {
	if (bytes > blockBytes) {
		blockBytes = bytes * 2;
		block = take(blockBytes);
	}

	return block;
}

/** Returns the address of where each placement's remainders of the last level start, counted in sets. */
export function foundStart(): usize {
	return changetype<usize>(found.start);
}

/** Returns the first chunk of the remainders of the last level, 0 when there is none. */
export function firstFound(): usize {
	return changetype<usize>(found.first);
}

/** Returns the chunk behind another, 0 behind the last. */
export function nextChunk(chunk: usize): usize {
	return changetype<usize>(changetype<Chunk>(chunk).next);
}

/** Returns the address of a chunk's sets. */
export function chunkSets(chunk: usize): usize {
	return chunk + offsetof<Chunk>();
}

/** Returns how many bytes of sets a chunk holds. */
export function chunkBytes(chunk: usize): usize {
	return changetype<Chunk>(chunk).used;
}
