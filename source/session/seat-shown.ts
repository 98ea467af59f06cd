import {type Color, COLORS} from '../core/color.js';
import {lastActor} from '../match/acts.js';
import type {Match} from '../match/match.js';
import {isHotseat} from '../match/start-match.js';
import {sideName} from '../text/men.js';

/** Returns the seat that is shown its game, between hand-offs: the person's, or of two persons the one at the keyboard. */
export function seatShown(match: Match): Color {
	const {settings, phase} = match;
	if (!isHotseat(settings)) {
		return settings.seats.white.kind === 'person' ? 'white' : 'black';
	}

	// When it is over both may look; it is shown to the one who brought it about.
	if (phase.name !== 'ended') {
		return phase.side;
	}

	return match.outcome?.reason === 'resignation'
		? COLORS.find((side) => side !== match.outcome?.winner)!
		: lastActor(match);
}

/** Returns the name of whoever plays a side, with the side where it says more. */
export function whoIs(side: Color, {settings}: Match): string {
	const {name} = settings.seats[side];
	return name === sideName(side) ? name : `${name} (${sideName(side)})`;
}
