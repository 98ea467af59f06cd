import {given} from '../core/given.js';
import type {SquareSet} from '../core/square-set.js';
import {trackKing} from '../endings/belief-game.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import type {MoveLevel} from '../solver/probe.js';
import {advise, type JudgedMove} from './coach.js';
import {gameOf} from './game.js';
import type {DrillTables} from './tables.js';

/** A move of White's beside the optimum. */
export type ComparedMove = JudgedMove & {
	/** The fewest moves that White needed before it, it included; undefined when nothing was forced. */
	readonly needed?: number;
	/** The moves that would have needed no more; none when nothing was forced. */
	readonly best: readonly MoveLevel[];
	/** Where the king could be before it. */
	readonly before: SquareSet;
	/** What an umpire refused before it in the same turn; none without one. */
	readonly refused: readonly JudgedMove[];
};

/** What White knew at one point of a drill, and what it was worth. */
export type ComparedStep = {
	/** Where the king could be. */
	readonly belief: SquareSet;
	/** The fewest moves that White still needs at worst; undefined when nothing is forced. */
	readonly needed?: number;
	/** White's move that led here; undefined at the start and after the king's moves. */
	readonly move?: ComparedMove;
};

/** Returns the moves that White still needs after one that was judged; undefined when nothing is forced. */
const leftAfter = ({verdict}: JudgedMove): number | undefined =>
	verdict.kind === 'keeps' || verdict.kind === 'costs' ? verdict.left : undefined;

/**
 * Returns a drill step by step with the optimum beside it, by what White knew at each: entry n is the
 * drill after n plies. `start` is where White knew the king to be at the start, undefined for nowhere.
 * Nothing but White's history goes into it.
 */
export function compareWithOptimum(
	history: SeatHistory,
	tables: DrillTables,
	start?: SquareSet,
): readonly ComparedStep[] {
	const beliefs = trackKing(gameOf(history.variant), history, start);
	const {tries: _tries, ...played} = history;
	const {judged} = advise(history, tables, start);
	/** What the coach says of the moment before a ply, as if it were the start. */
	const adviseAt = (ply: number) =>
		advise({...played, start: viewBefore(history, ply), plies: []}, tables, beliefs[ply]);
	return beliefs.map((belief, ply): ComparedStep => {
		const tried = judged.filter((one) => one.ply === ply - 1);
		const made = tried.find(({isRefused}) => isRefused !== true);
		if (made === undefined) {
			const isOnTurn = viewBefore(history, ply).turn === history.seat;
			return {belief, ...given({needed: isOnTurn ? adviseAt(ply).needed : undefined})};
		}

		const {needed, best} = adviseAt(ply - 1);
		return {
			belief,
			...given({needed: leftAfter(made)}),
			move: {
				...made,
				...given({needed}),
				best,
				before: beliefs[ply - 1],
				refused: tried.filter(({isRefused}) => isRefused === true),
			},
		};
	});
}
