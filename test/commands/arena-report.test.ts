import {describe, expect, it} from 'vitest';
import type {SideRecord} from '../../source/bot/arena/play-game.js';
import {describeSummary, summaryLine} from '../../source/commands/arena-report.js';

const record = (told: number): SideRecord => ({
	moves: 50,
	ms: 1000,
	longestMs: 90,
	illegal: 1,
	late: 2,
	hung: 3,
	told,
	exact: told / 4,
});

describe('the last line of arena', () => {
	const score = {
		tally: {wins: 15, losses: 133, draws: 0},
		records: [[record(40), record(0)], [record(0)]],
	} as const;

	it('tells a person the score, Elo and what each did', () => {
		const text = describeSummary(summaryLine({names: ['a', 'b'], bounds: undefined}, score));
		const [head, first, second, memory] = text.split('\n');
		expect(head).toBe(
			'a - b: 148 games, +15 =0 -133, 10.1 % [6.2, 16.1], Elo -379.1 [-470.8, -287.4]',
		);
		expect(first).toBe(
			'  a: 20 ms a move, at most 90; 2 illegal, 4 late, 6 kings left hanging in 100 moves, all positions known at 25 % of them',
		);
		expect(second).toBe(
			'  b: 20 ms a move, at most 90; 1 illegal, 2 late, 3 kings left hanging in 50 moves',
		);
		expect(memory).toMatch(/^ {2}[\d.]+ MB at most$/);
	});

	it('says what a sequential test accepts', () => {
		const describeTest = (bounds: readonly [number, number]) =>
			describeSummary(summaryLine({names: ['a', 'b'], bounds}, score));
		expect(describeTest([0, 50])).toContain('SPRT of 0 and 50 Elo: 0 Elo accepted');
		expect(describeTest([-500, -100])).toMatch(/SPRT of -500 and -100 Elo: -\d+ Elo accepted/);
	});

	it('has no bound for Elo when every game was won', () => {
		const text = describeSummary(
			summaryLine(
				{names: ['a', 'b'], bounds: [0, 50]},
				{tally: {wins: 2, losses: 0, draws: 0}, records: [[record(0)], [record(0)]]},
			),
		);
		expect(text).toContain(
			'Elo without bound [-113.4, without bound], SPRT of 0 and 50 Elo: nothing yet',
		);
	});
});
