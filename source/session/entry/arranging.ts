import {type Act, isMove} from '../../core/act.js';
import type {Cells} from '../../core/board-text.js';
import type {Color} from '../../core/color.js';
import {given} from '../../core/given.js';
import {
	EMPTY,
	isMan,
	isUnknownMan,
	type Man,
	makeMan,
	manColor,
	manRole,
	type Role,
	ROLES,
} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import type {SeatReport} from '../../match/seat-report.js';
import {currentView, viewBefore} from '../../rules/history.js';
import {findVariant, variantOf} from '../../rules/registry.js';
import type {View} from '../../rules/view.js';
import {coversIn, signsIn} from '../../knowledge/man-marks.js';
import {isOwn} from '../../knowledge/own-man.js';

/** How many more men of one kind can be put down, and where they are bought, what one costs. */
export type InTray = {readonly man: Man; readonly count: number; readonly cost?: number};

/** What a seat may do that places men in secret, and what it would come to: all by what the seat itself knows. */
export type Arranging = {
	/** The men that can still be put down, the most valuable first. */
	readonly left: readonly InTray[];
	/** Whether they are bought: what can still be put down is then not what must be. */
	readonly points?: {readonly left: number; readonly all: number};
	/** Whether it is the other side's men that are arranged. */
	readonly isOther: boolean;
	/** Whether nothing but a king is. */
	readonly isOfKing: boolean;
	/** Whether the other men are bought after it. */
	readonly isKingFirst: boolean;
	/** Where the king stands that has to be put on another square. */
	readonly anew?: Square;
	/** Returns what could still be put down once some placements are done. */
	leftAfter(placed: readonly Placing[]): Pick<Arranging, 'left' | 'points'>;
	/** Returns the board as the seat knows it once some placements are done, and what it may do then. */
	after(placed: readonly Placing[]): {readonly cells: Cells; readonly acts: readonly Act[]};
	/** Returns where the man that was put on a square could stand instead, be it in exchange for another one; once some placements are done. */
	goals(from: Square, placed?: readonly Placing[]): readonly Square[];
};

export type Placing = Extract<Act, {readonly kind: 'place'}>;

export const isPlacing = (act: Act): act is Placing => act.kind === 'place';

/** Returns whether a seat places men now, by what it may do. */
export const isArranging = (acts: readonly Act[] = []): boolean => acts.some(isPlacing);

const canPut = (acts: readonly Act[], role: Role | undefined, square: Square): boolean =>
	acts.some((act) => isPlacing(act) && act.role === role && act.square === square);

type Placed = {readonly acts?: readonly Act[]; readonly cells: Cells; readonly variant?: string};

/** Returns whether nothing but a king is put down, taken off or put elsewhere. */
const isOfKing = (placing: readonly Placing[], cells: Cells): boolean =>
	placing.every(({role, square}) => (role ?? manRole(cells[square])) === 'king');

/** Returns the prices of a game in which men are bought; undefined for another. */
function pricesOf(variant: string) {
	const game = findVariant(variant);
	return game.ok ? game.value.purchase : undefined;
}

/** Returns the prices of men that are bought now, all points, and those left; undefined where none are. */
export function purchaseOf({acts = [], cells, variant = ''}: Placed) {
	const prices = pricesOf(variant);
	const placing = acts.filter(isPlacing);
	if (prices === undefined || isOfKing(placing, cells)) {
		return undefined;
	}

	const {costs, points} = prices;
	const put = placing
		.filter(({role}) => role === undefined)
		.map(({square}) => manRole(cells[square]));
	const spent = put.reduce((sum, role) => sum + (costs[role] ?? 0), 0);
	return {costs, points, left: points - spent, put};
}

/** Returns how many points a seat has left of those for a purchase, by the men that it sees of its own; undefined where nothing is bought. */
export function unspentBy({cells, viewer}: View, variant: string): number | undefined {
	const prices = pricesOf(variant);
	const own = [...cells].filter((man) => isOwn(man, viewer));
	return (
		prices && own.reduce((left, man) => left - (prices.costs[manRole(man)] ?? 0), prices.points)
	);
}

/** Returns whether a man was put on a square that can be taken off again. */
export const isPut = (square: Square, acts: readonly Act[] = []): boolean =>
	canPut(acts, undefined, square);

const take = (square: Square): Act => ({kind: 'place', role: undefined, square});
const put = (role: Role, square: Square): Act => ({kind: 'place', role, square});

/** Returns what puts a man of some kind on a square, in place of the one there; undefined when it cannot be done. */
export function putOn(
	role: Role,
	square: Square,
	acts: readonly Act[],
): readonly Act[] | undefined {
	if (canPut(acts, role, square)) {
		return [put(role, square)];
	}

	const isLeft = acts.some((act) => isPlacing(act) && act.role === role);
	return isLeft && isPut(square, acts) ? [take(square), put(role, square)] : undefined;
}

/** Returns what puts the man of a square onto another, in exchange for the one that was put there. */
export function putElsewhere(
	from: Square,
	to: Square,
	cells: View['cells'],
	acts: readonly Act[],
): readonly Act[] {
	const role = manRole(cells[from]);
	return isPut(to, acts)
		? [take(from), take(to), put(role, to), put(manRole(cells[to]), from)]
		: [take(from), put(role, to)];
}

/** Returns whose men are placed: those put already, or that stand under covers there, else the seat's own. */
function ownerOf(view: View, acts: readonly Placing[]): Color {
	const {cells, viewer} = view;
	const covers = coversIn(view);
	const put = acts.find(({square}) => isMan(cells[square]) && isPut(square, acts));
	const cover = acts.find(({square}) => covers.has(square));
	return put !== undefined
		? manColor(cells[put.square])
		: (covers.get(cover?.square ?? -1) ?? viewer);
}

/** Returns a seat’s board, with nobody where a concealed man is to be put down and none is yet. */
export function arrangedCells(
	{acts, history}: Pick<SeatReport, 'acts' | 'history'>,
	cells: Cells,
): Cells {
	const view = currentView(history);
	if (acts === undefined || !isArranging(acts)) {
		return cells;
	}

	const owner = ownerOf(view, acts.filter(isPlacing));
	const signs = signsIn(view);
	return cells.map((code, square) =>
		isUnknownMan(code) && manColor(code) === owner && !signs.has(square) ? EMPTY : code,
	);
}

/** Returns where the king stands that has to be put on another square; undefined where other men are, or he is not on the board yet. */
export function kingPutAnew(view: View, acts: readonly Act[] = []): Square | undefined {
	const isOfKing = acts.length > 0 && acts.every((act) => isPlacing(act) && act.role === 'king');
	const square = view.cells.indexOf(makeMan(view.viewer, 'king'));
	return isOfKing && square >= 0 ? square : undefined;
}

/** More of one kind than any set-up has. */
const MOST = 16;

/**
 * Returns what a seat that places men has left; undefined when it places none. What can be done after an act is asked of
 * the game as if the seat saw the board so.
 */
export function arrangingOf({
	acts,
	history,
	variant,
}: Pick<SeatReport, 'acts' | 'history' | 'variant'>): Arranging | undefined {
	const game = variantOf(variant);
	if (!isArranging(acts) || acts === undefined) {
		return undefined;
	}

	const view = currentView(history);
	const start = viewBefore(history, 0);
	const seat = {id: view.viewer, side: view.viewer};
	const placing = acts.filter(isPlacing);
	const owner = ownerOf(view, placing);
	const anew = kingPutAnew(view, acts);
	const isKing = isOfKing(placing, view.cells);
	const actsOn = (cells: View['cells']): readonly Act[] =>
		game.tries({seat, view: {...view, cells}, turn: [], heard: []}).filter((act) => !isMove(act));
	const without = (cells: View['cells'], ...squares: readonly Square[]): Uint8Array => {
		const changed = cells.slice();
		for (const square of squares) {
			changed[square] = start.cells[square];
		}

		return changed;
	};

	const cellsAfter = (placed: readonly Placing[]): Uint8Array => {
		const cells = view.cells.slice();
		for (const {role, square} of placed) {
			cells[square] = role === undefined ? start.cells[square] : makeMan(owner, role);
		}

		return cells;
	};

	const countOf = (role: Role, before: View['cells'], acts: readonly Act[]): number => {
		let cells = before;
		let offered = acts;
		for (let count = 0; count < MOST; count++) {
			const next = offered.filter(isPlacing).find((act) => act.role === role);
			if (next === undefined || (role === 'king' && count > 0)) {
				return count;
			}

			cells = cells.slice();
			cells[next.square] = makeMan(owner, role);
			offered = actsOn(cells);
		}

		return MOST;
	};

	const leftOn = (cells: View['cells'], acts: readonly Act[]) => {
		const bought = purchaseOf({acts, cells, variant});
		const points = bought && {left: bought.left, all: bought.points};
		const left = ROLES.toReversed().flatMap((role) => {
			const count = countOf(role, cells, acts);
			const cost = bought?.costs[role];
			return count === 0 ? [] : [{man: makeMan(owner, role), count, ...given({cost})}];
		});
		return {left, ...given({points})};
	};

	return {
		...leftOn(view.cells, acts),
		isOther: owner !== view.viewer,
		isOfKing: isKing,
		isKingFirst: isKing && anew === undefined && game.purchase !== undefined,
		...given({anew}),
		leftAfter(placed) {
			const cells = cellsAfter(placed);
			return leftOn(cells, actsOn(cells));
		},
		after(placed) {
			const cells = cellsAfter(placed);
			const next = actsOn(cells);
			return {cells: arrangedCells({acts: next, history}, cells), acts: next};
		},
		goals(from, placed = []) {
			const cells = cellsAfter(placed);
			const role = manRole(cells[from]);
			const free = actsOn(without(cells, from))
				.filter(isPlacing)
				.filter((act) => act.role === role && act.square !== from)
				.map(({square}) => square);
			const exchanged = actsOn(cells)
				.filter(isPlacing)
				.filter((act) => act.role === undefined && act.square !== from)
				.map(({square}) => square)
				.filter((square) => {
					const both = actsOn(without(cells, from, square));
					return canPut(both, role, square) && canPut(both, manRole(cells[square]), from);
				});
			return [...free, ...exchanged];
		},
	};
}
