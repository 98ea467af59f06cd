import {type Color, opposite} from '../../core/color.js';
import type {Command} from '../key-map.js';
import {type Gaze, nextGaze} from './spectator-layout.js';

/** What a spectator has chosen to be shown of a game, besides the ply. */
export type SpectatorLook = {
	readonly gaze: Gaze;
	/** The side at the bottom of every board. */
	readonly orientation: Color;
};

export const FIRST_LOOK: SpectatorLook = {gaze: 'all', orientation: 'white'};

/** A command, and the size of the window in which it is given. */
export type LookAction = {
	readonly command: Command | undefined;
	readonly columns: number;
	readonly rows: number;
};

/** Returns what a command makes of the look; the same one when it means nothing to it. Pure. */
export function stepLook(look: SpectatorLook, {command, columns, rows}: LookAction): SpectatorLook {
	switch (command) {
		case 'eyes':
			return {...look, gaze: nextGaze(look.gaze, columns, rows)};
		case 'flip':
			return {...look, orientation: opposite(look.orientation)};
		default:
			return look;
	}
}
