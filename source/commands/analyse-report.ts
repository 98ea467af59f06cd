import type {GameAnalysis} from '../analysis/analyse-game.js';
import type {AnalysedMove, WorthMove} from '../match/analysed-game.js';
import {sumUpKnowledge, sumUpTruth} from '../analysis/summary.js';
import {DECIDED, toEvenPawns, toPawns} from '../match/worth.js';
import {viewBefore} from '../rules/history.js';
import {makeOwnSan} from '../knowledge/move-list.js';
import type {Outcome} from '../rules/news.js';
import {type Move, toUciMove} from '../rules/move.js';
import {countOf, joinWords, sideName} from '../text/men.js';
import {describeOutcome} from '../text/outcome.js';
import {describeSizes, isNotable, type PlotStyle, wordsOf} from './analyse-plot.js';

/** Returns a worth in pawns with its sign: "+0.4"; "won" or "lost" where a king falls. */
function pawnsText(worth: number): string {
	const pawns = toPawns(worth);
	if (Math.abs(pawns) >= DECIDED) {
		return pawns > 0 ? 'won' : 'lost';
	}

	return `${pawns < 0 ? '-' : '+'}${Math.abs(pawns).toFixed(1)}`;
}

/** Returns a count in four letters or fewer: "262k". */
const shortCount = (count: number): string =>
	count < 10_000 ? String(count) : `${Math.round(count / 1000)}k`;

const percent = (share: number): string => {
	const rounded = Math.round(share * 100);
	return `${rounded === 0 && share > 0 ? '<1' : rounded} %`;
};

/** The columns of the table: how wide each is with the space behind it, and whether it holds a number. */
const COLUMNS: readonly {readonly width: number; readonly isNumber?: boolean}[] = [
	{width: 12},
	{width: 16},
	{width: 6, isNumber: true},
	{width: 13},
	{width: 15},
	{width: 6, isNumber: true},
	{width: 12},
];

const row = (cells: readonly string[]): string =>
	cells
		.map((cell, index) => {
			const {width, isNumber = false} = COLUMNS[index];
			return `${isNumber ? cell.padStart(width - 1) : cell.padEnd(width - 1)} `;
		})
		.join('')
		.trimEnd();

function moveRows(analysis: GameAnalysis, move: AnalysedMove): string[] {
	const {ply, number, text, knowledge, truth} = move;
	const {king} = knowledge;
	const {history} = analysis;
	const san = (one: Move): string =>
		makeOwnSan(viewBefore(history, ply - 1), toUciMove(one), history.variant);
	const worthText = ({move: kernelMove, value}: WorthMove): string =>
		`${pawnsText(value).padStart(5)} ${san(kernelMove)}`;
	const dots = analysis.history.seat === 'white' ? '.' : '...';
	const rows = [
		row([
			`${`${number}${dots}`.padStart(4)} ${text}`,
			wordsOf(move),
			pawnsText(knowledge.value),
			worthText(knowledge.best),
			`${percent(knowledge.risk)} of ${shortCount(knowledge.size)}${knowledge.isExact ? '' : '+'}`,
			pawnsText(truth.value),
			worthText(truth.best),
		]),
	];
	if (king.risk > 0 || truth.kingLeft) {
		const least = king.least === 0 ? 'none' : percent(king.least);
		const safer = king.least < king.risk ? `, after ${san(king.safest)} in ${least}` : '';
		const inTruth = truth.kingLeft ? 'does' : 'does not';
		rows.push(
			`     the king hangs in ${percent(king.risk)} of them${safer}; in truth he ${inTruth}`,
		);
	}

	return rows;
}

/** Returns how many there are of each kind: "2 mistakes, 1 blunder"; "no fault" for none. */
function countFaults({moves}: GameAnalysis): string {
	const {mistakes, blunders, kingsLeft, missedKings} = sumUpKnowledge(moves);
	const parts = [
		{count: mistakes, text: countOf(mistakes, 'mistake')},
		{count: blunders, text: countOf(blunders, 'blunder')},
		{count: kingsLeft, text: countOf(kingsLeft, 'king left', 'kings left')},
		{count: missedKings, text: countOf(missedKings, 'king not taken', 'kings not taken')},
	].filter(({count}) => count > 0);
	return parts.length === 0 ? 'no fault' : joinWords(parts.map(({text}) => text));
}

function summaryLines(analysis: GameAnalysis, outcome: Outcome): string[] {
	const {history, moves} = analysis;
	const knowledge = sumUpKnowledge(moves);
	const truth = sumUpTruth(moves);
	const side = sideName(history.seat);
	const loss = (value: number): string => toEvenPawns(value).toFixed(2);
	const balance = toEvenPawns(truth.balance);
	const kind =
		Math.abs(balance) < 0.05 ? 'neither kind nor unkind' : balance > 0 ? 'kind' : 'unkind';
	return [
		`The game as ${side} knew it: ${countOf(moves.length, 'move')}.`,
		describeOutcome(outcome).join(' '),
		`By knowledge: ${countFaults(analysis)}.`,
		`In truth: ${truth.badLuck} unlucky, ${truth.goodLuck} lucky.`,
		`A move lost ${loss(knowledge.averageLoss)} pawns on average by knowledge, ${loss(truth.averageLoss)} in truth.`,
		`Chance was ${kind}: ${balance < 0 ? '-' : '+'}${Math.abs(balance).toFixed(1)} pawns over the game.`,
	];
}

/** Returns an analysis as lines of text: what it comes to, the moves worth telling of, and a plot. No colours. */
export function describeAnalysis(
	analysis: GameAnalysis,
	outcome: Outcome,
	style: PlotStyle,
): string[] {
	const notable = analysis.moves.filter(isNotable);
	const table =
		notable.length === 0
			? ['No move to tell of.']
			: [
					`${' '.repeat(29)}by knowledge${' '.repeat(22)}in truth`,
					row(['move', '', 'worth', '      best', 'bad in', 'worth', '      best']),
					...notable.flatMap((move) => moveRows(analysis, move)),
				];
	return [...summaryLines(analysis, outcome), '', ...table, '', ...describeSizes(analysis, style)];
}
