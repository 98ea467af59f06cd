import type {Act} from '../../core/act.js';
import {type Color, opposite} from '../../core/color.js';
import {createRandom, pick, type Random} from '../../core/random.js';
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

/** Of men on more squares there are more set-ups than can be held. */
const MOST_SQUARES = 8;

const isReady = (act: Act): boolean => act.kind === 'say' && act.word === 'ready';

/** Returns what can be put on the first square that is free. */
function onFirstSquare(acts: readonly Act[]): readonly Act[] {
	const putting = acts.flatMap((act) =>
		act.kind === 'place' && act.role !== undefined ? [act] : [],
	);
	return putting.filter(({square}) => square === putting[0].square);
}

/**
 * Returns all states in which a seat has put its men down and can end its set-up; undefined where there are more than
 * `most`, where squares are left free, or where it is in no set-up.
 */
export function allSetUps(
	variant: Variant,
	state: State,
	seat: SeatId,
	most: number,
): readonly State[] | undefined {
	if (state.phase === 'play' || !variant.toAct(state).includes(seat)) {
		return undefined;
	}

	const squares = new Set(
		variant.acts(state, seat).map((act) => (act.kind === 'place' ? act.square : undefined)),
	);
	squares.delete(undefined);
	if (squares.size > MOST_SQUARES) {
		return undefined;
	}

	let placed: readonly State[] = [state];
	for (let count = 0; count < squares.size; count++) {
		placed = placed.flatMap((one) =>
			onFirstSquare(variant.acts(one, seat)).flatMap(
				(act) => variant.step(one, seat, act)?.state ?? [],
			),
		);
		if (placed.length > most) {
			return undefined;
		}
	}

	return placed.length > 0 && variant.acts(placed[0], seat).some(isReady) ? placed : undefined;
}

/**
 * Returns all states in which a seat has chosen what a single word is enough for in its set-up, and can end it, or has put
 * its men down where these are at most `most`; none elsewhere.
 */
export function chosenSetUps(
	variant: Variant,
	state: State,
	seat: SeatId,
	most = 0,
): readonly State[] {
	if (state.phase === 'play' || !variant.toAct(state).includes(seat)) {
		return [];
	}

	if (most > 0) {
		return allSetUps(variant, state, seat, most) ?? [];
	}

	const acts = variant.acts(state, seat);
	const isChoice = acts.every((act) => act.kind === 'say' && act.square !== undefined);
	return isChoice
		? acts.map((act) => variant.step(state, seat, act)?.state).filter((one) => one !== undefined)
		: [];
}

/** Returns whether all set-ups with which the other side of a seat can begin a game can be held, `most` of them, and play follows on them. */
export function areSetUpsCountable(
	variant: Variant,
	start: State,
	seat: Color,
	most: number,
): boolean {
	const [placed] = allSetUps(variant, start, opposite(seat), most) ?? [];
	const next = placed && variant.step(placed, opposite(seat), READY)?.state;
	const own = next && placeAtRandom(variant, next, seat, createRandom(1));
	return own !== undefined && variant.step(own, seat, READY)?.state.phase === 'play';
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
