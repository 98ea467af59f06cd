import {squareName} from '../core/square.js';
import type {KnownBoard} from '../knowledge/known-board.js';
import {isCounted, isRough, percent, roughly} from './share.js';

/** At most so many men are named where none is likely. */
const MOST_UNLIKELY = 3;

/** Returns a share of the positions in words, as a square's man has it behind its name. */
function shareIn(count: number, board: KnownBoard): string {
	const {size} = board;
	if (isCounted(size)) {
		return `in ${count} of ${size}`;
	}

	return isRough(board) ? roughly(count / size) : percent(count / size);
}

/**
 * Returns which men are likeliest on squares of which nothing is certain, as a sentence: at most `most` that stand there in
 * a share of `least` or more, and where none does, that and the first of the others. Undefined where nobody may stand.
 */
export function describeLikeliest(
	board: KnownBoard,
	least: number,
	most: number,
): string | undefined {
	const men = board.squares
		.filter(({kind, secret}) => kind === 'possible' && secret !== 'written')
		.flatMap(({square, men: may}) => may.map((man) => ({...man, square})))
		.filter(({count}) => count > 0)
		.sort((a, b) => b.count - a.count);
	const likely = men.filter(({count}) => count / board.size >= least).slice(0, most);
	const named = likely.length > 0 ? likely : men.slice(0, MOST_UNLIKELY);
	const list = named
		.map(({role, square, count}) => `${role} ${squareName(square)} ${shareIn(count, board)}`)
		.join(', ');
	return named.length === 0
		? undefined
		: likely.length > 0
			? `Likeliest: ${list}.`
			: `No square reaches ${percent(least)}; likeliest: ${list}.`;
}
