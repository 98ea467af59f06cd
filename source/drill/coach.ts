import {given} from '../core/given.js';
import {keepLast} from '../core/keep-last.js';
import type {SquareSet} from '../core/square-set.js';
import {type UciMove, makeUci} from '../core/uci.js';
import {type SeatHistory} from '../rules/history.js';
import {type BeliefGame, findTry, type Point} from '../endings/belief-game.js';
import {judgeMove, type Verdict} from '../endings/judge.js';
import type {BeliefTable} from '../solver/belief-table.js';
import {NEVER} from '../solver/levels.js';
import {materialName} from '../solver/material.js';
import {bestMoves, type MoveLevel, probe, type ProbeResult} from '../solver/probe.js';
import {gameOf, tableFor} from './game.js';
import type {DrillTables} from './tables.js';

/** So many answers are kept of each table, for one drill is asked about again and again. */
const MOST_KEPT = 1000;
const kept = new WeakMap<BeliefTable, Map<string, ProbeResult | undefined>>();

/** Returns what the table says of White's knowledge, White to move; undefined when it has nothing to say. */
function ask(
	tables: DrillTables,
	game: BeliefGame,
	{placement, belief}: Point,
): ProbeResult | undefined {
	const table = tableFor(tables, game, materialName(placement.material));
	// Without a king he has lost.
	if (table === undefined || placement.squares.length === 0 || !game.table.counts(placement)) {
		return undefined;
	}

	const known = kept.get(table) ?? new Map<string, ProbeResult | undefined>();
	kept.set(table, known);
	const key = [...placement.squares, belief.low, belief.high].join();
	return keepLast(known, key, MOST_KEPT, () => {
		const probed = probe(table, placement, belief);
		return probed.ok ? probed.value : undefined;
	});
}

/** A move of the attacker's, or a try of his that was refused, with what it was worth. `ply` counts from 0. */
export type JudgedMove = {
	readonly ply: number;
	readonly move: string;
	readonly verdict: Verdict;
	readonly isRefused?: boolean;
};

/** What the coach can tell the attacker, all of it from what the attacker has seen and heard. */
export type Advice = {
	/** Where the king can be. */
	readonly belief: SquareSet;
	/** Where he could be before the last ply, or the last try; the same at the start. */
	readonly before: SquareSet;
	/** The fewest moves needed at worst, the last one included; undefined when it cannot be forced or it is not the attacker's turn. */
	readonly needed?: number;
	/** The moves that need no more; none when it cannot be forced. */
	readonly best: readonly MoveLevel[];
	readonly judged: readonly JudgedMove[];
};

/** Returns the coach's advice to White. `start` is where White knew the king to be at the start, undefined for nowhere. */
export function advise(history: SeatHistory, tables: DrillTables, start?: SquareSet): Advice {
	const game = gameOf(history.variant);
	const moments = game.read(history, start);
	const judged = moments.flatMap((moment): JudgedMove[] => {
		const {ply, tried} = moment;
		const probed = tried === undefined ? undefined : ask(tables, game, moment);
		if (tried === undefined || probed === undefined) {
			return [];
		}

		const {move, isRefused} = tried;
		const verdict = judgeMove(probed, move, isRefused);
		return [{ply, move: makeUci(move), verdict, ...(isRefused ? {isRefused} : {})}];
	});

	const now = moments[moments.length - 1];
	const probed = now.turn === history.seat ? ask(tables, game, now) : undefined;
	return {
		belief: now.belief,
		before: moments[Math.max(0, moments.length - 2)].belief,
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
export function scoreDrill(
	history: SeatHistory,
	tables: DrillTables,
	start?: SquareSet,
): DrillScore {
	const {judged} = advise(history, tables, start);
	const {tries: _tries, ...untouched} = history;
	const {needed: par} = advise({...untouched, plies: []}, tables, start);
	const costs = judged.map(({verdict}) => (verdict.kind === 'costs' ? verdict.by : 0));
	return {
		moves: history.plies.filter(({by}) => by === history.seat).length,
		...given({par}),
		lost: costs.reduce((sum, cost) => sum + cost, 0),
		thrown: judged.filter(({verdict}) => verdict.kind === 'throws').length,
	};
}

/** What a move leaves White to reckon with. */
export type MoveLeaves = {
	/** On how many squares the king can be if it is refused; 0 when it cannot be. */
	readonly refused: number;
	/** On how many if it stands and nothing is seen or heard of him, before he moves; 0 when something always is. */
	readonly silent: number;
};

/** Returns what a move leaves in what White knows at a moment. */
export function leavesOf(game: BeliefGame, now: Point, move: UciMove): MoveLeaves {
	const tried = findTry(game, now, move);
	const leaves = {refused: 0, silent: 0};
	for (const {answer, belief} of tried === undefined ? [] : game.cases(now, tried)) {
		if (answer.kind === 'refused') {
			leaves.refused += belief.size;
		} else if (answer.kind === 'played' && answer.checks.length === 0) {
			leaves.silent += belief.size;
		}
	}

	return leaves;
}
