import type {Random} from '../../core/random.js';
import type {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {tablesOfGame} from '../../bot/game-tables.js';
import {clairvoyantStep} from '../../endings/kriegspiel/clairvoyant-king.js';
import {phantomAnswer, phantomStep} from '../../endings/kriegspiel/phantom-king.js';
import {asWhiteMove} from '../../endings/kriegspiel/track-lone-king.js';
import type {Tables} from '../../solver/build-table.js';
import type {Placement} from '../../solver/material.js';
import {drillTableGame} from '../game.js';
import type {DrillSeat} from '../settings.js';

const gameOf = (tables: Tables): Tables => tablesOfGame(tables, drillTableGame('kriegspiel'));

/** What White knows, and where the king really is. */
export type UmpiredPoint = {
	readonly placement: Placement;
	readonly belief: SquareSet;
	readonly king: Square;
};

/**
 * Returns on which squares the phantom may then stand, White trying a move: those for which the umpire's
 * answer is worst for him. `tables` are those of all games.
 */
export function umpiredShows(
	tables: Tables,
	placement: Placement,
	belief: SquareSet,
	move: UciMove,
): SquareSet {
	const white = asWhiteMove(placement, move);
	return white === undefined ? belief : phantomAnswer(gameOf(tables), placement, belief, white);
}

/** Returns the lone king's move behind an umpire: the phantom's, who may turn out to come from elsewhere, or the clairvoyant's. */
export function umpiredReply(
	player: DrillSeat['player'],
	tables: Tables,
	{placement, belief, king}: UmpiredPoint,
	random: Random,
): UciMove {
	return player === 'phantom'
		? phantomStep(placement, belief, random)
		: {from: king, to: clairvoyantStep(gameOf(tables), placement, belief, king, random)};
}
