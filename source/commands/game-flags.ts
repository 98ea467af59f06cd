import {given} from '../core/given.js';
import {startMatch} from '../match/start-match.js';
import {parseClock} from '../session/clock-text.js';
import {NO_CLOCK} from '../session/new-game.js';
import {EXIT, type Flags, need} from './command.js';
import {seedFlag, textFlag, variantFlag} from './flag-values.js';

/** Reads what a new game may be asked for: variant, start, clock, seed. */
export function gameFlags(flags: Flags) {
	const {id} = variantFlag(flags);
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
	return {variant: id, ...given({clock, fen, seed: seedFlag(flags)})};
}
