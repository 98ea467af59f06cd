import {describe, expect, it} from 'vitest';
import {wordRank} from '../../source/text/word-rank.js';

describe('what is typed to find something', () => {
	it.each([
		['onee', 'One-Eye', 0],
		['ONE-EYE', 'One-Eye', 0],
		['eye', 'One-Eye', 0],
		['takeb', 'find the move', 1],
		['take-b', 'find the move', 1],
		['back', 'find the move', 1],
		['kriegs', 'find the move', 1],
		['akeba', 'find the move', 2],
		['takex', 'find the move', undefined],
	])('fits whatever its hyphens and capitals are: %s', (typed, name, rank) => {
		expect(wordRank(typed, name, 'Take-Back Kriegspiel')).toBe(rank);
	});
});
