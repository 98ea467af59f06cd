import {SquareSet} from '../../core/square-set.js';
import {fileOf, rankOf, type Square, squareAt} from '../../core/square.js';
import {mapSquare} from '../../solver/symmetry.js';
import {ASTRAY, handOver, plannedMove} from './plan.js';
import type {QueenRuling, QueenStage, QueenTurn} from './queen-stage.js';
import type {StepName} from './steps.js';
import {findFrame, MIRROR_RANKS} from './turn-board.js';

const C4 = squareAt(2, 3);
const D4 = squareAt(3, 3);
const D5 = squareAt(3, 4);
const E4 = squareAt(4, 3);
const E5 = squareAt(4, 4);
const F4 = squareAt(5, 3);
/** The mirror along the diagonal a8–h1, which leaves d5 where it is. */
const ACROSS = 7;
const HALF_TURN = 3;

/** Returns whether a king stands on one of the central squares d4, d5, e4, e5. */
export const isCentral = (king: Square): boolean => [D4, D5, E4, E5].includes(king);

const room = SquareSet.full;

const kingMove = (
	from: Square,
	to: Square,
	stage: QueenStage,
	step: StepName = 'king-to-d5',
): QueenRuling =>
	plannedMove({
		from,
		to,
		stage,
		step,
		lemma: 3,
		room,
		// Repair: the statement leaves this outcome out.
		...(step === 'king-from-centre' ? {repair: '3-straight-to-2'} : {}),
	});

/** Answers with White's king on d5 and the other known to be on `other`. */
function fromD5(king: Square, queen: Square, other: Square): QueenRuling {
	const file = fileOf(other);
	const rank = rankOf(other);
	if (file >= 3 && rank <= 4) {
		return handOver({lemma: 4, way: [], moves: 0});
	}

	if (file >= 4) {
		return queen === D4
			? kingMove(king, C4, {lemma: 2}, 'king-from-centre')
			: kingMove(king, D4, {lemma: 3, step: 'crossed', turn: MIRROR_RANKS});
	}

	if (rank <= 3) {
		return handOver({lemma: 3, step: 'begin'}, ACROSS);
	}

	return queen === E4
		? kingMove(king, E5, {lemma: 3, step: 'to-f4'}, 'king-from-centre')
		: kingMove(king, E4, {lemma: 3, step: 'crossed', turn: HALF_TURN});
}

/**
 * Lemma 3, a safe way: from a central square White comes to have, up to turning the board, his king on d5
 * and the other, whose square is known, in (D–H,1–5).
 */
export function lemma3({
	stage,
	men: [king, queen],
	glimpsed,
}: QueenTurn<QueenStage & {lemma: 3}>): QueenRuling {
	if (stage.step === 'crossed') {
		return handOver({lemma: 4, way: [], moves: 0}, stage.turn);
	}

	if (stage.step === 'to-f4') {
		return kingMove(king, F4, {lemma: 2}, 'king-from-centre');
	}

	if (king === D5) {
		return fromD5(king, queen, glimpsed);
	}

	const turn = findFrame((symmetry) => mapSquare(symmetry, king) === D5);
	return turn === undefined ? ASTRAY : handOver(stage, turn);
}
