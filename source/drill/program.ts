import type {Random} from '../core/random.js';
import {fail, ok, type Result} from '../core/result.js';
import type {SquareSet} from '../core/square-set.js';
import type {UciMove} from '../core/uci.js';
import {levelToMove} from '../endings/levels.js';
import type {SeatHistory} from '../rules/history.js';
import {NEVER} from '../solver/levels.js';
import {PLAN_BOOKS} from '../theory/plan-books.js';
import {drillGame, gameOf, tablesFor} from './game.js';
import type {DrillStrategy} from './settings.js';
import type {DrillTables} from './tables.js';

/**
 * Returns what White plays next in a drill in which the program has his men, from his own history alone: by a plan as
 * long as that has something to play and gets somewhere, else by the table. `start` is where he knew the king to be at
 * the start. Fails, as a sentence part, where nothing can be played.
 */
export function programMove(
	history: SeatHistory,
	start: SquareSet | undefined,
	tables: DrillTables,
	strategy: DrillStrategy,
	random: Random,
): Result<UciMove> {
	const game = gameOf(history.variant);
	const points = game.read(history, start).filter(({turn}) => turn === history.seat);
	const now = points.at(-1);
	if (now === undefined || history.plies.length % 2 === 1) {
		return fail('White is not to move');
	}

	const decided = PLAN_BOOKS[drillGame(history.variant)].decide(strategy, history, start);
	if (decided !== undefined) {
		return ok(decided);
	}

	const own = tablesFor(tables, game);
	const attack = game.attacker(own, random);
	// Only where no win is sure does it matter for which squares he played before.
	const isSure = !game.remembers || levelToMove(own, now.placement, now.belief) < NEVER;
	const moves = (isSure ? [now] : points).map((point) => attack(point));
	return moves[moves.length - 1];
}
