import type {Act} from '../../core/act.js';
import type {Role} from '../../core/man.js';
import {type Color, opposite} from '../../core/color.js';
import {createRandom, pick, type Random} from '../../core/random.js';
import type {SeatId} from '../../rules/seat.js';
import type {State, Variant} from '../../rules/variant.js';
import {Distinct} from './distinct.js';
import {knownView, type Noticed} from './noticed.js';

/** What ends a set-up. */
export const READY: Act = {kind: 'say', word: 'ready'};

const RANDOM: Act = {kind: 'say', word: 'random'};
/** So many set-ups are drawn to find one that fits. */
const MOST_DRAWS = 6;
/** The most men that a set-up has. */
const MOST_MEN = 64;

const isReady = (act: Act): boolean => act.kind === 'say' && act.word === 'ready';

/** Returns what puts a man down in a set-up. */
const puttingIn = (acts: readonly Act[]) =>
	acts.flatMap((act) =>
		act.kind === 'place' && act.role !== undefined ? [{...act, role: act.role}] : [],
	);

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
		if (acts.some(isReady)) {
			return placed;
		}

		const open = puttingIn(acts);
		const ruling = open.length === 0 ? undefined : variant.step(placed, seat, pick(random, open));
		if (ruling === undefined) {
			return undefined;
		}

		placed = ruling.state;
	}

	return undefined;
}

/** Returns about how many set-ups a seat has, or a few too many: as if it did not matter for a man where those before it stand. */
function manySetUps(variant: Variant, state: State, seat: SeatId): number {
	const alike = new Map<Role, number>();
	let placed: State | undefined = state;
	let ways = 1;
	for (let men = 0; men < MOST_MEN && placed !== undefined; men++) {
		const putting = puttingIn(variant.acts(placed, seat));
		if (putting.length === 0) {
			break;
		}

		const [{role}] = putting;
		const count = (alike.get(role) ?? 0) + 1;
		alike.set(role, count);
		ways *= putting.filter((act) => act.role === role).length / count;
		placed = variant.step(placed, seat, putting[0])?.state;
	}

	return ways;
}

/**
 * Returns all states in which a seat has put its men down and can end its set-up; undefined where there are more than
 * `most`, where men may be left out, or where it is in no set-up.
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

	if (manySetUps(variant, state, seat) > most) {
		return undefined;
	}

	const keyOf = (one: State): string => variant.key(one);
	let placed: readonly State[] = [state];
	for (let men = 0; men < MOST_MEN; men++) {
		// Every man is put down once, so that it does not matter which is first; two that are alike give the same twice.
		const next = new Distinct(keyOf);
		for (const one of placed) {
			const acts = variant.acts(one, seat);
			const putting = puttingIn(acts);
			if (putting.length > 0 && acts.some(isReady)) {
				return undefined;
			}

			for (const act of putting) {
				next.add(act.role === putting[0].role ? variant.step(one, seat, act)?.state : undefined);
			}
		}

		if (next.size === 0) {
			return variant.acts(placed[0], seat).some(isReady) ? placed : undefined;
		}

		placed = next.states;
	}

	return undefined;
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
	if (next?.phase === 'play') {
		return true;
	}

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

		yield variant.revise(placed, viewer, knownView(noticed), noticed.heard) ?? placed;
	}

	return undefined;
}
