import {fileOf, NO_SQUARE, rankOf, squareAt} from '../../core/square.js';
import {handOver, plannedMove} from './plan.js';
import {
	barrier,
	type BarrierStage,
	type QueenRuling,
	type QueenStage,
	type QueenTurn,
} from './queen-stage.js';
import {reposition} from './reposition.js';
import {afterPush, isSeenAbove, pushKing, pushQueen, sweepOn} from './sweep.js';
import {A_FILE_TO_TOP, compose, FILES_TO_RANKS, MIRROR_FILES} from './turn-board.js';
import {above, rectangle} from './rectangle.js';

/**
 * Lemma 7: from the corner the queen sweeps the second rank to h2, her king behind her on the first. Then
 * the other is above the second rank.
 */
export function lemma7({men: [king, queen]}: QueenTurn): QueenRuling {
	const file = fileOf(queen);
	if (file === 7 && fileOf(king) === 6) {
		return handOver(barrier(1));
	}

	const common = {
		stage: {lemma: 7},
		lemma: 7,
		room: above(1).union(rectangle(Math.min(7, fileOf(king) + 1), 7, 0, 1)),
	} as const;
	return file === fileOf(king)
		? plannedMove({...common, from: queen, to: squareAt(file + 1, 1), step: 'sweep-queen'})
		: plannedMove({
				...common,
				from: king,
				to: squareAt(file, 0),
				step: 'sweep-king',
				// The first move is the king's when Lemma 2 ended with the queen on b2.
				...(file === 1 ? {repair: '2-no-last-step' as const} : {}),
			});
}

/** The e-file: the last that the queen looks up. */
const LAST_FILE = 4;

/**
 * Lemma 8: the queen bars the second to fourth rank and sweeps it from the a-file to the e-file. Where she
 * sees the king above her, he is pushed up a rank, or slips past to at most three files; not seen at all
 * he is on the three files to the right.
 */
export function lemma8(turn: QueenTurn<BarrierStage>): QueenRuling {
	const {stage, men} = turn;
	const [king, queen] = men;
	if (stage.step === 'reposition') {
		return reposition(turn);
	}

	if (stage.step === 'king-up') {
		return pushQueen(turn);
	}

	if (stage.step === 'queen-up') {
		return afterPush(turn);
	}

	const file = fileOf(queen);
	if (isSeenAbove(turn)) {
		// Repair of the index: to the right on the files a–d, to the left on the e-file.
		return pushKing(turn, file === LAST_FILE ? file - 1 : file + 1, '8-index');
	}

	return file === LAST_FILE && fileOf(king) === file
		? handOver(barrier(LAST_FILE, '8-behind-the-barrier'), FILES_TO_RANKS)
		: sweepOn(turn);
}

/** The stage on which the king goes to the square of the case of the queen on c5, the board turned. */
const OTHER_SQUARE: QueenStage = {lemma: 9, row: 4, step: 'other-square'};
const TURN_TO_C5 = compose(A_FILE_TO_TOP, MIRROR_FILES);

/**
 * Lemma 9: the queen bars the fifth rank, the king is on the three above. She sweeps until she sees him
 * above her, and he is pushed up to the last two ranks, or slips past to two files.
 */
export function lemma9(turn: QueenTurn<BarrierStage>): QueenRuling {
	const {stage, men, glimpsed} = turn;
	const queen = men[1];
	const file = fileOf(queen);
	switch (stage.step) {
		case 'reposition': {
			return reposition(turn);
		}

		case 'other-square': {
			// Repair: the king goes straight up, to where the case of c5 would put him.
			return pushKing(turn, fileOf(men[0]), '9-other-square');
		}

		case 'king-up': {
			return pushQueen(turn);
		}

		case 'queen-up': {
			const isPast =
				file === 3 &&
				glimpsed !== NO_SQUARE &&
				rankOf(glimpsed) === rankOf(queen) &&
				glimpsed < queen;
			return isPast ? handOver(OTHER_SQUARE, TURN_TO_C5) : afterPush(turn);
		}

		default: {
			if (!isSeenAbove(turn)) {
				return sweepOn(turn);
			}

			return file >= 4
				? handOver(stage, MIRROR_FILES)
				: pushKing(turn, file + 1, file === 0 ? '9-last-file' : undefined);
		}
	}
}
