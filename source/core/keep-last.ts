/** Returns what is kept under a key, made when it is not there; of more than `most` what was asked for longest ago is let go. */
export function keepLast<T>(kept: Map<string, T>, key: string, most: number, make: () => T): T {
	const value = kept.has(key) ? (kept.get(key) as T) : make();
	// The last in the map is the one asked for last.
	kept.delete(key);
	kept.set(key, value);
	for (const oldest of kept.keys()) {
		if (kept.size <= most) {
			break;
		}

		kept.delete(oldest);
	}

	return value;
}
