import {opposite} from '../core/color.js';
import {parseSquare, type Square} from '../core/square.js';
import type {SeatHistory} from '../rules/history.js';

/**
 * Returns where a man of the other side's that is not seen stands for certain: where the last one that moved took, unless it
 * was taken there since. Undefined where that is not known.
 */
export function sureHidden({seat, plies}: SeatHistory): Square | undefined {
	const by = opposite(seat);
	const last = plies.findLastIndex(({heard}) =>
		heard.some((record) => record.type === 'ghost-moved' && record.by === by),
	);
	const [told, ...later] = plies.slice(Math.max(0, last)).map(({heard}) => heard);
	const moved = told?.find((record) => record.type === 'ghost-moved');
	const name = last < 0 || moved?.type !== 'ghost-moved' ? undefined : moved.captured;
	const isTaken = later.flat().some((one) => one.type === 'captured' && one.square === name);
	return name === undefined || isTaken ? undefined : parseSquare(name);
}
