/** Returns the texts without those of others, each as often as it stands there. */
export function without(texts: readonly string[], others: readonly string[]): readonly string[] {
	const left = [...others];
	return texts.filter((text) => {
		const index = left.indexOf(text);
		return index < 0 || left.splice(index, 1).length === 0;
	});
}

/** Tells of what is said at a moment only what was not said at it before. */
export class News {
	#moment = '';
	#texts: readonly string[] = [];

	/** Returns the texts that are new: all of them at another moment, else those that were not there yet. */
	fresh(moment: string, texts: readonly string[]): readonly string[] {
		const before = this.#moment === moment ? this.#texts : [];
		this.#moment = moment;
		this.#texts = texts;
		return without(texts, before);
	}

	/** Forgets that some texts were said. */
	drop(texts: readonly string[]): void {
		this.#texts = without(this.#texts, texts);
	}

	/** Forgets what was said. */
	forget(): void {
		this.#moment = '';
		this.#texts = [];
	}
}
