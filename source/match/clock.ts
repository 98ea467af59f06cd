import type {ByColor, Color} from '../core/color.js';
import type {Clocks} from './match.js';
import type {ClockRule} from './settings.js';

const withTime = (left: ByColor<number>, side: Color, time: number): ByColor<number> => ({
	...left,
	[side]: time,
});

/** Returns the clocks of a game that is about to start; they stand. */
export function setClocks(rule: ClockRule): Clocks {
	const base = rule.kind === 'timed' ? rule.base : 0;
	return {left: {white: base, black: base}};
}

/** Returns the clocks set going at a time; without a clock nothing runs. */
export const startClock = (rule: ClockRule, clocks: Clocks, at: number): Clocks =>
	rule.kind === 'none' ? clocks : {left: clocks.left, since: at};

/**
 * Returns the milliseconds that `side`, whose clock may be running, has left at a time, not below 0.
 * A time before the clock was set going counts as that moment.
 */
export function timeLeft(clocks: Clocks, side: Color, at: number): number {
	const used = clocks.since === undefined ? 0 : Math.max(0, at - clocks.since);
	return Math.max(0, clocks.left[side] - used);
}

/** Returns whether the flag of the side on move has fallen: its clock runs and nothing is left on it. */
export const hasFlagFallen = (clocks: Clocks, side: Color, at: number): boolean =>
	clocks.since !== undefined && timeLeft(clocks, side, at) === 0;

/** Returns the clocks standing, with what `side` has used taken off. */
export const stopClock = (clocks: Clocks, side: Color, at: number): Clocks => ({
	left:
		clocks.since === undefined
			? clocks.left
			: withTime(clocks.left, side, timeLeft(clocks, side, at)),
});

/** Returns standing clocks with the increment for a move of `side` added, which a game without clocks has not. */
export const addIncrement = (rule: ClockRule, clocks: Clocks, side: Color): Clocks =>
	rule.kind === 'none'
		? clocks
		: {left: withTime(clocks.left, side, clocks.left[side] + rule.increment)};
