import {gameTable} from '../../bot/game-tables.js';
import {fail, ok, type Result} from '../../core/result.js';
import type {SquareSet} from '../../core/square-set.js';
import type {UciMove} from '../../core/uci.js';
import {isFor, type KriegspielPlan, type PlanDecision} from '../../theory/kriegspiel/plan.js';
import {KRIEGSPIEL_PLANS} from '../../theory/kriegspiel/plans.js';
import {type KingMoment, trackUmpiredKing} from '../../endings/kriegspiel/track-lone-king.js';
import type {SeatHistory} from '../../knowledge/history.js';
import {NEVER} from '../../solver/levels.js';
import {materialName} from '../../solver/material.js';
import {drillTableGame} from '../game.js';
import type {UmpiredStrategy} from '../settings.js';
import type {DrillTables} from '../tables.js';
import {tableTries} from './attackers.js';

/** How often White's men and what he knows may be the same before a plan has gone round in circles. */
const CIRCLE = 3;

const keyOf = ({placement, belief}: KingMoment): string =>
	[placement.material, placement.squares, belief.low, belief.high].join(' ');

/** Returns whether a plan gets nowhere: it has come back to where it was too often, or a refusal has told it nothing. */
function isStuck(points: readonly KingMoment[]): boolean {
	const seen = new Map<string, number[]>();
	return points.some((point) => {
		const plies = seen.get(keyOf(point)) ?? [];
		const isIdle = plies.at(-1) === point.ply;
		seen.set(keyOf(point), [...plies, point.ply]);
		return isIdle || plies.length + 1 >= CIRCLE;
	});
}

/** A plan that is asked at one point of a game after the other. */
type AskedPlan = {
	readonly make: () => KriegspielPlan;
	readonly plan: KriegspielPlan;
	readonly keys: string[];
	memory: unknown;
	decided: Result<PlanDecision>;
};

/** The one that was asked last: a game is asked about again and again, a point or two longer each time. */
let last: AskedPlan | undefined;

/** Returns what a plan tries at the last of some points, having been asked at all of them in order. */
function askOn(make: () => KriegspielPlan, points: readonly KingMoment[]): Result<PlanDecision> {
	const keys = points.map((point) => keyOf(point));
	const isContinued = last?.make === make && last.keys.every((key, index) => key === keys[index]);
	const plan = make();
	const asked: AskedPlan =
		isContinued && last !== undefined
			? last
			: {make, plan, keys: [], memory: plan.first, decided: fail('nobody has been asked to move')};
	last = asked;
	for (const {placement, belief} of points.slice(asked.keys.length)) {
		asked.decided = isFor(asked.plan, placement)
			? asked.plan.play(asked.memory, placement, belief)
			: fail('the plan is for other men');
		asked.memory = asked.decided.ok ? asked.decided.value.memory : asked.memory;
		asked.keys.push(keys[asked.keys.length]);
	}

	return asked.decided;
}

/**
 * Returns what White tries next in a drill of Kriegspiel in which the program has his men, from his own history
 * alone: by the table, or by a plan as long as that has something to try and gets somewhere; from then on the table
 * goes on. `start` is where he knew the king to be at the start. Fails where nothing can be tried. `tables` are those of
 * all games.
 */
export function umpiredTry(
	history: SeatHistory,
	start: SquareSet | undefined,
	tables: DrillTables,
	strategy: UmpiredStrategy = 'table',
): Result<UciMove> {
	const points = trackUmpiredKing(history, start).filter(({turn}) => turn === history.seat);
	const now = points.at(-1);
	if (now === undefined || history.plies.length % 2 === 1) {
		return fail('White is not to move');
	}

	const {placement, belief} = now;
	const ending = materialName(placement.material);
	const make = KRIEGSPIEL_PLANS[strategy]?.[ending];
	const decided = make === undefined || isStuck(points) ? undefined : askOn(make, points);
	if (decided?.ok === true) {
		return ok(decided.value.move);
	}

	const table = gameTable(tables, drillTableGame('kriegspiel'), ending);
	const isSure = table !== undefined && table.levelOf(placement.squares, belief) < NEVER;
	const attacker = tableTries(tables);
	// Only where no win is sure does it matter for which squares he played before.
	const tries = (isSure ? [now] : points).map((point) => attacker(point));
	return tries[tries.length - 1];
}
