import {startMatch} from '../match/start-match.js';
import {parseClock} from '../ui/clock-text.js';
import type {GameWish} from '../ui/request.js';
import {type Flags, need} from './command.js';
import {EXIT} from './exit-codes.js';
import {seedFlag, textFlag, variantFlag} from './flag-values.js';

/** Reads what a new game may be asked for: variant, start, clock, seed. */
export function gameFlags(flags: Flags): GameWish {
	const variant = variantFlag(flags).id;
	const clockText = textFlag(flags, 'clock');
	const clock = clockText === undefined ? undefined : need(parseClock(clockText));
	const text = textFlag(flags, 'fen');
	const fen = text === undefined ? {} : {fen: text};
	const person = {kind: 'person', name: ''} as const;
	const seats = {white: person, black: person};
	const trial = {variant, clock: clock ?? {kind: 'none'}, seats, seed: 0, ...fen} as const;
	need(startMatch(trial, 0), EXIT.input);
	const seed = seedFlag(flags);
	return {
		...(flags['variant'] === undefined ? {} : {variant}),
		...(clock === undefined ? {} : {clock}),
		...fen,
		...(seed === undefined ? {} : {seed}),
	};
}
