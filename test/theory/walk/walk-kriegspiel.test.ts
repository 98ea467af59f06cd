import {describe, expect, it} from 'vitest';
import {proveCommand} from '../../../source/commands/prove.js';
import {walkKriegspiel} from '../../../source/theory/walk/walk-kriegspiel.js';
import {fail, ok} from '../../../source/core/result.js';
import type {Square} from '../../../source/core/square.js';
import type {UciMove} from '../../../source/core/uci.js';
import {makeDivideAndConquerPlus} from '../../../source/theory/kriegspiel/divide-and-conquer.js';
import type {KriegspielPlan} from '../../../source/theory/kriegspiel/plan.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {finish} from '../../helpers/finish.js';

/** Runs `fogchess prove --variant kriegspiel` in this process. */
async function prove(words: readonly string[], strategy: string, variant = 'kriegspiel') {
	const out: string[] = [];
	const error: string[] = [];
	const code = await proveCommand(
		{arguments: words, flags: {strategy, variant, json: true}},
		{
			out: (line) => out.push(line),
			error: (line) => error.push(line),
			terminal: false,
			columns: 80,
		},
	);
	return {code, out, error};
}

describe('the walk through a plan of Kriegspiel', () => {
	it('wins a sample of all starts by the repaired plan', () => {
		const {starts, won, longest, byLemma, failure} = finish(
			walkKriegspiel(makeDivideAndConquerPlus(), sampleSize(480, 60)),
		);
		expect(failure).toBeUndefined();
		expect(starts).toBeGreaterThan(sampleSize(250, 2000));
		expect(won).toBe(starts);
		expect(longest).toBeLessThanOrEqual(52);
		expect(Object.keys(byLemma)).toEqual([
			'mate',
			'divide',
			'fence',
			'search',
			'squeeze',
			'king-up',
		]);
	});

	/** A plan that makes the move which a rule names, as far as it has one. */
	const following = (
		rule: (king: Square, queen: Square) => UciMove | undefined,
	): KriegspielPlan => ({
		...makeDivideAndConquerPlus(),
		play(memory, {squares: [king, queen]}, belief) {
			const move = rule(king, queen);
			return move === undefined
				? fail('the rule has no move')
				: ok({memory, move, remark: {step: 'fence', excluded: belief}});
		},
	});
	const told = (plan: KriegspielPlan): string =>
		finish(walkKriegspiel({...plan, isSymmetric: false}))
			.failure!.slice(1)
			.join('; ');

	it('tells of a plan without a move, of a try that is none, and of a circle', () => {
		expect(told(following(() => undefined))).toBe('the rule has no move');
		expect(told(following((king) => ({from: king, to: king})))).toBe(
			'a1a1 (fence) is no try of White’s',
		);
		// From Ka1 Qb1 on, the queen goes to and fro on the b-file beside her king.
		const circle = told(following((_, queen) => ({from: queen, to: queen === 1 ? 9 : 1})));
		expect(circle).toMatch(
			/^b1b2 \(fence\) .*; b2b1 \(fence\) .*; the plan goes round in a circle$/,
		);
	});
});

describe('prove --variant kriegspiel', () => {
	it('refutes divide-and-conquer as it stands with a concrete line', async () => {
		const {code, out, error} = await prove(['KQvK'], 'divide-and-conquer');
		expect(code).toBe(1);
		const proof = JSON.parse(out[0]) as {starts: number; won: number};
		expect(Object.keys(proof)).toEqual(['starts', 'won', 'longest', 'byLemma']);
		// 4,032 placements with nothing known, and as many starts with a known square as other programs count.
		expect(proof.starts).toBe(4032 + 144_508);
		expect(proof.won).toBeLessThan(proof.starts / 4);
		expect(error.slice(1)).toEqual([
			'  Ka1 Qb1, the king on 42 squares',
			'  b1e4 (divide) file, and the king takes on e4',
		]);
	});

	it('refutes the metaposition program from a loose rook, in bounded time', async () => {
		const {code, out, error} = await prove(['KRvK'], 'metaposition');
		expect(code).toBe(1);
		expect(JSON.parse(out[0])).toMatchObject({won: 0, byLemma: {}});
		expect(error.at(-1)).toMatch(/, and the king takes on [a-h][1-8]$/);
	});

	it.each([
		[['KRvK'], 'divide-and-conquer', 'kriegspiel', 'plays KQvK, not KRvK'],
		[['KQvK'], 'paper', 'kriegspiel', '--strategy must be table, divide-and-conquer, '],
		[['KQvK'], 'paper', 'chess', 'there are tables for'],
		[['KQvK'], 'metaposition', 'fog', '--strategy must be table, paper or paper+'],
	])('refuses %j with %s in %s in a sentence', async (words, strategy, variant, sentence) => {
		const {code, out, error} = await prove(words, strategy, variant);
		expect([code, out]).toEqual([2, []]);
		expect(error.join('\n')).toContain(sentence);
	});
});
