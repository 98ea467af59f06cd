import {describe, expect, it} from 'vitest';
import {createRandom} from '../../../source/core/random.js';
import {anyMove, followGame, greedyMove, STARTS} from './follow-game.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {expectFits, expectTruth} from './truth.js';
import {expectAlike} from '../../helpers/expect-alike.js';

/** Seconds on a free machine; others may be at work on it. */
const TIMEOUT = 180_000;

describe('the truth', () => {
	it('is never ruled out in whole games', {timeout: TIMEOUT}, () => {
		let exact = 0;
		let samples = 0;
		for (let index = 0; index < sampleSize(4, 6); index++) {
			const seed = `truth ${index}`;
			const plan = {
				variant: 'fog',
				fen: STARTS[index % 2],
				random: createRandom(seed),
				choose: index % 4 < 2 ? anyMove : greedyMove,
				plies: 120,
				bounds: {members: 1000, candidates: 50_000},
			};
			followGame(plan, (followed, ply) => {
				for (const set of followed.sets) {
					expectTruth(followed, set, `${seed} ply ${ply} ${set.seat}`);
					expectAlike(set.size > 0, true);
					exact += set.isExact ? 1 : 0;
					samples += set.isComplete ? 0 : 1;
				}
			});
		}

		expect(exact).toBeGreaterThan(sampleSize(60, 100));
		expect(samples).toBeGreaterThan(sampleSize(120, 200));
	});
});

describe('a sample of 50 positions', () => {
	it(
		'never runs out, fits what is seen and does not rule out the truth',
		{timeout: TIMEOUT},
		() => {
			let samples = 0;
			let completed = 0;
			for (let index = 0; index < sampleSize(24, 60); index++) {
				const seed = `sample ${index}`;
				const plan = {
					variant: ['fog', 'fog', 'dark', 'darkness'][index % 4],
					fen: STARTS[Math.floor(index / 4) % STARTS.length],
					random: createRandom(seed),
					choose: index % 2 === 0 ? anyMove : greedyMove,
					plies: 50,
					bounds: {members: 50, candidates: 2000},
				};
				followGame(plan, (followed, ply) => {
					for (const set of followed.sets) {
						const where = `${seed} ply ${ply} ${set.seat}`;
						expectAlike(set.size > 0, true, where);
						expectAlike(set.size <= 50, true, where);
						expectTruth(followed, set, where);
						expectFits(followed, set, where);
						samples += set.isExact ? 0 : 1;
						completed += set.isComplete && !set.isExact ? 1 : 0;
					}
				});
			}

			expect(samples).toBeGreaterThan(sampleSize(800, 2000));
			expect(completed).toBeGreaterThan(sampleSize(5, 20));
		},
	);
});
