/** Those who are told whenever something changes. */
export class Listeners {
	readonly #all = new Set<() => void>();

	/** Has `listener` called from now on; returns how to end that. */
	readonly subscribe = (listener: () => void): (() => void) => {
		this.#all.add(listener);
		return () => this.#all.delete(listener);
	};

	tell(): void {
		for (const listener of this.#all) {
			listener();
		}
	}
}
