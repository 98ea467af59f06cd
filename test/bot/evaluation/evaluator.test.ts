import {describe, expect, it} from 'vitest';
import {Evaluator} from '../../../source/bot/evaluation/evaluator.js';
import {bound, EVALUATION_LIMIT} from '../../../source/bot/evaluation/value.js';
import {
	endOf,
	type Feature,
	middleOf,
	pack,
	type Weights,
	OFFSETS,
	WEIGHT_COUNT,
} from '../../../source/bot/evaluation/features.js';
import {WEIGHTS} from '../../../source/bot/evaluation/weights.js';
import {INITIAL_WEIGHTS, weightsFrom} from '../../../scripts/tune/initial-weights.js';
import {flipped, forRandomPlies, positionOf} from '../search/positions.js';
import {expectAlike} from '../../helpers/expect-alike.js';

/** Weights that count one feature alone, one for each of its weights with `at` or for the one at `at`. */
function only(feature: Feature, at = 0): Weights {
	const flat = Array.from({length: WEIGHT_COUNT}, () => 0);
	flat[OFFSETS[feature] + at] = 1;
	return weightsFrom(flat, flat);
}

/** Returns how often White has a feature more than Black. */
const count = (fen: string, feature: Feature, at = 0): number =>
	endOf(new Evaluator(only(feature, at)).packedValue(positionOf(fen)));

describe('the evaluation', () => {
	it('is the same for both sides when colours are exchanged, with any weights', () => {
		for (const weights of [INITIAL_WEIGHTS, WEIGHTS]) {
			const evaluator = new Evaluator(weights);
			let differing = 0;
			forRandomPlies(20, 120, (position) => {
				const value = evaluator.evaluate(position);
				expect(evaluator.evaluate(flipped(position))).toBe(value);
				differing += value === 0 ? 0 : 1;
			});
			expect(differing).toBeGreaterThan(500);
		}
	});

	it('prefers more men, by far more than anything else', () => {
		const evaluator = new Evaluator(WEIGHTS);
		const even = evaluator.evaluate(
			positionOf('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'),
		);
		const queenUp = evaluator.evaluate(
			positionOf('rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'),
		);
		expect(Math.abs(even)).toBeLessThan(60);
		expect(queenUp).toBeGreaterThan(600);
	});

	it.each([
		['passedPawn', 4, '4k3/8/8/4P3/8/8/8/4K3 w - -', 1],
		['passedPawn', 4, '4k3/3p4/8/4P3/8/8/8/4K3 w - -', 0],
		['passedPawn', 4, '4k3/8/8/4P3/8/8/3p4/4K3 w - -', 1],
		['isolatedPawn', 0, '4k3/8/8/8/8/8/P1PP4/4K3 w - -', 1],
		['doubledPawn', 0, '4k3/8/8/8/3P4/3P4/P7/4K3 w - -', 2],
		['supportedPawn', 0, '4k3/8/8/8/3P4/2P5/P7/4K3 w - -', 1],
		['bishopPair', 0, '4kb2/8/8/8/8/8/8/2B1KB2 w - -', 1],
		['rookOpenFile', 0, '4k3/p7/8/8/8/8/1P6/R1R1K3 w - -', 1],
		['rookHalfOpenFile', 0, '4k3/p7/8/8/8/8/1P6/R1R1K3 w - -', 1],
		['pawnThreat', 3, '4k3/8/3q4/4P3/8/8/8/4K3 w - -', 1],
		['loose', 1, '4k3/8/8/8/4N3/8/4r3/K7 w - -', 1],
		['loose', 1, '4k3/8/8/8/4N3/5P2/4r3/K7 w - -', 0],
		['tempo', 0, '4k3/8/8/8/8/8/8/4K3 b - -', -1],
	] as const)('counts %s (%i) in %s', (feature, at, fen, expected) => {
		expect(count(`${fen} 0 1`, feature, at)).toBe(expected);
	});

	it('stays within its limit and keeps the order', () => {
		const nine = 'QQQQQQQQ/Q6R/8/8/8/8/1k6/R6K w - - 0 1';
		expect(new Evaluator(WEIGHTS).evaluate(positionOf(nine))).toBeLessThanOrEqual(EVALUATION_LIMIT);
		let last = Number.NEGATIVE_INFINITY;
		for (let value = -12_000; value <= 12_000; value += 8) {
			const bounded = bound(value);
			expectAlike(bounded >= last, true);
			expectAlike(Math.abs(bounded) <= EVALUATION_LIMIT, true);
			last = bounded;
		}

		expect(bound(1234)).toBe(1234);
	});

	it('packs two values into one integer and takes them out again, sums too', () => {
		for (const [middle, end] of [
			[5, 7],
			[-5, 7],
			[5, -7],
			[-5, -7],
			[3000, -3000],
		]) {
			const packed = pack(middle, end) + pack(-2, 1);
			expect([middleOf(packed), endOf(packed)]).toEqual([middle - 2, end + 1]);
		}
	});
});
