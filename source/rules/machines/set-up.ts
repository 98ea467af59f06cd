import type {Act} from '../../core/act.js';
import {type ByColor, byColor, type Color} from '../../core/color.js';
import {EMPTY, isMan, makeMan, manColor, manRole, type Role} from '../../core/man.js';
import {createRandom, type Random, randomInteger, shuffled} from '../../core/random.js';
import type {Square} from '../../core/square.js';
import type {Position} from '../position.js';
import {type Roles, without} from './concealed.js';

/** Which men are put where in secret before play: on free squares, or under covers that stand already. */
export type SetUpRule = {
	/** What may be put at all. */
	readonly roles: readonly Role[];
	/** The squares for a side's men. */
	readonly squares: ByColor<readonly Square[]>;
	/** How many men there are, where both sides know it. */
	readonly size?: number;
	/** Returns a test of what one more man may be put where, besides those that are placed. */
	open(placed: Roles): (role: Role, square: Square) => boolean;
	/** Returns whether what is placed may stay so. */
	isDone(placed: Roles): boolean;
	/** Draws a whole set-up at random, where that is offered; `isFree` as in `arrange`, or where one of these stands. */
	draw?(owner: Color, random: Random, isFree: (square: Square) => boolean): Roles;
	/** Returns the usual set-up, where that is offered. */
	standard?(owner: Color): Roles;
};

/** Who has done with the set-up, by whose men it is, and what each side draws at random from next. */
export type SetUp = {readonly ready: ByColor<boolean>; readonly seeds: ByColor<number>};

/** Returns a set-up that begins. */
export const newSetUp = (random: Random): SetUp => ({
	ready: {white: false, black: false},
	seeds: byColor(() => randomInteger(random, 2 ** 31)),
});

/** Returns a side's men that a board shows on the squares of a set-up. */
export function placedOn({roles, squares}: SetUpRule, owner: Color, cells: Uint8Array): Roles {
	const placed: {[square: Square]: Role} = {};
	for (const square of squares[owner]) {
		const code = cells[square];
		if (isMan(code) && manColor(code) === owner && roles.includes(manRole(code))) {
			placed[square] = manRole(code);
		}
	}

	return placed;
}

/** Returns a board with a side's men of a set-up replaced by others. */
export function withPlaced(
	board: Position,
	rule: SetUpRule,
	owner: Color,
	placed: Roles,
): Position {
	const cells = board.board.slice();
	for (const square of Object.keys(placedOn(rule, owner, cells))) {
		cells[Number(square)] = EMPTY;
	}

	for (const [square, role] of Object.entries(placed)) {
		cells[Number(square)] = makeMan(owner, role);
	}

	return board.with({cells});
}

/**
 * Returns a side's men after an act of its set-up, or 'ready' where that ends it; undefined when it cannot be done.
 */
function arrangedBy(
	rule: SetUpRule,
	owner: Color,
	placed: Roles,
	act: Act,
	{isFree, seed}: Pick<Arrangement, 'isFree'> & {readonly seed: number},
): Roles | 'ready' | undefined {
	if (act.kind === 'place') {
		const {role, square} = act;
		if (role === undefined) {
			return placed[square] === undefined ? undefined : without(placed, square);
		}

		return placed[square] === undefined &&
			rule.squares[owner].includes(square) &&
			isFree(square) &&
			rule.open(placed)(role, square)
			? {...placed, [square]: role}
			: undefined;
	}

	switch (act.kind === 'say' ? act.word : undefined) {
		case 'random':
			return rule.draw?.(
				owner,
				createRandom(seed),
				(square) => placed[square] !== undefined || isFree(square),
			);
		case 'standard':
			return rule.standard?.(owner);
		case 'ready':
			return rule.isDone(placed) ? 'ready' : undefined;
		default:
			return undefined;
	}
}

/**
 * Returns a set-up, and the men of `owner` in it, after an act of the side that arranges them; undefined when it
 * cannot be done. `isFree` tells whether a man can be put on a square on which none of these stands.
 */
export function arrange(
	rule: SetUpRule,
	{ready, seeds}: SetUp,
	{arranger, owner, placed, isFree}: Arrangement,
	act: Act,
): {readonly setUp: SetUp; readonly placed: Roles} | undefined {
	const arranged = ready[owner]
		? undefined
		: arrangedBy(rule, owner, placed, act, {isFree, seed: seeds[arranger]});
	if (arranged === undefined) {
		return undefined;
	}

	if (arranged === 'ready') {
		return {setUp: {ready: {...ready, [owner]: true}, seeds}, placed};
	}

	const isDrawn = act.kind === 'say' && act.word === 'random';
	const next = isDrawn ? {...seeds, [arranger]: seeds[arranger] + 1} : seeds;
	return {setUp: {ready, seeds: next}, placed: arranged};
}

/** Whose men are arranged by whom, which of them stand, and where others could. */
export type Arrangement = {
	readonly arranger: Color;
	readonly owner: Color;
	readonly placed: Roles;
	readonly isFree: (square: Square) => boolean;
};

/** Returns what can be done in a set-up of a side's men, in no order; `isFree` as in `arrange`. */
export function arrangements(
	rule: SetUpRule,
	owner: Color,
	placed: Roles,
	isFree: (square: Square) => boolean,
): Act[] {
	const isOpen = rule.open(placed);
	const acts: Act[] = [];
	for (const square of rule.squares[owner]) {
		if (placed[square] !== undefined) {
			acts.push({kind: 'place', role: undefined, square});
		} else if (isFree(square)) {
			for (const role of rule.roles.filter((one) => isOpen(one, square))) {
				acts.push({kind: 'place', role, square});
			}
		}
	}

	const words = [
		['random', rule.draw !== undefined],
		['standard', rule.standard !== undefined],
		['ready', rule.isDone(placed)],
	] as const;
	for (const [word, isOffered] of words) {
		if (isOffered) {
			acts.push({kind: 'say', word});
		}
	}

	return acts;
}

/** Returns the men of a tray that are not placed yet. */
function leftOf(tray: readonly Role[], placed: Roles): readonly Role[] {
	const left = [...tray];
	for (const role of Object.values(placed)) {
		left.splice(left.indexOf(role), 1);
	}

	return left;
}

/** Returns the set-up in which the men of a tray stand on as many squares, each once. */
export const traySetUp = (
	tray: readonly Role[],
	squares: ByColor<readonly Square[]>,
): SetUpRule => ({
	roles: [...new Set(tray)],
	squares,
	size: tray.length,
	open(placed) {
		const left = leftOf(tray, placed);
		return (role) => left.includes(role);
	},
	isDone: (placed) => leftOf(tray, placed).length === 0,
	draw(owner, random) {
		const drawn = shuffled(random, tray);
		return Object.fromEntries(squares[owner].map((square, index) => [square, drawn[index]]));
	},
});
