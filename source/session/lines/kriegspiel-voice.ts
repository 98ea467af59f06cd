import {squareName} from '../../core/square.js';
import type {SquareSet} from '../../core/square-set.js';
import {manRole} from '../../core/man.js';
import {type Line, type LineKing, lineMove, type LineStep} from '../../drill/line.js';
import type {Answer} from '../../endings/belief-game.js';
import {capitalise, countOf} from '../../text/men.js';
import {TABLE_IDEA, TRY_IDEAS} from '../../text/published.js';
import {describeAnnouncement} from '../../text/umpire.js';
import {type Message, say} from '../told/message.js';
import type {ListedMove} from '../told/listed-moves.js';
import {strategyTitle} from '../drill/drill-words.js';
import {nameMoves} from '../drill/plan-view.js';
import {byTableText, turnsOf, type StepWords, type Voice, whereBeside, whereText} from './voice.js';

const KING_WORDS: {readonly [king in LineKing]?: string} = {
	phantom:
		'Against him is the phantom, who has not decided where he stands: the umpire’s answer is always the worst.',
	'edge-shunner': 'Against him is the king of the program’s own tests, who shuns the edge.',
};

/** Returns what the umpire says to a try, in words. */
function answerText(answer: Answer): string {
	switch (answer.kind) {
		case 'refused':
			return 'no.';
		case 'checkmate':
			return 'mate.';
		case 'played':
			return answer.checks.length === 0
				? 'it stands, and nothing is heard.'
				: answer.checks
						.flatMap((by) => describeAnnouncement({type: 'check', by}))
						.join(' ')
						.toLowerCase();
		default:
			return `${answer.kind}.`;
	}
}

/** Returns what stood and was known before a step; the first is 1. */
const before = ({start, steps}: Line, step: number): Pick<LineStep, 'view' | 'belief'> =>
	steps[step - 2] ?? start;

/** Returns the try of a step as it is written. */
function tryName(line: Line, step: number): string {
	const {tried} = line.steps[step - 1];
	return tried === undefined ? '' : nameMoves(before(line, step).view.cells, [tried.move])[0];
}

/** Returns the moves that stand after so many steps; the king's are not known. */
const listMoves = (line: Line, steps: number): readonly ListedMove[] =>
	line.steps
		.slice(0, steps)
		.flatMap(({tried, moves: number}, index): readonly ListedMove[] =>
			tried === undefined
				? [{number, by: 'black', text: '…'}]
				: tried.answer.kind === 'refused'
					? []
					: [{number, by: 'white', text: tryName(line, index + 1)}],
		);

/** Returns what White means to try next, and why. */
function nextMessages(line: Line, step: number): readonly Message[] {
	const reason = line.reasons[step];
	if (reason === undefined) {
		return [];
	}

	const needed = line.needed[step];
	const [first, ...later] = nameMoves(before(line, step + 1).view.cells, reason.moves);
	const then = later.length === 0 ? '' : ` If nothing is heard: ${later.join(', ')}.`;
	const {step: why, repair} = reason;
	return [
		...say([why && `${capitalise(why)}.`, `White tries ${first}.${then}`], 'accent'),
		...say([repair && `Corrected: ${repair}`, byTableText(needed)], 'faint'),
	];
}

/** Returns what is said at the start. */
function startMessages({start, king, needed, strategy}: Line): readonly Message[] {
	const told =
		start.belief.size === 1
			? `The king stands on ${squareName([...start.belief][0])}, and White is told so.`
			: `White is told nothing of the king: ${whereText(start.belief)}.`;
	const goal =
		strategy === 'table' && needed[0] !== undefined
			? ` The table mates in at most ${countOf(needed[0], 'move')}.`
			: '';
	return [
		...say(strategy === 'table' ? TABLE_IDEA : TRY_IDEAS[strategy]),
		...say(`${told}${goal} ${KING_WORDS[king] ?? ''}`),
	];
}

/** Returns the refusals of a line that is over, and what the table proves of its start. */
function sumMessages({end, refusals, needed: [most], strategy}: Line): readonly Message[] {
	const refused = `${capitalise(countOf(refusals, 'try', 'tries'))} of his ${refusals === 1 ? 'was' : 'were'} refused.`;
	const needs = strategy === 'table' ? 'at most' : 'no more than';
	const isRound = end === 'out-of-moves' && strategy === 'divide-and-conquer';
	return [
		...say([
			refused,
			most === undefined
				? undefined
				: `By proof: the table needs ${needs} ${countOf(most, 'move')} from this start.`,
		]),
		...say(isRound ? 'Corrected (divide-and-conquer+) it always mates.' : undefined, 'faint'),
	];
}

function stepWords(line: Line, step: number, allowed?: SquareSet): StepWords {
	const {tried, taken, belief} = line.steps[step - 1];
	const number = lineMove(line.steps[step - 1]);
	const {view, belief: was} = before(line, step);
	const isOver = step === line.steps.length && line.end !== 'out-of-moves';
	const size = belief.size === was.size ? '' : ` (${was.size} before)`;
	const rest = [
		...say(
			isOver ? undefined : `${capitalise(whereBeside(line, belief, 'plan', allowed))}${size}.`,
		),
		...nextMessages(line, step),
	];
	if (tried !== undefined) {
		const {answer} = tried;
		return {title: `${number}. ${tryName(line, step)}: ${answerText(answer)}`, rest};
	}

	const went =
		taken === undefined
			? 'he has moved'
			: `he takes the ${manRole(view.cells[taken])} on ${squareName(taken)}`;
	return {title: `${number}… ${went}.`, rest};
}

/** Lines of Kriegspiel: what White tries, and what the umpire says to it. One goes far from one move of White's to the next. */
export const KRIEGSPIEL_VOICE: Voice = {
	hasTries: true,
	player: ({strategy}) => `Kriegspiel, ${strategyTitle(strategy)}`,
	stops: turnsOf,
	moves: listMoves,
	start: startMessages,
	step: stepWords,
	next: nextMessages,
	ends: {
		mate: (moves) => `White mates in ${moves}.`,
		stalemate: (moves) => `Stalemate, after ${moves}: a draw.`,
		'man-lost': (moves) => `A man is lost, after ${moves}: no mate is forced any more.`,
		'out-of-moves': (moves) =>
			`Stopped after ${moves}: it goes round in circles, and this king is not caught.`,
		'no-try': (moves) =>
			`Stopped after ${moves}: there is nothing more to try that could tell him anything.`,
	},
	sum: sumMessages,
	warns: true,
	picture: 'plan',
	mixes: false,
};
