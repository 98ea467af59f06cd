import type {Square} from '../../core/square.js';
import {isBeside} from './lemma-1.js';
import {handOver, plannedMove} from './plan.js';
import type {QueenRuling, QueenStage, QueenTurn} from './queen-stage.js';
import {besideHerKing} from './lemma-5.js';
import {named, rectangle} from './rectangle.js';

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
