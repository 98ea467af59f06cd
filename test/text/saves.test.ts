import {describe, expect, it} from 'vitest';
import {runningGame, whoPlays, writtenInRow} from '../../source/text/saves.js';

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

	it('is what is played where nobody has a name', () => {
		const game = {variant: 'liar', names: {white: 'White', black: 'Black'}};
		expect(runningGame(game)).toBe('Liar Chess');
		expect(runningGame({...game, bots: {black: '1'}})).toBe('You – Black');
		expect(runningGame({...game, names: {white: 'Ada', black: 'Black'}})).toBe('Ada – Black');
	});
});

describe('where a file was written', () => {
	it('has its name whole, without its folder where a row has no room for that', () => {
		const path = '/home/someone/games/2026-11-28-074742-f81da0.pgn';
		const rows = [80, 37, 30, 20].map((width) => writtenInRow(path, width));
		expect(rows).toEqual([
			`Written to ${path}`,
			'Written: 2026-11-28-074742-f81da0.pgn',
			'2026-11-28-074742-f81da0.pgn',
			'',
		]);
	});
});
