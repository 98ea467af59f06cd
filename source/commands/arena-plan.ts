import {type Opening, readOpenings} from '../bot/arena/openings.js';
import {quote, quotePath} from '../core/quote.js';
import type {Variant} from '../rules/variant.js';
import {readTextFile} from '../storage/atomic-file.js';
import {EXIT, type Flags, need, Refusal} from './command.js';
import {MOST_MS, seedFlag, textFlag, variantFlag, wholeFlag} from './flag-values.js';

const USUAL_MS = 100;
const USUAL_GAMES = 2;
const MOST_GAMES = 100_000;
/** The largest file of openings, in bytes: whole books are smaller. */
const MOST_OPENINGS = 64_000_000;

export type ArenaPlan = {
	readonly variant: Variant;
	readonly games: number;
	readonly ms: number;
	readonly seed: number;
	readonly names: readonly [string, string];
	readonly openings: readonly Opening[] | undefined;
	readonly bounds: readonly [number, number] | undefined;
};

/** Reads `--sprt 0,50`: the two differences in Elo. */
function sprtFlag(flags: Flags): readonly [number, number] | undefined {
	const text = textFlag(flags, 'sprt');
	if (text === undefined) {
		return undefined;
	}

	const [, low, high] = /^(-?\d{1,4}),(-?\d{1,4})$/.exec(text) ?? [];
	if (!(Number(low) < Number(high))) {
		throw new Refusal(`--sprt needs two differences in Elo such as 0,50, not ${quote(text)}`);
	}

	return [Number(low), Number(high)];
}

function openingsFlag(flags: Flags, variant: Variant): Opening[] | undefined {
	const path = textFlag(flags, 'openings');
	if (path === undefined) {
		return undefined;
	}

	const before = `the openings in ${quotePath(path)} cannot be read: `;
	const text = readTextFile(path, MOST_OPENINGS);
	if (!text.ok) {
		throw new Refusal(before + text.error.reason, EXIT.input);
	}

	return need(readOpenings(text.value, variant), EXIT.input, before);
}

export function readPlan(flags: Flags): ArenaPlan {
	const variant = variantFlag(flags);
	const games = wholeFlag(flags, 'games', MOST_GAMES) ?? USUAL_GAMES;
	const ms = wholeFlag(flags, 'ms', MOST_MS) ?? USUAL_MS;
	const bounds = sprtFlag(flags);
	const [white, black] = [textFlag(flags, 'white'), textFlag(flags, 'black')];
	if (white === undefined || black === undefined) {
		throw new Refusal('arena needs --white BOT and --black BOT');
	}

	const openings = openingsFlag(flags, variant);
	const seed = seedFlag(flags) ?? 1;
	return {variant, games, ms, seed, names: [white, black], openings, bounds};
}
