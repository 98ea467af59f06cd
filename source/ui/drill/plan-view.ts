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
import type {UciMove} from '../../core/uci.js';
import {hasPlan, paperStep, type PlanStep} from '../../drill/paper-plan.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import type {SeatReport} from '../../match/seat-report.js';
import {capitalise} from '../../text/men.js';
import type {BeliefMark} from '../board/model.js';
import type {Message} from '../components/MessagePane.js';

/** Moves without a capture or a pawn move after which the host calls a draw. */
const FIFTY = 50;
/** The plan that keeps to the same lemmas and skips what it can. */
const IMPROVED = 'paper+';

/** What the screen shows of the coach. */
export type CoachView = {
	readonly messages: readonly Message[];
	readonly belief: readonly BeliefMark[];
	readonly lit: readonly Square[];
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

/** Returns the name of a step's lemma, as a sentence begins. */
export const lemmaName = (lemma: number): string =>
	lemma === 0 ? 'The king is seen' : `Lemma ${lemma}`;

/** Returns what a step is, and the gap in the paper's text that it bridges; told with the paper's squares, however the board is turned. */
export const stepMessages = ({
	lemma,
	step,
	repair,
}: Pick<PlanStep, 'lemma' | 'step' | 'repair'>): readonly Message[] => [
	{text: `${lemmaName(lemma)}: ${step}.`, tone: 'accent'},
	...(repair === undefined
		? []
		: [
				{text: `A repair (squares as in the paper): ${capitalise(repair)}`, tone: 'faint'} as const,
			]),
];

/** Returns the moves that a plan has in mind, as a sentence; `cells` is what White sees. */
export function movesText({moves}: PlanStep, cells: Cells): string {
	const [first, ...later] = nameMoves(cells, moves);
	const then = later.length === 0 ? '' : ` If he does not show himself: ${later.join(', ')}.`;
	return `${first}.${then}`;
}

/** Returns the paper's picture: the squares that a step leaves the king, of those that White does not see. */
export function stepMarks({excluded}: PlanStep, cells: Cells): readonly BeliefMark[] {
	const hidden = SquareSet.from([...cells.keys()].filter((square) => cells[square] === UNSEEN));
	// Some lemmas say nothing of where he is.
	return excluded.isEmpty ? [] : squareMarks(cells, hidden.minus(excluded));
}

/** Returns what is said of how long a plan takes under the fifty-move rule, and of the other plan. */
function limitMessages(step: PlanStep, history: SeatHistory, isImproved: boolean): Message[] {
	if (isImproved) {
		const text = `This is the improved plan, of at most ${step.most} moves; p again: as printed.`;
		return [{text, tone: 'faint'}];
	}

	if (step.most <= FIFTY) {
		return [];
	}

	const limit = `The plan as printed can take ${step.most} moves, and the host stops after fifty.`;
	const other = hasPlan(history, IMPROVED) ? ' p again: the improved one.' : '';
	return [{text: `${limit}${other}`, tone: 'faint'}];
}

/**
 * Returns the next step of the paper's plan: its words, the squares that it leaves the king, and its move lit
 * up; of the improved plan when that is wished and there is one. Pure.
 */
export function planView(
	report: SeatReport,
	start: SquareSet | undefined,
	wantsImproved = false,
): CoachView {
	const {history} = report;
	const isImproved = wantsImproved && hasPlan(history, IMPROVED);
	const step = paperStep(history, start, isImproved ? IMPROVED : 'paper');
	if (step === undefined) {
		const text = hasPlan(history)
			? 'You have left the plan of the paper. It begins anew as soon as you know his square.'
			: 'The paper has no plan for these men.';
		return {messages: [{text, tone: 'faint'}], belief: [], lit: []};
	}

	const {cells} = currentView(history);
	const [said, ...repair] = stepMessages(step);
	// The newest words are at the bottom, and the last to go where there is little room.
	const messages: Message[] = [
		...repair,
		...limitMessages(step, history, isImproved),
		said,
		{text: movesText(step, cells), tone: 'accent'},
	];
	const [{from, to}] = step.moves;
	return {messages, belief: stepMarks(step, cells), lit: [from, to]};
}
