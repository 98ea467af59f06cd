import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {FAULTS} from '../../source/match/analysed-game.js';
import {faultOf, KING_RISK, LOSS, type LuckSigns, luckOf} from '../../source/analysis/verdict.js';

const SAFE = {missedKing: false, kingRisk: 0, leastRisk: 0};

describe('a fault', () => {
	it.each([
		[0, null],
		[LOSS.mistake - 1, null],
		[LOSS.mistake, 'mistake'],
		[LOSS.blunder - 1, 'mistake'],
		[LOSS.blunder, 'blunder'],
	])('of a loss of %i is %s', (loss, fault) => {
		expect(faultOf({...SAFE, loss})).toBe(fault);
	});

	it('is a king not taken, whatever else is said of the move', () => {
		expect(faultOf({...SAFE, loss: 0, missedKing: true})).toBe('missed-king');
		expect(faultOf({loss: 2000, missedKing: true, kingRisk: 1, leastRisk: 0})).toBe('missed-king');
	});

	it('is a king left to be taken much oftener than need be, in a lost position too', () => {
		const signs = {missedKing: false, loss: 1, leastRisk: 0.125};
		expect(faultOf({...signs, kingRisk: 0.125 + KING_RISK})).toBe('king-left');
		expect(faultOf({...signs, kingRisk: 0.26})).toBe(null);
		// Every move leaves him, or none is better.
		expect(faultOf({...signs, kingRisk: 1, leastRisk: 1})).toBe(null);
		expect(faultOf({...signs, kingRisk: 1, loss: 0})).toBe(null);
	});

	it('never becomes smaller when more is lost', () => {
		const rank = (fault: (typeof FAULTS)[number] | null): number =>
			fault === null ? FAULTS.length : FAULTS.indexOf(fault);
		fc.assert(
			fc.property(
				fc.record({
					missedKing: fc.boolean(),
					kingRisk: fc.double({min: 0, max: 1, noNaN: true}),
					leastRisk: fc.double({min: 0, max: 1, noNaN: true}),
				}),
				fc.integer({min: 0, max: 3000}),
				fc.integer({min: 0, max: 3000}),
				(signs, loss, more) => {
					const smaller = faultOf({...signs, loss});
					const greater = faultOf({...signs, loss: loss + more});
					expect(rank(greater)).toBeLessThanOrEqual(rank(smaller));
				},
			),
		);
	});
});

describe('luck', () => {
	const bad: LuckSigns = {
		fault: null,
		mean: 200,
		value: -1300,
		loss: 1500,
		kingLeft: false,
	};
	const good: LuckSigns = {fault: 'blunder', mean: -700, value: 20, loss: 0, kingLeft: false};

	it('is bad when a sound move loses much in truth and does worse than it might', () => {
		expect(luckOf(bad)).toBe('bad');
		expect(luckOf({...bad, loss: LOSS.blunder - 1})).toBe(null);
		// A better move was hidden, but this one did as well as could be thought.
		expect(luckOf({...bad, value: 200 - LOSS.mistake + 1})).toBe(null);
		expect(luckOf({...bad, value: 200 - LOSS.mistake})).toBe('bad');
	});

	it('is never bad after a fault: that could be known', () => {
		for (const fault of FAULTS) {
			expect(luckOf({...bad, fault})).toBe(null);
		}
	});

	it('is good when a fault costs nothing', () => {
		expect(luckOf(good)).toBe('good');
		expect(luckOf({...good, loss: LOSS.none})).toBe(null);
		expect(luckOf({...good, fault: 'mistake'})).toBe('good');
		expect(luckOf({...good, fault: 'king-left'})).toBe('good');
		expect(luckOf({...good, kingLeft: true})).toBe(null);
		expect(luckOf({...good, fault: 'missed-king'})).toBe(null);
		expect(luckOf({...good, fault: null})).toBe(null);
	});
});
