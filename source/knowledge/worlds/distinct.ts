import type {State} from '../../rules/variant.js';

/** A growing list of states of which no two have the same key. */
export class Distinct {
	readonly states: State[] = [];
	readonly #keyOf: (state: State) => string;
	readonly #keys = new Set<string>();

	constructor(keyOf: (state: State) => string, states: readonly State[] = []) {
		this.#keyOf = keyOf;
		this.addAll(states);
	}

	get size(): number {
		return this.states.length;
	}

	addAll(states: readonly State[]): void {
		for (const state of states) {
			this.add(state);
		}
	}

	/** Adds a state, if there is one, unless one with its key is there. */
	add(state: State | undefined): void {
		if (state === undefined) {
			return;
		}

		const key = this.#keyOf(state);
		if (!this.#keys.has(key)) {
			this.#keys.add(key);
			this.states.push(state);
		}
	}
}
