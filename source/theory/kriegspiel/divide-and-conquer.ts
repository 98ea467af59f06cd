import {fail, ok} from '../../core/result.js';
import {fileOf, rankOf, type Square} from '../../core/square.js';
import type {SquareSet} from '../../core/square-set.js';
import {isCentral} from '../paper/lemma-3.js';
import {type KriegspielPlan, moveOfTry, type PlanRemark, type PlanStep} from './plan.js';
import {quarters, roomOf, RoomSearch} from './room.js';
import {
	firstImage,
	MAN_TRY,
	type NextTurn,
	nextTurns,
	tryOnBoard,
	type Turn,
	TwoMen,
} from './two-men.js';

/** A try and, where it can neither lose the queen nor stalemate, what may follow. */
type Candidate = {readonly code: number; readonly next: readonly NextTurn[] | undefined};

/** How many squares may be left at worst; endless where the queen may be lost. */
const mostLeft = ({next}: Candidate): number =>
	next === undefined
		? Number.POSITIVE_INFINITY
		: next.reduce((most, turn) => Math.max(most, turn.belief.size), 0);

/** Files or ranks, whichever are more, from a square to the nearest of some. */
const nearest = (from: Square, squares: SquareSet): number =>
	Math.min(
		...Array.from(squares, (square) =>
			Math.max(Math.abs(fileOf(from) - fileOf(square)), Math.abs(rankOf(from) - rankOf(square))),
		),
	);

/** Returns the candidate that makes a number smallest, the first of equals. */
function least(candidates: readonly Candidate[], number: (one: Candidate) => number): Candidate {
	return candidates.reduce((best, one) => (number(one) < number(best) ? one : best));
}

/** "Divide": the queen goes to the centre, or where she can go there next. */
function divide(men: TwoMen, turn: Turn, queen: readonly Candidate[]): Candidate {
	const toCentre = queen.filter(({code}) => isCentral(code & 63));
	const onTheWay = queen.filter(({code}) =>
		men.at(turn.king, code & 63).tries.some((next) => next >= MAN_TRY && isCentral(next & 63)),
	);
	return least(toCentre.length > 0 ? toCentre : onTheWay, mostLeft);
}

/** "Search": the king goes where the fewest squares are left, and of equals nearest to where the other may be. */
function search(turn: Turn, king: readonly Candidate[]): Candidate {
	return least(king, (one) => mostLeft(one) * 8 + nearest(one.code & 63, turn.belief));
}

/** Whether after a try the king is in one quarter, and has less room than he had. */
const squeezes = (men: TwoMen, turn: Turn, {next}: Candidate): boolean =>
	next?.every((one) => quarters(one) === 1 && roomOf(men, one).size < roomOf(men, turn).size) ??
	false;

/** Returns the text's try and which step of it that is; undefined where White has none left. */
function choose(men: TwoMen, turn: Turn): readonly [number, PlanStep] | undefined {
	const all = Array.from(men.at(turn.king, turn.man).tries, (code): Candidate => ({
		code,
		next: nextTurns(men, turn, code),
	}));
	const mate = all.find(({next}) => next?.length === 0);
	if (mate !== undefined) {
		return [mate.code, 'mate'];
	}

	const queen = all.filter(({code}) => code >= MAN_TRY);
	const king = all.filter(({code, next}) => code < MAN_TRY && next !== undefined);
	if (quarters(turn) > 1) {
		return !isCentral(turn.man) || king.length === 0
			? [divide(men, turn, queen).code, 'divide']
			: [search(turn, king).code, 'search'];
	}

	const squeezing = queen.filter((one) => squeezes(men, turn, one));
	if (squeezing.length > 0) {
		return [least(squeezing, mostLeft).code, 'squeeze'];
	}

	const where = roomOf(men, turn);
	return king.length > 0
		? [least(king, ({code}) => nearest(code & 63, where)).code, 'king-up']
		: [least(queen, mostLeft).code, 'squeeze'];
}

/**
 * The plan of SchemingMind's page on Kriegspiel for king and queen against a king, as its text stands: "Divide &
 * Conquer. The first task is to setup the queen in the center … Search & Destroy … Apply the Squeeze". Where
 * the text leaves a choice, the try that leaves the king the fewest squares is made, and one that risks nothing
 * goes before one that does.
 */
export function makeDivideAndConquer(): KriegspielPlan {
	const men = new TwoMen('queen');
	return {
		material: men.material,
		isSymmetric: true,
		first: null,
		play(memory, placement, belief) {
			const [king, man] = placement.squares;
			const turn = {king, man, belief};
			const image = firstImage(turn);
			const chosen = choose(men, image);
			if (chosen === undefined) {
				return fail('White has no try');
			}

			return ok({
				memory,
				move: moveOfTry(placement, tryOnBoard(image, chosen[0])),
				remark: {step: chosen[1], excluded: roomOf(men, turn).complement()},
			});
		},
	};
}

/** More room than there ever is: the goal before the first try. */
const ANY_ROOM = 1000;
/** While the king may be on so many squares or more, the queen goes to the centre as soon as nothing can happen to her. */
const MANY = 20;

/** By how much more than the least room he has had the king may have while the plan is followed: what the proof meets is below. */
const MOST_OVER = 150;

/** Returns why a try is made. */
function remarkOn(men: TwoMen, turn: Turn, code: number, isDividing: boolean): PlanRemark {
	const excluded = roomOf(men, turn).complement();
	if (nextTurns(men, turn, code)?.length === 0) {
		return {step: 'mate', excluded};
	}

	if (isDividing) {
		return {step: 'divide', excluded, repair: 'no-loose-queen'};
	}

	const isMan = code >= MAN_TRY;
	const step = quarters(turn) > 1 ? (isMan ? 'fence' : 'search') : isMan ? 'squeeze' : 'king-up';
	return {step, excluded, repair: 'less-room'};
}

/**
 * The plan of `makeDivideAndConquer`, repaired (`PLAN_REPAIRS`): it wins from every start, whether the king's square
 * is known or nothing is. It remembers the least room that the king has surely had, and goes below it.
 */
export function makeDivideAndConquerPlus(): KriegspielPlan {
	const men = new TwoMen('queen');
	const search = new RoomSearch(men);
	return {
		material: men.material,
		isSymmetric: true,
		first: ANY_ROOM,
		play(memory, placement, belief) {
			const [king, man] = placement.squares;
			const turn = {king, man, belief};
			const worth = search.worth(turn);
			// Whoever has left the plan may have let the king out: it begins anew from here.
			const isLeft = worth > Number(memory) + MOST_OVER;
			const goal = isLeft ? worth : Math.min(Number(memory), worth);
			const isOpen = belief.size >= MANY && quarters(turn) > 1 && !isCentral(man);
			const dividing = isOpen
				? search.safeTries(turn).find((code) => code >= MAN_TRY && isCentral(code & 63))
				: undefined;
			const kept = dividing ?? search.find(turn, goal);
			const code = kept ?? search.find(turn, worth);
			return code === undefined
				? fail('the plan sees no way to less room')
				: ok({
						memory: kept === undefined ? worth : goal,
						move: moveOfTry(placement, code),
						remark: remarkOn(men, turn, code, dividing !== undefined),
					});
		},
	};
}
