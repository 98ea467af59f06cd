import type {Color} from '../core/color.js';

/** The seats that any game has; an adviser sees a game with other eyes than its player. */
export type SeatId = Color | `${Color}-adviser`;

/** One who takes part in a game, and the side whose game it is. */
export type Seat = {readonly id: SeatId; readonly side: Color};

/** A value for each seat of a game; seats that the game does not have are left out. */
export type BySeat<T> = {readonly [seat in SeatId]?: T};

/** The two seats of nearly every game. */
export const PLAYERS: readonly Seat[] = [
	{id: 'white', side: 'white'},
	{id: 'black', side: 'black'},
];

/** The seats that there are, in the order in which games have them. */
export const SEAT_IDS: readonly SeatId[] = ['white', 'white-adviser', 'black', 'black-adviser'];

/** Returns the seat of a side's adviser, in a game that has advisers. */
export const adviserOf = (side: Color): SeatId => `${side}-adviser`;

export const isAdviser = (seat: SeatId): boolean => seat !== sideOf(seat);

export const sideOf = (seat: SeatId): Color => (seat.startsWith('white') ? 'white' : 'black');
