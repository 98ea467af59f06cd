import type {GameAnalysis} from '../analysis/analyse-game.js';
import {type JudgedMove, judgedMove} from '../analysis/judged-move.js';
import {sumUp} from '../analysis/summary.js';
import type {AnalysedMove} from '../match/analysed-game.js';
import type {Outcome} from '../rules/news.js';
import {BAD_IN, describeWhole, kingWords, verdictWords, worthText} from '../text/analysis.js';
import {endOfHistory} from '../session/told/ended-game.js';
import {describeOutcome} from '../text/outcome.js';
import {partOf} from '../text/share.js';
import {wrapLines} from './wrap-lines.js';
import {describeSizes, isNotable, type PlotStyle} from './analyse-plot.js';

/** Returns a count in four letters or fewer: "262k". */
const shortCount = (count: number): string =>
	count < 10_000 ? String(count) : `${Math.round(count / 1000)}k`;

/** Returns a part of so many in few letters: "<1 %". */
const shortPart = (share: number, size: number): string =>
	partOf(share, size).replace('less than ', '<').replace('more than ', '>');

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

/** A name that is longer has no room in a column. */
const MOST_LETTERS = 6;

const row = (cells: readonly string[]): string =>
	cells
		.map((cell, index) => {
			const {width, isNumber = false} = COLUMNS[index];
			return `${isNumber ? cell.padStart(width - 1) : cell.padEnd(width - 1)} `;
		})
		.join('')
		.trimEnd();

function moveRows({history}: GameAnalysis, move: AnalysedMove): string[] {
	const judged = judgedMove(history, move);
	const {number, text, size, isExact, worth, best, risk, king, truth} = judged;
	const besides = (other: JudgedMove['best']): string =>
		`${worthText(other.worth).padStart(5)} ${other.text}`;
	const dots = history.seat === 'white' ? '.' : '...';
	const name = `${`${number}${dots}`.padStart(4)} ${text}`;
	const bests = [best, truth.best];
	const isWide = [text, ...bests.map((other) => other.text)].some(
		(one) => one.length > MOST_LETTERS,
	);
	const cells = (first: string, ...others: readonly string[]): string =>
		row([
			first,
			verdictWords(judged),
			worthText(worth),
			others[0],
			`${shortPart(risk, size)} of ${shortCount(size)}${isExact ? '' : '+'}`,
			worthText(truth.worth),
			others[1],
		]);
	const rows = isWide
		? [
				name,
				cells('', ...bests.map((other) => worthText(other.worth).padStart(5))),
				`     best by knowledge: ${best.text}; in truth: ${truth.best.text}`,
			]
		: [cells(name, ...bests.map(besides))];
	if (king.risk > 0 || truth.kingLeft) {
		const safer =
			king.least < king.risk ? `, after ${king.safest} in ${shortPart(king.least, size)}` : '';
		const inTruth = truth.kingLeft ? 'does' : 'does not';
		rows.push(
			`     ${judged.besides === null ? 'the king' : `${kingWords(judged)}: he`} hangs in ${shortPart(king.risk, size)} of them${safer}; in truth he ${inTruth}`,
		);
	}

	return rows;
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
					'',
					...BAD_IN,
				];
	const [whose, ...comesTo] = describeWhole(sumUp(analysis.history.seat, analysis));
	const whole = comesTo.flatMap((sentence) => wrapLines(sentence, style.width).split('\n'));
	const ended = describeOutcome(outcome, endOfHistory(analysis.history)).join(' ');
	const plot = describeSizes(analysis, style);
	return analysis.moves.length === 0
		? [ended, whose]
		: [whose, ended, ...whole, '', ...table, ...(plot.length === 0 ? [] : ['', ...plot])];
}
