import {byColor, type Color} from '../../core/color.js';
import type {Role} from '../../core/man.js';
import {pick, type Random, shuffled} from '../../core/random.js';
import {isLight, type Square} from '../../core/square.js';
import type {Roles} from './concealed.js';
import {halfOf} from './kings-anew.js';
import {type SetUpRule, traySetUp} from './set-up.js';

const BACK: readonly Role[] = [
	'rook',
	'knight',
	'bishop',
	'queen',
	'king',
	'bishop',
	'knight',
	'rook',
];
export const STANDARD_ARMY: readonly Role[] = [...BACK, ...BACK.map((): Role => 'pawn')];

/** Returns a side's men in the standard array. */
export function standardArray(owner: Color): Roles {
	const [back, front] = owner === 'white' ? [0, 8] : [56, 48];
	return Object.fromEntries(
		BACK.flatMap((role, file) => [
			[back + file, role],
			[front + file, 'pawn'],
		]),
	);
}

/** The squares of the standard array. */
export const ARMY_SQUARES = byColor((side) => Object.keys(standardArray(side)).map(Number));

/** Draws an army: the second bishop comes onto the first free square of the colour that the first one does not have. */
function drawArmy(owner: Color, random: Random): Roles {
	const squares = shuffled(random, halfOf(owner));
	const placed: {[square: Square]: Role} = {};
	const isFree = (square: Square): boolean => placed[square] === undefined;
	const [first] = squares;
	placed[first] = 'bishop';
	placed[squares.find((one) => isLight(one) !== isLight(first)) ?? first] = 'bishop';
	for (const role of STANDARD_ARMY.filter((one) => one !== 'bishop')) {
		placed[squares.find(isFree) ?? first] = role;
	}

	return placed;
}

const HALVES = byColor(halfOf);

const army = traySetUp(STANDARD_ARMY, HALVES);

/** The sixteen men of a side anywhere in its half, pawns too, and the bishops on squares of both colours (Welbeck). */
export const ARMY_SET_UP: SetUpRule = {
	...army,
	open(placed) {
		const isLeft = army.open(placed);
		const other = Object.keys(placed).find((square) => placed[Number(square)] === 'bishop');
		return (role, square) =>
			isLeft(role, square) &&
			(role !== 'bishop' || other === undefined || isLight(Number(other)) !== isLight(square));
	},
	draw: drawArmy,
	standard: standardArray,
};

/** The king of a side anywhere in its half. */
export const KING_SET_UP: SetUpRule = {
	...traySetUp(['king'], HALVES),
	draw: (owner, random) => ({[pick(random, halfOf(owner))]: 'king'}),
};

/** What men cost (H. Phillips), how many points there are for all of them, and how many pawns there may be. */
const PRICES = {queen: 9, rook: 5, knight: 4, bishop: 3, pawn: 1} as const;
const POINTS = 40;

/** The same, for whoever is to be told what is left. */
export const MARKET = {points: POINTS, costs: PRICES};
const MOST_PAWNS = 12;

type Bought = keyof typeof PRICES;

const BOUGHT = Object.keys(PRICES) as Bought[];

/** Returns which men can be bought besides those that are placed. */
function openFor(placed: Roles): (role: Role) => boolean {
	const men = Object.values(placed);
	const left = men.reduce((points, role) => points - PRICES[role as Bought], POINTS);
	const pawns = men.filter((role) => role === 'pawn').length;
	return (role) => PRICES[role as Bought] <= left && (role !== 'pawn' || pawns < MOST_PAWNS);
}

/** Men bought for points, anywhere in the half of a side; some of them may be left (Quantum). */
export const PURCHASE: SetUpRule = {
	roles: BOUGHT,
	squares: HALVES,
	open: openFor,
	isDone: () => true,
	draw(owner, random, isFree) {
		const placed: {[square: Square]: Role} = {};
		for (const square of shuffled(random, halfOf(owner)).filter(isFree)) {
			const isOpen = openFor(placed);
			const open = BOUGHT.filter(isOpen);
			if (open.length > 0) {
				placed[square] = pick(random, open);
			}
		}

		return placed;
	},
};
