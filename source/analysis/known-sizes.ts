import {fail, ok, type Result} from '../core/result.js';
import {followWorlds} from '../knowledge/worlds/follow-worlds.js';
import type {KnownSize} from '../knowledge/worlds/worlds.js';
import {isCountable} from '../match/hindsight.js';
import {historyAt} from '../rules/history.js';
import {variantOf} from '../rules/registry.js';
import type {FinishedGame} from './finished-game.js';

/**
 * Counts how many positions fitted what a seat knew, at the start of a finished game and after each ply, and judges no
 * move; yields what share is done. The error says why they cannot be followed.
 */
export function* knownSizes({
	history,
	startFen,
}: Pick<FinishedGame, 'history' | 'startFen'>): Generator<number, Result<readonly KnownSize[]>> {
	const {plies} = history;
	const worlds = followWorlds(startFen);
	const isCounted = isCountable(variantOf(history.variant));
	const sizes: KnownSize[] = [];
	for (let ply = 0; ply <= plies.length; ply++) {
		const set = worlds.follow(historyAt(history, ply));
		if (!set.ok) {
			return set;
		}

		const {size, isExact} = set.value;
		if (!isExact && !isCounted) {
			return fail('more fits than can be counted');
		}

		sizes.push({size, isExact});
		yield (ply + 1) / (plies.length + 1);
	}

	return ok(sizes);
}
