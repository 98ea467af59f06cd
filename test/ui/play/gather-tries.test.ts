import {expect, it} from 'vitest';
import {gatherTries} from '../../../source/session/told/umpire-words.js';

const no = (...names: readonly string[]) => names.map((name) => ({name, answer: 'No.'}));

it('puts tries that were answered alike in one sentence, and names no more than there is room for', () => {
	const asked = {name: undefined, answer: 'Any? Try.'};
	const tries = [...no('a3', 'b3'), asked, ...no('c3'), {name: 'd3', answer: 'Nonsense.'}];
	expect(gatherTries(tries, 'White')).toEqual([
		'White tried a3, b3: no.',
		'White asked. Any? Try.',
		'White tried c3: no.',
		'White tried d3: nonsense.',
	]);
	expect(gatherTries(no('a3', 'b3', 'c3'), 'You', 3)).toEqual(['You tried a3, b3, c3: no.']);
	expect(gatherTries(no('a3', 'b3', 'c3', 'd3'), 'You', 3)).toEqual([
		'You tried a3, b3 and 2 more: no.',
	]);
	expect(gatherTries([], 'You')).toEqual([]);
});
