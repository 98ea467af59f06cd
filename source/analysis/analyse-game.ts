import {fail, ok, type Result} from '../core/result.js';
import {parseUci, type UciMove} from '../core/uci.js';
import type {SeatHistory} from '../rules/history.js';
import {moveList} from '../knowledge/move-list.js';
import {followWorlds} from '../knowledge/worlds/follow-worlds.js';
import type {KnownSize} from '../knowledge/worlds/worlds.js';
import {moveKey} from '../rules/move.js';
import {findVariant} from '../rules/registry.js';
import {type AnalysisEffort, KnowledgeJudge} from './by-knowledge.js';
import type {FinishedGame} from './finished-game.js';
import type {KnowledgeJudgement} from './verdict.js';
import {judgeInTruth, type TruthJudgement} from './in-truth.js';
import {WorldJudge} from './world-judge.js';

/** A move of the seat, by what it knew and in truth. Nothing but `truth` depends on what it did not know. */
export type AnalysedMove = {
	/** 1 for the first ply of the game. */
	readonly ply: number;
	/** The number of the move, counted up after Black's. */
	readonly number: number;
	readonly move: UciMove;
	/** The move as the seat's own list has it. */
	readonly text: string;
	readonly knowledge: KnowledgeJudgement;
	readonly truth: TruthJudgement;
};

/** A game gone through as one seat knew it. */
export type GameAnalysis = {
	readonly history: SeatHistory;
	/** |P| at the start and after each ply of either side. */
	readonly sizes: readonly KnownSize[];
	readonly moves: readonly AnalysedMove[];
};

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
