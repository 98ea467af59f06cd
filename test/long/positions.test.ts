import {expect, it} from 'vitest';
import {createRandom} from '../../source/core/random.js';
import {anyMove, followGame, greedyMove, STARTS} from '../knowledge/positions/follow-game.js';
import {expectFits, expectTruth} from '../knowledge/positions/truth.js';

const GAMES = 200;

it(`holds the truth in ${GAMES} whole games`, {timeout: 7_200_000}, () => {
	let exact = 0;
	let updates = 0;
	for (let index = 0; index < GAMES; index++) {
		const seed = `long ${index}`;
		const plan = {
			variant: 'fog',
			// Most begin as games do.
			fen: index % 10 === 9 ? STARTS[1] : STARTS[0],
			random: createRandom(seed),
			choose: index % 2 === 0 ? anyMove : greedyMove,
			plies: 300,
			bounds: {members: 10_000, candidates: 400_000},
		};
		followGame(plan, (followed, ply) => {
			for (const set of followed.sets) {
				const where = `${seed} ply ${ply} ${set.seat}`;
				expect(set.size, where).toBeGreaterThan(0);
				expectTruth(followed, set, where);
				expectFits(followed, set, where);
				exact += set.isExact ? 1 : 0;
				updates++;
			}
		});
	}

	expect(exact / updates).toBeGreaterThan(0.3);
});
