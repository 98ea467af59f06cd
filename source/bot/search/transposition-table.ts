import type {Move} from '../../rules/move.js';

/** What a stored value is: the value itself, at least, or at most the value. */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

/** Key halves, move and facts, value. */
const FIELDS = 4;

/**
 * Positions that have been searched, by their hash keys: one bucket a key in typed arrays, 16 bytes an
 * entry. An entry is replaced unless it is of this decision and was searched deeper. Positions of all
 * worlds of a decision share it: they are the same positions wherever they come up.
 */
export class TranspositionTable {
	readonly #entries: Int32Array;
	readonly #mask: number;
	/** Which decision entries are of, 0–63. */
	#generation = 0;
	/** The entry that `find` found. */
	#at = 0;

	/** Holds 2 ** bits entries. */
	constructor(bits = 17) {
		this.#mask = (1 << bits) - 1;
		this.#entries = new Int32Array((1 << bits) * FIELDS);
	}

	clear(): void {
		this.#entries.fill(0);
	}

	/** Makes room for a new decision: what is there now may be replaced by anything. */
	age(): void {
		this.#generation = (this.#generation + 1) & 63;
	}

	/** Looks for a key; when it is there `move`, `depth`, `kind` and `value` tell what is known of it. */
	find(low: number, high: number): boolean {
		const at = (low & this.#mask) * FIELDS;
		this.#at = at;
		const entries = this.#entries;
		return entries[at] === low && entries[at + 1] === high && entries[at + 2] !== 0;
	}

	/** The best move of the entry found, or 0. */
	get move(): Move {
		return this.#entries[this.#at + 2] & 0x1_ff_ff;
	}

	/** EXACT, AT_LEAST or AT_MOST. */
	get kind(): number {
		return (this.#entries[this.#at + 2] >> 17) & 3;
	}

	/** To what depth the entry found was searched; 0 by quiescence alone. */
	get depth(): number {
		return (this.#entries[this.#at + 2] >> 19) & 63;
	}

	get value(): number {
		return this.#entries[this.#at + 3];
	}

	/** Returns whether the entry found, of such a value on this line, says all that a window needs. */
	settles(value: number, alpha: number, beta: number): boolean {
		const {kind} = this;
		return (
			kind === EXACT || (kind === AT_LEAST && value >= beta) || (kind === AT_MOST && value <= alpha)
		);
	}

	/** Keeps what a search to `depth` found. `move` is 0 when no move stood out. */
	store(low: number, high: number, move: Move, depth: number, kind: number, value: number): void {
		const entries = this.#entries;
		const at = (low & this.#mask) * FIELDS;
		const facts = entries[at + 2];
		const isSame = entries[at] === low && entries[at + 1] === high;
		if (!isSame && facts >>> 25 === this.#generation && ((facts >> 19) & 63) > depth + 2) {
			return;
		}

		const kept = move === 0 && isSame ? facts & 0x1_ff_ff : move;
		entries[at] = low;
		entries[at + 1] = high;
		entries[at + 2] = kept | (kind << 17) | (depth << 19) | (this.#generation << 25);
		entries[at + 3] = value;
	}
}
