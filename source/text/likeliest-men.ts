import type {Role} from '../core/man.js';
import {type Square, squareName} from '../core/square.js';
import type {KnownBoard} from '../knowledge/known-board.js';
import {isCounted, isRough, percent, roughly} from './share.js';

/** A man in a smaller share of the positions is hardly ever there: he is not drawn. */
export const LEAST_SHOWN = 0.05;
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

/** Returns a square by its name, and several by their number. */
const placeOf = (squares: readonly Square[]): string =>
	squares.length === 1 ? squareName(squares[0]) : `on each of ${squares.length} squares`;

/** A man that may be on several squares alike, or on one. */
type Likely = {readonly role: Role; readonly squares: readonly Square[]; readonly count: number};

/** Returns at most `most` men, the likeliest first: none of several that are equally likely and have no room, but when they are the first; those are one a role. */
function standingOut(men: readonly Likely[], most: number): readonly Likely[] {
	const rest = men.at(most)?.count;
	const first = men.slice(0, most).filter(({count}) => count !== rest);
	if (first.length > 0 || men.length === 0) {
		return first;
	}

	const equal = men.filter(({count}) => count === rest);
	return [...new Set(equal.map(({role}) => role))].map((role) => ({
		role,
		count: equal[0].count,
		squares: equal.filter((man) => man.role === role).flatMap(({squares}) => squares),
	}));
}

/**
 * Returns which men are likeliest on squares of which nothing is certain, as a sentence: at most `most` that stand there in
 * a share of `least` or more, and where none does the first of the others. Undefined where nobody may stand.
 */
export function describeLikeliest(
	board: KnownBoard,
	least: number,
	most: number,
): string | undefined {
	const men = board.squares
		.filter(({kind, secret}) => kind === 'possible' && secret !== 'written')
		.flatMap(({square, men: may}) => may.map((man) => ({...man, squares: [square]})))
		.filter(({count}) => count > 0)
		.sort((a, b) => b.count - a.count);
	const likely = men.filter(({count}) => count / board.size >= least);
	const named = likely.length > 0 ? standingOut(likely, most) : standingOut(men, MOST_UNLIKELY);
	const list = named
		.map(({role, squares, count}) => `${role} ${placeOf(squares)} ${shareIn(count, board)}`)
		.join(', ');
	return named.length === 0
		? undefined
		: named[0].count / board.size >= LEAST_SHOWN
			? `Likeliest: ${list}.`
			: `No square reaches ${percent(LEAST_SHOWN)}; likeliest: ${list}.`;
}
