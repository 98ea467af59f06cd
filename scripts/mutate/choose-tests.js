import {posix} from 'node:path';
import {distancesFrom} from './import-graph.js';

/** The long suite is not for this: `npm run test:long`. */
const isTest = (path) => /^test\/(?!long\/).*\.test\.tsx?$/.test(path);

/** A file's path without the room it is in and its ending: `rules/umpire/judge` of its source and of its test. */
const placeOf = (path) => path.replace(/^\w+\//, '').replace(/(?:\.test)?\.tsx?$/, '');

/** How much a test has to do with a file, by their names and whether it imports it itself: 0 is most. */
function strangeness(test, file, distance) {
	const [place, other] = [placeOf(test), placeOf(file)];
	const rules = [
		place === other,
		posix.basename(place) === posix.basename(other),
		distance === 1,
		posix.dirname(place) === posix.dirname(other),
		place.split('/')[0] === other.split('/')[0],
		true,
	];
	return rules.indexOf(true);
}

/** Compares lists of numbers, the first ones first. */
const compare = (one, other) => {
	const index = one.findIndex((number, at) => number !== other[at]);
	return index === -1 ? 0 : one[index] - other[index];
};

/**
 * Returns a function that lists the tests which can reach a file by what they import, the likeliest to
 * notice a fault in it first: by name, import and folder, then by how few imports lie between and how
 * little else they import.
 */
export function testFinder(graph) {
	const reaches = [...graph.keys()]
		.filter(isTest)
		.map((test) => ({test, distances: distancesFrom(graph, test)}));
	return (file) =>
		reaches
			.filter(({distances}) => distances.has(file))
			.map(({test, distances}) => ({
				test,
				rank: [strangeness(test, file, distances.get(file)), distances.get(file), distances.size],
			}))
			.toSorted((one, other) => compare(one.rank, other.rank))
			.map(({test}) => test);
}

/** A test that takes more than this part of the time there is waits until the others have been tried. */
const LONG = 0.1;

/** Returns as many of the tests as can be run in some seconds, in their order but the long ones last. */
export function withinSeconds(tests, seconds, secondsOf) {
	const isLong = (test) => secondsOf(test) > LONG * seconds;
	let left = seconds;
	return [...tests.filter((test) => !isLong(test)), ...tests.filter(isLong)].filter((test) => {
		const isIn = secondsOf(test) <= left;
		left -= isIn ? secondsOf(test) : 0;
		return isIn;
	});
}
