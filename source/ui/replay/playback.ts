import {type Color, opposite} from '../../core/color.js';
import type {Eyes} from '../../match/review.js';
import {AT_END, AT_START, NO_LATER_MARK, NO_EARLIER_MARK} from '../../text/cannot-do.js';
import type {Command} from '../shell/keys/key-binding.js';

/** Whose boards are looked at: all that fit side by side, or one. */
export type Gaze = Eyes | 'all';

/** How far a record goes and where it can be entered, as far as moving about in it depends on that. */
export type Reel = {
	/** The newest frame; 0 is the start. */
	readonly last: number;
	/** Whether more frames may come. */
	readonly mayGrow: boolean;
	/** Milliseconds for which a frame is shown at least while it plays by itself, the slowest first. */
	readonly paces: readonly number[];
	/** The frames at which it stops, 0 first and the newest last; all when left out. */
	readonly halts?: readonly number[];
	/** Where going far leads; by tens of frames when left out. */
	readonly stops?: readonly number[];
	/** Returns the frames that are marked in the list of moves, as it is told to these eyes. */
	readonly marked?: (gaze: Gaze) => readonly number[];
};

/** Where a person is in a record, and what he has shown to him of it. A new object whenever anything changes. */
export type Playback = {
	readonly frame: number;
	/** Whether it plays by itself. */
	readonly isPlaying: boolean;
	/** Whether the frame after the newest is to be shown as soon as it is there. */
	readonly isDue: boolean;
	/** Index into the record's paces. */
	readonly pace: number;
	readonly gaze: Gaze;
	/** The side at the bottom of every board. */
	readonly orientation: Color;
	/** Whether a plan's picture is drawn: what it leaves the king. */
	readonly hasPicture: boolean;
	/** Whether the squares are marked where the king can be. */
	readonly hasBelief: boolean;
	/** Whether it is shown what the side whose eyes are looked with could know of squares it did not see. */
	readonly hasKnown: boolean;
	/** How many rows of the text are scrolled away. */
	readonly top: number;
};

/** The paces of a game, ply by ply. */
export const GAME_PACES = [5000, 3000, 2000, 1200, 700, 300, 100] as const;

export const FIRST_PLAYBACK: Playback = {
	frame: 0,
	isPlaying: false,
	isDue: false,
	pace: 3,
	gaze: 'truth',
	orientation: 'white',
	hasPicture: false,
	hasBelief: false,
	hasKnown: false,
	top: 0,
};

/** What happens to it: a command of the person's, other eyes, the text scrolled, that it stops by itself, time going by, or that there may be more of the record. */
export type PlaybackAction =
	| Command
	| {readonly gaze: Gaze}
	| {readonly top: number}
	| 'stop'
	| 'tick'
	| 'grown'
	| undefined;

const FAR = 10;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Whether the last frame that will ever be is shown. */
const isOver = ({frame}: Playback, {last, mayGrow}: Reel): boolean => frame === last && !mayGrow;

/** Returns what an action makes of where a person is in a record; the same when it means nothing here. Pure. */
export function stepPlayback(before: Playback, action: PlaybackAction, reel: Reel): Playback {
	const next = act(before, action, reel);
	return next.isPlaying && isOver(next, reel) ? {...next, isPlaying: false} : next;
}

function act(playback: Playback, action: PlaybackAction, reel: Reel): Playback {
	const {frame, isPlaying, isDue, pace} = playback;
	const {last, mayGrow, paces, halts, stops} = reel;
	const marked = (): readonly number[] => reel.marked?.(playback.gaze) ?? [];
	const show = (next: number): Playback => ({
		...playback,
		frame: clamp(next, last),
		isDue: false,
		top: 0,
	});
	/** Returns the frame so many halts on. */
	const on = (count: number): number =>
		halts === undefined
			? frame + count
			: halts[clamp(halts.findLastIndex((at) => at <= frame) + count, halts.length - 1)];
	/** Goes somewhere by hand, which stops it from playing by itself. */
	const to = (next: number): Playback => ({...show(next), isPlaying: false});
	if (typeof action === 'object') {
		// Other eyes are told another text.
		return 'gaze' in action ? {...playback, ...action, top: 0} : {...playback, ...action};
	}

	switch (action) {
		case 'tick':
			return !isPlaying ? playback : frame === last ? {...playback, isDue: mayGrow} : show(on(1));
		case 'grown':
			return isDue && frame < last ? show(last) : playback;
		case 'next':
			return {...to(on(1)), isDue: frame === last && mayGrow};
		case 'previous':
			return to(on(-1));
		case 'pageDown':
			return to(stops === undefined ? on(FAR) : (stops.find((stop) => stop > frame) ?? last));
		case 'pageUp':
			return to(stops === undefined ? on(-FAR) : (stops.findLast((stop) => stop < frame) ?? 0));
		case 'first':
			return to(0);
		case 'last':
			return to(last);
		case 'nextMarked':
			return to(marked().find((one) => one > frame) ?? frame);
		case 'lastMarked':
			return to(marked().findLast((one) => one < frame) ?? frame);
		case 'auto':
			// At the end it begins anew.
			return {...show(isOver(playback, reel) ? 0 : frame), isPlaying: !isPlaying};
		case 'stop':
			return {...playback, isPlaying: false, isDue: false};
		case 'faster':
			return {...playback, pace: clamp(pace + 1, paces.length - 1)};
		case 'slower':
			return {...playback, pace: clamp(pace - 1, paces.length - 1)};
		case 'plan':
			return {...playback, hasPicture: !playback.hasPicture};
		case 'show':
			return {...playback, hasBelief: !playback.hasBelief};
		case 'know':
			return {...playback, hasKnown: !playback.hasKnown, top: 0};
		case 'flip':
			return {...playback, orientation: opposite(playback.orientation)};
		default:
			return playback;
	}
}

/** Why there is no way on, for each command that goes somewhere in a record. */
const NO_WAY: {readonly [command in Command]?: string} = {
	previous: AT_START,
	pageUp: AT_START,
	first: AT_START,
	next: AT_END,
	pageDown: AT_END,
	last: AT_END,
	nextMarked: NO_LATER_MARK,
	lastMarked: NO_EARLIER_MARK,
};

/** Returns why a command leads nowhere from where a person is in a record, as a part of a sentence; undefined where it does something. Pure. */
export function whyNoWay(before: Playback, command: Command, reel: Reel): string | undefined {
	const {frame, isDue} = stepPlayback(before, command, reel);
	return frame === before.frame && !isDue ? NO_WAY[command] : undefined;
}
