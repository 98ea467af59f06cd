import type {Cells} from '../core/board-text.js';
import {manRole, type Role} from '../core/man.js';
import type {Square} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import {currentView, type SeatHistory} from '../rules/history.js';
import type {MoveRules} from '../rules/move-rules.js';
import {variantOf} from '../rules/registry.js';
import {isEnemy, isOwn, type ManOn} from './own-man.js';
import {couldTake, surelyTakes} from './reach.js';

/** A board as a seat sees it: the men of both sides on it, and what the seat may play. */
export type SeenBoard = {
	readonly rules: MoveRules;
	readonly cells: Cells;
	readonly own: readonly ManOn[];
	readonly enemies: readonly ManOn[];
	readonly moves: readonly UciMove[];
};

/** A man that can be taken, and the own man that is the least worth of those that can. */
export type Capture = {
	readonly target: ManOn;
	readonly by: ManOn;
	/** The least worth of the men that are seen to guard it. */
	readonly guard?: ManOn;
	/** How much more the target is worth than the taker, in pawns. */
	readonly difference: number;
	/** What is won, in pawns: where no guard is seen all of a man that is worth the taker, and of another one what is left when there is a guard. */
	readonly gain: number;
};

/** An own man that the other side can take. */
export type Threat = {
	readonly own: ManOn;
	readonly by: ManOn;
	/** Whether all squares between are seen to be empty. */
	readonly isSure: boolean;
	/** What is lost, in pawns; half of it where something unseen may stand between. */
	readonly loss: number;
};

const WORTH: {readonly [role in Role]: number} = {
	pawn: 1,
	knight: 3,
	bishop: 3,
	rook: 5,
	queen: 9,
	king: 99,
};

export const worthOf = ({man}: ManOn): number => WORTH[manRole(man)];

/** Returns the first that is worth most; undefined when there is none. */
export const dearest = <T>(all: readonly T[], worth: (one: T) => number): T | undefined =>
	all.length === 0 ? undefined : all.reduce((a, b) => (worth(b) > worth(a) ? b : a));

/** Returns the board as a seat sees it now. */
export function seenBoard(history: SeatHistory, moves: readonly UciMove[]): SeenBoard {
	const {cells} = currentView(history);
	const menOf = (isTheirs: typeof isOwn): readonly ManOn[] =>
		[...cells.entries()].flatMap(([square, man]) =>
			isTheirs(man, history.seat) ? [{square, man}] : [],
		);
	const {moves: rules} = variantOf(history.variant);
	return {rules, cells, own: menOf(isOwn), enemies: menOf(isEnemy), moves};
}

const cheapestFirst = (men: readonly ManOn[]): readonly ManOn[] =>
	[...men].sort((a, b) => worthOf(a) - worthOf(b));

/**
 * Returns what the side wins that takes a man with the first of its takers, both sides taking back on that square as long
 * as it pays (static exchange evaluation, without men that stand behind others).
 */
function exchange(
	worth: number,
	[taker, ...others]: readonly ManOn[],
	guards: readonly ManOn[],
): number {
	return taker === undefined ? 0 : worth - Math.max(0, exchange(worthOf(taker), guards, others));
}

/** Returns the men that can take on a square for certain, the cheapest first. */
const sureTakers = (
	{rules, cells}: SeenBoard,
	men: readonly ManOn[],
	to: Square,
): readonly ManOn[] => cheapestFirst(men.filter((man) => surelyTakes(rules, cells, man, to)));

/** Returns the captures that a seat can make, one of each man, as far as it sees what they win. */
export function capturesOn(board: SeenBoard): readonly Capture[] {
	const {own, enemies, moves} = board;
	return enemies.flatMap((target) => {
		const takers = cheapestFirst(
			own.filter(({square}) => moves.some(({from, to}) => from === square && to === target.square)),
		);
		const [by] = takers;
		if (by === undefined) {
			return [];
		}

		const guards = sureTakers(board, enemies, target.square);
		const [guard] = guards;
		const difference = worthOf(target) - worthOf(by);
		if (guard === undefined) {
			return [{target, by, difference, gain: difference < 0 ? difference : worthOf(target)}];
		}

		return [{target, by, guard, difference, gain: exchange(worthOf(target), takers, guards)}];
	});
}

/** Returns the man that most surely can take one on a square, and is worth least: one between which and the square all is seen to be empty, or else nothing is seen. */
export function lookerAt(board: SeenBoard, to: Square): Pick<Threat, 'by' | 'isSure'> | undefined {
	const {rules, cells, enemies} = board;
	const [sure] = sureTakers(board, enemies, to);
	const by = sure ?? cheapestFirst(enemies.filter((man) => couldTake(rules, cells, man, to)))[0];
	return by === undefined ? undefined : {by, isSure: by === sure};
}

/** Returns what the other side can take and win by, as far as a seat sees: the king is no such man. */
export function threatsOn(board: SeenBoard): readonly Threat[] {
	const {own, enemies} = board;
	return own.flatMap((man) => {
		const looker = manRole(man.man) === 'king' ? undefined : lookerAt(board, man.square);
		if (looker === undefined) {
			return [];
		}

		const {by, isSure} = looker;
		const takers = isSure ? sureTakers(board, enemies, man.square) : [by];
		const loss = exchange(worthOf(man), takers, sureTakers(board, own, man.square));
		return loss > 0 ? [{own: man, by, isSure, loss: isSure ? loss : loss / 2}] : [];
	});
}
