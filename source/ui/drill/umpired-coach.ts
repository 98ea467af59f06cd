import {manRole} from '../../core/man.js';
import {squareName, type Square} from '../../core/square.js';
import type {SquareSet} from '../../core/square-set.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import {attemptUmpired, tryLeaves} from '../../drill/kriegspiel/advice.js';
import {advisePlan, hasUmpiredPlan} from '../../drill/kriegspiel/plan-advice.js';
import {whyOutUmpired} from '../../drill/kriegspiel/why-out.js';
import type {UmpiredStrategy} from '../../drill/settings.js';
import type {DrillTables} from '../../drill/tables.js';
import {PLAN_REPAIRS, PLAN_STEPS} from '../../theory/kriegspiel/plan.js';
import {currentView, type SeatHistory} from '../../knowledge/history.js';
import {makeOwnSan} from '../../knowledge/move-list.js';
import type {SeatReport} from '../../match/seat-report.js';
import {capitalise} from '../../text/men.js';
import type {Message} from '../components/MessagePane.js';
import {UMPIRED_WORDS} from '../plan/try-text.js';
import {type CoachView, squareMarks} from './plan-view.js';

/** Returns how many things a seat has lived: moves, and tries of its own that were refused or asked. */
export const livedBy = ({plies, tries = []}: SeatHistory): number =>
	plies.reduce((sum, ply) => sum + 1 + (ply.tries?.length ?? 0), tries.length);

/** Returns why the king can or cannot be on a square, behind an umpire, as a sentence. */
export function whyUmpired({history}: SeatReport, belief: SquareSet, square: Square): string {
	const name = squareName(square);
	switch (whyOutUmpired(history, belief, square)) {
		case 'own-man':
			return `Your ${manRole(currentView(history).cells[square])} stands on ${name}.`;
		case 'attacked':
			return `You attack ${name}, and he cannot have moved into check.`;
		case 'unheard':
			return `No way leads him to ${name} that fits all the umpire has said.`;
		default:
			return belief.size === 1 ? `He is on ${name}: nowhere else.` : `He can be on ${name}.`;
	}
}

/** Returns what the table tries where nothing is sure, as a sentence; undefined where it has nothing to say. */
export function attemptText(
	{history, variant}: SeatReport,
	tables: DrillTables,
	start: SquareSet | undefined,
): string | undefined {
	const attempt = attemptUmpired(history, tables, start);
	return attempt === undefined
		? undefined
		: `No win is sure. The table tries ${makeOwnSan(currentView(history), attempt.move, variant)}${
				attempt.sure === 0
					? ', where the least can be spoilt.'
					: `, which wins from ${attempt.sure} of his ${attempt.squares} squares.`
			}`;
}

/** Returns what a try would leave to be known, as a sentence. */
export function leavesText(
	history: SeatHistory,
	tables: DrillTables,
	start: SquareSet | undefined,
	move: UciMove,
): string {
	const {refused = 0, silent = 0} = tryLeaves(history, tables, start, makeUci(move)) ?? {};
	const said = [
		...(refused === 0 ? [] : [`if it is refused, ${leftText(refused)}`]),
		...(silent === 0 ? [] : [`if it stands and nothing is heard, ${leftText(silent)}`]),
	];
	return said.length === 0
		? 'It stands, and the umpire has something to say of it.'
		: `${capitalise(said.join('; '))}.`;
}

/** Returns how many squares are left for the king, before he moves. */
const leftText = (squares: number): string =>
	squares === 1 ? 'one square is left for him' : `${squares} are left for him`;

/** Returns what a plan of Kriegspiel tries next and why: its words, the squares that it leaves the king, its move lit up. Pure. */
export function umpiredPlanView(
	{history, variant}: SeatReport,
	start: SquareSet | undefined,
	wished: UmpiredStrategy | undefined,
): CoachView {
	const view = currentView(history);
	const advice = advisePlan(history, start, wished);
	if (advice === undefined) {
		const text = hasUmpiredPlan(history)
			? 'The plan has nothing to say here.'
			: 'There is no plan for these men but the table: + is a hint.';
		return {messages: [{text, tone: 'faint'}], belief: [], lit: []};
	}

	const {strategy, decision} = advice;
	const {move, remark} = decision;
	const messages: Message[] = [
		...(remark.repair === undefined
			? []
			: [{text: `Mended: ${PLAN_REPAIRS[remark.repair]}`, tone: 'faint'} as const]),
		{
			text: `${capitalise(UMPIRED_WORDS[strategy].title)}: ${PLAN_STEPS[remark.step]}.`,
			tone: 'accent',
		},
		{text: `It tries ${makeOwnSan(view, move, variant)}.`, tone: 'accent'},
	];
	return {
		messages,
		belief: squareMarks(view.cells, remark.excluded.complement()),
		lit: [move.from, move.to],
	};
}
