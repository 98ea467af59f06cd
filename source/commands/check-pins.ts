import {COLORS} from '../core/color.js';
import type {Match} from '../match/match.js';
import type {Eyes} from '../match/review.js';
import {checkPin} from '../storage/pin.js';
import {sideName} from '../text/men.js';
import {Refusal} from './command.js';
import {EXIT} from './exit-codes.js';
import type {CommandIo} from './io.js';

/**
 * Makes sure that whoever asks for a side of a game that is not over is the one who has its PIN: the truth
 * is both sides. Asks on the terminal; without one the game is refused, in a sentence that tells
 * nothing of it. Returns an exit code when the person gives up.
 */
export async function checkPins(
	{settings, outcome}: Match,
	eyes: Eyes,
	io: CommandIo,
): Promise<number | undefined> {
	if (outcome !== undefined) {
		return undefined;
	}

	for (const side of COLORS) {
		const seat = settings.seats[side];
		if (seat.kind !== 'person' || seat.pin === undefined || (eyes !== side && eyes !== 'truth')) {
			continue;
		}

		if (io.askSecret === undefined) {
			throw new Refusal(
				`this game is not over, and what ${sideName(side)} sees has a PIN; it is asked for in a terminal`,
				EXIT.input,
			);
		}

		const typed = await io.askSecret(`The PIN of ${sideName(side)}: `);
		if (typed === undefined) {
			return EXIT.interrupted;
		}

		if (!checkPin(typed, seat.pin)) {
			throw new Refusal('that is not the PIN', EXIT.input);
		}
	}

	return undefined;
}
