import {squareName} from '../../core/square.js';
import type {SquareSet} from '../../core/square-set.js';
import type {UmpiredStrategy} from '../../drill/settings.js';
import type {LineKing, TryLine, TryLineEnd, TryStep} from '../../drill/kriegspiel/try-line.js';
import type {Answer} from '../../endings/kriegspiel/umpire.js';
import type {Cells} from '../../core/board-text.js';
import {manRole} from '../../core/man.js';
import {capitalise, countOf, joinWords, squareNames} from '../../text/men.js';
import {describeAnnouncement} from '../../text/umpire.js';
import type {Message} from '../components/MessagePane.js';
import {nameMoves} from '../drill/plan-view.js';

/** What is said of everybody who shows an ending of Kriegspiel: his name, and what there is to know of him. */
export const UMPIRED_WORDS: {
	readonly [strategy in UmpiredStrategy]: {readonly title: string; readonly about: string};
} = {
	table: {title: 'the table', about: 'never needs a move more than it must'},
	metaposition: {
		title: 'the program of 2003',
		about: 'Bolognesi and Ciancarini: tries judged by their worst answer',
	},
	'divide-and-conquer': {
		title: 'divide and conquer',
		about: 'four quarters, search, squeeze: it can go round in circles',
	},
	'divide-and-conquer+': {
		title: 'divide and conquer, mended',
		about: 'always mates, whatever the king does',
	},
};

const KING_WORDS: {readonly [king in LineKing]: string} = {
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
		case 'stalemate':
			return 'stalemate.';
		default:
			return answer.checks.length === 0
				? 'it stands, and nothing is heard.'
				: answer.checks
						.flatMap((by) => describeAnnouncement({type: 'check', by}))
						.join(' ')
						.toLowerCase();
	}
}

/** Returns where the king may be, in words. */
const whereText = (belief: SquareSet): string =>
	belief.size === 1
		? `he is on ${squareName([...belief][0])}`
		: belief.size <= 6
			? `he can be on ${joinWords(squareNames([...belief]).split(' '), 'or')}`
			: `he can be on ${belief.size} squares`;

/** Returns what stood and was known before a step. */
export const beforeStep = (
	{start, steps}: TryLine,
	step: number,
): Pick<TryStep, 'cells' | 'belief'> => steps[step - 2] ?? start;

/** Returns what stands and is known after so many steps. */
export const atStep = ({start, steps}: TryLine, step: number): Pick<TryStep, 'cells' | 'belief'> =>
	steps[step - 1] ?? start;

/** Returns a try as it is written. */
export function tryName(cells: Cells, {tried}: Pick<TryStep, 'tried'>): string {
	return tried === undefined ? '' : nameMoves(cells, [tried.move])[0];
}

/** Returns what White means to try next, and why. */
function nextMessages(line: TryLine, step: number): readonly Message[] {
	const reason = line.reasons[step];
	if (reason === undefined) {
		return [];
	}

	const needed = line.needed[step];
	const [first, ...later] = nameMoves(atStep(line, step).cells, reason.moves);
	const then = later.length === 0 ? '' : ` If nothing is heard: ${later.join(', ')}.`;
	return [
		...(reason.step === undefined
			? []
			: [{text: `${capitalise(reason.step)}.`, tone: 'accent'} as const]),
		{text: `He tries ${first}.${then}`, tone: 'accent'},
		...(reason.repair === undefined
			? []
			: [{text: `Mended: ${reason.repair}`, tone: 'faint'} as const]),
		{
			text:
				needed === undefined
					? 'By the table nothing is sure from here.'
					: `By the table ${countOf(needed, 'move')} at worst.`,
			tone: 'faint',
		},
	];
}

/** Returns what is said at the start. */
function startMessages({start, king, needed, strategy}: TryLine): readonly Message[] {
	const told =
		start.belief.size === 1
			? `The king stands on ${squareName([...start.belief][0])}, and White is told so.`
			: `White is told nothing of the king: ${whereText(start.belief)}.`;
	const goal =
		strategy === 'table' && needed[0] !== undefined
			? ` The table mates in at most ${countOf(needed[0], 'move')}.`
			: '';
	return [{text: `${told}${goal} ${KING_WORDS[king]}`}];
}

const ENDS: {readonly [end in TryLineEnd]: (moves: string) => string} = {
	mate: (moves) => `White mates, with ${moves}.`,
	stalemate: (moves) => `Stalemate, after ${moves}: a draw.`,
	'man-lost': (moves) => `A man is lost, after ${moves}: no mate is forced any more.`,
	'out-of-moves': (moves) =>
		`Stopped after ${moves}: it goes round in circles, and this king is not caught.`,
	'no-try': (moves) =>
		`Stopped after ${moves}: there is nothing more to try that could tell him anything.`,
};

/** Returns the sum of a line that is over. */
function endMessages({end, moves, refusals, needed, strategy}: TryLine): readonly Message[] {
	const most = needed[0];
	return [
		{text: ENDS[end](countOf(moves, 'move')), tone: end === 'mate' ? 'good' : 'warning'},
		{
			text: `${capitalise(countOf(refusals, 'try', 'tries'))} of his ${refusals === 1 ? 'was' : 'were'} refused.`,
		},
		...(most === undefined
			? []
			: [
					{
						text: `By proof: the table needs ${strategy === 'table' ? 'at most' : 'no more than'} ${countOf(most, 'move')} from this start.`,
					},
				]),
		...(end === 'out-of-moves' && strategy === 'divide-and-conquer'
			? [{text: 'Mended (divide-and-conquer+) it always mates.', tone: 'faint'} as const]
			: []),
	];
}

/** Returns what is said of a line after so many steps: what was tried and answered, and what comes next and why. Pure. */
export function tryMessages(line: TryLine, step: number): readonly Message[] {
	if (step === 0) {
		return [...startMessages(line), ...nextMessages(line, 0)];
	}

	const done = line.steps[step - 1];
	const before = beforeStep(line, step);
	const where = whereText(done.belief);
	const ends = step === line.steps.length ? endMessages(line) : [];
	const isOver = ends.length > 0 && line.end !== 'out-of-moves';
	const told = isOver
		? []
		: [
				{
					text: `${capitalise(where)}${done.belief.size === before.belief.size ? '' : ` (${before.belief.size} before)`}.`,
				},
			];
	if (done.tried !== undefined) {
		const {answer} = done.tried;
		const number = done.moves + (answer.kind === 'refused' ? 1 : 0);
		return [
			{
				text: `${number}. ${tryName(before.cells, done)}: ${answerText(answer)}`,
				tone: 'title',
			},
			...ends,
			...told,
			...nextMessages(line, step),
		];
	}

	const went =
		done.taken === undefined
			? 'he has moved'
			: `he takes the ${manRole(before.cells[done.taken])} on ${squareName(done.taken)}`;
	return [
		{text: `${done.moves}… ${went}.`, tone: 'title'},
		...ends,
		...told,
		...nextMessages(line, step),
	];
}
