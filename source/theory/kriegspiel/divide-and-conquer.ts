import {fail, ok} from '../../core/result.js';
import {fileOf, rankOf, type Square} from '../../core/square.js';
import type {SquareSet} from '../../core/square-set.js';
import {isCentral} from '../paper/lemma-3.js';
import {type KriegspielPlan, moveOfTry, type PlanStep} from './plan.js';
import {quarters, roomOf} from './room.js';
import {MAN_TRY, TwoMen} from './two-men.js';
import {firstImage, type NextTurn, nextTurns, tryOnBoard, type Turn} from './two-men-answers.js';

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
