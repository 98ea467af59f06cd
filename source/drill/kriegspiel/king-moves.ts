import {gameTable, tablesOfGame} from '../../bot/game-tables.js';
import {BLACK_MAN, KING} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import {parseUci} from '../../core/uci.js';
import {TableHunt} from '../../endings/kriegspiel/table-hunt.js';
import {trackUmpiredKing} from '../../endings/kriegspiel/track-lone-king.js';
import {viewBefore} from '../../knowledge/history.js';
import type {Match} from '../../match/match.js';
import {seatReport} from '../../match/seat-report.js';
import {NEVER} from '../../solver/levels.js';
import {drillTableGame} from '../game.js';
import {drillOf, knownStart} from '../knowledge.js';
import type {DrillTables} from '../tables.js';

/** So many of White's moves are looked ahead, one more counted with each step; what the table needs at worst stands for the rest. */
const DEPTH = 2;

/** What a move of the lone king's was worth, by where White's men really stood and what White knew. */
export type KingMove = {
	readonly ply: number;
	/** How many moves White then needed at most, playing on by the table; undefined when no win was sure any more. */
	readonly left?: number;
	/** The same after the best step, and which steps those were. */
	readonly most?: number;
	readonly best: readonly Square[];
};

const movesOf = (left: number): number | undefined => (left < NEVER ? left : undefined);

/**
 * Returns what the lone king's moves were worth in a drill of Kriegspiel in which the person had him. None for any
 * other game, without its table, and for one that is not over: where White stands and what he knows is a secret till then.
 */
export function judgeKingMoves(match: Match, tables: DrillTables): readonly KingMove[] {
	const {settings, outcome} = match;
	const drill = drillOf(settings);
	if (outcome === undefined || drill?.role !== 'defender' || drill.game !== 'kriegspiel') {
		return [];
	}

	const game = drillTableGame('kriegspiel');
	if (gameTable(tables, game, drill.ending) === undefined) {
		return [];
	}

	const {history} = seatReport(match, 'white');
	const {history: own} = seatReport(match, 'black');
	const hunt = new TableHunt(tablesOfGame(tables, game));
	const moments = trackUmpiredKing(history, knownStart(settings));
	return moments.flatMap(({turn, ply, placement, belief}): KingMove[] => {
		const move = turn === 'black' ? parseUci(own.plies.at(ply)?.move ?? '') : undefined;
		if (move === undefined) {
			return [];
		}

		const king = viewBefore(own, ply).cells.indexOf(KING | BLACK_MAN);
		const steps = hunt.steps(placement, belief, king, DEPTH);
		const most = Math.max(...steps.map(({left}) => left));
		const left = movesOf(steps.find(({to}) => to === move.to)?.left ?? NEVER);
		const longest = movesOf(most);
		return [
			{
				ply,
				...(left === undefined ? {} : {left}),
				...(longest === undefined ? {} : {most: longest}),
				best: steps.filter((one) => one.left === most).map(({to}) => to),
			},
		];
	});
}
