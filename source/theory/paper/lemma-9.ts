import {fileOf, NO_SQUARE, rankOf} from '../../core/square.js';
import {handOver} from './plan.js';
import type {BarrierStage, QueenRuling, QueenStage, QueenTurn} from './queen-stage.js';
import {reposition} from './reposition.js';
import {afterPush, isSeenAbove, pushKing, pushQueen, sweepOn} from './sweep.js';
import {A_FILE_TO_TOP, compose, MIRROR_FILES} from './turn-board.js';

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
				: pushKing(turn, file + 1, file === 0 ? '9-h-file' : undefined);
		}
	}
}
