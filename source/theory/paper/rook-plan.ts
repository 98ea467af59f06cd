import {lemma19} from './lemma-19.js';
import {lemma20} from './lemma-20.js';
import {lemma21} from './lemma-21.js';
import type {RookRuling, RookStage, RookTurn} from './rook-stage.js';
import {makeStrategist} from './strategist.js';

/** Asks the lemma of the stage. */
function lemmas({stage, men, glimpsed}: RookTurn): RookRuling {
	switch (stage.lemma) {
		case 21: {
			return lemma21({stage, men, glimpsed});
		}

		case 20: {
			return lemma20({stage, men, glimpsed});
		}

		default: {
			return lemma19({stage, men, glimpsed});
		}
	}
}

/**
 * The paper's king and two rooks against a king (Corollary 22): Lemma 19 brings the rooks to one line,
 * Lemma 20 the king to the corner with the rooks beside him, Lemma 21 climbs the board. Repaired where
 * the text has gaps, see `REPAIRS`. Wins from every start with the king's square known.
 */
export const rookPlan = makeStrategist<RookStage>(['rook', 'rook'], {lemma: 'begin'}, lemmas);
