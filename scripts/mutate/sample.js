/** Returns a function that gives numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export function seededRandom(seed) {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d_2b_79_f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

function shuffle(items, random) {
	const shuffled = [...items];
	for (let index = shuffled.length - 1; index > 0; index--) {
		const other = Math.floor(random() * (index + 1));
		[shuffled[index], shuffled[other]] = [shuffled[other], shuffled[index]];
	}

	return shuffled;
}

/** No folder gets a smaller share of the sample than this part of an equal one. */
const LEAST = 0.5;

/** How many mutants each folder gives to a sample: by how many it has, and none of them almost nothing. */
export function shares(sizes, count) {
	const all = sizes.reduce((sum, size) => sum + size, 0);
	const least = Math.floor((LEAST * count) / sizes.length);
	const rest = count - least * sizes.length;
	return sizes.map((size) => Math.min(size, least + Math.round((rest * size) / all)));
}

function take(items, count, isFit) {
	const taken = [];
	for (const item of items) {
		if (taken.length === count) {
			break;
		}

		if (isFit(item)) {
			taken.push(item);
		}
	}

	return taken;
}

/** Draws about `count` mutants at random, from every folder its share; `isFit` may turn one down. */
export function drawSample(byFolder, {count, seed, isFit = () => true}) {
	const random = seededRandom(seed);
	const folders = [...byFolder];
	const wanted = shares(
		folders.map(([, mutants]) => mutants.length),
		count,
	);
	return folders.flatMap(([folder, mutants], index) =>
		take(shuffle(mutants, random), wanted[index], isFit).map((mutant) => ({...mutant, folder})),
	);
}
