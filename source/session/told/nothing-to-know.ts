import {knowsAllMen} from '../../knowledge/hidden-men.js';
import type {SeatReport} from '../../match/seat-report.js';
import {isAdviser} from '../../rules/seat.js';
import {variantOf} from '../../rules/registry.js';
import {SET_UP_ON} from '../../text/known-squares.js';
import {PUZZLE_KNOWS} from '../../text/puzzle.js';
import {SEALED_ALONE, SEES_ALL} from '../../text/turn.js';

/** Returns what a seat is told that asks what it knows where there is nothing to work out, or is not to be; undefined where there is. */
export function nothingToKnow(
	{history, id, variant, acts = []}: SeatReport,
	{of, arranges}: {readonly of: string; readonly arranges?: boolean},
): string | undefined {
	if (of === 'act-puzzle') {
		return PUZZLE_KNOWS;
	}

	if (arranges === true) {
		return SET_UP_ON;
	}

	// A move that can be looked at is one of some.
	if (acts.some((act) => act.kind === 'say' && act.word === 'look')) {
		return undefined;
	}

	return isAdviser(id) || knowsAllMen(history)
		? variantOf(variant).hides === 'move'
			? SEALED_ALONE
			: SEES_ALL
		: undefined;
}
