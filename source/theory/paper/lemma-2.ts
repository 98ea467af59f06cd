import {SquareSet} from '../../core/square-set.js';
import {fileOf, rankOf, type Square, squareAt} from '../../core/square.js';
import {mapSquare} from '../../solver/symmetry.js';
import {isBeside, roundTheKing} from './lemma-1.js';
import {ASTRAY, handOver, plannedMove} from './plan.js';
import type {QueenRuling, QueenTurn} from './queen-stage.js';
import type {StepName} from './steps.js';
import {findFrame} from './turn-board.js';

const B2 = squareAt(1, 1);
const B1 = squareAt(1, 0);

/** The symmetry that swaps files and ranks. */
const SWAP = 4;

/**
 * Returns the symmetry that brings the king to the lower half of the files a–c, as far from the a-file as
 * he is from the edge, the board left as it is where he is there already; undefined for a king in the centre.
 */
const frameOf = (king: Square): number | undefined =>
	findFrame((symmetry) => {
		const turned = mapSquare(symmetry, king);
		return fileOf(turned) <= 2 && rankOf(turned) <= 3 && fileOf(turned) <= rankOf(turned);
	});

const stage = {lemma: 2} as const;
const common = {stage, lemma: 2, room: SquareSet.full} as const;

/** Moves the queen round her king towards a square beside him, or to the first she can reach. */
function bring(queen: Square, king: Square, target: Square): QueenRuling {
	const to = roundTheKing(queen, king, target);
	return to === undefined ? ASTRAY : plannedMove({...common, from: queen, to, step: 'queen-ahead'});
}

/** Case 3: the king is on the a-file. With the queen one down and to the right he goes down, to the corner. */
function alongEdge(king: Square, queen: Square): QueenRuling {
	const rank = rankOf(king);
	const isAhead = queen === squareAt(1, rank - 1) || (rank === 1 && queen === B2);
	if (isAhead) {
		return plannedMove({...common, from: king, to: squareAt(0, rank - 1), step: 'king-to-corner'});
	}

	return bring(queen, king, rank === 1 ? B2 : squareAt(1, rank - 1));
}

/**
 * Lemma 2: the king stands outside the centre with the queen beside him, the other king anywhere. The
 * queen clears his way to the edge and along it, until he is in the corner and she is beside him.
 */
export function lemma2({men: [king, queen]}: QueenTurn): QueenRuling {
	const turn = frameOf(king);
	if (turn === undefined) {
		return ASTRAY;
	}

	if (turn !== 0) {
		return handOver(stage, turn);
	}

	const file = fileOf(king);
	const rank = rankOf(king);
	if (rank === 0 && isBeside(king, queen)) {
		// The corner configuration; Lemma 7 sweeps to the right. Repair: the text moves on from b2 to a2.
		return handOver({lemma: 7}, queen === B1 ? SWAP : 0);
	}

	if (file === 0) {
		return alongEdge(king, queen);
	}

	const edge = squareAt(0, rank);
	const towards: StepName = 'king-to-edge';
	if (file === 2) {
		// Case 1: by b5 the queen goes to a5, and her king follows her.
		return queen === edge
			? plannedMove({...common, from: king, to: squareAt(1, rank), step: towards})
			: queen === squareAt(1, rank)
				? plannedMove({...common, from: queen, to: edge, step: 'queen-ahead'})
				: bring(queen, king, squareAt(1, rank));
	}

	// Case 2: one step from the edge the king goes there by himself, if the queen is not in his way.
	return queen === edge
		? bring(queen, king, squareAt(1, rank - 1))
		: plannedMove({...common, from: king, to: edge, step: towards});
}
