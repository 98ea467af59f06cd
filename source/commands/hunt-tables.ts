import type {BotQuestion} from '../bot/bot.js';
import {wantedTable} from '../bot/endings/hunt-lone-king.js';
import {keyOfTable} from '../bot/game-tables.js';
import {wantedTryTable} from '../bot/kriegspiel/lone-king/wanted-table.js';
import type {BeliefTable} from '../solver/belief-table.js';
import type {Tables} from '../solver/build-table.js';
import {type TableGame, tableKey, USUAL_TABLES} from '../solver/table-game.js';

export type TableSource = (endings: readonly string[], game: TableGame) => Promise<Tables>;

/**
 * The tables of bots that play whole games without a screen, by `tableKey`: those that all have, and another as
 * soon as a hunt for a lone king needs it, so that a won ending is not let go in the arena either.
 */
export class HuntTables {
	readonly #source: TableSource;
	readonly #tables = new Map<string, BeliefTable>();
	/** Those that were asked for: what could not be had is not asked for again. */
	readonly #asked = new Set<string>();

	constructor(source: TableSource) {
		this.#source = source;
	}

	/** The tables that are open; they grow. */
	get tables(): Tables {
		return this.#tables;
	}

	/** Opens the tables of endings in a game, the usual one when it is left out. Rejects when they cannot be had. */
	async open(endings: readonly string[], game: TableGame = USUAL_TABLES): Promise<Tables> {
		for (const table of (await this.#source(endings, game)).values()) {
			this.#tables.set(keyOfTable(table), table);
		}

		return this.#tables;
	}

	/** Opens the table that a seat needs in the hunt it is in, if any; without it the bot plays on as well as it can. */
	async openFor(question: Pick<BotQuestion, 'history' | 'menAtStart'>): Promise<void> {
		const tried = wantedTryTable(question);
		const ending = tried?.ending ?? wantedTable(question);
		const game = tried?.game ?? USUAL_TABLES;
		const key = tableKey(game, ending ?? '');
		if (ending === undefined || this.#tables.has(key) || this.#asked.has(key)) {
			return;
		}

		this.#asked.add(key);
		await this.open([ending], game).catch(() => undefined);
	}
}
