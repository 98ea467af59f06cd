import {describe, expect, it} from 'vitest';
import {whoPlays} from '../../source/text/saves.js';

describe('who plays a game that can be gone on with', () => {
	it('is "You" against the program, unless the person has a name', () => {
		const names = {white: 'Woodpusher', black: 'Black'};
		expect(whoPlays({names, bots: {white: '1'}})).toBe('Woodpusher – You');
		expect(whoPlays({names: {...names, black: 'Ann'}, bots: {white: '1'}})).toBe(
			'Woodpusher – Ann',
		);
		expect(whoPlays({names: {white: 'You', black: 'the phantom king'}, bots: {black: 'x'}})).toBe(
			'You – the phantom king',
		);
	});

	it('is both sides by their names where two persons or two bots play', () => {
		const names = {white: 'White', black: 'Black'};
		expect(whoPlays({names}, ' against ')).toBe('White against Black');
		expect(whoPlays({names, bots: {white: '1', black: '2'}})).toBe('White – Black');
	});
});
