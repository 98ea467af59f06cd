import type {SeatHistory} from '../rules/history.js';
import {variantOf} from '../rules/registry.js';

/** Returns how many moves the adviser of a seat's side may play still, which all are told; undefined in a game without advisers, and where none has played and none `mayPlay`: our bot only answers. */
export function adviserLeft(
	{variant, seat, plies}: SeatHistory,
	mayPlay = true,
): number | undefined {
	const told = plies
		.flatMap(({heard}) => heard)
		.findLast((record) => record.type === 'adviser' && record.for === seat);
	return told?.type === 'adviser' ? told.left : mayPlay ? variantOf(variant).advises : undefined;
}
