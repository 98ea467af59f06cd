import {fail, type Result} from '../../core/result.js';
import type {SquareSet} from '../../core/square-set.js';
import type {Moment, Point} from '../../endings/belief-game.js';
import {trackByAnswers} from '../../endings/kriegspiel/track-lone-king.js';
import type {SeatHistory} from '../../rules/history.js';
import {materialName} from '../../solver/material.js';
import type {PlanBook} from '../plan-book.js';
import {makeDivideAndConquer, makeDivideAndConquerPlus} from './divide-and-conquer.js';
import {metapositionStrategist} from './metaposition-program.js';
import {isFor, type KriegspielPlan, type PlanDecision, reasonOf} from './plan.js';

/** The plans of Kriegspiel by the name under which a person asks for them, and by the ending that they play. */
export const KRIEGSPIEL_PLANS: {
	readonly [name: string]: {readonly [ending: string]: () => KriegspielPlan};
} = {
	'divide-and-conquer': {KQvK: makeDivideAndConquer},
	'divide-and-conquer+': {KQvK: makeDivideAndConquerPlus},
	metaposition: {KRvK: () => metapositionStrategist()},
};

/** How often White's men and what he knows may be the same before a plan has gone round in circles. */
const CIRCLE = 3;

const keyOf = ({placement, belief}: Point): string =>
	[placement.material, placement.squares, belief.low, belief.high].join(' ');

/** Returns whether a plan gets nowhere: it has come back to where it was too often, or a refusal has told it nothing. */
function isStuck(points: readonly Moment[]): boolean {
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

/**
 * Returns a plan's try at the last of the points of a game, having asked it at all of them in order, as it would have
 * been asked in the game; fails where it fails at the last, or where there is no point.
 */
export function askPlan(
	make: () => KriegspielPlan,
	points: readonly Point[],
): Result<PlanDecision> {
	const keys = points.map((point) => keyOf(point));
	if (last?.make !== make || last.keys.some((key, index) => key !== keys[index])) {
		const plan = make();
		const decided = fail('nobody has been asked to move');
		last = {make, plan, keys: [], memory: plan.first, decided};
	}

	const asked = last;
	for (const {placement, belief} of points.slice(asked.keys.length)) {
		asked.decided = isFor(asked.plan, placement)
			? asked.plan.play(asked.memory, placement, belief)
			: fail('the plan is for other men');
		asked.memory = asked.decided.ok ? asked.decided.value.memory : asked.memory;
		asked.keys.push(keys[asked.keys.length]);
	}

	return asked.decided;
}

/** Returns what White knew at each of his turns, and how his plan is made; undefined where there is none for his men, or he is not to move. */
function askAt(name: string, history: SeatHistory, start: SquareSet | undefined) {
	const points = trackByAnswers(history, start).filter(({turn}) => turn === history.seat);
	const now = points.at(-1);
	const make =
		now === undefined ? undefined : KRIEGSPIEL_PLANS[name]?.[materialName(now.placement.material)];
	return make === undefined ? undefined : {points, make};
}

export const KRIEGSPIEL_BOOK: PlanBook<
	'divide-and-conquer' | 'divide-and-conquer+' | 'metaposition'
> = {
	names: ['divide-and-conquer+', 'divide-and-conquer', 'metaposition'],
	has: (name, ending) => KRIEGSPIEL_PLANS[name]?.[ending] !== undefined,
	needsStart: false,
	isNamed: true,
	decide(name, history, start) {
		const asked = askAt(name, history, start);
		const decided =
			asked === undefined || isStuck(asked.points) ? undefined : askPlan(asked.make, asked.points);
		return decided?.ok === true ? decided.value.move : undefined;
	},
	step(name, history, start) {
		const asked = askAt(name, history, start);
		const decided = asked === undefined ? undefined : askPlan(asked.make, asked.points);
		return decided?.ok === true ? reasonOf(decided.value) : undefined;
	},
};
