const texts = new WeakMap<object, string>();

/** Returns a value as JSON; of an object, which never changes, that is written once. */
export function jsonOf(value: unknown): string {
	if (typeof value !== 'object' || value === null) {
		return JSON.stringify(value) ?? '';
	}

	let text = texts.get(value);
	if (text === undefined) {
		text = JSON.stringify(value);
		texts.set(value, text);
	}

	return text;
}
