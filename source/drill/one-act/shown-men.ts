import {isMan, manColor, manRole, type Role} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import {coversIn} from '../../knowledge/man-marks.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import type {View} from '../../rules/view.js';

/** Returns the squares of the other side's covers. */
const theirCovers = (view: View): ReadonlySet<Square> =>
	new Set(
		[...coversIn(view)].flatMap(([square, owner]) => (owner === view.viewer ? [] : [square])),
	);

/** Returns the roles of the other side's men that stand uncovered on squares where something changed. */
function rolesShown(before: View, after: View, covers: ReadonlySet<Square>): readonly Role[] {
	return [...after.cells.entries()].flatMap(([square, code]) =>
		isMan(code) &&
		manColor(code) !== after.viewer &&
		!covers.has(square) &&
		before.cells[square] !== code
			? [manRole(code)]
			: [],
	);
}

/**
 * Returns what men of the other side were that a seat has seen uncovered or was told of when it took them, by the squares
 * on which they were put under their covers: covers are followed as they move. Where a man became another one, nothing.
 */
export function shownMen(history: SeatHistory): ReadonlyMap<Square, Role> {
	const shown = new Map<Square, Role>();
	const {plies} = history;
	if (plies.some(({heard}) => heard.some(({type}) => type === 'promoted'))) {
		return shown;
	}

	let origins = new Map([...theirCovers(history.start)].map((square) => [square, square] as const));
	for (const [index, {view, heard}] of plies.entries()) {
		const covers = theirCovers(view);
		const left = [...origins.keys()].filter((square) => !covers.has(square));
		const arrived = [...covers].filter((square) => !origins.has(square));
		const [first] = left;
		if (left.length > 1 || arrived.length > left.length) {
			// More happened at once than can be told apart.
			return shown;
		}

		if (first === undefined) {
			continue;
		}

		const origin = origins.get(first) ?? first;
		origins = new Map([...origins].filter(([square]) => square !== first));
		if (arrived.length === 1) {
			origins.set(arrived[0], origin);
			continue;
		}

		const told = heard.find(({type}) => type === 'lost');
		const roles = rolesShown(viewBefore(history, index), view, covers);
		const role = told?.type === 'lost' ? told.role : roles.length === 1 ? roles[0] : undefined;
		if (role !== undefined) {
			shown.set(origin, role);
		}
	}

	return shown;
}
