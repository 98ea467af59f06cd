import {fail, ok, type Result} from '../core/result.js';
import {setClocks, startClock} from './clock.js';
import {isShared, seatAtKeyboard} from './keyboard.js';
import type {Match} from './match.js';
import type {ClockRule, MatchSettings} from './settings.js';
import {findTruth, seatToAct} from './truth.js';

/** The longest time on a clock, in milliseconds: a day. */
const MAX_TIME = 86_400_000;

const isTime = (value: number, smallest: number): boolean =>
	Number.isFinite(value) && value >= smallest && value <= MAX_TIME;

export function findClockFault(rule: ClockRule): string | undefined {
	if (rule.kind === 'none') {
		return undefined;
	}

	if (!isTime(rule.base, 1)) {
		return 'a clock needs more than no time and at most a day for each side';
	}

	return isTime(rule.increment, 0)
		? undefined
		: 'the time added after a move must be from nothing to a day';
}

/**
 * Starts a match: where persons share the keyboard with a hand-off, else with its turn, its
 * clock running. A start in which the game is over gives an ended match. The error says which
 * setting cannot be.
 */
export function startMatch(settings: MatchSettings, at: number): Result<Match> {
	const fault = findClockFault(settings.clock);
	if (fault !== undefined) {
		return fail(fault);
	}

	const acts: Match['acts'] = [];
	const truth = findTruth({settings, acts});
	if (!truth.ok) {
		return truth;
	}

	const clocks = setClocks(settings.clock);
	const {outcome} = truth.value;
	const seat = seatToAct({settings, acts});
	const match = {settings, acts, clocks, notices: {white: [], black: []}} as const;
	if (outcome !== undefined) {
		return ok({...match, phase: {name: 'ended'}, outcome});
	}

	return ok(
		isShared(settings)
			? {...match, phase: {name: 'handoff', seat: seatAtKeyboard(settings, seat)}}
			: {
					...match,
					phase: {name: 'turn', seat},
					clocks: startClock(settings.clock, clocks, at),
				},
	);
}
