import {given} from '../core/given.js';
import {BLACK_MAN, KING} from '../core/man.js';
import {SquareSet} from '../core/square-set.js';
import type {Square} from '../core/square.js';
import {parseUci} from '../core/uci.js';
import type {Match} from '../match/match.js';
import {seatReport} from '../match/seat-report.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import {NEVER} from '../solver/levels.js';
import {readPlacement} from '../solver/material.js';
import {answerRook} from '../theory/paper/lone-king.js';
import {paperSteps, type PlanStep} from '../theory/paper/paper-steps.js';
import {REPAIRS, STEPS} from '../theory/paper/steps.js';
import {PLAN_BOOKS} from '../theory/plan-books.js';
import {gameOf, tableFor, tablesFor} from './game.js';
import {drillOf, type KnownDrill, knownStart} from './knowledge.js';
import type {KingStep} from './line.js';
import type {DrillTables} from './tables.js';

/** Returns the drill in which the person was the lone king, once it is over: where White stands and what he has in mind is a secret till then. */
function defenceIn({settings, outcome}: Match): KnownDrill | undefined {
	const drill = drillOf(settings);
	return outcome !== undefined && drill?.role === 'defender' ? drill : undefined;
}

const kingIn = (history: SeatHistory, ply: number): Square =>
	viewBefore(history, ply).cells.indexOf(KING | BLACK_MAN);

/** So many of White's moves are looked ahead, one more counted with each step; what the table needs at worst stands for the rest. */
const DEPTH = 2;

/** What a move of the lone king's was worth, by where White's men really stood and what White knew. */
export type JudgedStep = {
	readonly ply: number;
	/** How many moves White then needed at most, playing on by the table; undefined when no win was sure any more. */
	readonly left?: number;
	/** The same after the best step, and which steps those were. */
	readonly most?: number;
	readonly best: readonly Square[];
};

const movesOf = (left: number): number | undefined => (left < NEVER ? left : undefined);

/**
 * Returns what the lone king's moves were worth in a drill in which the person had him. None where nobody can tell, without the
 * ending's table, and for one that is not over.
 */
export function judgeKingMoves(match: Match, tables: DrillTables): readonly JudgedStep[] {
	const {settings} = match;
	const drill = defenceIn(match);
	const game = gameOf(settings.variant);
	const steps = drill === undefined ? undefined : game.judgeSteps?.(tablesFor(tables, game));
	if (steps === undefined || tableFor(tables, game, drill?.ending ?? '') === undefined) {
		return [];
	}

	const {history} = seatReport(match, 'white');
	const {history: own} = seatReport(match, 'black');
	const moments = game.read(history, knownStart(settings));
	return moments.flatMap((moment): JudgedStep[] => {
		const {turn, ply} = moment;
		const move = turn === 'black' ? parseUci(own.plies.at(ply)?.move ?? '') : undefined;
		if (move === undefined) {
			return [];
		}

		const worths = steps(moment, kingIn(own, ply), DEPTH);
		const most = Math.max(...worths.map(({left}) => left));
		const left = movesOf(worths.find(({to}) => to === move.to)?.left ?? NEVER);
		const longest = movesOf(most);
		return [
			{
				ply,
				...given({left, most: longest}),
				best: worths.filter((one) => one.left === most).map(({to}) => to),
			},
		];
	});
}

/**
 * Returns what the paper's king would have done at each ply of Black's in a drill in which the person was the
 * lone king against king and rook, from the square where he stood: entry n is for ply n (0 is the first).
 * None for any other game, for Kriegspiel, and for one that is not over.
 */
export function loneKingSteps(match: Match): readonly (KingStep | undefined)[] {
	const drill = defenceIn(match);
	if (drill === undefined || PLAN_BOOKS[drill.game].defended !== drill.ending) {
		return [];
	}

	const {history: white} = seatReport(match, 'white');
	const {history: black} = seatReport(match, 'black');
	return white.plies.map(({by}, ply) => {
		const read = readPlacement(viewBefore(white, ply).cells);
		if (by === 'white' || !read.ok || read.value.placement.material.length === 0) {
			return undefined;
		}

		const answered = answerRook(read.value.placement, SquareSet.from([kingIn(black, ply)]));
		if (!answered.ok) {
			return undefined;
		}

		const {lemma, step, repair, to} = answered.value;
		return {
			lemma,
			step: STEPS[step],
			...(repair === undefined ? {} : {repair: REPAIRS[repair]}),
			held: to,
		};
	});
}

/**
 * Returns what White's plan said before each ply of a drill in which the paper hunted the person: entry n
 * is for the first n plies. None for any other game, and for one that is not over.
 */
export function planOfDefence(match: Match): readonly (PlanStep | undefined)[] {
	const drill = defenceIn(match);
	return drill === undefined
		? []
		: paperSteps(seatReport(match, 'white').history, knownStart(match.settings), drill.strategy);
}
