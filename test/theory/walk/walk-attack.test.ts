import {describe, expect, it} from 'vitest';
import {walkAttack} from '../../../source/theory/walk/walk-attack.js';
import {ok} from '../../../source/core/result.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {queenPlan} from '../../../source/theory/paper/queen-plan.js';
import {barrier, type QueenStage} from '../../../source/theory/paper/queen-stage.js';
import {rookPlan} from '../../../source/theory/paper/strategists.js';
import type {Strategist} from '../../../source/theory/paper/strategist.js';

function finish<T>(generator: Generator<number, T>): T {
	let step = generator.next();
	while (step.done !== true) {
		step = generator.next();
	}

	return step.value;
}

describe('the walk through a plan', () => {
	it('wins a sample of the starts of KQvK, and within the bound', () => {
		const {starts, won, longest, byLemma, failure} = finish(
			walkAttack(queenPlan, sampleSize(43, 11)),
		);
		expect(failure).toBeUndefined();
		expect(starts).toBeGreaterThan(sampleSize(1000, 4000));
		expect(won).toBe(starts);
		expect(longest).toBeLessThanOrEqual(116);
		expect(Object.keys(byLemma)).toEqual(['0', '2', '3', '4', '5', '7', '8', '9', '10', '11']);
	});

	it('wins a sample of the starts of KRRvK, and within the bound', () => {
		const {starts, won, longest, byLemma, failure} = finish(
			walkAttack(rookPlan, sampleSize(1201, 301)),
		);
		expect(failure).toBeUndefined();
		expect(starts).toBeGreaterThan(sampleSize(250, 1000));
		expect(won).toBe(starts);
		expect(longest).toBeLessThanOrEqual(47);
		expect(Object.keys(byLemma)).toEqual(['0', '19', '20', '21']);
	});

	it('tells how a plan goes wrong that gives the queen away', () => {
		const careless: Strategist = {
			...(queenPlan as Strategist),
			play(memory, sighting) {
				const decided = (queenPlan as Strategist).play(memory, sighting);
				return decided.ok && decided.value.remark.step === 'queen-waypoint'
					? ok({...decided.value, move: {...decided.value.move, to: sighting.glimpsed}})
					: decided;
			},
		};
		const {starts, won, failure} = finish(walkAttack(careless, 31));
		expect(won).toBeLessThan(starts);
		expect(failure?.[1]).toMatch(/ is not legal$/);
	});

	it('finds a plan that goes round in a circle', () => {
		// Forgets each stage of the last sweep, so that the men go back to the edge for ever.
		const forgetful: Strategist<QueenStage> = {
			...queenPlan,
			play(memory, sighting) {
				const decided = queenPlan.play(memory, sighting);
				return decided.ok && decided.value.remark.lemma === 11
					? ok({...decided.value, memory: {...decided.value.memory, stage: barrier(6)}})
					: decided;
			},
		};
		const {starts, won, failure} = finish(walkAttack(forgetful as Strategist, 151));
		expect(won).toBeLessThan(starts);
		expect(failure?.at(-1)).toBe('the plan goes round in a circle');
		expect(failure?.at(-2)).toMatch(/\(Lemma 11\)/);
	});

	it('finds a lemma that excludes the square where the king is', () => {
		const boastful: Strategist = {
			...(queenPlan as Strategist),
			play(memory, sighting) {
				const decided = (queenPlan as Strategist).play(memory, sighting);
				return decided.ok && decided.value.remark.lemma === 7
					? ok({
							...decided.value,
							remark: {...decided.value.remark, excluded: SquareSet.from([63])},
						})
					: decided;
			},
		};
		const {failure} = finish(walkAttack(boastful, 151));
		expect(failure?.at(-1)).toContain('though Lemma 7 excludes h8');
	});
});
