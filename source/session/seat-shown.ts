import {COLORS, opposite} from '../core/color.js';
import {lastActor} from '../match/acts.js';
import type {Match} from '../match/match.js';
import {isHotseat, seatAtKeyboard} from '../match/keyboard.js';
import {type SeatId, sideOf} from '../rules/seat.js';
import {seatName} from '../text/men.js';
import {youAgainst} from '../text/turn.js';
import type {UiServices} from './services.js';

/** Returns the seat that is shown its game, between hand-offs: of the persons the one at the keyboard. */
export function seatShown(match: Match): SeatId {
	const {settings, phase} = match;
	if (phase.name !== 'ended' || !isHotseat(settings)) {
		return seatAtKeyboard(settings, phase.name === 'ended' ? 'white' : phase.seat);
	}

	// When it is over both may look; it is shown to the one who brought it about.
	return match.outcome?.reason === 'resignation'
		? COLORS.find((side) => side !== match.outcome?.winner)!
		: lastActor(match);
}

/** Returns the name of whoever has a seat. */
export const nameIn = (seat: SeatId, {settings}: Match): string =>
	settings.seats[seat]?.name ?? seatName(seat);

/** Returns the same with the seat where it says more. */
export function whoIs(seat: SeatId, match: Match): string {
	const name = nameIn(seat, match);
	// Saves of before have the seat's name with the other apostrophe.
	return name.replace("'", '’') === seatName(seat) ? name : `${name} (${seatName(seat)})`;
}

/** Returns who has a seat and whom it plays, as a sentence: a bot with its level. */
export function whoPlays(
	seat: SeatId,
	match: Match,
	bots: Pick<UiServices['bots'], 'describe'>,
): string {
	const {seats} = match.settings;
	const side = opposite(sideOf(seat));
	const other = seats[side];
	return other.kind === 'bot'
		? youAgainst(seatName(seat), other.name, bots.describe(other.bot)?.level)
		: youAgainst(whoIs(seat, match), whoIs(side, match));
}
