import {gameTable} from '../../bot/game-tables.js';
import {fail, ok, type Result} from '../../core/result.js';
import type {UciMove} from '../../core/uci.js';
import type {KriegspielPlan, PlanDecision} from '../../endgame/kriegspiel/plan.js';
import {isFor} from '../../endgame/kriegspiel/plan.js';
import {KRIEGSPIEL_PLANS} from '../../endgame/kriegspiel/plans.js';
import type {KingMoment} from '../../endgame/kriegspiel/track-lone-king.js';
import {KriegspielTablePlayer} from '../../endgame/kriegspiel-table-attacker.js';
import {materialName} from '../../solver/material.js';
import {uciOf} from '../../solver/reach.js';
import {drillTableGame} from '../game.js';
import type {UmpiredStrategy} from '../settings.js';
import type {DrillTables} from '../tables.js';

/** Chooses what White tries next, moment after moment; fails, in a sentence, where it has nothing. */
export type UmpiredAttacker = (moment: KingMoment) => Result<UciMove>;

/** Returns the table player, who remembers for which squares he plays. `tables` are those of all games. */
export function tableTries(tables: DrillTables): UmpiredAttacker {
	let player: {readonly ending: string; readonly plays: KriegspielTablePlayer} | undefined;
	return ({placement, belief}) => {
		const ending = materialName(placement.material);
		if (player?.ending !== ending) {
			const table = gameTable(tables, drillTableGame('kriegspiel'), ending);
			player = table === undefined ? undefined : {ending, plays: new KriegspielTablePlayer(table)};
		}

		return player === undefined || belief.isEmpty
			? fail(`there is no table of ${ending} for this`)
			: ok(uciOf(placement, player.plays.choose(placement, belief)));
	};
}

/** Returns a plan that plays on with what it remembers of the moments before; `onDecision` is told why it tries what it tries. */
export function planTries(
	plan: KriegspielPlan,
	onDecision: (decision: PlanDecision) => void = () => undefined,
): UmpiredAttacker {
	let memory = plan.first;
	return ({placement, belief}) => {
		const decided = isFor(plan, placement)
			? plan.play(memory, placement, belief)
			: fail('the plan is for other men');
		if (!decided.ok) {
			return decided;
		}

		({memory} = decided.value);
		onDecision(decided.value);
		return ok(decided.value.move);
	};
}

/** Returns who plays White's men by a strategy in an ending: the table where the strategy has no plan for it. */
export function attackerOf(
	strategy: UmpiredStrategy,
	ending: string,
	tables: DrillTables,
): UmpiredAttacker {
	const makePlan = KRIEGSPIEL_PLANS[strategy]?.[ending];
	return makePlan === undefined ? tableTries(tables) : planTries(makePlan());
}
