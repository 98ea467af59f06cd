import {fileOf} from '../../core/square.js';
import {handOver} from './plan.js';
import {barrier, type BarrierStage, type QueenRuling, type QueenTurn} from './queen-stage.js';
import {reposition} from './reposition.js';
import {afterPush, isSeenAbove, pushKing, pushQueen, sweepOn} from './sweep.js';
import {FILES_TO_RANKS} from './turn-board.js';

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
