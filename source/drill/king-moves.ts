import {BLACK_MAN, KING} from '../core/man.js';
import type {Square} from '../core/square.js';
import {parseUci} from '../core/uci.js';
import {viewBefore} from '../rules/history.js';
import type {Match} from '../match/match.js';
import {seatReport} from '../match/seat-report.js';
import {NEVER} from '../solver/levels.js';
import {gameOf, tableFor, tablesFor} from './game.js';
import {drillOf, knownStart} from './knowledge.js';
import type {DrillTables} from './tables.js';

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
 * ending's table, and for one that is not over: where White stands and what he knows is a secret till then.
 */
export function judgeKingMoves(match: Match, tables: DrillTables): readonly JudgedStep[] {
	const {settings, outcome} = match;
	const drill = drillOf(settings);
	const game = gameOf(settings.variant);
	const isDefence = outcome !== undefined && drill?.role === 'defender';
	const steps = isDefence ? game.judgeSteps?.(tablesFor(tables, game)) : undefined;
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

		const king = viewBefore(own, ply).cells.indexOf(KING | BLACK_MAN);
		const worths = steps(moment, king, DEPTH);
		const most = Math.max(...worths.map(({left}) => left));
		const left = movesOf(worths.find(({to}) => to === move.to)?.left ?? NEVER);
		const longest = movesOf(most);
		return [
			{
				ply,
				...(left === undefined ? {} : {left}),
				...(longest === undefined ? {} : {most: longest}),
				best: worths.filter((one) => one.left === most).map(({to}) => to),
			},
		];
	});
}
