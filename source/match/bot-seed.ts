import {hashText} from '../core/random.js';
import type {SeatHistory} from '../rules/history.js';

/**
 * Returns what a bot draws from in a game with a seed, by how much its seat has played. Each move, try and
 * question that the seat knows of gives another number, so that a refused try is not followed by the same
 * draws; what it did not hear changes nothing.
 */
export function botSeed(seed: number, {plies, tries = []}: SeatHistory): number {
	const tried = plies.reduce((sum, ply) => sum + (ply.tries?.length ?? 0), tries.length);
	return hashText(`${seed} ${plies.length + tried}`);
}
