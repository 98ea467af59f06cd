import {type Color, opposite} from '../../core/color.js';
import type {Command} from '../key-map.js';

/** Milliseconds between two plies when the line plays by itself, the slowest first. */
export const PACES = [6000, 4000, 2500, 1500, 800, 400, 200] as const;
const USUAL_PACE = 3;

/** Where a person is in watching a line, and what he has shown to him. */
export type WatchState = {
	/** The plies played. */
	readonly ply: number;
	/** All plies of the line. */
	readonly last: number;
	/** The plies at which the lemma changes. */
	readonly stops: readonly number[];
	readonly isPlaying: boolean;
	/** Index into PACES. */
	readonly pace: number;
	/** Whether the paper's picture is drawn: what the lemma leaves the king. */
	readonly hasPicture: boolean;
	/** Whether the squares are marked where the king can be. */
	readonly hasBelief: boolean;
	readonly orientation: Color;
	/** How many rows of the text are scrolled away. */
	readonly top: number;
};

/** What happens to it: a command of the person's, time going by, or a text that cannot be scrolled further. */
export type WatchAction = Command | 'tick' | undefined;

/** Rows by which the text is scrolled. */
const SCROLL = 3;

/** What a line that is watched is to go through: its steps, where going far leads, and whether it has pictures of a plan. */
type WatchedSteps = {
	readonly last: number;
	readonly stops: readonly number[];
	readonly hasPicture: boolean;
};

/** Returns the state at the start of a line; what was shown before, if anything, stays shown. */
export const beginWatch = (
	{last, stops, hasPicture}: WatchedSteps,
	before?: WatchState,
): WatchState => ({
	pace: before?.pace ?? USUAL_PACE,
	hasPicture: before?.hasPicture ?? true,
	// Where nobody plays by lemmas there is no picture to look at.
	hasBelief: before?.hasBelief === true || !hasPicture,
	orientation: before?.orientation ?? 'white',
	ply: 0,
	last,
	stops,
	isPlaying: false,
	top: 0,
});

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Returns what an action makes of the state; the same state when it means nothing here. Pure. */
export function stepWatch(state: WatchState, action: WatchAction): WatchState {
	const {ply, last, stops, isPlaying, pace} = state;
	/** Goes somewhere by hand, which stops the line from playing by itself. */
	const to = (next: number): WatchState => ({
		...state,
		ply: clamp(next, last),
		isPlaying: false,
		top: 0,
	});
	switch (action) {
		case 'tick': {
			const next = clamp(ply + 1, last);
			return isPlaying ? {...state, ply: next, isPlaying: next < last, top: 0} : state;
		}

		case 'next':
			return to(ply + 1);
		case 'previous':
			return to(ply - 1);
		case 'pageDown':
			return to(stops.find((stop) => stop > ply) ?? last);
		case 'pageUp':
			return to(stops.findLast((stop) => stop < ply) ?? 0);
		case 'first':
			return to(0);
		case 'last':
			return to(last);
		case 'auto':
			// At the end it begins anew.
			return {...state, isPlaying: !isPlaying, ply: !isPlaying && ply === last ? 0 : ply, top: 0};
		case 'faster':
			return {...state, pace: clamp(pace + 1, PACES.length - 1)};
		case 'slower':
			return {...state, pace: clamp(pace - 1, PACES.length - 1)};
		case 'plan':
			return {...state, hasPicture: !state.hasPicture};
		case 'show':
			return {...state, hasBelief: !state.hasBelief};
		case 'flip':
			return {...state, orientation: opposite(state.orientation)};
		case 'newerMessages':
			return {...state, top: state.top + SCROLL};
		case 'olderMessages':
			return {...state, top: Math.max(0, state.top - SCROLL)};
		case 'keys':
			return {...state, isPlaying: false};
		default:
			return state;
	}
}
