import {fail, ok, type Result} from '../core/result.js';
import {given} from '../core/given.js';
import type {AnalysedGame, AnalysedMove} from '../match/analysed-game.js';
import {historyAt, type SeatHistory} from '../rules/history.js';
import {isCountable} from '../match/hindsight.js';
import {moveList} from '../knowledge/move-list.js';
import {followWorlds} from '../knowledge/worlds/follow-worlds.js';
import type {KnownSize} from '../knowledge/worlds/worlds.js';
import {findVariant} from '../rules/registry.js';
import type {AnalysisEffort} from './by-knowledge.js';
import type {FinishedGame} from './finished-game.js';
import {judgeOf} from './judges.js';

/** A game gone through as one seat knew it. */
export type GameAnalysis = AnalysedGame & {readonly history: SeatHistory};

/**
 * Goes through a finished game move by move; yields what share of it is done. The error says why the
 * positions of the game cannot be followed. With the same nodes and no clock the same game comes to the
 * same.
 */
export function* analyseGame(
	{history, startFen, truths}: FinishedGame,
	effort: AnalysisEffort,
): Generator<number, Result<GameAnalysis>> {
	const variant = findVariant(history.variant);
	if (!variant.ok) {
		return variant;
	}

	const {seat, plies} = history;
	const follower = followWorlds(startFen);
	const judge = judgeOf(variant.value, seat, effort);
	const sizes: KnownSize[] = [];
	const list = moveList(history);
	const moves: AnalysedMove[] = [];
	for (let index = 0; index <= plies.length; index++) {
		const known = {...historyAt(history, index), ...given({tries: plies[index]?.tries})};
		const worlds = follower.follow(known);
		if (!worlds.ok) {
			return worlds;
		}

		const {size, isExact} = worlds.value;
		sizes.push({size, isExact});

		const act = plies[index]?.move;
		const truth = truths.get(index);
		if (act === undefined || truth === undefined) {
			continue;
		}

		if (size === 0) {
			return fail(`nothing that it knew fits what happened before ply ${index + 1}`);
		}

		const judged = judge({act, before: known, worlds: worlds.value, truth}, index);
		if (judged !== undefined) {
			const {number, text} = list[index];
			moves.push({ply: index + 1, number, act, text, ...judged});
		}

		yield (index + 1) / plies.length;
	}

	// The size of a sample says nothing of how many fit.
	const isCounted = isCountable(variant.value) || sizes.every(({isExact}) => isExact);
	return ok({history, sizes: isCounted ? sizes : [], moves});
}
