/** Returns how often each of some things occurs, in the order in which they first do. */
export function countEach<T>(things: Iterable<T>): Map<T, number> {
	const counts = new Map<T, number>();
	for (const thing of things) {
		counts.set(thing, (counts.get(thing) ?? 0) + 1);
	}

	return counts;
}
