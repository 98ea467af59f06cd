/** A source of numbers in [0, 1) that gives the same sequence for the same seed. */
export type Random = () => number;

/** What a game draws from where no seed is told. */
export const USUAL_SEED = 1;

/** Returns a 32-bit number made from a text (FNV-1a), to seed a generator with. */
export function hashText(text: string): number {
	let hash = 0x811c_9dc5;
	for (let index = 0; index < text.length; index++) {
		hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
	}

	return hash >>> 0;
}

/** Returns a seeded generator (mulberry32 by Tommy Ettinger, public domain): fast, 32 bits of state. */
export function createRandom(seed: number | string): Random {
	let state = typeof seed === 'string' ? hashText(seed) : seed >>> 0;
	return () => {
		state = (state + 0x6d2b_79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), state | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** Returns an integer from 0 to `below` − 1. */
export const randomInteger = (random: Random, below: number): number =>
	Math.floor(random() * below);

/** Returns one of the items. Throws when there are none. */
export function pick<T>(random: Random, items: readonly T[]): T {
	if (items.length === 0) {
		throw new Error('pick() from no items');
	}

	return items[randomInteger(random, items.length)];
}

/** Returns the items in an order drawn at random. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
	const left = [...items];
	return items.map(() => left.splice(randomInteger(random, left.length), 1)[0]);
}
