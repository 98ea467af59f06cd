import {describe, expect, it} from 'vitest';
import {makeMan} from '../../../source/core/man.js';
import type {Arranging} from '../../../source/session/entry/arranging.js';
import {trayLines} from '../../../source/ui/panes/Tray.js';
import {makeTheme} from '../../../source/ui/theme/theme.js';

const FULL: Arranging = {
	left: [
		{man: makeMan('white', 'queen'), count: 2, cost: 9},
		{man: makeMan('white', 'rook'), count: 5, cost: 5},
		{man: makeMan('white', 'pawn'), count: 12, cost: 1},
	],
	points: {left: 26, all: 40},
	isOther: false,
	isOfKing: false,
	isKingFirst: false,
	leftAfter: () => ({left: []}),
	after: () => ({cells: new Uint8Array(64), acts: []}),
	goals: () => [],
};

const theme = (men: 'figurines' | 'letters', isAscii: boolean) =>
	makeTheme({id: 'night', men, isAscii, level: 0});

const rows = (tray: Arranging, width: number, height: number, look = theme('figurines', false)) =>
	trayLines(tray, {width, height}, look).map((line) => line.map(({text}) => text).join(''));

describe('the tray', () => {
	it('names each man by the letter that puts it down, and the points left', () => {
		expect(rows(FULL, 40, 3)).toEqual(['Prices: q ♕ 9 r ♖ 5 p ♙ 1', 'Points left: 26 of 40']);
		expect(rows(FULL, 40, 3, theme('letters', true))).toEqual([
			'Prices: q 9 r 5 p 1',
			'Points left: 26 of 40',
		]);
	});

	it('draws men as the board does, where colours tell the sides apart', () => {
		const colored = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 3});
		expect(rows(FULL, 40, 3, colored)[0]).toBe('Prices: q ♛ 9 r ♜ 5 p ♙ 1');
	});

	it('is short where there is little room, and never larger than that', () => {
		expect(rows(FULL, 20, 2)).toEqual(['q9 r5 p1', 'Points left: 26']);
		expect(rows(FULL, 14, 2).at(-1)).toBe('26/40');
		for (let width = 4; width < 40; width++) {
			for (let height = 1; height < 5; height++) {
				const drawn = rows(FULL, width, height);
				expect(drawn.length).toBeLessThanOrEqual(height);
				expect(Math.max(...drawn.map(({length}) => length))).toBeLessThanOrEqual(width + 1);
			}
		}
	});

	it('keeps a letter, its man and its price in one row', () => {
		for (let width = 8; width < 40; width++) {
			const drawn = rows(FULL, width, 9).slice(0, -1).join('\n');
			expect(drawn.match(/[qrp] . \d+/g)).toHaveLength(3);
		}
	});

	it('says that nothing is left', () => {
		const {points: _points, ...all} = FULL;
		const tray = {...all, left: all.left.map(({man, count}) => ({man, count}))};
		expect(rows({...tray, left: []}, 40, 2)).toEqual(['Nothing is left to put down.']);
		expect(rows({...tray, left: [], isKingFirst: true}, 40, 2)).toEqual([
			'The other men come once both are ready.',
		]);
		expect(rows(tray, 40, 2)).toEqual(['To put down: q ♕×2 r ♖×5 p ♙×12']);
	});
});
