import {hashText} from '../core/random.js';
import {fail, ok, type Result} from '../core/result.js';
import {startMatch} from '../match/start-match.js';
import {parseClock} from '../ui/clock-text.js';
import type {GameWish} from '../ui/request.js';
import type {Flags} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {parseWhole, textFlag, variantFlag} from './flag-values.js';

/** Why a game cannot begin, and the exit code that says so. */
export type FlagFault = {readonly code: number; readonly reason: string};

/** Reads `--seed`: a number stands for itself, any other text for one made of it. */
export function seedFlag(flags: Flags): number | undefined {
	const text = textFlag(flags, 'seed');
	return text === undefined ? undefined : (parseWhole(text, 0, 999_999_999) ?? hashText(text));
}

/** Reads what a new game may be asked for: variant, start, clock, seed. */
export function gameFlags(flags: Flags): Result<GameWish, FlagFault> {
	const variant = variantFlag(flags);
	if (!variant.ok) {
		return fail({code: EXIT.usage, reason: variant.error});
	}

	const clockText = textFlag(flags, 'clock');
	const clock = clockText === undefined ? undefined : parseClock(clockText);
	if (clock !== undefined && !clock.ok) {
		return fail({code: EXIT.usage, reason: clock.error});
	}

	const fen = textFlag(flags, 'fen');
	const person = {kind: 'person', name: ''} as const;
	const trial = startMatch(
		{
			variant: variant.value.id,
			clock: clock?.value ?? {kind: 'none'},
			seats: {white: person, black: person},
			seed: 0,
			...(fen === undefined ? {} : {fen}),
		},
		0,
	);
	if (!trial.ok) {
		return fail({code: EXIT.input, reason: trial.error});
	}

	const seed = seedFlag(flags);
	return ok({
		...(flags['variant'] === undefined ? {} : {variant: variant.value.id}),
		...(clock === undefined ? {} : {clock: clock.value}),
		...(fen === undefined ? {} : {fen}),
		...(seed === undefined ? {} : {seed}),
	});
}
