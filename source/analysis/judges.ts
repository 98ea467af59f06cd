import {parseUci} from '../core/uci.js';
import {whyUnsupported} from '../knowledge/positions/support.js';
import type {Worlds} from '../knowledge/worlds/worlds.js';
import type {KnowledgeJudgement, TruthJudgement} from '../match/analysed-game.js';
import {currentView, type SeatHistory, seenNow} from '../rules/history.js';
import {moveKey} from '../rules/move.js';
import type {State, Variant} from '../rules/variant.js';
import {isSetUp} from '../rules/view.js';
import {ActJudge} from './by-acts.js';
import {type AnalysisEffort, KnowledgeJudge} from './by-knowledge.js';
import {judgeInTruth} from './in-truth.js';
import {judgedByKnowledge, judgedInTruth} from './judged-acts.js';
import {WorldJudge} from './world-judge.js';

/** An act that stood, with all that its seat knew before it and the truth there. */
export type PlayedAct = {
	readonly act: string;
	readonly before: SeatHistory;
	readonly worlds: Worlds;
	readonly truth: State;
};

/** Judges an act by knowledge and in truth; `seed` draws worlds. Undefined where nothing is to be said of it. */
export type Judge = (
	played: PlayedAct,
	seed: number,
) => {readonly knowledge: KnowledgeJudgement; readonly truth: TruthJudgement} | undefined;

/** Judges moves in all positions that fit, where these can be kept. */
function judgeByPositions(variant: Variant, effort: AnalysisEffort): Judge {
	const worldJudge = new WorldJudge();
	const judge = new KnowledgeJudge(worldJudge, effort);
	return ({act, worlds, truth}, seed) => {
		const move = parseUci(act);
		if (move === undefined) {
			return undefined;
		}

		const key = moveKey(move);
		const knowledge = judge.judge(worlds, key, seed);
		const sight = variant.truth(truth);
		return {knowledge, truth: judgeInTruth(worldJudge, sight, variant.moves, key, knowledge)};
	};
}

/** Judges acts in worlds as the game's own rules have them. */
function judgeByActs(variant: Variant, seat: SeatHistory['seat'], effort: AnalysisEffort): Judge {
	const judge = new ActJudge(variant, seat, effort);
	return ({act: text, before, worlds, truth}, seed) => {
		// What is set up is a plan.
		const offered = isSetUp(currentView(before).phase)
			? []
			: variant.tries(seenNow(before, {id: seat, side: seat}));
		const known = judgedByKnowledge(offered, text, worlds, seed);
		const knowledge = judge.judge(worlds, known.acts, known.done, seed);
		if (knowledge === undefined) {
			return undefined;
		}

		const {acts, done} = judgedInTruth(offered, text, truth, known);
		return {knowledge, truth: judge.judgeInTruth(truth, acts, done, knowledge)};
	};
}

/** Returns what judges the acts of a seat in a game. */
export const judgeOf = (
	variant: Variant,
	seat: SeatHistory['seat'],
	effort: AnalysisEffort,
): Judge =>
	whyUnsupported(variant) === undefined
		? judgeByPositions(variant, effort)
		: judgeByActs(variant, seat, effort);
