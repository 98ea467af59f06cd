import {gameTable} from '../../bot/game-tables.js';
import type {SquareSet} from '../../core/square-set.js';
import type {UciMove} from '../../core/uci.js';
import {kriegspielAttack} from '../../endings/kriegspiel/table-attacker.js';
import {
	type AskedPoint,
	isFor,
	type KriegspielPlan,
	PLAN_REPAIRS,
	PLAN_STEPS,
} from '../../theory/kriegspiel/plan.js';
import {KRIEGSPIEL_PLANS} from '../../theory/kriegspiel/plans.js';
import {asWhiteMove} from '../../endings/kriegspiel/track-lone-king.js';
import {answersTo, repliesFrom} from '../../endings/kriegspiel/umpire.js';
import {materialName} from '../../solver/material.js';
import {uciOf} from '../../solver/reach.js';
import {drillTableGame} from '../game.js';
import type {UmpiredStrategy} from '../settings.js';
import type {DrillTables} from '../tables.js';
import {tableTries} from './attackers.js';

/** What White means to try behind an umpire, and why. */
export type TryReason = {
	/** The try, and those after it as long as each stands and nothing is heard, at most three in all. */
	readonly moves: readonly UciMove[];
	/** A plan's step in words. */
	readonly step?: string;
	/** Where the text of a plan is mended, in words. */
	readonly repair?: string;
	/** Where the king cannot be or get to, as a plan sees it. */
	readonly excluded?: SquareSet;
};

/** Says what White tries, point after point of one game; undefined where he has nothing. */
export type LineAttack = (point: AskedPoint) => TryReason | undefined;

/** How many tries are told ahead. */
const AHEAD = 3;

/** Returns what White knows when a try stands, nothing is said of it and the king has moved unheard; undefined where that cannot be. */
function afterSilence({placement, belief}: AskedPoint, move: UciMove): AskedPoint | undefined {
	const white = asWhiteMove(placement, move);
	const silent =
		white === undefined
			? undefined
			: answersTo(placement, belief, white).find(
					({answer}) => answer.kind === 'played' && answer.checks.length === 0,
				);
	return silent === undefined
		? undefined
		: repliesFrom(silent.placement, silent.belief).find(({taken}) => taken === undefined);
}

/** Returns a try with those that follow it in silence. */
function withLater(
	first: UciMove,
	point: AskedPoint,
	next: (point: AskedPoint) => UciMove | undefined,
): readonly UciMove[] {
	const moves = [first];
	let at = afterSilence(point, first);
	while (at !== undefined && moves.length < AHEAD) {
		const move = next(at);
		if (move === undefined) {
			break;
		}

		moves.push(move);
		at = afterSilence(at, move);
	}

	return moves;
}

/** Returns White by the tables. */
function tableAttack(tables: DrillTables): LineAttack {
	const player = tableTries(tables);
	return (point) => {
		const move = player(point);
		const later = (at: AskedPoint): UciMove | undefined => {
			const table = gameTable(
				tables,
				drillTableGame('kriegspiel'),
				materialName(at.placement.material),
			);
			const attack =
				table === undefined ? undefined : kriegspielAttack(table, at.placement, at.belief);
			return attack?.ok === true ? uciOf(at.placement, attack.value.try) : undefined;
		};
		return move.ok ? {moves: withLater(move.value, point, later)} : undefined;
	};
}

/** Returns White by a plan. A plan whose memory is its whole past is not asked what comes later. */
function planAttack(plan: KriegspielPlan): LineAttack {
	let memory = plan.first;
	return (point) => {
		const {placement, belief} = point;
		const decided = isFor(plan, placement) ? plan.play(memory, placement, belief) : undefined;
		if (decided?.ok !== true) {
			return undefined;
		}

		({memory} = decided.value);
		const {move, remark} = decided.value;
		let ahead = memory;
		const later = (at: AskedPoint): UciMove | undefined => {
			const next = plan.isSymmetric ? plan.play(ahead, at.placement, at.belief) : undefined;
			ahead = next?.ok === true ? next.value.memory : ahead;
			return next?.ok === true ? next.value.move : undefined;
		};
		return {
			moves: withLater(move, point, later),
			step: PLAN_STEPS[remark.step],
			...(remark.repair === undefined ? {} : {repair: PLAN_REPAIRS[remark.repair]}),
			excluded: remark.excluded,
		};
	};
}

/** Returns who plays White in a line. `tables` are those of all games. */
export function beginAttack(
	strategy: UmpiredStrategy,
	ending: string,
	tables: DrillTables,
): LineAttack {
	const makePlan = KRIEGSPIEL_PLANS[strategy]?.[ending];
	return makePlan === undefined ? tableAttack(tables) : planAttack(makePlan());
}
