import {type Color, COLORS, opposite} from '../core/color.js';
import {SEAT_IDS, type SeatId, sideOf} from '../rules/seat.js';
import type {MatchSettings} from './settings.js';

type Seated = Pick<MatchSettings, 'seats'>;

export const isPerson = ({seats}: Seated, seat: SeatId): boolean => seats[seat]?.kind === 'person';

/** Returns the side of the only person in a game; undefined where two play, or none. */
export function onlyPerson(seated: Seated): Color | undefined {
	const [side, ...others] = COLORS.filter((one) => isPerson(seated, one));
	return others.length === 0 ? side : undefined;
}

/** Returns whether two persons play each other at one keyboard. */
export const isHotseat = (settings: Seated): boolean =>
	COLORS.every((color) => isPerson(settings, color));

/** Returns whether persons share the keyboard, so that there are hand-offs: two players, or a player and his adviser. */
export const isShared = (settings: Seated): boolean =>
	SEAT_IDS.filter((seat) => isPerson(settings, seat)).length > 1;

/** Returns whose screen it is while a seat acts: its own, or that of the player against a bot. */
export const seatAtKeyboard = (settings: Seated, seat: SeatId): SeatId =>
	isPerson(settings, seat) ? seat : opposite(sideOf(seat));
