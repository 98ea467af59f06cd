import {isBeside} from './lemma-1.js';
import {lemma2} from './lemma-2.js';
import {isCentral, lemma3} from './lemma-3.js';
import {lemma4, lemma5} from './lemmas-4-and-5.js';
import {lemma7, lemma8, lemma9} from './lemmas-7-to-9.js';
import {lemma10} from './lemma-10.js';
import {handOver} from './plan.js';
import type {BarrierStage, QueenRuling, QueenStage, QueenTurn} from './queen-stage.js';
import {reposition} from './reposition.js';
import {makeStrategist} from './strategist.js';
import {sweepOn} from './sweep.js';

/** Says where the plan begins: by the square of White's king, and of the queen. */
function begin({men: [king, queen]}: QueenTurn): QueenRuling {
	if (isCentral(king)) {
		return handOver({lemma: 3, step: 'begin'});
	}

	return handOver({lemma: isBeside(king, queen) ? 2 : 5});
}

/**
 * Lemma 11: the queen bars the seventh rank, the king is on the last. She sweeps it from the edge, her
 * king behind her, and he runs out of squares.
 */
const lemma11 = (turn: QueenTurn<BarrierStage>): QueenRuling =>
	turn.stage.step === 'reposition' ? reposition(turn) : sweepOn(turn);

/** The lemmas by the stages that name them: each is asked on its own stages alone. */
const LEMMAS: {readonly [lemma in QueenStage['lemma']]: (turn: never) => QueenRuling} = {
	begin,
	2: lemma2,
	3: lemma3,
	4: lemma4,
	5: lemma5,
	7: lemma7,
	8: lemma8,
	9: lemma9,
	10: lemma10,
	11: lemma11,
};

export const queenLemmas = (turn: QueenTurn): QueenRuling =>
	LEMMAS[turn.stage.lemma](turn as never);

/**
 * The paper's king and queen against a king (Corollary 12): Lemmas 5, 3, 4 and 2 bring king and queen into
 * a corner, Lemmas 7 to 11 push the other king to the edge, rank by rank. Repaired where the text has
 * gaps, see `REPAIRS`. Wins from every start with the king's square known.
 */
export const queenPlan = makeStrategist<QueenStage>(['queen'], {lemma: 'begin'}, queenLemmas);
