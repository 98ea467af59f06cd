import type {SquareSet} from '../../core/square-set.js';
import {squareName} from '../../core/square.js';
import type {BeliefTable} from '../belief-table.js';
import type {Placement} from '../material.js';
import {fenWith} from './board.js';

/** What came of replaying a table with the game's own rules. */
export type Verification = {
	readonly material: string;
	/** Arrangements of White's men with a square of the king: all, counted as in `TableStatistics`, or those drawn. */
	readonly starts: number;
	/** Those that the table calls won, and that were played to the end. */
	readonly won: number;
	/** Different beliefs that were met, up to symmetry. */
	readonly beliefs: number;
	readonly failures: number;
	/** The most moves a won start took. */
	readonly longest: number;
	/** The same for each arrangement of White's men, who sees no king and knows nothing of him. */
	readonly blind: {readonly placements: number; readonly won: number; readonly longest: number};
	/** The first failure as a sentence; left out when there is none. */
	readonly firstFailure?: string;
};

/** Which starts are replayed. */
export type VerifyScope = {
	/** Only each so many-th placement, and of starts not won only the first move; all when left out. */
	readonly every?: number;
	/** So many starts drawn at random instead, each counted once; of those not won only the first move. */
	readonly drawn?: number;
	/** Where chance is asked for. */
	readonly seed?: string;
};

/** Counts what comes of the starts of a table, and what fails. */
export class Tally {
	readonly known = {starts: 0, won: 0, longest: 0};
	readonly blind = {placements: 0, won: 0, longest: 0};
	failures = 0;
	#firstFailure: string | undefined;

	/** Counts `weight` starts, the king's square known or nothing known of him; `moves` are what the won ones took, undefined for others. */
	count(isBlind: boolean, weight: number, moves: number | undefined): void {
		const counts = isBlind ? this.blind : this.known;
		this.known.starts += isBlind ? 0 : weight;
		this.blind.placements += isBlind ? weight : 0;
		counts.won += moves === undefined ? 0 : weight;
		counts.longest = Math.max(counts.longest, moves ?? 0);
	}

	/** Counts a failure, and keeps the first as a sentence. */
	fail(placement: Placement, belief: SquareSet, what: string): void {
		this.failures++;
		const [king] = belief;
		const names = [...belief].map((square) => squareName(square)).join(',');
		this.#firstFailure ??= `${fenWith(placement, king)}, king on ${names}: ${what}`;
	}

	/** Returns what came of them; `beliefs` is how many different ones were met. */
	verification({name}: BeliefTable, beliefs: number): Verification {
		return {
			material: name,
			...this.known,
			blind: this.blind,
			beliefs,
			failures: this.failures,
			...(this.#firstFailure === undefined ? {} : {firstFailure: this.#firstFailure}),
		};
	}
}
