import {COLORS} from '../core/color.js';
import {given} from '../core/given.js';
import {isAdviser} from '../rules/seat.js';
import {startMatch} from '../match/start-match.js';
import {parseClock} from '../session/clock-text.js';
import {NO_CLOCK} from '../session/new-game.js';
import {EXIT, type Flags, need, Refusal} from './command.js';
import {choiceFlag, seedFlag, textFlag, variantFlag} from './flag-values.js';

/** Reads what a new game may be asked for: variant, start, clock, seed. */
export function gameFlags(flags: Flags) {
	const {id, title, seats: all} = variantFlag(flags);
	const advisers = choiceFlag(flags, 'advisers', ['persons', 'bots'] as const);
	if (advisers !== undefined && !all.some((seat) => isAdviser(seat.id))) {
		throw new Refusal(`--advisers is for a game that has them, not for ${title}`);
	}

	const clockText = textFlag(flags, 'clock');
	const clock = clockText === undefined ? undefined : need(parseClock(clockText));
	const fen = textFlag(flags, 'fen');
	const person = {kind: 'person', name: ''} as const;
	const seats = {white: person, black: person};
	const trial = {
		variant: id,
		clock: clock ?? NO_CLOCK,
		seats,
		seed: 0,
		...given({fen}),
	} as const;
	need(startMatch(trial, 0), EXIT.input);
	return {
		variant: id,
		...given({clock, fen, seed: seedFlag(flags)}),
		...(advisers === 'persons' ? {advisers: COLORS} : {}),
	};
}
