import {SquareSet} from '../../core/square-set.js';
import {fileOf, rankOf, type Square, squareAt} from '../../core/square.js';
import {kingStepsFrom} from '../../knowledge/king-steps.js';
import {isBeside, queenReach} from './lemma-1.js';
import {ASTRAY, handOver, plannedMove} from './plan.js';
import type {QueenRuling, QueenTurn} from './queen-stage.js';

/** Returns a square beside her king that the queen can reach in one move, or undefined. */
export function besideHerKing(queen: Square, king: Square): Square | undefined {
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
