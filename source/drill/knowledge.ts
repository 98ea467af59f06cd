import {COLORS, type Color} from '../core/color.js';
import {parseFen} from '../core/fen.js';
import {KING} from '../core/man.js';
import {SquareSet} from '../core/square-set.js';
import type {MatchSettings} from '../match/settings.js';
import {materialName, readPlacement} from '../solver/material.js';
import {drillGame} from './game.js';
import {
	type DrillSeat,
	type DrillSettings,
	opponentOf,
	parseDrillBot,
	strategyOf,
} from './settings.js';

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

/** Returns which drill a match is, without its start; undefined when it is none. */
export function drillOf(settings: MatchSettings): Omit<DrillSettings, 'fen'> | undefined {
	const seat = drillSeat(settings);
	const setup = parseFen(settings.fen ?? '');
	const read = setup.ok ? readPlacement(setup.value.cells) : setup;
	if (seat === undefined || !read.ok) {
		return undefined;
	}

	const strategy = strategyOf(seat);
	const game = drillGame(settings.variant);
	return {
		...(game === 'fog' ? {} : {game}),
		...(seat.plan === undefined ? {} : {plan: seat.plan}),
		ending: materialName(read.value.placement.material),
		role: strategy === undefined ? 'attacker' : 'defender',
		opponent: opponentOf(seat) ?? 'phantom',
		strategy: strategy ?? 'table',
		blind: seat.blind,
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
