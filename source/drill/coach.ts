import type {SquareSet} from '../core/square-set.js';
import {parseUci, type UciMove} from '../core/uci.js';
import {afterUci} from '../endings/after-uci.js';
import {judgeMove, type Verdict} from '../endings/judge.js';
import {currentView, type SeatHistory, viewBefore} from '../knowledge/history.js';
import {trackLoneKing} from '../knowledge/lone-king-belief.js';
import type {View} from '../rules/view.js';
import type {Tables} from '../solver/build-table.js';
import {NEVER} from '../solver/levels.js';
import {materialName, readPlacement} from '../solver/material.js';
import {bestMoves, hiddenFrom, type MoveLevel, probe, type ProbeResult} from '../solver/probe.js';
import {drillGame} from './game.js';
import {adviseUmpired} from './kriegspiel/advice.js';

/** What the table says of White's knowledge at some point; undefined when it has nothing to say. */
function ask(tables: Tables, view: View, belief: SquareSet): ProbeResult | undefined {
	const read = readPlacement(view.cells);
	const table = read.ok ? tables.get(materialName(read.value.placement.material)) : undefined;
	if (!read.ok || table === undefined) {
		return undefined;
	}

	const probed = probe(table, read.value.placement, belief);
	return probed.ok ? probed.value : undefined;
}

/** A move of the attacker's, or a try that an umpire refused, with what it was worth. `ply` counts from 0. */
export type JudgedMove = {
	readonly ply: number;
	readonly move: string;
	readonly verdict: Verdict;
	readonly isRefused?: boolean;
};

/** What the coach can tell the attacker, all of it from what the attacker has seen. */
export type Advice = {
	/** Where the king can be. */
	readonly belief: SquareSet;
	/** Where he could be before the last ply; the same at the start. */
	readonly before: SquareSet;
	/** The fewest moves needed at worst, the capture included; undefined when it cannot be forced or it is not the attacker's turn. */
	readonly needed?: number;
	/** The moves that need no more; none when it cannot be forced. */
	readonly best: readonly MoveLevel[];
	readonly judged: readonly JudgedMove[];
};

/**
 * Returns the coach's advice to White. `tables`, by `tableKey`, are those of all games; `start` is where White knew the
 * king to be at the start, undefined for nowhere.
 */
export function advise(history: SeatHistory, tables: Tables, start?: SquareSet): Advice {
	if (drillGame(history.variant) === 'kriegspiel') {
		return adviseUmpired(history, tables, start);
	}

	const beliefs = trackLoneKing(history, 0, start);
	const judged: JudgedMove[] = [];
	for (const [ply, {by, move}] of history.plies.entries()) {
		const played = move === undefined ? undefined : parseUci(move);
		if (by !== history.seat || move === undefined || played === undefined) {
			continue;
		}

		const probed = ask(tables, viewBefore(history, ply), beliefs[ply]);
		if (probed !== undefined) {
			judged.push({ply, move, verdict: judgeMove(probed, played)});
		}
	}

	const now = beliefs.length - 1;
	const view = currentView(history);
	const probed = view.turn === history.seat ? ask(tables, view, beliefs[now]) : undefined;
	return {
		belief: beliefs[now],
		before: beliefs[Math.max(0, now - 1)],
		...(probed === undefined || probed.level === NEVER ? {} : {needed: probed.level}),
		best: probed === undefined ? [] : bestMoves(probed),
		judged,
	};
}

/** How a drill went for White against the optimum. */
export type DrillScore = {
	/** White's moves so far. */
	readonly moves: number;
	/** What the table needs from the start at worst; undefined when it is not won. */
	readonly par?: number;
	/** Moves given away, and the moves that let a won ending go. */
	readonly lost: number;
	readonly thrown: number;
};

/** Returns White's score at this point of a drill. */
export function scoreDrill(history: SeatHistory, tables: Tables, start?: SquareSet): DrillScore {
	const {judged} = advise(history, tables, start);
	const {tries: _tries, ...untouched} = history;
	const {needed: par} = advise({...untouched, plies: []}, tables, start);
	const costs = judged.map(({verdict}) => (verdict.kind === 'costs' ? verdict.by : 0));
	return {
		moves: history.plies.filter(({by}) => by === history.seat).length,
		...(par === undefined ? {} : {par}),
		lost: costs.reduce((sum, cost) => sum + cost, 0),
		thrown: judged.filter(({verdict}) => verdict.kind === 'throws').length,
	};
}

/**
 * Returns on how many squares the king can be once a move of White's is made and he is still not seen,
 * before he moves on.
 */
export function squaresLeft(history: SeatHistory, belief: SquareSet, move: UciMove): number {
	const read = readPlacement(currentView(history).cells);
	return read.ok
		? belief.intersect(hiddenFrom(afterUci(read.value.placement, move))).size
		: belief.size;
}
