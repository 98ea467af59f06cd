import {type Opening, readOpenings} from '../bot/arena/openings.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Variant} from '../rules/variant.js';
import {readTextFile} from '../storage/atomic-file.js';
import type {Flags} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {parseWhole, textFlag, variantFlag} from './flag-values.js';
import {seedFlag} from './game-flags.js';

const USUAL_MS = 100;
const USUAL_GAMES = 2;
const MOST_GAMES = 100_000;
/** The largest file of openings, in bytes: whole books are smaller. */
const MOST_OPENINGS = 64_000_000;

/** What the flags ask for. */
export type ArenaPlan = {
	readonly variant: Variant;
	readonly games: number;
	readonly ms: number;
	readonly seed: number;
	readonly names: readonly [string, string];
	readonly openings: readonly Opening[] | undefined;
	readonly bounds: readonly [number, number] | undefined;
};

type Fault = {readonly reason: string; readonly code: number};

/** Reads a whole number flag. */
function wholeFlag(flags: Flags, name: string, usual: number, most: number): Result<number> {
	const text = textFlag(flags, name);
	const value = text === undefined ? usual : parseWhole(text, 1, most);
	return value === undefined
		? fail(`--${name} must be a whole number from 1 to ${most}, not ${quote(text ?? '')}`)
		: ok(value);
}

/** Reads `--sprt 0,50`: the two differences in Elo. */
function sprtFlag(flags: Flags): Result<readonly [number, number] | undefined> {
	const text = textFlag(flags, 'sprt');
	const [, low, high] = /^(-?\d{1,4}),(-?\d{1,4})$/.exec(text ?? '') ?? [];
	if (text === undefined) {
		return ok(undefined);
	}

	return Number(low) < Number(high)
		? ok([Number(low), Number(high)])
		: fail(`--sprt needs two differences in Elo such as 0,50, not ${quote(text)}`);
}

/** Reads the flags of `arena`. The error is a sentence part with its exit code. */
export function readPlan(flags: Flags): Result<ArenaPlan, Fault> {
	const usage = (reason: string) => fail({reason, code: EXIT.usage});
	const variant = variantFlag(flags);
	const games = wholeFlag(flags, 'games', USUAL_GAMES, MOST_GAMES);
	const ms = wholeFlag(flags, 'ms', USUAL_MS, 3_600_000);
	const bounds = sprtFlag(flags);
	for (const read of [variant, games, ms, bounds]) {
		if (!read.ok) {
			return usage(read.error);
		}
	}

	const [white, black] = [textFlag(flags, 'white'), textFlag(flags, 'black')];
	if (white === undefined || black === undefined) {
		return usage('arena needs --white BOT and --black BOT');
	}

	if (!variant.ok || !games.ok || !ms.ok || !bounds.ok) {
		return usage('');
	}

	const openings = openingsFlag(flags, variant.value);
	return openings.ok
		? ok({
				variant: variant.value,
				games: games.value,
				ms: ms.value,
				seed: seedFlag(flags) ?? 1,
				names: [white, black],
				openings: openings.value,
				bounds: bounds.value,
			})
		: openings;
}

function openingsFlag(flags: Flags, variant: Variant): Result<Opening[] | undefined, Fault> {
	const path = textFlag(flags, 'openings');
	if (path === undefined) {
		return ok(undefined);
	}

	const text = readTextFile(path, MOST_OPENINGS);
	if (!text.ok) {
		return fail({
			reason: `the openings in ${quote(path)} cannot be read: ${text.error.reason}`,
			code: EXIT.input,
		});
	}

	const openings = readOpenings(text.value, variant);
	return openings.ok
		? openings
		: fail({
				reason: `the openings in ${quote(path)} cannot be read: ${openings.error}`,
				code: EXIT.input,
			});
}
