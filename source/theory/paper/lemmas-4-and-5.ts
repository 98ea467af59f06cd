import {fileOf, rankOf, type Square, squareAt} from '../../core/square.js';
import {isBeside, queenReach} from './lemma-1.js';
import {ASTRAY, handOver, plannedMove} from './plan.js';
import type {QueenRuling, QueenStage, QueenTurn} from './queen-stage.js';
import {named, rectangle} from './rectangle.js';
import {SquareSet} from '../../core/square-set.js';
import {kingStepsFrom} from '../../knowledge/king-steps.js';

/** Returns a square beside her king that the queen can reach in one move, or undefined. */
function besideHerKing(queen: Square, king: Square): Square | undefined {
	const [first] = queenReach(queen, king).intersect(kingStepsFrom(king));
	return first;
}

/**
 * Lemma 5: the king is outside the centre and the other's square is known. In at most two moves the queen
 * comes beside her king: by a rook's move and another, the first to a square that the other king,
 * whose square is known, cannot reach.
 */
export function lemma5({men: [king, queen], glimpsed}: QueenTurn): QueenRuling {
	if (isBeside(king, queen)) {
		return handOver({lemma: 2});
	}

	const common = {lemma: 5, room: SquareSet.full} as const;
	const beside = besideHerKing(queen, king);
	if (beside !== undefined) {
		return plannedMove({
			...common,
			from: queen,
			to: beside,
			stage: {lemma: 2},
			step: 'queen-to-king',
		});
	}

	const file = fileOf(king) + Math.sign(fileOf(queen) - fileOf(king));
	const rank = rankOf(king) + Math.sign(rankOf(queen) - rankOf(king));
	const waypoints = [squareAt(file, rankOf(queen)), squareAt(fileOf(queen), rank)];
	const to = waypoints.find((square) => !isBeside(square, glimpsed));
	return to === undefined
		? ASTRAY
		: plannedMove({...common, from: queen, to, stage: {lemma: 5}, step: 'queen-waypoint'});
}

/** Where the queen stands in the paper's case 1. */
const CASE_1 = named('a1', 'b1', 'b2', 'f1', 'f2', 'g1');
const [D5] = named('d5');

/** Returns the king's way out of the centre. Repair: the text names only its end, and only these ways are safe. */
function wayOut(queen: Square): Square[] {
	if (CASE_1.includes(queen)) {
		return named('c5', 'b5');
	}

	return named('d6', 'd7').includes(queen) ? named('c6') : named('d6', 'd7');
}

/**
 * Lemma 4, away from the centre: White's king is on d5 and the other in (D–H,1–5), and cannot catch up
 * with him on his way to b5, c6 or d7. From there the queen comes beside him in one move.
 */
export function lemma4({
	stage: {way, moves},
	men: [king, queen],
}: QueenTurn<QueenStage & {lemma: 4}>): QueenRuling {
	const left = king === D5 ? wayOut(queen) : way;
	const room = rectangle(Math.max(0, 3 - moves), 7, 0, Math.min(7, 4 + moves));
	if (left.length > 0) {
		return plannedMove({
			from: king,
			to: left[0],
			stage: {lemma: 4, way: left.slice(1), moves: moves + 1},
			lemma: 4,
			step: 'king-outpaces',
			repair: '4-safe-path',
			room,
		});
	}

	const to = isBeside(king, queen) ? undefined : besideHerKing(queen, king);
	return to === undefined
		? handOver({lemma: 2})
		: plannedMove({from: queen, to, stage: {lemma: 2}, lemma: 4, step: 'queen-to-king', room});
}
