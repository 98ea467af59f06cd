import type {Eyes} from '../match/review.js';
import type {SeatId} from '../rules/seat.js';
import {countOf, seatName} from './men.js';

/** How eyes are called within a sentence. */
export const EYES_WORDS: {readonly [eyes in Eyes]: string} = {
	white: 'White’s view',
	black: 'Black’s view',
	truth: 'the truth',
};

/** How a game is told that they saw. */
export const EYES_KNEW: typeof EYES_WORDS = {
	white: 'as White knew it',
	black: 'as Black knew it',
	truth: 'in truth',
};

/** How they are called in a row of all of them, which is narrow. */
export const EYES_TITLES: typeof EYES_WORDS = {...EYES_WORDS, truth: 'Truth'};

/** Returns how much of the board a side sees, the whole first and then in fewer and fewer words, each with its unit. */
export const seenTexts = (seen: number): readonly string[] => {
	const squares = countOf(seen, 'square');
	return [`sees ${squares}`, squares, `${seen} sq.`];
};

/** Returns who saw a game as it is shown in truth, as a sentence; undefined where nobody did. */
export const sawAllText = (seats: readonly SeatId[] = []): string | undefined =>
	seats.length === 0
		? undefined
		: `${seats.map(seatName).join(' and ')} saw the whole board, as the truth is shown here.`;

/** Said to who asks in the truth what may stand where; `how` changes the eyes. */
export const hidesNothing = (how: string): string => `In the truth nothing is hidden: ${how}.`;
