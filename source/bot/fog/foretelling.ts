/** How many moves are looked at by depth at most: those that do worse are given up. */
const KEPT = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 16, 10, 6, 5];
const KEPT_DEEPER = 4;
/** How many times longer a depth takes than the one before, as long as nothing has been measured, and at least. */
const GROWTH = 4;
const LEAST_GROWTH = 2;
/** Fewer moves than these are not worth a depth of their own. */
const FEWEST = 2;
/** How many moves go on to a depth that will not be finished, and the least share of it that makes it worth while. */
const PARTIAL_MOVES = 3;
const LEAST_PART = 0.1;
/** Foretells for how many moves a further depth has room, by what those before it took. */
export class Foretelling {
	readonly #used: () => number;
	#before: number;
	/** What one move took at the last depth, in shares of all that may be used. */
	#each = 0;
	#growth = GROWTH;

	/** `used` returns the share of nodes or time that is used up. */
	constructor(used: () => number) {
		this.#used = used;
		this.#before = used();
	}

	/** Notes that a depth of so many moves is done. */
	note(moves: number): void {
		const now = this.#used();
		const each = (now - this.#before) / moves;
		if (this.#each > 0) {
			this.#growth = Math.max(LEAST_GROWTH, Math.min(2 * GROWTH, each / this.#each));
		}

		this.#each = each;
		this.#before = now;
	}

	/**
	 * Returns how many of the better moves go on to a depth, the next one; 0 when there is not time enough. With
	 * `isLastPartial` that is not time for all of it but for a part.
	 */
	countKept(depth: number, isLastPartial: boolean): number {
		const each = this.#each * this.#growth;
		const room = each === 0 ? Number.POSITIVE_INFINITY : (1 - this.#before) / each;
		if (isLastPartial && room < PARTIAL_MOVES) {
			return room < LEAST_PART * PARTIAL_MOVES ? 0 : PARTIAL_MOVES;
		}

		return room < FEWEST ? 0 : Math.min(Math.floor(room), KEPT[depth] ?? KEPT_DEEPER);
	}
}
