import type {BotQuestion} from '../bot/bot.js';
import {wantedTable} from '../bot/endings/hunt-lone-king.js';
import type {BeliefTable} from '../solver/belief-table.js';
import type {Tables} from '../solver/build-table.js';

/** Opens the tables of some endings. */
export type TableSource = (endings: readonly string[]) => Promise<Tables>;

/**
 * The tables of bots that play whole games without a screen: those that all have, and another as soon as a
 * hunt for a lone king needs it, so that a won ending is not let go in the arena either.
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

	/** Opens the tables of endings. Rejects when they cannot be had. */
	async open(endings: readonly string[]): Promise<Tables> {
		for (const [ending, table] of await this.#source(endings)) {
			this.#tables.set(ending, table);
		}

		return this.#tables;
	}

	/** Opens the table that a seat needs in the hunt it is in, if any; without it the bot plays on as well as it can. */
	async openFor(question: Pick<BotQuestion, 'history' | 'menAtStart'>): Promise<void> {
		const ending = wantedTable(question);
		if (ending === undefined || this.#tables.has(ending) || this.#asked.has(ending)) {
			return;
		}

		this.#asked.add(ending);
		await this.open([ending]).catch(() => undefined);
	}
}
