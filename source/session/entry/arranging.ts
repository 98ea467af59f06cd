import {type Act, isMove} from '../../core/act.js';
import type {Color} from '../../core/color.js';
import {isMan, type Man, makeMan, manColor, manRole, type Role, ROLES} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import {squareName} from '../../core/square.js';
import type {SeatReport} from '../../match/seat-report.js';
import {currentView, viewBefore} from '../../rules/history.js';
import {findVariant} from '../../rules/registry.js';
import type {View} from '../../rules/view.js';
import type {MoveKnowledge} from './move-knowledge.js';

/** How many more men of one kind can be put down. */
export type InTray = {readonly man: Man; readonly count: number};

/** What a seat may do that places men in secret, and what it would come to: all by what the seat itself knows. */
export type Arranging = {
	/** The men that can still be put down, the most valuable first. */
	readonly left: readonly InTray[];
	/** Whether they are bought: what can still be put down is then not what must be. */
	readonly points?: {readonly left: number; readonly all: number};
	/** Whether it is the other side's men that are arranged. */
	readonly isOther: boolean;
	/** Returns where the man that was put on a square could stand instead, be it in exchange for another one. */
	goals(from: Square): readonly Square[];
};

type Placing = Extract<Act, {readonly kind: 'place'}>;

const isPlacing = (act: Act): act is Placing => act.kind === 'place';

/** Returns whether a seat places men now, by what it may do. */
export const isArranging = (acts: readonly Act[] = []): boolean => acts.some(isPlacing);

const canPut = (acts: readonly Act[], role: Role | undefined, square: Square): boolean =>
	acts.some((act) => isPlacing(act) && act.role === role && act.square === square);

/** Returns whether nothing but the king is put down now, in a game whose other men are bought after it. */
export function isKingFirst(
	role: Role,
	{acts = [], cells, variant}: Pick<MoveKnowledge, 'acts' | 'cells' | 'variant'>,
): boolean {
	const game = variant === undefined ? undefined : findVariant(variant);
	const placing = acts.filter(isPlacing);
	return (
		role !== 'king' &&
		game?.ok === true &&
		game.value.purchase !== undefined &&
		placing.length > 0 &&
		placing.every((act) => (act.role ?? manRole(cells[act.square])) === 'king')
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
function ownerOf({cells, viewer, marks = []}: View, acts: readonly Placing[]): Color {
	for (const {square} of acts) {
		const mark = marks.find((one) => one.startsWith(`${squareName(square)}~`));
		if (isMan(cells[square]) && isPut(square, acts)) {
			return manColor(cells[square]);
		}

		if (mark !== undefined) {
			return mark[3] === mark[3].toLowerCase() ? 'black' : 'white';
		}
	}

	return viewer;
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
	const game = findVariant(variant);
	if (!isArranging(acts) || acts === undefined || !game.ok) {
		return undefined;
	}

	const view = currentView(history);
	const start = viewBefore(history, 0);
	const seat = {id: view.viewer, side: view.viewer};
	const placing = acts.filter(isPlacing);
	const owner = ownerOf(view, placing);
	const actsOn = (cells: View['cells']): readonly Act[] =>
		game.value
			.tries({seat, view: {...view, cells}, turn: [], heard: []})
			.filter((act) => !isMove(act));
	const without = (cells: View['cells'], ...squares: readonly Square[]): Uint8Array => {
		const changed = cells.slice();
		for (const square of squares) {
			changed[square] = start.cells[square];
		}

		return changed;
	};

	const countOf = (role: Role): number => {
		let {cells} = view;
		let offered: readonly Act[] = placing;
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

	const prices = game.value.purchase;
	const spent = placing
		.filter(({role}) => role === undefined)
		.reduce((sum, {square}) => sum + (prices?.costs[manRole(view.cells[square])] ?? 0), 0);
	const isBought =
		prices !== undefined &&
		placing.some(({role, square}) => (role ?? manRole(view.cells[square])) !== 'king');
	return {
		left: ROLES.toReversed().flatMap((role) => {
			const count = countOf(role);
			return count === 0 ? [] : [{man: makeMan(owner, role), count}];
		}),
		...(isBought ? {points: {left: prices.points - spent, all: prices.points}} : {}),
		isOther: owner !== view.viewer,
		goals(from) {
			const role = manRole(view.cells[from]);
			const free = actsOn(without(view.cells, from))
				.filter(isPlacing)
				.filter((act) => act.role === role && act.square !== from)
				.map(({square}) => square);
			const exchanged = placing
				.filter((act) => act.role === undefined && act.square !== from)
				.map(({square}) => square)
				.filter((square) => {
					const both = actsOn(without(view.cells, from, square));
					return canPut(both, role, square) && canPut(both, manRole(view.cells[square]), from);
				});
			return [...free, ...exchanged];
		},
	};
}
