import {quote} from '../core/quote.js';
import {fail, ok, type Result, unwrap} from '../core/result.js';
import type {ClockRule} from '../match/settings.js';

const MINUTE = 60_000;
const SECOND = 1000;
/** A day. */
const MOST_MINUTES = 1440;

/** Returns a clock as players write it: "5+3" for five minutes and three seconds a move, "none". */
export const makeClock = (rule: ClockRule): string =>
	rule.kind === 'none' ? 'none' : `${rule.base / MINUTE}+${rule.increment / SECOND}`;

export function describeClock(rule: ClockRule): string {
	if (rule.kind === 'none') {
		return 'no clock';
	}

	const minutes = `${rule.base / MINUTE} min a side`;
	return rule.increment === 0
		? minutes
		: `${minutes}, ${rule.increment / SECOND} s more after each move`;
}

/** Reads a clock as `makeClock` writes it; the increment may be left out, minutes may be a fraction such as 0.5. */
export function parseClock(text: string): Result<ClockRule> {
	if (text === 'none') {
		return ok({kind: 'none'});
	}

	const match = /^(\d{1,4}(?:\.\d{1,2})?)(?:\+(\d{1,4}))?$/.exec(text);
	const minutes = Number(match?.[1] ?? 0);
	if (match === null || minutes <= 0 || minutes > MOST_MINUTES) {
		return fail(
			`a clock is written like 5+3 (minutes a side, seconds added after each move) or none, not ${quote(text)}`,
		);
	}

	return ok({
		kind: 'timed',
		base: Math.round(minutes * MINUTE),
		increment: Number(match[2] ?? 0) * SECOND,
	});
}

/** The clocks that the screens offer; every other one can be had by `--clock`. */
export const CLOCK_CHOICES: readonly ClockRule[] =
	'none 1+1 3+2 5+0 5+3 10+0 10+5 15+10 30+0 30+20 60+30'
		.split(' ')
		.map((text) => unwrap(parseClock(text)));

/** The times for a move that the screens offer, in milliseconds; `play --ms` takes every other one. 0 leaves it to the bot. */
export const THINKING_TIMES: readonly number[] = [0, 500, 1000, 2000, 5000, 10_000, 30_000];

/** Returns a bot's time for a move in words. */
export const describeThinkingTime = (ms: number): string =>
	ms === 0 ? 'as it likes' : `${ms / 1000} s a move`;
