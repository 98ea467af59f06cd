import {describe, expect, it} from 'vitest';
import {TryPlanner} from '../../../source/bot/kriegspiel/plan-try.js';

const NO = Number.NaN;
const MEAN = {caution: 0, tail: 0, learns: true};

/** Plans over four worlds; each row is a try. */
const plan = (
	rows: readonly (readonly number[])[],
	{learns = true, mayAsk = false, captures = [0]} = {},
) =>
	new TryPlanner(
		{
			worlds: 4,
			values: rows.map((row) => Float64Array.from(row)),
			isCapture: rows.map((_, at) => captures.includes(at)),
		},
		{...MEAN, learns},
		[0, 1, 2, 3].map((world) => captures.some((at) => !Number.isNaN(rows[at][world]))),
	).plan(mayAsk);

describe('the plan of tries', () => {
	it('begins with what wins if it stands, however unlikely', () => {
		const rows = [
			[250, NO, NO, NO],
			[0, 10, 0, 10],
		];
		expect(plan(rows)[0].at).toBe(0);
		expect(plan(rows, {learns: false})[0].at).toBe(1);
	});

	it('does not try to learn with what loses if it stands', () => {
		const rows = [
			[-600, NO, NO, NO],
			[0, 10, 0, 10],
		];
		expect(plan(rows)[0].at).toBe(1);
	});

	it('learns by a refusal where the best reply differs', () => {
		// What is refused in the last two worlds tells which of the others to choose.
		const rows = [
			[0, 0, NO, NO],
			[-300, -300, 400, 400],
			[50, 50, 50, 50],
		];
		const [best] = plan(rows, {captures: []});
		expect(best.at).toBe(0);
		expect(best.score).toBeGreaterThan(150);
	});

	it('asks when the answer is worth more than any try', () => {
		// Two captures, each legal in a world of its own, and a move that is good just where there is none.
		const rows = [
			[100, NO, NO, NO],
			[NO, 100, NO, NO],
			[-400, -400, 300, 300],
		];
		expect(plan(rows, {mayAsk: true, captures: [0, 1]})[0].isAny).toBe(true);
		expect(plan(rows, {mayAsk: false, captures: [0, 1]})[0].isAny).toBe(false);
		expect(plan(rows, {mayAsk: true, captures: [0, 1], learns: false})[0].isAny).toBe(false);
	});

	it('names no try that stands nowhere', () => {
		const rows = [
			[NO, NO, NO, NO],
			[1, 2, 3, 4],
		];
		expect(plan(rows).map(({at}) => at)).toEqual([1]);
	});
});
