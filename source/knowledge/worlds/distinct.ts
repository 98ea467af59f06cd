import type {State} from '../../rules/variant.js';

/** A growing list of states of which no two have the same key. */
export class Distinct {
	readonly states: State[] = [];
	readonly #keyOf: (state: State) => string;
	readonly #keys = new Set<string>();

	constructor(keyOf: (state: State) => string, states: readonly State[] = []) {
		this.#keyOf = keyOf;
		for (const state of states) {
			this.add(state);
		}
	}

	get size(): number {
		return this.states.length;
	}

	/** Adds a state unless one with its key is there. */
	add(state: State): void {
		const key = this.#keyOf(state);
		if (!this.#keys.has(key)) {
			this.#keys.add(key);
			this.states.push(state);
		}
	}
}
