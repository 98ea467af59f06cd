import {describe, expect, it} from 'vitest';
import {makeStatistics, type PlayedGame} from '../../source/match/statistics.js';
import {toEvenPawns} from '../../source/match/worth.js';
import {ANALYSIS, analysedMove} from '../helpers/analyses.js';

/** Returns games in the order in which they ended: W won, L lost, D drawn, by White. */
const games = (results: string, rest: Partial<PlayedGame> = {}): PlayedGame[] =>
	Array.from(results).map((result, index) => ({
		id: `game-${index}`,
		variant: 'fog',
		seat: 'white',
		bot: 'level-1',
		outcome: {
			winner: result === 'D' ? null : result === 'W' ? 'white' : 'black',
			reason: result === 'D' ? 'agreement' : 'resignation',
		},
		ended: `2026-11-25T10:${String(index).padStart(2, '0')}:00.000Z`,
		...rest,
	}));

describe('a record', () => {
	it('of nobody has nothing in it', () => {
		expect(makeStatistics([])).toEqual({
			total: {games: 0, won: 0, drawn: 0, lost: 0},
			byColor: {
				white: {games: 0, won: 0, drawn: 0, lost: 0},
				black: {games: 0, won: 0, drawn: 0, lost: 0},
			},
			record: [],
			streaks: {current: null, won: 0, unbeaten: 0},
			form: [],
			analysed: 0,
			quality: null,
			luck: null,
			knowledge: null,
		});
	});

	it('counts by variant and level, for the side that was played', () => {
		const {total, record} = makeStatistics([
			...games('WWL'),
			...games('W', {bot: 'level-10'}),
			...games('W', {bot: 'level-2', seat: 'black'}),
			...games('D', {variant: 'dark'}),
		]);
		expect(total).toEqual({games: 6, won: 3, drawn: 1, lost: 2});
		expect(record).toEqual([
			{variant: 'dark', bot: 'level-1', games: 1, won: 0, drawn: 1, lost: 0},
			{variant: 'fog', bot: 'level-1', games: 3, won: 2, drawn: 0, lost: 1},
			{variant: 'fog', bot: 'level-2', games: 1, won: 0, drawn: 0, lost: 1},
			{variant: 'fog', bot: 'level-10', games: 1, won: 1, drawn: 0, lost: 0},
		]);
	});

	it.each([
		['W', {current: {result: 'won', length: 1}, won: 1, unbeaten: 1}],
		['LWWWDWL', {current: {result: 'lost', length: 1}, won: 3, unbeaten: 5}],
		['LWDD', {current: {result: 'drawn', length: 2}, won: 1, unbeaten: 3}],
		['LL', {current: {result: 'lost', length: 2}, won: 0, unbeaten: 0}],
	])('has streaks: %s', (results, streaks) => {
		expect(makeStatistics(games(results)).streaks).toEqual(streaks);
		// In whatever order they come.
		expect(makeStatistics(games(results).reverse()).streaks).toEqual(streaks);
	});

	it('tells moves by quality, and luck, of the games that were analysed alone', () => {
		const [first, second, third] = games('WLL');
		const other = {...ANALYSIS, moves: [analysedMove(1, 'mistake', 'good', 300, 200)]};
		const {analysed, quality, luck, form} = makeStatistics([
			{...first, analysis: ANALYSIS},
			second,
			{...third, analysis: other},
		]);
		expect(analysed).toBe(2);
		expect(quality).toEqual({
			moves: 3,
			sound: 1,
			faults: {'missed-king': 0, 'king-left': 0, blunder: 1, mistake: 1},
			averageLoss: toEvenPawns(1000 / 3),
			averageLossInTruth: toEvenPawns(500 / 3),
		});
		expect(luck).toEqual({bad: 1, good: 1, balance: toEvenPawns(-270)});
		expect(form.map(({loss}) => loss)).toEqual([toEvenPawns(350), null, toEvenPawns(300)]);
	});

	it('compares what each knew, ply by ply', () => {
		const [first, second] = games('WL');
		const {others, ...alone} = ANALYSIS;
		const {knowledge} = makeStatistics([
			{
				...first,
				analysis: {...ANALYSIS, sizes: ANALYSIS.sizes.slice(0, 3), others: others!.slice(0, 3)},
			},
			{...second, analysis: ANALYSIS},
		]);
		expect(knowledge?.games).toBe(2);
		// (1 · 1 · 20 · 1 · 1 · 20 · 20 · 400) to the eighth root.
		expect(knowledge?.yours).toBeCloseTo((20 ** 3 * 400) ** (1 / 8), 9);
		expect(knowledge?.theirs).toBeCloseTo((20 ** 6) ** (1 / 8), 9);
		expect(knowledge?.byPly.yours.map(Math.round)).toEqual([1, 1, 20, 20, 400]);
		expect(makeStatistics([{...first, analysis: alone}]).knowledge).toBeNull();
	});
});
