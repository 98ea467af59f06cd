import type {BarrierStage, QueenRuling, QueenTurn} from './queen-stage.js';
import {reposition} from './reposition.js';
import {sweepOn} from './sweep.js';

/**
 * Lemma 11: the queen bars the seventh rank, the king is on the last. She sweeps it from the edge, her
 * king behind her, and he runs out of squares.
 */
export const lemma11 = (turn: QueenTurn<BarrierStage>): QueenRuling =>
	turn.stage.step === 'reposition' ? reposition(turn) : sweepOn(turn);
