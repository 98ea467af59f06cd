import type {Member} from './member.js';
import type {Belief} from './play.js';

/** What is known of one belief: the fewest moves it is forced within, and the most it is not. */
type Entry = {readonly keys: ReadonlySet<string>; forced: number; refuted: number};

/** Entries compared for subsets at most; more would cost more than they save. */
const MOST_COMPARED = 64;

/** Returns the white men of a belief, which are the same in all its members. */
const menOf = ([{board, castling}]: Belief): string =>
	String.fromCharCode.apply(null, [
		...board.map((code) => (code >= 1 && code <= 6 ? code : 0)),
		castling & 3,
	]);

const keyOf = (belief: Belief): string =>
	belief
		.map(({key}) => key)
		.sort((a, b) => (a < b ? -1 : 1))
		.join('|');

/**
 * Remembers what was found. Besides the very belief it knows two more: a part of what is forced is
 * forced within the same moves, and what holds a part that is refuted is refuted (White only knows
 * less).
 */
export class KnownResults {
	readonly #exact = new Map<string, Entry>();
	readonly #byMen = new Map<string, Entry[]>();

	/** Returns whether a belief is forced within `limit` moves, or undefined when that is not known. */
	find(belief: Belief, limit: number): boolean | undefined {
		const exact = this.#exact.get(keyOf(belief));
		if (exact !== undefined) {
			if (exact.forced <= limit) {
				return true;
			}

			if (exact.refuted >= limit) {
				return false;
			}
		}

		for (const entry of this.#byMen.get(menOf(belief)) ?? []) {
			if (entry.forced <= limit && isPart(belief, entry.keys)) {
				return true;
			}

			if (entry.refuted >= limit && hasPart(belief, entry.keys)) {
				return false;
			}
		}

		return undefined;
	}

	/** Remembers that a belief is, or is not, forced within `limit` moves. */
	add(belief: Belief, limit: number, isForced: boolean): void {
		const key = keyOf(belief);
		let entry = this.#exact.get(key);
		if (entry === undefined) {
			entry = {
				keys: new Set(belief.map((member) => member.key)),
				forced: Number.POSITIVE_INFINITY,
				refuted: 0,
			};
			this.#exact.set(key, entry);
			const men = menOf(belief);
			const list = this.#byMen.get(men);
			if (list === undefined) {
				this.#byMen.set(men, [entry]);
			} else if (list.length < MOST_COMPARED) {
				list.push(entry);
			}
		}

		if (isForced) {
			entry.forced = Math.min(entry.forced, limit);
		} else {
			entry.refuted = Math.max(entry.refuted, limit);
		}
	}
}

const isPart = (belief: readonly Member[], keys: ReadonlySet<string>): boolean =>
	belief.length <= keys.size && belief.every(({key}) => keys.has(key));

const hasPart = (belief: readonly Member[], keys: ReadonlySet<string>): boolean => {
	if (keys.size > belief.length) {
		return false;
	}

	const own = new Set(belief.map(({key}) => key));
	return [...keys].every((key) => own.has(key));
};
