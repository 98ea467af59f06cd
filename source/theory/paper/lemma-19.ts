import {fileOf, NO_SQUARE, rankOf, type Square, squareAt} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import {kingSteps, kingStepsFrom} from '../../knowledge/king-steps.js';
import type {Placement} from '../../solver/material.js';
import {attackedBy, whiteMoves} from '../../solver/reach.js';
import {ASTRAY, handOver, plannedMove} from './plan.js';
import type {RepairName} from './steps.js';
import type {ManMove, RookRuling, RookStage, RookTurn} from './rook-stage.js';

/** The lines at the edge of the board: a file or a rank, and its number. */
const EDGES = [
	{of: fileOf, at: 0},
	{of: fileOf, at: 7},
	{of: rankOf, at: 0},
	{of: rankOf, at: 7},
] as const;
type Edge = (typeof EDGES)[number];

/** The most moves that bring the rooks to one line. */
const MOST_MOVES = 3;

const placed = (squares: readonly Square[]): Placement => ({material: ['rook', 'rook'], squares});

/** Returns whether both rooks stand on a line at the edge, and their king does not: there they guard each other. */
const areOn = ({of, at}: Edge, [king, one, other]: readonly Square[]): boolean =>
	of(one) === at && of(other) === at && of(king) !== at;

/**
 * Returns where the king can be after his answer, when he was on one of `belief` and White's men now
 * stand so and do not see him; undefined when he could take one of them and live, or the white king.
 */
function answer(men: readonly Square[], belief: SquareSet): SquareSet | undefined {
	const steps = kingSteps(belief);
	const attacked = attackedBy(placed(men));
	if (steps.has(men[0]) || men.slice(1).some((man) => steps.has(man) && !attacked.has(man))) {
		return undefined;
	}

	return steps.minus(attacked).minus(SquareSet.from(men));
}

/** Returns the square where a rook comes to a line at the edge in one move; undefined where it does not. */
function joins(rook: Square, {of, at}: Edge, men: readonly Square[]): Square | undefined {
	const to = of === fileOf ? squareAt(at, rankOf(rook)) : squareAt(fileOf(rook), at);
	const isFree = whiteMoves(placed(men)).some(
		(move) => move.man > 0 && men[move.man] === rook && move.to === to,
	);
	return isFree ? to : undefined;
}

/** Returns the first of some moves with those that `next` finds behind it, nothing being lost on the way; undefined where none has any. */
function firstWay(
	men: readonly Square[],
	belief: SquareSet,
	moves: readonly ManMove[],
	next: (men: readonly Square[], belief: SquareSet) => ManMove[] | undefined,
): ManMove[] | undefined {
	for (const move of moves) {
		const moved = men.map((square) => (square === move.from ? move.to : square));
		const known = answer(moved, belief);
		const rest = known === undefined ? undefined : next(moved, known);
		if (rest !== undefined) {
			return [move, ...rest];
		}
	}

	return undefined;
}

/** Returns the moves by which the rooks go straight to a line, the king being on one of `belief`; undefined when one would be lost. */
function straightTo(
	edge: Edge,
	men: readonly Square[],
	belief: SquareSet,
	left: number,
): ManMove[] | undefined {
	if (areOn(edge, men)) {
		return [];
	}

	if (left === 0 || edge.of(men[0]) === edge.at) {
		return undefined;
	}

	const moves = men.slice(1).flatMap((rook): ManMove[] => {
		const to = edge.of(rook) === edge.at ? undefined : joins(rook, edge, men);
		return to === undefined ? [] : [{from: rook, to}];
	});
	return firstWay(men, belief, moves, (...next) => straightTo(edge, ...next, left - 1));
}

/** Returns any moves, at most `left`, that bring the rooks to a line at the edge with nothing lost on the way. */
function anyWay(men: readonly Square[], belief: SquareSet, left: number): ManMove[] | undefined {
	if (EDGES.some((edge) => areOn(edge, men))) {
		return [];
	}

	const moves =
		left === 0 ? [] : whiteMoves(placed(men)).map(({man, to}) => ({from: men[man], to}));
	return firstWay(men, belief, moves, (...next) => anyWay(...next, left - 1));
}

/** Returns the moves of Lemma 19: the rooks' own, straight, if they are safe; else any, with the king's. */
function findWay(men: readonly Square[], belief: SquareSet): ManMove[] | undefined {
	for (let moves = 0; moves <= MOST_MOVES; moves++) {
		for (const edge of moves <= 2 ? EDGES : []) {
			const way = straightTo(edge, men, belief, moves);
			if (way !== undefined) {
				return way;
			}
		}

		const way = moves < 2 ? undefined : anyWay(men, belief, moves);
		if (way !== undefined) {
			return way;
		}
	}

	return undefined;
}

/**
 * Lemma 19: the king's square is known. In two moves, or three, White's rooks come to one line at the
 * edge, without their king, where they guard each other.
 */
export function lemma19({
	stage,
	men,
	glimpsed,
}: RookTurn<RookStage & {lemma: 'begin' | 19}>): RookRuling {
	const way =
		stage.lemma === 19
			? stage.way
			: glimpsed === NO_SQUARE
				? undefined
				: findWay(men, SquareSet.of(glimpsed));
	if (way === undefined) {
		return ASTRAY;
	}

	if (way.length === 0) {
		return handOver({lemma: 20});
	}

	const [{from, to}] = way;
	const repair: RepairName = from === men[0] ? '19-king-step' : '19-edge-line';
	return plannedMove({
		from,
		to,
		stage: {lemma: 19, way: way.slice(1)},
		lemma: 19,
		step: 'rooks-together',
		repair,
		room: stage.lemma === 'begin' ? SquareSet.of(glimpsed) : kingStepsFrom(men[0]).complement(),
	});
}
