import {squareName} from '../../core/square.js';
import type {SquareSet} from '../../core/square-set.js';
import {FIFTY, type PlanLine} from '../../drill/plan-line.js';
import {mostMoves} from '../../drill/paper-plan.js';
import {viewBefore} from '../../rules/history.js';
import {seenKing} from '../../knowledge/lone-king-belief.js';
import {moveList} from '../../knowledge/move-list.js';
import {countOf, joinWords, squareNames} from '../../text/men.js';
import type {BoardModel} from '../board/model.js';
import type {Message} from '../components/MessagePane.js';
import {lemmaName, movesText, stepMessages} from '../drill/plan-view.js';
import type {Glyphs} from '../theme/glyphs.js';
import {lemmaAt, movesByLemma} from './chapters.js';
import type {WatchState} from './watch-state.js';

const PLAYER_WORDS = {
	table: 'the table',
	paper: 'the paper',
	'paper+': 'the paper, improved',
} as const;

/** Returns whose plan is watched in a line. */
export const playerName = ({strategy, hero}: Pick<PlanLine, 'strategy' | 'hero'>): string =>
	hero === 'black' ? 'the paper’s king' : PLAYER_WORDS[strategy];

/** Returns what the marks on the board say, for one row. */
export function legendText(
	{steps}: PlanLine,
	{belief = []}: BoardModel,
	{ply, hasPicture, hasBelief}: WatchState,
	{possible, impossible}: Glyphs,
): string {
	if (belief.length === 0) {
		const isSilent = hasPicture && !hasBelief && (steps[ply]?.lemma ?? 0) > 0;
		return isSilent ? 'This step excludes no squares.' : '';
	}

	return hasBelief
		? `${possible} he can be here${hasPicture ? `  ${impossible} excluded by the lemma` : ''}`
		: `${possible} left him by the lemma  ${impossible} excluded`;
}

/** Windows narrower than these have no room for the bound of a line, and none for the word "move". */
const NARROW = 48;
const NARROWEST = 32;

/** Returns where a line stands, for the top line: "move 12 of 87 · at most 113"; less in a narrow one. */
export function lineStatus(
	{moves, most, strategy, par}: PlanLine,
	ply: number,
	width: number,
	dots: string,
): string {
	const at = `${Math.ceil(ply / 2)} of ${moves}`;
	if (width < NARROWEST) {
		return at;
	}

	const bound = most ?? (strategy === 'table' ? par : undefined);
	return bound === undefined || width < NARROW
		? `move ${at}`
		: `move ${at} ${dots} at most ${bound}`;
}

/** Returns where White knows the king to be, in words. */
const whereText = (belief: SquareSet): string =>
	belief.size === 1
		? `he is on ${squareName([...belief][0])}`
		: belief.size <= 6
			? `he can be on ${joinWords(squareNames([...belief]).split(' '), 'or')}`
			: `he can be on ${belief.size} squares`;

/** Returns what White's plan says for the move that comes. */
function nextMessages(line: PlanLine, ply: number): readonly Message[] {
	const step = line.steps[ply];
	if (step === undefined) {
		return [];
	}

	const [said, ...repair] = stepMessages(step);
	return [said, {text: movesText(step, viewBefore(line.history, ply).cells)}, ...repair];
}

/** Returns a word when the move that comes is by another lemma than the last one. */
function turnMessages(line: PlanLine, ply: number): readonly Message[] {
	// The king's step is the one that led here, White's the one that comes.
	const at = line.hero === 'white' ? ply : ply - 1;
	const [before, now] = [lemmaAt(line, at - 2), lemmaAt(line, at)];
	return before === undefined || now === undefined || now === 0 || before === now
		? []
		: [{text: `From Lemma ${before} to Lemma ${now}.`, tone: 'good'}];
}

/** Returns what the lone king's last step was. */
function kingMessages({kingSteps}: PlanLine, ply: number): readonly Message[] {
	const step = kingSteps[ply];
	if (step === undefined) {
		return [];
	}

	const [said, ...repair] = stepMessages(step);
	const held = joinWords(squareNames([...step.held]).split(' '), 'or');
	const where =
		step.held.size === 1 ? `He goes to ${held}.` : `He is now on ${held}; he has not decided.`;
	return [said, {text: where}, ...repair];
}

/** Returns what is said at the start. */
function startMessages({beliefs, hero, strategy, par}: PlanLine): readonly Message[] {
	const [king] = beliefs[0];
	const told = `The king stands on ${squareName(king)}, and White is told so.`;
	const goal =
		hero === 'black'
			? par === undefined
				? 'The paper’s king shows that he cannot be caught; White tries to drive him out.'
				: `No lemma holds here: the table takes him in ${par}.`
			: strategy === 'table'
				? par === undefined
					? 'Nothing is forced from here.'
					: `The table needs at most ${countOf(par, 'move')}.`
				: 'Against him is the phantom, who has not decided where he goes.';
	return [{text: `${told} ${goal}`}];
}

/** Returns the sum of a line that is over. */
function endMessages(line: PlanLine): readonly Message[] {
	const {end, moves, most, par, hero, strategy, ending} = line;
	const counts = [...movesByLemma(line)].filter(([lemma]) => lemma > 0);
	const ends = {
		taken: `White takes the king, with ${countOf(moves, 'move')}.`,
		'out-of-moves': `After ${countOf(moves, 'move')} the host calls a draw: the king was never caught.`,
		'man-lost': 'White’s last man is lost: a draw.',
		'king-lost': 'White’s king is lost.',
	} as const;
	const bounds = [
		...(most === undefined ? [] : [`the plan takes at most ${most} from any start`]),
		...(par === undefined
			? []
			: [`the table needs ${strategy === 'table' ? '' : 'only '}${par} from this one`]),
	];
	const improved = strategy === 'paper' ? mostMoves('paper+', ending) : undefined;
	return [
		{text: ends[end], tone: end === 'taken' ? 'good' : 'accent'},
		...(bounds.length === 0 ? [] : [{text: `By proof: ${joinWords(bounds)}.`}]),
		...(counts.length === 0
			? []
			: [
					{
						text: `${hero === 'white' ? 'Moves' : 'His moves'}: ${joinWords(counts.map(([lemma, count]) => `${count} by ${lemmaName(lemma)}`))}.`,
					},
				]),
		...(end === 'taken' && most !== undefined && moves > FIFTY
			? [
					{
						text: `Under the fifty-move rule it would have been a draw.${improved === undefined ? '' : ` The improved plan (paper+) takes at most ${improved}.`}`,
						tone: 'warning',
					} as const,
				]
			: []),
	];
}

/** Returns what is said of a line after `ply` plies: what was played and seen, why, and what comes next. Pure. */
export function watchMessages(line: PlanLine, ply: number): readonly Message[] {
	const {history, beliefs, steps, hero} = line;
	const last = history.plies.length;
	if (ply === 0) {
		return [...startMessages(line), ...nextMessages(line, 0)];
	}

	const {number, text, by} = moveList(history)[ply - 1];
	const view = viewBefore(history, ply);
	const isSeen = seenKing(view) >= 0;
	const ends = ply === last ? endMessages(line) : [];
	if (by === 'white') {
		const step = steps[ply - 1];
		const where = whereText(beliefs[ply]);
		const seen = isSeen ? `White sees him: ${where}.` : `White does not see him: ${where}.`;
		return [
			{text: `${number}. ${text}`, tone: 'title'},
			...ends,
			...(ply === last ? [] : [{text: seen}]),
			...(step === undefined || ply === last ? [] : stepMessages(step)),
		];
	}

	const fifty =
		line.most !== undefined && ply >= 2 * FIFTY && ply < last
			? [{text: 'By the fifty-move rule it would be a draw by now.', tone: 'warning'} as const]
			: [];
	return [
		{text: `${number}… ${isSeen ? text : 'unseen'}: ${whereText(beliefs[ply])}.`, tone: 'title'},
		...ends,
		...turnMessages(line, ply),
		...(hero === 'black' ? kingMessages(line, ply) : nextMessages(line, ply)),
		...fifty,
	];
}
