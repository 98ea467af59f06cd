import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Hindsight} from '../../../source/match/hindsight.js';
import {lineWidth} from '../../../source/ui/frame/text-lines.js';
import {knownPlotLines} from '../../../source/ui/panes/known-plot.js';
import {replayLayout} from '../../../source/ui/replay/replay-layout.js';
import {makeTheme} from '../../../source/ui/theme/theme.js';

const theme = makeTheme({id: 'night', men: 'letters', isAscii: false, level: 0});
const ascii = makeTheme({id: 'night', men: 'letters', isAscii: true, level: 0});

const exact = (sizes: readonly number[]) => sizes.map((size) => ({size, isExact: true}));
const GAME: Hindsight = {
	sizes: {white: exact([1, 1, 13, 40, 500]), black: exact([1, 20, 20, 1204, 1])},
	moments: [
		{kind: 'loss', ply: 2, side: 'white', man: 5, square: 0},
		{kind: 'king', ply: 4, side: 'black', man: 14, square: 60},
	],
};

const textOf = (hindsight: Hindsight, ply: number, width: number, height: number): string[] =>
	knownPlotLines(hindsight, ply, {width, height}, theme).map((line) =>
		line
			.map(({text}) => text)
			.join('')
			.trimEnd(),
	);

describe('the plot of what each side knew', () => {
	it('draws both sides to one scale, what decided the game and where one is', () => {
		expect(textOf(GAME, 3, 80, 3)).toEqual([
			` White ${'▁'.repeat(24)}${'▄'.repeat(12)}${'▅'.repeat(12)}${'▇'.repeat(11)} now 40`,
			` Black ${'▁'.repeat(12)}${'▄'.repeat(24)}${'█'.repeat(12)}${'▁'.repeat(11)} now 1,204`,
			`        positions that fit (log)    ×           ^           †`,
		]);
		expect(textOf(GAME, 3, 20, 3)).toEqual([
			'W ▁▁▁▁▁▄▄▄▅▅▇▇ 40',
			'B ▁▁▁▄▄▄▄▄██▁▁ 1204',
			'        × ^ †',
		]);
	});

	it('points to the middle of what a ply takes, at the end too', () => {
		const [white, , foot] = textOf({...GAME, moments: []}, 4, 80, 3);
		const last = white.indexOf(' now');
		expect(foot.indexOf('^')).toBe(Math.floor((last - 11 + last - 1) / 2));
	});

	it('parts the sides by a blank row where there is room, and has its words in a gap between marks', () => {
		const rows = textOf(GAME, 0, 100, 8);
		expect(rows).toHaveLength(8);
		expect(rows.map((row, at) => (row === '' ? at : '')).join('')).toContain('3');
		expect(rows.filter((row) => row.startsWith(' White') || row.startsWith(' Black'))).toEqual([
			rows[2],
			rows[6],
		]);
		const late = {...GAME, moments: []};
		expect(textOf(late, 4, 100, 3)[2]).toMatch(
			/^ {8}positions that fit what each side knew \(log\), at most 1,204 +\^$/,
		);
	});

	it('tells a sample, to three digits, from a count', () => {
		const sample = {...GAME, sizes: {...GAME.sizes, black: [{size: 131_072, isExact: false}]}};
		const last = {size: 4096, isExact: false};
		const few = {sizes: {...GAME.sizes, black: [...exact([1, 1, 1, 1]), last]}, moments: []};
		expect(textOf(few, 4, 80, 3)[1]).toMatch(/ now ~4,100$/);
		expect(textOf(few, 0, 120, 3)[2]).toContain('at most ~4,100');
		const black = Array.from({length: 5}, () => sample.sizes.black[0]);
		expect(textOf({...GAME, sizes: {...GAME.sizes, black}}, 3, 80, 3)[1]).toContain('~131,000');
		expect(textOf({...GAME, sizes: {...GAME.sizes, black}}, 3, 20, 3)[1]).toContain('~131k');
	});

	it('draws no bar where positions were not counted, and tells how many may fit', () => {
		const white = [...GAME.sizes.white.slice(0, 3), undefined, undefined];
		const some: Hindsight = {sizes: {...GAME.sizes, white}, moments: [], mostCounted: 4096};
		expect(textOf(some, 3, 80, 3)).toEqual([
			` White ${'▁'.repeat(24)}${'▄'.repeat(12)}${'?'.repeat(23)} now ?`,
			` Black ${'▁'.repeat(12)}${'▄'.repeat(24)}${'█'.repeat(12)}${'▁'.repeat(11)} now 1,204`,
			`${' '.repeat(48)}^ ? more than 4,096 may fit`,
		]);
		expect(textOf(some, 4, 20, 3)).toEqual([
			'W ▁▁▁▁▁▄▄▄???? ?',
			'B ▁▁▁▄▄▄▄▄██▁▁ 1',
			'   ? 4096+  ^',
		]);
	});

	it('never leaves its box, however long the game', () => {
		const anySizes = fc.array(
			fc.record({size: fc.integer({min: 0, max: 262_144}), isExact: fc.boolean()}),
			{minLength: 1, maxLength: 300},
		);
		fc.assert(
			fc.property(
				anySizes,
				fc.integer({min: 16, max: 200}),
				fc.integer({min: 3, max: 9}),
				fc.nat(),
				fc.boolean(),
				(sizes, width, height, at, isAscii) => {
					const hindsight = {...GAME, sizes: {white: sizes, black: [...sizes].reverse()}};
					const lines = knownPlotLines(
						hindsight,
						at % sizes.length,
						{width, height},
						isAscii ? ascii : theme,
					);
					expect(lines.length).toBeLessThanOrEqual(height);
					for (const line of lines) {
						expect(lineWidth(line)).toBeLessThanOrEqual(width);
					}
				},
			),
			{numRuns: 60},
		);
	});

	it('finds its place in every window without leaving it or covering anything', () => {
		for (const [columns, rows] of [
			[34, 11],
			[40, 12],
			[24, 14],
			[60, 20],
			[80, 24],
			[120, 40],
			[200, 60],
		]) {
			const layout = replayLayout(columns, rows, 'truth', {hasNotes: true, hasPlot: true});
			expect(layout.kind).toBe('replay');
			if (layout.kind === 'replay' && layout.plot !== undefined) {
				const {plot} = layout;
				const [
					{
						place: {board},
					},
				] = layout.boards;
				expect(plot.top + plot.height).toBeLessThanOrEqual(layout.entry.top);
				expect(plot.left + plot.width).toBeLessThanOrEqual(columns);
				for (const box of [layout.panes[0].box, layout.moves]) {
					const isClear = box === undefined || box.top + box.height <= plot.top;
					expect(isClear).toBe(true);
				}

				const isBeside = plot.left >= board.width;
				expect(isBeside || plot.top >= board.top + board.height).toBe(true);
			}
		}
	});
});
