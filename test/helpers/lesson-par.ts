import {turnsOf} from '../../source/theory/walk/walk-attack.js';
import {Walker} from '../../source/theory/walk/walker.js';
import {parseFen} from '../../source/core/fen.js';
import {unwrap} from '../../source/core/result.js';
import {scoreDrill} from '../../source/drill/coach.js';
import {knownStart} from '../../source/drill/knowledge.js';
import type {Lesson} from '../../source/drill/lessons.js';
import {STRATEGISTS} from '../../source/theory/paper/strategists.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import type {Tables} from '../../source/solver/build-table.js';
import {readPlacement} from '../../source/solver/material.js';

/** After so many of White's moves the host calls a draw. */
const FIFTY = 50;

/** Returns the par that a lesson ought to have: by the table, or against a plan by walking through it from there. */
export function lessonPar(
	{strategy, ending, fen}: Lesson,
	match: Match,
	tables: Tables,
): number | undefined {
	if (strategy === 'table') {
		const {history} = seatReport(match, 'white');
		return scoreDrill(history, tables, knownStart(match.settings)).par;
	}

	const {placement, blackKing} = unwrap(readPlacement(unwrap(parseFen(fen)).cells));
	const plan = STRATEGISTS[strategy]![ending];
	const memory = plan.begin(placement, blackKing);
	const start = {memory, placement, king: blackKing, glimpsed: blackKing};
	const worth = new Walker(turnsOf(plan)).start(start);
	return worth === undefined || worth === 'unsettled' ? undefined : Math.min(worth.moves, FIFTY);
}
