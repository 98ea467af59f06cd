import type {SeatId} from '../rules/seat.js';
import {joinWords} from './men.js';

/** What is said between two turns at one keyboard, on the screen and line by line alike. */

export const WRONG_PIN = 'That is not the PIN.';

/** What is said while PINs are made unreadable for the save, and while one is compared with what was kept of it. */
export const SEALING_PINS = 'Sealing the PINs …';
export const CHECKING_PIN = 'Checking the PIN …';

/** Returns that a PIN is too short: `name` typed it, and so many digits are needed. */
export const shortPin = (name: string, digits: number): string =>
	`${name}’s PIN needs ${digits} digits, or none.`;

/** Returns what is to be typed before anything is shown: `what` is a side's name, or whose PIN; `more` ends the sentence. */
export const nothingShownUntil = (what: string, more = ''): string =>
	`Nothing is shown until ${what} is typed${more}.`;

/** Returns what is said to another word than the one with which a seat takes the keyboard. */
export const otherWord = (seat: SeatId): string =>
	`To go on, type the word ${seat}, all of it, and Enter; quit leaves.`;

/** Said of a key that does nothing between two turns: it may be one of a move or of a PIN, and is named to nobody. */
export const UNNAMED_KEY = 'That key does nothing; ? lists keys.';

export const PRESS_SPACE = 'Nothing is shown until you press Space.';

/** What handing the keyboard on within a side does, as a part of a sentence. */
export const TO_ADVISER_TEXT =
	'hands the keyboard to your adviser, who may play this move for you or hand it back';
export const HAND_BACK_TEXT = 'hands the keyboard back to your player, who moves himself';

/** Returns who a player’s adviser is and what he may do; so it is said, too, why he cannot be called now. */
export const describeAdviser = (adviser: 'person' | 'bot'): string =>
	adviser === 'bot'
		? 'Your adviser is our bot: it answers “instructions?” and plays no move.'
		: 'Your adviser may play a move for you twice a game, before your first try of a turn.';

/** Returns how a turn is ended that was played, in fewer words where `width` columns are too few; `who` gets the keyboard. */
export function enterBlanks(who: string, width: number): string {
	const text = `Enter blanks the screen; then pass the keyboard to ${who}.`;
	return text.length <= width ? text : `Enter, then hand over to ${who}.`;
}

/** Returns the same where nothing is blanked before. */
export const enterEndsTurn = (who: string): string =>
	`Enter alone ends your turn: then pass the keyboard to ${who}.`;

/** Returns that PINs are wanted and who, by name, has typed none. */
export const noPin = (names: readonly string[]): string =>
	`PINs are on, and ${joinWords(names)} ${names.length === 1 ? 'has' : 'have'} none: type four digits below, or start again without.`;
