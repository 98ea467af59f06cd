import {isMan, manRole} from '../../core/man.js';
import {squareName, type Square} from '../../core/square.js';
import type {SquareSet} from '../../core/square-set.js';
import {makeUci} from '../../core/uci.js';
import {tryLeaves} from '../../drill/kriegspiel/advice.js';
import {advisePlan, plansOf} from '../../drill/kriegspiel/plan-advice.js';
import type {UmpiredStrategy} from '../../drill/settings.js';
import type {DrillTables} from '../../drill/tables.js';
import {PLAN_REPAIRS, PLAN_STEPS} from '../../endgame/kriegspiel/plan.js';
import {currentView, type SeatHistory} from '../../knowledge/history.js';
import {makeOwnSan} from '../../knowledge/move-list.js';
import type {SeatReport} from '../../match/seat-report.js';
import {materialName, readPlacement} from '../../solver/material.js';
import {attackedBy} from '../../solver/reach.js';
import {capitalise} from '../../text/men.js';
import type {MoveLevel} from '../../solver/probe.js';
import type {Message} from '../components/MessagePane.js';
import {UMPIRED_WORDS} from '../plan/try-text.js';
import {type CoachView, squareMarks} from './plan-view.js';

/** Returns how many things a seat has lived: moves, and tries of its own that were refused or asked. */
export const livedBy = ({plies, tries = []}: SeatHistory): number =>
	plies.reduce((sum, ply) => sum + 1 + (ply.tries?.length ?? 0), tries.length);

/** Returns why the king can or cannot be on a square, behind an umpire, as a sentence. */
export function whyUmpired({history}: SeatReport, belief: SquareSet, square: Square): string {
	const {cells} = currentView(history);
	const name = squareName(square);
	if (isMan(cells[square])) {
		return `Your ${manRole(cells[square])} stands on ${name}.`;
	}

	if (belief.has(square)) {
		return belief.size === 1 ? `He is on ${name}: nowhere else.` : `He can be on ${name}.`;
	}

	const read = readPlacement(cells);
	return read.ok && attackedBy(read.value.placement).has(square)
		? `You attack ${name}, and he cannot have moved into check.`
		: `No way leads him to ${name} that fits all the umpire has said.`;
}

/** Returns what a try would leave to be known, as a sentence. */
export function leavesText(
	history: SeatHistory,
	tables: DrillTables,
	start: SquareSet | undefined,
	{move}: MoveLevel,
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
		const read = readPlacement(view.cells);
		const ending = read.ok ? materialName(read.value.placement.material) : '';
		const text =
			plansOf(ending).length === 0
				? 'There is no plan for these men but the table: + is a hint.'
				: 'The plan has nothing to say here.';
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
