import {COLORS, type Color} from '../core/color.js';
import {parseFen} from '../core/fen.js';
import {KING} from '../core/man.js';
import {SquareSet} from '../core/square-set.js';
import type {MatchSettings} from '../match/settings.js';
import {endingAt} from './drilled-ending.js';
import {drillGame} from './game.js';
import {type DrillSeat, type DrillSettings, parseDrillBot} from './settings.js';

/** Returns what the settings of a match say of its drill; undefined when it is none. */
export function drillSeat({seats}: MatchSettings): DrillSeat | undefined {
	for (const color of COLORS) {
		const seat = seats[color];
		const drill = seat.kind === 'bot' ? parseDrillBot(seat.bot) : undefined;
		if (drill !== undefined) {
			return drill;
		}
	}

	return undefined;
}

/** Returns the side that the person has in a drill. */
export const drillPerson = ({seats}: MatchSettings): Color =>
	seats.white.kind === 'person' ? 'white' : 'black';

/** A drill that is played, without its start. */
export type KnownDrill = Omit<DrillSettings, 'fen' | 'game'> &
	Required<Pick<DrillSettings, 'game'>>;

/** Returns which drill a match is, without its start; undefined when it is none. */
export function drillOf(settings: MatchSettings): KnownDrill | undefined {
	const seat = drillSeat(settings);
	const ending = endingAt(settings.fen ?? '');
	if (seat === undefined || ending === undefined) {
		return undefined;
	}

	const {opponent, strategy, blind} = seat;
	return {
		game: drillGame(settings.variant),
		ending,
		role: opponent === undefined ? 'defender' : 'attacker',
		opponent: opponent ?? 'phantom',
		strategy,
		blind,
		seed: settings.seed,
	};
}

/** Returns where White knows the king to be at the start; undefined when nothing is known. */
export function knownStart(settings: MatchSettings): SquareSet | undefined {
	const setup = parseFen(settings.fen ?? '');
	return drillSeat(settings)?.blind === true || !setup.ok
		? undefined
		: SquareSet.from([setup.value.cells.indexOf(KING | 8)]);
}
