import {NO_SQUARE, type Square} from '../../core/square.js';
import type {SquareSet} from '../../core/square-set.js';
import {parseUci} from '../../core/uci.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {seenKing, trackLoneKing} from '../../knowledge/lone-king-belief.js';
import type {View} from '../../rules/view.js';
import {materialName, type Placement, readPlacement} from '../../solver/material.js';
import type {Decision, PlanMemory, Sighting, Strategist} from './strategist.js';
import {STRATEGISTS} from './strategists.js';

const placementOf = (view: View): Placement | undefined => {
	const read = readPlacement(view.cells);
	return read.ok ? read.value.placement : undefined;
};

/** Returns where White saw the king right after his own move before ply `ply`; NO_SQUARE when he did not, or has made none. */
function glimpse({plies, seat}: SeatHistory, ply: number): Square {
	const own = plies[ply - 2];
	return own?.by === seat ? seenKing(own.view) : NO_SQUARE;
}

/** Where White, to move, is in a plan: what it remembers and what he sees. */
export type PlanPlace = {
	readonly plan: Strategist;
	readonly memory: PlanMemory;
	readonly sighting: Sighting;
};

/** Returns the plan of that name for the men that White began with; undefined when there is none. */
export function planFor(name: string, history: SeatHistory): Strategist | undefined {
	const first = placementOf(history.start);
	return first === undefined ? undefined : STRATEGISTS[name]?.[materialName(first.material)];
}

/**
 * Returns where White is in the plan of some name before each ply and now, from what he saw and played alone; nowhere
 * when there is no such plan for his men. Whoever has left the plan is back in it as soon as he knows the king's
 * square: it then begins anew. Undefined where he is not to move, and where there is no plan from what is known.
 */
export function placesIn(
	name: string,
	history: SeatHistory,
	start: SquareSet | undefined,
): (PlanPlace | undefined)[] {
	const plan = planFor(name, history);
	if (plan === undefined) {
		return [];
	}

	let memory: PlanMemory | undefined;
	return trackLoneKing(history, 0, start).map((belief, ply) => {
		const view = viewBefore(history, ply);
		const placement = placementOf(view);
		if (view.turn !== history.seat || placement === undefined) {
			return undefined;
		}

		const [king] = belief;
		const isKnown = belief.size === 1;
		const glimpsed = memory === undefined && isKnown ? king : glimpse(history, ply);
		memory ??= isKnown ? plan.begin(placement, king) : undefined;
		if (memory === undefined) {
			return undefined;
		}

		const place = {plan, memory, sighting: {placement, glimpsed, seen: seenKing(view)}};
		if (ply < history.plies.length) {
			const decided = plan.play(memory, place.sighting);
			const played = parseUci(history.plies[ply].move ?? '');
			memory =
				decided.ok &&
				played?.from === decided.value.move.from &&
				played.to === decided.value.move.to
					? decided.value.memory
					: undefined;
		}

		return place;
	});
}

/** Returns a plan's decision for White, to move; undefined where he is in no plan, or where it has no move. */
export function planDecision(
	name: string,
	history: SeatHistory,
	start: SquareSet | undefined,
): Decision<unknown> | undefined {
	const place = placesIn(name, history, start).at(-1);
	const decided = place?.plan.play(place.memory, place.sighting);
	return decided?.ok === true ? decided.value : undefined;
}
