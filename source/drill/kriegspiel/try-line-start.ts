import {gameTable} from '../../bot/game-tables.js';
import {parseFen} from '../../core/fen.js';
import {fail, ok, type Result} from '../../core/result.js';
import {NEVER} from '../../solver/levels.js';
import {materialName, readPlacement} from '../../solver/material.js';
import {drillTableGame} from '../game.js';
import type {UmpiredStrategy} from '../settings.js';
import {makeStartFen} from '../start-fen.js';
import {drillMaterial} from '../start.js';
import type {DrillTables} from '../tables.js';
import {findUmpiredStart} from './draw-start.js';
import type {TryLineStart} from './try-line.js';

/** What is to be watched of Kriegspiel. */
export type TryLineWish = {
	readonly ending: string;
	readonly strategy: UmpiredStrategy;
	readonly seed: number;
	/** The start; drawn from the seed when left out. */
	readonly fen?: string;
};

/**
 * Returns the start of a line behind an umpire. White is told nothing of the king where he wins for sure all
 * the same, and else his square. The error is a sentence part.
 */
export function drawTryLineStart(wish: TryLineWish, tables: DrillTables): Result<TryLineStart> {
	const {strategy, seed, fen} = wish;
	const game = drillTableGame('kriegspiel');
	const material = drillMaterial({...wish, game: 'kriegspiel'});
	if (!material.ok) {
		return material;
	}

	const table = gameTable(tables, game, materialName(material.value));
	if (table === undefined) {
		return fail(`there is no table for ${materialName(material.value)}`);
	}

	if (fen !== undefined) {
		const setup = parseFen(fen);
		const read = setup.ok ? readPlacement(setup.value.cells) : setup;
		if (!read.ok) {
			return read;
		}

		const {placement} = read.value;
		const isTold = table.levelOf(placement.squares, game.hidden(placement)) === NEVER;
		return ok({fen, strategy, isTold, seed});
	}

	const blind = findUmpiredStart(table, {seed, blind: true});
	const drawn = blind.ok ? blind : findUmpiredStart(table, {seed, blind: false});
	return drawn.ok
		? ok({
				fen: makeStartFen(drawn.value.placement, drawn.value.king),
				strategy,
				isTold: !blind.ok,
				seed,
			})
		: drawn;
}
