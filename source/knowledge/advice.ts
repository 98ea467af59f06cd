import type {Cells} from '../core/board-text.js';
import {KING, type Man, manRole, type Role, UNSEEN} from '../core/man.js';
import {type Square, squaresAlong} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import {currentView, type SeatHistory} from '../rules/history.js';
import {variantOf} from '../rules/registry.js';
import {changesSince} from './changes.js';
import type {KingDanger} from './worlds/king-danger.js';
import {isEnemy, isOwn, type ManOn} from './own-man.js';
import {couldTake} from './reach.js';

/** What a friend would point at on one's own board, who sees no more of it. */
export type Advice =
	/** The other king can be taken. */
	| {readonly kind: 'take-king'; readonly king: ManOn}
	/** A man was taken; `by` is what stands there now, where that is seen. */
	| {
			readonly kind: 'vanished';
			readonly lost: ManOn;
			readonly by?: Man;
			readonly canTakeBack: boolean;
	  }
	/** A man that is seen looks at the own king, nothing that is seen being between. */
	| {readonly kind: 'king-looked-at'; readonly by: ManOn}
	/** A man that is not seen may look at the own king, in a good share of all that is possible. */
	| {readonly kind: 'king-perhaps-looked-at'; readonly danger: KingDanger}
	/** A man that is seen looks at another man of one's own. */
	| {readonly kind: 'looked-at'; readonly own: ManOn; readonly by: ManOn}
	/** A man can be taken, by an own man that is the least worth of those that can, and is seen to be guarded by another one; or no guard of it is seen. */
	| {
			readonly kind: 'capture';
			readonly target: ManOn;
			readonly by: ManOn;
			readonly guard?: ManOn;
			/** Whether the taker is worth more than what it takes. */
			readonly isDear: boolean;
	  }
	/** Empty squares lead from the own king into the fog; `squares` are they, from the king. */
	| {readonly kind: 'open-line'; readonly squares: readonly Square[]}
	/** Nothing that is seen is in danger; so many squares are. */
	| {readonly kind: 'nothing'; readonly seen: number};

const WORTH: {readonly [role in Role]: number} = {
	pawn: 1,
	knight: 3,
	bishop: 3,
	rook: 5,
	queen: 9,
	king: 99,
};

const worthOf = ({man}: ManOn): number => WORTH[manRole(man)];

const LINES = [
	[0, 1],
	[0, -1],
	[1, 0],
	[-1, 0],
	[1, 1],
	[1, -1],
	[-1, 1],
	[-1, -1],
] as const;

/** Returns the longest way over empty squares from the own king into the fog, that no man of the seat's is needed to see beyond. */
function openLine(cells: Cells, king: Square): readonly Square[] {
	const ways = LINES.map((step) => {
		const squares = squaresAlong(king, step, 7);
		const end = squares.findIndex((square) => cells[square] !== 0);
		return end > 1 && cells[squares[end]] === UNSEEN ? squares.slice(0, end) : [];
	});
	return ways.reduce((a, b) => (b.length > a.length ? b : a));
}

const menOf = (cells: Cells, isThere: (code: number) => boolean): readonly ManOn[] =>
	[...cells.entries()].flatMap(([square, man]) => (isThere(man) ? [{square, man}] : []));

/** Returns the first that is worth most; undefined when there is none. */
const dearest = <T>(all: readonly T[], worth: (one: T) => number): T | undefined =>
	all.length === 0 ? undefined : all.reduce((a, b) => (worth(b) > worth(a) ? b : a));

/** Returns the capture of the dearest man that can be taken by the cheapest that can; undefined when none can be. */
function captureOf(
	targets: readonly ManOn[],
	own: readonly ManOn[],
	moves: readonly UciMove[],
	couldReach: (by: ManOn, to: Square) => boolean,
): Extract<Advice, {readonly kind: 'capture'}> | undefined {
	const target = dearest(targets, worthOf);
	const by =
		target &&
		dearest(
			own.filter(({square}) => moves.some(({from, to}) => from === square && to === target.square)),
			(one) => -worthOf(one),
		);
	if (target === undefined || by === undefined) {
		return undefined;
	}

	const guard = targets.find((one) => one !== target && couldReach(one, target.square));
	return {
		kind: 'capture',
		target,
		by,
		isDear: worthOf(by) > worthOf(target),
		...(guard === undefined ? {} : {guard}),
	};
}

/** Returns the squares of which a piece of advice speaks. */
export function squaresOf(advice: Advice): readonly Square[] {
	switch (advice.kind) {
		case 'take-king':
			return [advice.king.square];
		case 'vanished':
			return [advice.lost.square];
		case 'king-looked-at':
			return [advice.by.square];
		case 'king-perhaps-looked-at':
			return [advice.danger.square];
		case 'looked-at':
			return [advice.own.square, advice.by.square];
		case 'capture':
			return [advice.by, advice.target, advice.guard ?? []].flat().map(({square}) => square);
		case 'open-line':
			return advice.squares;
		default:
			return [];
	}
}

/** The least share of the worlds in which an unseen man could take the king that a friend speaks of: in games between people he does so before one move of forty. */
const GOOD_SHARE = 0.1;

/**
 * Returns what most deserves a look before a seat's move: from what it has seen and may play, and from nothing else; `danger`
 * is what its king has to fear of unseen men, as soon as that is worked out. Pure.
 */
export function adviceFor(
	history: SeatHistory,
	moves: readonly UciMove[],
	danger?: KingDanger,
): Advice {
	const {seat} = history;
	const {cells} = currentView(history);
	const nothing: Advice = {kind: 'nothing', seen: cells.filter((code) => code !== UNSEEN).length};
	const rules = variantOf(history.variant).moves;
	const enemies = menOf(cells, (code) => isEnemy(code, seat));
	const own = menOf(cells, (code) => isOwn(code, seat));
	const isKing = ({man}: ManOn): boolean => (man & 7) === KING;
	const canTake = ({square}: ManOn): boolean => moves.some(({to}) => to === square);
	const theirs = enemies.find(isKing);
	if (theirs !== undefined && canTake(theirs)) {
		return {kind: 'take-king', king: theirs};
	}

	const ours = own.find(isKing);
	const attackerOf = (target: ManOn): ManOn | undefined =>
		enemies.find((enemy) => couldTake(rules, cells, enemy, target.square));
	const threat = ours && attackerOf(ours);
	if (threat !== undefined) {
		return {kind: 'king-looked-at', by: threat};
	}

	if (danger !== undefined && danger.share >= GOOD_SHARE) {
		return {kind: 'king-perhaps-looked-at', danger};
	}

	const lost = dearest(changesSince(history).taken, worthOf);
	if (lost !== undefined) {
		const by = cells[lost.square];
		return {
			kind: 'vanished',
			lost,
			...(isEnemy(by, seat) ? {by} : {}),
			canTakeBack: moves.some(({to}) => to === lost.square),
		};
	}

	const capture = captureOf(enemies.filter(canTake), own, moves, (by, to) =>
		couldTake(rules, cells, by, to),
	);
	if (capture !== undefined && !capture.isDear) {
		return capture;
	}

	const looked = dearest(
		own.flatMap((man) => {
			const by = attackerOf(man);
			return by === undefined ? [] : [{own: man, by}];
		}),
		(one) => worthOf(one.own) - worthOf(one.by),
	);
	if (looked !== undefined && worthOf(looked.own) >= worthOf(looked.by)) {
		return {kind: 'looked-at', ...looked};
	}

	const line = ours === undefined ? [] : openLine(cells, ours.square);
	return line.length > 0 ? {kind: 'open-line', squares: line} : (capture ?? nothing);
}
