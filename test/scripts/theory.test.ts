import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {SquareSet} from '../../source/core/square-set.js';
import {parseSquare, type Square} from '../../source/core/square.js';
import {kingStepsFrom} from '../../source/knowledge/king-steps.js';
import {countFiftyMoves} from '../../scripts/theory/fifty-moves.js';
import type {Placement} from '../../source/solver/material.js';
import {PlacementIndex} from '../../source/solver/placement-index.js';
import {attackedBy, occupiedBy, whiteMoves} from '../../source/solver/reach.js';
import {tableStatistics} from '../../source/solver/statistics.js';
import {buildTables} from '../helpers/tables.js';

/** Loads a script of `npm run theory`, which is plain JavaScript. */
const load = async (name: string): Promise<unknown> =>
	import(new URL(`../../scripts/theory/${name}`, import.meta.url).href);

type Draw = {
	drawBoards: (boards: readonly object[]) => string;
	drawColumns: (cells: readonly string[]) => string;
	count: (number: number) => string;
	percent: (part: number, whole: number) => string;
};
type Lemma19 = {
	countLemma19: (solver: object) => {
		counts: object;
		example: {placement: Placement; king: Square};
	};
};

describe('the pages of npm run theory', () => {
	it.each(['KQvK', 'KRvK', 'KBvK', 'KNvK'])(
		'have the numbers of %s as they are',
		async (ending) => {
			const {count, percent} = (await load('draw.js')) as Draw;
			const tables = buildTables(ending);
			const table = tables.get(ending)!;
			const {starts, won, longest, blind} = tableStatistics(table);
			const page = readFileSync(new URL('../../docs/fog-endgames.md', import.meta.url), 'utf8');
			const row = [
				`[${ending}](#${ending.toLowerCase()})`,
				count(starts),
				percent(won, starts),
				longest,
				percent(blind.won, blind.placements),
				blind.won === 0 ? '' : blind.longest,
				countFiftyMoves(table, tables).lost,
			];
			expect(page).toContain(`| ${row.join(' | ')} |`);
		},
	);

	it('count the starts for which Lemma 19 is false, as an independent program did', async () => {
		const {countLemma19} = (await load('count-lemma-19.js')) as Lemma19;
		const solver = {PlacementIndex, SquareSet, attackedBy, kingStepsFrom, occupiedBy, whiteMoves};
		const {counts, example} = countLemma19(solver);
		expect(counts).toEqual({0: 932_176, 1: 3_126_984, 2: 102_872, never: 560});
		expect(attackedBy(example.placement).has(example.king)).toBe(false);
	});

	it('draw boards side by side, and lines in columns', async () => {
		const {drawBoards, drawColumns} = (await load('draw.js')) as Draw;
		const placement: Placement = {material: ['knight'], squares: [parseSquare('a1')!, 1]};
		const board = {placement, belief: SquareSet.from([parseSquare('h8')!]), title: 'start'};
		const rows = drawBoards([board, board]).split('\n');
		expect(rows[0]).toBe('start                 start');
		expect(rows[1]).toBe('8  . . . . . . . k    8  . . . . . . . k');
		expect(rows[8]).toBe('1  K N . . . . . .    1  K N . . . . . .');
		const cells = ['1. a1a2 5', '2. a2a3 12', '3. x', '4. y', '5. z', '6. u', '7. takes the king'];
		expect(drawColumns(cells).split('\n')).toEqual([
			'1. a1a2 5   2. a2a3 12  3. x        4. y        5. z        6. u',
			'7. takes the king',
		]);
	});
});
