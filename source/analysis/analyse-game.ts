import {fail, ok, type Result} from '../core/result.js';
import {parseUci} from '../core/uci.js';
import type {AnalysedGame, AnalysedMove} from '../match/analysed-game.js';
import type {SeatHistory} from '../rules/history.js';
import {moveList} from '../knowledge/move-list.js';
import {followWorlds} from '../knowledge/worlds/follow-worlds.js';
import type {KnownSize} from '../knowledge/worlds/worlds.js';
import {moveKey} from '../rules/move.js';
import {findVariant} from '../rules/registry.js';
import {type AnalysisEffort, KnowledgeJudge} from './by-knowledge.js';
import type {FinishedGame} from './finished-game.js';
import {judgeInTruth} from './in-truth.js';
import {WorldJudge} from './world-judge.js';

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

	const rules = variant.value.moves;
	const worlds = followWorlds(startFen);
	const sizes: KnownSize[] = [];
	const worldJudge = new WorldJudge();
	const judge = new KnowledgeJudge(worldJudge, effort);
	const list = moveList(history);
	const moves: AnalysedMove[] = [];
	for (let index = 0; index <= history.plies.length; index++) {
		const set = worlds.follow({...history, plies: history.plies.slice(0, index)});
		if (!set.ok) {
			return set;
		}

		const {size, isExact} = set.value;
		sizes.push({size, isExact});

		const move = parseUci(history.plies[index]?.move ?? '');
		if (move === undefined) {
			continue;
		}

		if (size === 0) {
			return fail(`nothing that it knew fits what happened before ply ${index + 1}`);
		}

		const key = moveKey(move);
		const knowledge = judge.judge(set.value, key, index);
		const {number, text} = list[index];
		moves.push({
			ply: index + 1,
			number,
			move,
			text,
			knowledge,
			truth: judgeInTruth(worldJudge, truths[index], rules, key, knowledge),
		});
		yield (index + 1) / history.plies.length;
	}

	return ok({history, sizes, moves});
}
