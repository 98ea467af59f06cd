import type {GameAnalysis} from '../analysis/analyse-game.js';
import type {AnalysedMove, WorthAct} from '../match/analysed-game.js';
import {besidesOf} from '../analysis/judged-move.js';
import {sumUpKnowledge, sumUpTruth} from '../analysis/summary.js';
import type {Outcome} from '../rules/news.js';

/** Returns a number with so many decimals; never -0, which JSON would write as 0 but tests tell apart. */
const round = (value: number, digits = 0): number => Number(value.toFixed(digits)) + 0;

const worthOf = ({act, value}: WorthAct) => ({move: act, value: round(value)});

/** Returns the line of one move. Nothing outside `truth` depends on what the seat did not know. */
export function moveLine(
	{history: {seat}}: Pick<GameAnalysis, 'history'>,
	{ply, number, act, text, knowledge, truth}: AnalysedMove,
) {
	const {size, isExact, worlds, depth, value, best, loss, expected, risk, king, fault} = knowledge;
	return {
		type: 'move',
		ply,
		number,
		side: seat,
		move: act,
		text,
		knowledge: {
			positions: size,
			exact: isExact,
			worlds,
			depth,
			value: round(value),
			best: worthOf(best),
			loss: round(loss),
			expectedLoss: round(expected),
			risk: round(risk, 3),
			king: {
				missed: king.missed,
				risk: round(king.risk, 4),
				least: round(king.least, 4),
				safest: king.safest,
			},
			fault,
			besides: besidesOf(knowledge),
		},
		truth: {
			value: round(truth.value),
			best: worthOf(truth.best),
			advised: round(truth.advised),
			loss: round(truth.loss),
			balance: round(truth.balance),
			kingLeft: truth.kingLeft,
			luck: truth.luck,
		},
	};
}

/** Returns the last line: the game on the whole. */
export function summaryLine({history, sizes, moves}: GameAnalysis, outcome: Outcome) {
	const {averageLoss, ...faults} = sumUpKnowledge(moves);
	const truth = sumUpTruth(moves);
	const sampled = sizes.findIndex(({isExact}) => !isExact);
	return {
		type: 'summary',
		variant: history.variant,
		side: history.seat,
		outcome,
		plies: history.plies.length,
		moves: moves.length,
		positions: sizes.map(({size}) => size),
		sampledFrom: sampled < 0 ? null : sampled,
		knowledge: {...faults, averageLoss: round(averageLoss, 1)},
		truth: {
			badLuck: truth.badLuck,
			goodLuck: truth.goodLuck,
			averageLoss: round(truth.averageLoss, 1),
			balance: round(truth.balance),
		},
	};
}
