import {queenPlan} from './queen-plan.js';
import {queenPlanPlus} from './queen-plan-plus.js';
import {makeStrategist, type Strategist} from './strategist.js';
import {lemma19} from './lemma-19.js';
import {lemma20, lemma21} from './lemmas-20-and-21.js';
import type {RookRuling, RookStage} from './rook-stage.js';

/** The lemmas by the stages that name them: each is asked on its own stages alone. */
const LEMMAS: {readonly [lemma in RookStage['lemma']]: (turn: never) => RookRuling} = {
	begin: lemma19,
	19: lemma19,
	20: lemma20,
	21: lemma21,
};

/**
 * The paper's king and two rooks against a king (Corollary 22): Lemma 19 brings the rooks to one line,
 * Lemma 20 the king to the corner with the rooks beside him, Lemma 21 climbs the board. Repaired where
 * the text has gaps, see `REPAIRS`. Wins from every start with the king's square known.
 */
export const rookPlan = makeStrategist<RookStage>(['rook', 'rook'], {lemma: 'begin'}, (turn) =>
	LEMMAS[turn.stage.lemma](turn as never),
);

/** The plans by the name under which a person asks for them, and by the ending that they play. */
export const STRATEGISTS: {
	readonly [name: string]: {readonly [ending: string]: Strategist} | undefined;
} = {
	paper: {KQvK: queenPlan, KRRvK: rookPlan},
	'paper+': {KQvK: queenPlanPlus},
};

/** The ending whose lone king has a plan of the paper's. */
export const DEFENDED_ENDING = 'KRvK';
