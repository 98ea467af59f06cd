import type {Sight} from '../core/fog-fen.js';
import type {KnowledgeJudgement, TruthJudgement} from '../match/analysed-game.js';
import {findByKey, kernelMoves} from '../bot/kernel-moves.js';
import {parseUci} from '../core/uci.js';
import {moveKey, moveText} from '../rules/move.js';
import type {MoveRules} from '../rules/move-rules.js';
import {Position} from '../rules/position.js';
import {leavesKing} from './king-risk.js';
import {luckOf} from './verdict.js';
import type {WorldJudge} from './world-judge.js';

/** Judges the move `key` in the true position, as deep as it was judged by knowledge. Throws when there is no such move. */
export function judgeInTruth(
	worldJudge: WorldJudge,
	truth: Sight,
	rules: MoveRules,
	key: number,
	{best, depth, value: mean, expected, fault}: KnowledgeJudgement,
): TruthJudgement {
	// As the possible positions are held: without counters.
	const position = Position.fromSetupUnchecked({...truth, halfmoves: 0, fullmoves: 1}, rules);
	const moves = kernelMoves(position);
	const played = findByKey(moves, key);
	const wished = parseUci(best.act);
	const other = wished && findByKey(moves, moveKey(wished));
	if (played === undefined || other === undefined) {
		throw new Error('a move to be judged cannot be played in truth');
	}

	const found = worldJudge.judge(position, [played, other], depth);
	const [value, advised] = found.values;
	const loss = found.most - value;
	const kingLeft = leavesKing(position, played);
	return {
		value,
		best: {act: moveText(found.best), value: found.most},
		advised,
		loss,
		balance: expected - loss,
		kingLeft,
		luck: luckOf({fault, mean, value, loss, kingLeft}),
	};
}
