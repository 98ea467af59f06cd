import type {Act} from '../../core/act.js';
import {pick, type Random} from '../../core/random.js';
import type {SeatId} from '../../rules/seat.js';
import type {State, Variant} from '../../rules/variant.js';
import type {Noticed} from './noticed.js';

/** What ends a set-up. */
export const READY: Act = {kind: 'say', word: 'ready'};

const RANDOM: Act = {kind: 'say', word: 'random'};
/** So many set-ups are drawn to find one that fits. */
const MOST_DRAWS = 6;
/** The most men that a set-up has. */
const MOST_MEN = 64;

/** Returns a state in which a seat has put its men down one by one at random; undefined where it is in no set-up. */
function placeAtRandom(
	variant: Variant,
	state: State,
	seat: SeatId,
	random: Random,
): State | undefined {
	let placed = state;
	for (let count = 0; count < MOST_MEN && placed.phase === state.phase; count++) {
		const acts = variant.acts(placed, seat);
		if (acts.some((act) => act.kind === 'say' && act.word === 'ready')) {
			return placed;
		}

		const open = acts.filter((act) => act.kind === 'place' && act.role !== undefined);
		const ruling = open.length === 0 ? undefined : variant.step(placed, seat, pick(random, open));
		if (ruling === undefined) {
			return undefined;
		}

		placed = ruling.state;
	}

	return undefined;
}

/** Returns all states in which a seat has chosen what a single word is enough for in its set-up, and can end it; none where men are placed. */
export function chosenSetUps(variant: Variant, state: State, seat: SeatId): readonly State[] {
	if (state.phase === 'play' || !variant.toAct(state).includes(seat)) {
		return [];
	}

	const acts = variant.acts(state, seat);
	const isChoice = acts.every((act) => act.kind === 'say' && act.square !== undefined);
	return isChoice
		? acts.map((act) => variant.step(state, seat, act)?.state).filter((one) => one !== undefined)
		: [];
}

/**
 * Returns states in which a seat's set-up was drawn at random and can be ended, a few of them; none where it has none.
 * What `viewer` noticed when it was ended is kept to as far as the game can.
 */
export function* drawnSetUps(
	variant: Variant,
	state: State,
	seat: SeatId,
	{viewer, noticed, random}: {viewer: SeatId; noticed: Noticed; random: Random},
): Generator<State, undefined> {
	if (state.phase === 'play' || !variant.toAct(state).includes(seat)) {
		return undefined;
	}

	let next: State = state;
	for (let draw = 0; draw < MOST_DRAWS; draw++) {
		const drawn = variant.step(next, seat, RANDOM)?.state;
		next = drawn ?? state;
		const placed = drawn ?? placeAtRandom(variant, state, seat, random);
		if (placed === undefined) {
			return undefined;
		}

		yield variant.revise(placed, viewer, noticed.view, noticed.heard) ?? placed;
	}

	return undefined;
}
