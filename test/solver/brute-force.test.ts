import {describe, expect, it} from 'vitest';
import {sampleSize} from '../helpers/sample-size.js';
import {compareWithBruteForce} from './brute-force.js';

describe('the tables agree with a plain forward search', () => {
	it.each([
		{ending: 'KRvK', deepest: 3, beliefs: sampleSize(25, 60)},
		{ending: 'KQvK', deepest: 3, beliefs: sampleSize(25, 60)},
		{ending: 'KBBvK', deepest: 2, beliefs: sampleSize(20, 40)},
	])('in $ending, up to $deepest moves and the capture', ({ending, deepest, beliefs}) => {
		const {differences, won, open} = compareWithBruteForce(ending, deepest, beliefs);
		expect(differences).toEqual([]);
		expect(Math.min(won, open)).toBeGreaterThan(beliefs / 5);
	});
});
