import {FIFTY} from '../../drill/line.js';
import type {Cells} from '../../core/board-text.js';
import {
	EMPTY,
	isMan,
	makeMan,
	manColor,
	manRole,
	type Role,
	roleLetter,
	UNSEEN,
} from '../../core/man.js';
import {type Square, squareName} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import {plansAt} from '../../drill/plans.js';
import {makeOwnSan} from '../../knowledge/own-san.js';
import {noStep, soonerByTable} from '../../text/drill.js';
import {gapText, lemmaName} from '../../text/published.js';
import {capitalise} from '../../text/men.js';
import type {BeliefMark, KnownMark} from '../told/belief-mark.js';
import {hasPlan} from '../../theory/paper/paper-steps.js';
import {SAFE_SPACE} from '../../theory/paper/lone-king-sets.js';
import {PLAN_BOOKS} from '../../theory/plan-books.js';
import type {Reason} from '../../theory/plan-book.js';
import {type Message, say} from '../told/message.js';
import type {CoachKnowledge} from './coach-knowledge.js';
import {strategyTitle} from './drill-words.js';

/** The plan that keeps to the same lemmas and skips what it can. */
const IMPROVED = 'paper+';

/** What a coach says and shows beside a seat's own board. */
export type CoachView = {
	/** What comes before what the seat was told last: how it came to this. */
	readonly past?: readonly Message[];
	readonly messages: readonly Message[];
	/** Whether it answers what was tried or given up, so that what the seat was told last is no news. */
	readonly hasVerdict?: boolean;
	/** Whether some of it was asked for, so that it can be put away. */
	readonly isAsked?: boolean;
	readonly belief: readonly BeliefMark[];
	/** Whether that is a plan's picture, which may leave the king more squares than he can be on. */
	readonly isPicture?: boolean;
	readonly lit: readonly Square[];
	/** What it says for certain of squares that the seat does not see. */
	readonly told?: readonly KnownMark[];
};

/** Returns a mark for each square without a man that is seen: where the king can be, where he is seen not to be, and where else he cannot be. */
export const squareMarks = (cells: Cells, possible: SquareSet): readonly BeliefMark[] =>
	[...cells.entries()].flatMap(([square, code]): BeliefMark[] => {
		if (code !== EMPTY && code !== UNSEEN) {
			return [];
		}

		const kind = possible.has(square) ? 'possible' : code === EMPTY ? 'covered' : 'impossible';
		return [{square, kind}];
	});

/** Returns whether squares lie in the safe space of the lone king, as they do where he goes by Lemma 17. */
export const isInSafeSpace = (squares: SquareSet): boolean => squares.isSubsetOf(SAFE_SPACE);

/** Returns the marks without those of the safe space that say that he is not there, so that it stands out. */
export const outsideSafeSpace = (marks: readonly BeliefMark[]): readonly BeliefMark[] =>
	marks.filter(({square, kind}) => kind !== 'impossible' || !SAFE_SPACE.has(square));

/** Returns how a man is written in a move. */
const letterOf = (role: Role): string => (role === 'pawn' ? '' : roleLetter(role).toUpperCase());

/** Returns moves that follow one another, each by its man and its square: "Qc3, Kd2". */
export function nameMoves(start: Cells, moves: readonly UciMove[]): string[] {
	const cells = start.slice();
	return moves.map(({from, to, promotion}) => {
		const code = cells[from];
		cells[from] = EMPTY;
		cells[to] = promotion === undefined ? code : makeMan(manColor(code), promotion);
		const becomes = promotion === undefined ? '' : `=${letterOf(promotion)}`;
		return `${isMan(code) ? letterOf(manRole(code)) : ''}${squareName(to)}${becomes}`;
	});
}

/** Returns what a step is, and the gap in the plan's text that it bridges. */
export const stepMessages = (
	{lemma, step, repair}: Pick<Reason, 'lemma' | 'step' | 'repair'>,
	title = '',
): readonly Message[] => [
	...say(`${lemma === undefined ? title : lemmaName(lemma)}: ${step}.`, 'accent'),
	...say(
		repair === undefined
			? undefined
			: lemma === undefined
				? `Corrected: ${repair}`
				: gapText(capitalise(repair)),
		'faint',
	),
];

/** Returns the moves that a plan has in mind, as a sentence; `cells` is what White sees. */
export function movesText({moves}: Reason, cells: Cells): string {
	const [first, ...later] = nameMoves(cells, moves);
	const then = later.length === 0 ? '' : ` If he does not show himself: ${later.join(', ')}.`;
	return `${first}.${then}`;
}

/** Returns the squares that a step leaves the king, of those that White does not see; some lemmas say nothing of where he is. */
export const squaresLeft = (
	{excluded = SquareSet.empty}: Pick<Reason, 'excluded'>,
	cells: Cells,
): SquareSet | undefined =>
	excluded.isEmpty
		? undefined
		: SquareSet.from([...cells.keys()].filter((square) => cells[square] === UNSEEN)).minus(
				excluded,
			);

/** Returns a plan's picture of those squares. */
export function stepMarks(step: Pick<Reason, 'excluded'>, cells: Cells): readonly BeliefMark[] {
	const left = squaresLeft(step, cells);
	return left === undefined ? [] : squareMarks(cells, left);
}

/** Returns what is said of how long a plan takes under the fifty-move rule, and of the other plan; undefined for nothing. */
function limitText(
	most: number,
	{report: {history}}: CoachKnowledge,
	isImproved: boolean,
): string | undefined {
	if (isImproved) {
		return `The paper’s plan improved: at most ${most} moves. p again: as the paper has it.`;
	}

	const other = hasPlan(history, IMPROVED) ? ' p again: a shorter one.' : '';
	return most <= FIFTY
		? undefined
		: `Gehnen and Stannat’s plan can take ${most} moves, and after fifty without a capture the game is a draw.${other}`;
}

/** A plan that the coach tells: its name, and what there is to say where it has no step. */
type ToldPlan = {readonly name: string; readonly silence: string};

/** Returns the paper's plan, improved when that is wanted and there is such a one. */
function paperPlan({report, rules, start}: CoachKnowledge, wantsImproved: boolean): ToldPlan {
	const {history} = report;
	const hasBegun = rules
		.read(history, start)
		.some(({turn, belief}) => turn === history.seat && belief.size === 1);
	return {
		name: wantsImproved && hasPlan(history, IMPROVED) ? IMPROVED : 'paper',
		silence: hasPlan(history) ? noStep(hasBegun) : 'The paper has no plan for these men.',
	};
}

/** Returns the plan that the drill names, or else the first there is for White's men. */
function namedPlan({game, now, strategy}: CoachKnowledge): ToldPlan {
	const [name = ''] = plansAt(game, now, strategy);
	return {
		name,
		silence:
			name === ''
				? 'There is no plan for these men but the table: + is a hint.'
				: 'The plan has nothing to say here.',
	};
}

/** Returns the next step of a plan: its words, the squares that it leaves the king, and its move lit up. Pure. */
export function planView(known: CoachKnowledge, wantsImproved = false): CoachView {
	const {report, start, game, now} = known;
	const book = PLAN_BOOKS[game];
	const {name, silence} = book.isNamed ? namedPlan(known) : paperPlan(known, wantsImproved);
	const reason = book.step(name, report.history, start);
	if (reason === undefined) {
		return {messages: say(silence, 'faint'), belief: [], lit: []};
	}

	const {cells} = now.view;
	const [{from, to}] = reason.moves;
	const [said, ...repair] = stepMessages(reason, capitalise(strategyTitle(name)));
	const {most} = reason;
	const {needed, best} = known.advice;
	// The coach judges by the table: who follows the plan is to know before that he will not praise this move.
	const isSlow =
		needed !== undefined && !best.some(({move: one}) => makeUci(one) === makeUci(reason.moves[0]));
	const move =
		reason.lemma === undefined
			? `${makeOwnSan(now.view, reason.moves[0], report.variant)}.`
			: movesText(reason, cells);
	const messages = [
		...say(isSlow ? soonerByTable(needed) : undefined, 'warning'),
		...say(`Plan: ${move}`, 'accent'),
		said,
		...say(most === undefined ? undefined : limitText(most, known, name === IMPROVED), 'faint'),
		...repair,
	];
	return {messages, belief: stepMarks(reason, cells), lit: [from, to]};
}
