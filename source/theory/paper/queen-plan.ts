import {isBeside} from './lemma-1.js';
import {lemma2} from './lemma-2.js';
import {isCentral, lemma3} from './lemma-3.js';
import {lemma4} from './lemma-4.js';
import {lemma5} from './lemma-5.js';
import {lemma7} from './lemma-7.js';
import {lemma8} from './lemma-8.js';
import {lemma9} from './lemma-9.js';
import {lemma10} from './lemma-10.js';
import {lemma11} from './lemma-11.js';
import {handOver} from './plan.js';
import type {QueenRuling, QueenStage, QueenTurn} from './queen-stage.js';
import {makeStrategist} from './strategist.js';

/** Says where the plan begins: by the square of White's king, and of the queen. */
function begin({men: [king, queen]}: QueenTurn): QueenRuling {
	if (isCentral(king)) {
		return handOver({lemma: 3, step: 'begin'});
	}

	return handOver({lemma: isBeside(king, queen) ? 2 : 5});
}

/** Asks the lemma of the stage. */
export function queenLemmas(turn: QueenTurn): QueenRuling {
	const {stage, men, glimpsed} = turn;
	switch (stage.lemma) {
		case 'begin': {
			return begin(turn);
		}

		case 2: {
			return lemma2(turn);
		}

		case 3: {
			return lemma3({stage, men, glimpsed});
		}

		case 4: {
			return lemma4({stage, men, glimpsed});
		}

		case 5: {
			return lemma5(turn);
		}

		case 7: {
			return lemma7(turn);
		}

		case 8: {
			return lemma8({stage, men, glimpsed});
		}

		case 9: {
			return lemma9({stage, men, glimpsed});
		}

		case 10: {
			return lemma10({stage, men, glimpsed});
		}

		default: {
			return lemma11({stage, men, glimpsed});
		}
	}
}

/**
 * The paper's king and queen against a king (Corollary 12): Lemmas 5, 3, 4 and 2 bring king and queen into
 * a corner, Lemmas 7 to 11 push the other king to the edge, rank by rank. Repaired where the text has
 * gaps, see `REPAIRS`. Wins from every start with the king's square known.
 */
export const queenPlan = makeStrategist<QueenStage>(['queen'], {lemma: 'begin'}, queenLemmas);
