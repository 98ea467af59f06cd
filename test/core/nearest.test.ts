import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {didYouMean, nearest, slips} from '../../source/core/nearest.js';

const word = fc.string({unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7});

describe('slips', () => {
	it.each([
		['dark', 'dark', 0],
		['drak', 'dark', 1],
		['dak', 'dark', 1],
		['darrk', 'dark', 1],
		['dork', 'dark', 1],
		['', 'dark', 4],
		['kriegspeil', 'kriegspiel', 1],
		// The optimal string alignment distance, which never changes what it has swapped.
		['ca', 'abc', 3],
	])('from %j to %j: %i', (one, other, count) => {
		expect(slips(one, other)).toBe(count);
	});

	it('are none between equal words only, and as many back', () => {
		fc.assert(
			fc.property(word, word, (one, other) => {
				expect(slips(one, other) === 0).toBe(one === other);
				expect(slips(one, other)).toBe(slips(other, one));
			}),
		);
	});

	it('are at most one for one slip', () => {
		fc.assert(
			fc.property(word, fc.nat(), fc.constantFrom('a', 'b', 'c'), (one, at, letter) => {
				const place = at % (one.length + 1);
				const [before, behind] = [one.slice(0, place), one.slice(place)];
				const swapped = before.slice(0, -1) + behind.slice(0, 1) + before.slice(-1);
				for (const other of [
					before + letter + behind,
					before + behind.slice(1),
					before + letter + behind.slice(1),
					swapped + behind.slice(1),
				]) {
					expect(slips(one, other)).toBeLessThanOrEqual(1);
				}
			}),
		);
	});
});

describe('nearest', () => {
	const words = ['hotseat', 'play', 'drill', 'replay', 'resume', 'KQvK'];

	it.each([
		['hotsaet', 'hotseat'],
		['PLAY', 'play'],
		['dril', 'drill'],
		['pay', 'play'],
		['reply', 'replay'],
		['resu', 'resume'],
		['h', 'hotseat'],
		['kqvk', 'KQvK'],
		['re', undefined],
		['checkers', undefined],
		['', undefined],
		['ply', 'play'],
		['pl', 'play'],
		['py', undefined],
		['nope', undefined],
		['htst', 'hotseat'],
		['hs', undefined],
		['rpl', 'replay'],
		['rsm', 'resume'],
		['drli', 'drill'],
		['hoste', 'hotseat'],
		['rpel', 'replay'],
		['ersu', 'resume'],
		['reps', undefined],
		['resx', undefined],
		['re', undefined],
	])('takes %j for %j', (typed, meant) => {
		expect(nearest(typed, words)).toBe(meant);
	});

	it('takes a word for one, however often it is among those that there are', () => {
		expect(nearest('lev', ['level', 'fen', 'level'])).toBe('level');
		expect(nearest('lvl', ['level', 'fen', 'level'])).toBe('level');
	});

	it('takes letters for the beginning of a word before a slip in another', () => {
		expect(nearest('pla', ['ply', 'plain'])).toBe('plain');
		expect(nearest('pl', ['ply', 'plain'])).toBeUndefined();
	});

	it('takes a word for none of which it has hardly a letter', () => {
		expect(nearest('nope', ['nommenspiel', 'dark'])).toBeUndefined();
	});

	it('ends a sentence', () => {
		expect(didYouMean('dril', words)).toBe('; did you mean drill?');
		expect(didYouMean('checkers', words, '; there are six')).toBe('; there are six');
	});
});
