import {describe, expect, it} from 'vitest';
import {parseFen} from '../../../source/core/fen.js';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import type {PositionSet} from '../../../source/knowledge/positions/position-set.js';
import {repetitionKey} from '../../../source/rules/end-rules.js';
import {Position} from '../../../source/rules/position.js';
import {findVariant} from '../../../source/rules/registry.js';
import {positionFromSetup} from '../../../source/rules/position-from-setup.js';
import {partOf} from '../../helpers/sample-size.js';
import {anyMove, followGame, type GamePlan, greedyMove, STARTS} from './follow-game.js';
import {NaivePositions} from './naive-positions.js';

/** Sets are compared as long as they have no more members than this before a ply. */
const MOST_COMPARED = 40;

/** Enough for what is compared; the set that is no longer compared need not be large. */
const BOUNDS = {members: 4000, candidates: 200_000};

/** Returns the members of a set as texts, sorted. */
function keysOf(set: PositionSet): string[] {
	const position = new Position(set.variant.moves);
	return Array.from({length: set.size}, (_, index) => {
		set.load(index, position);
		return repetitionKey(position);
	}).sort();
}

/** Plays a game and compares both seats' sets with the naive ones; returns the plies compared. */
function compareGame(plan: GamePlan): number {
	const variant = unwrap(findVariant(plan.variant));
	const start = unwrap(positionFromSetup(unwrap(parseFen(plan.fen)), variant.moves));
	const naives: (NaivePositions | undefined)[] = [
		new NaivePositions(variant, 'white', start),
		new NaivePositions(variant, 'black', start),
	];
	let compared = 0;
	followGame(plan, ({game, move, sets, views, heard}, ply) => {
		for (const [index, set] of sets.entries()) {
			const naive = naives[index];
			if (naive === undefined) {
				continue;
			}

			naive.update(views[index], heard[set.seat], move);
			const keys = keysOf(set);
			const wanted = naive.keys();
			if (keys.join('\n') !== wanted.join('\n')) {
				expect(keys, `${plan.variant} ${plan.fen} ply ${ply}`).toEqual(wanted);
			}

			expect(set.isExact).toBe(true);
			expect(keys).toContain(repetitionKey(game.position));
			compared++;
			if (naive.positions.length > MOST_COMPARED) {
				naives[index] = undefined;
			}
		}

		return naives.some((naive) => naive !== undefined);
	});
	return compared;
}

describe('the set of positions', () => {
	it.each([
		['fog', anyMove, 90],
		['fog', greedyMove, 90],
		['dark', anyMove, 36],
		['darkness', greedyMove, 36],
	] as const)(
		'is what trying every move gives: %s',
		{timeout: 180_000},
		(variant, choose, games) => {
			let compared = 0;
			for (let index = 0; index < partOf(games); index++) {
				const fen = STARTS[index % STARTS.length];
				const random = createRandom(`naive ${variant} ${index}`);
				compared += compareGame({variant, fen, random, choose, plies: 120, bounds: BOUNDS});
			}

			expect(compared).toBeGreaterThan(partOf(games) * 10);
		},
	);
});
