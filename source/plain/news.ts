/** Tells of what is said at a moment only what was not said at it before. */
export class News {
	#moment = '';
	#texts: readonly string[] = [];

	/** Returns the texts that are new: all of them at another moment, else those from the first one that differs. */
	fresh(moment: string, texts: readonly string[]): readonly string[] {
		const before = this.#moment === moment ? this.#texts : [];
		const first = texts.findIndex((text, index) => text !== before[index]);
		this.#moment = moment;
		this.#texts = texts;
		return first < 0 ? [] : texts.slice(first);
	}

	/** Forgets what was said. */
	forget(): void {
		this.#moment = '';
		this.#texts = [];
	}
}
