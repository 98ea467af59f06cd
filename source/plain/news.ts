/** Tells of what is said at a moment only what was not said at it before. */
export class News {
	#moment = '';
	#texts: readonly string[] = [];
	#lasting: readonly string[] = [];

	/** Returns the texts that are new: all of them at another moment, else those from the first one that differs. */
	fresh(moment: string, texts: readonly string[]): readonly string[] {
		const before = this.#moment === moment ? this.#texts : [];
		const first = texts.findIndex((text, index) => text !== before[index]);
		this.#moment = moment;
		this.#texts = texts;
		return first < 0 ? [] : texts.slice(first);
	}

	/** Returns of texts that can outlast a moment, as a coach's on the last move, those that were not told last time. */
	freshOfLasting(texts: readonly string[]): readonly string[] {
		const before = this.#lasting;
		this.#lasting = texts;
		return texts.filter((text) => !before.includes(text));
	}

	/** Forgets what was said. */
	forget(): void {
		this.#moment = '';
		this.#texts = [];
		this.#lasting = [];
	}
}
