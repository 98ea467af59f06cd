import type {State, Variant} from '../../rules/variant.js';

/** A growing list of states that differ by what their game counts as the same. */
export class Distinct {
	readonly states: State[] = [];
	readonly #variant: Variant;
	readonly #keys = new Set<string>();

	constructor(variant: Variant, states: readonly State[] = []) {
		this.#variant = variant;
		for (const state of states) {
			this.add(state);
		}
	}

	get size(): number {
		return this.states.length;
	}

	/** Adds a state unless one like it is there. */
	add(state: State): void {
		const key = this.#variant.key(state);
		if (!this.#keys.has(key)) {
			this.#keys.add(key);
			this.states.push(state);
		}
	}
}
