import {WorkerClient} from '../bot/client.js';
import {keyOfTable, tablesOfGame, tableTitle} from '../bot/game-tables.js';
import {
	type TableBuilder,
	TableLibrary,
	type TableListener,
	type TableStore,
} from '../bot/table-library.js';
import {fail, unwrap} from '../core/result.js';
import type {BeliefTable} from '../solver/belief-table.js';
import {buildTable, type Tables} from '../solver/build-table.js';
import {materialName, parseMaterial} from '../solver/material.js';
import {neededTables, type TableGame, tableKey, USUAL_TABLES} from '../solver/table-game.js';
import {findPaths} from '../storage/paths.js';
import {TableCache} from '../storage/table-cache.js';
import type {CommandIo, Flags} from './command.js';
import {interruptible, ProgressBar, runSteps} from './run-steps.js';
import {readTables} from './read-endings.js';
import type {BotQuestion} from '../bot/bot.js';
import {wantedTable} from '../bot/endings/hunt-lone-king.js';
import {wantedTryTable} from '../bot/kriegspiel/lone-king/wanted-table.js';
import {fromProgram} from '../text/saves.js';

export type OpenTables = {
	/** By the names of their endings, each behind those that it is built from. */
	readonly tables: Tables;
	/** The names of those that were built just now. */
	readonly built: ReadonlySet<string>;
	/** Whether all that were built could be kept. */
	readonly isKept: boolean;
};

/** Returns the folder of built tables, or undefined with a word on stderr when nobody's home is known. */
export function openTableCache(io: CommandIo): TableCache | undefined {
	const paths = findPaths();
	if (!paths.ok) {
		io.error(`fogchess: tables cannot be kept: ${paths.error}`);
		return undefined;
	}

	return TableCache.in(paths.value);
}

/** Builds tables here, step by step: those of games of tries take seconds, so that no thread is worth it. */
function buildHere(io: CommandIo): TableBuilder {
	const tables = new Map<string, BeliefTable>();
	const builder: TableBuilder = {
		tables,
		another: () => builder,
		addTable: (table) => void tables.set(keyOfTable(table), table),
		async buildTable(ending, _onProgress, _signal, game = USUAL_TABLES) {
			const steps = buildTable(unwrap(parseMaterial(ending)), tablesOfGame(tables, game), game);
			return runSteps(steps, `Building ${tableTitle(ending, game)}`, io);
		},
		close: async () => undefined,
	};
	return builder;
}

/**
 * Returns the tables of some endings in a game and of those they lead to, from the cache, or built and
 * kept there; the fog's are built in the worker. Shows the progress on a terminal, and says in a sentence what is amiss with the files.
 * Ctrl+C ends the process with 130; the tables that were finished are kept.
 */
export async function openTables(
	endings: readonly string[],
	io: CommandIo,
	game: TableGame = USUAL_TABLES,
): Promise<OpenTables> {
	const client = game.heard === undefined ? new WorkerClient() : buildHere(io);
	const bar = new ProgressBar(io);
	const cache = openTableCache(io);
	const built = new Set<string>();
	let isKept = true;
	const store: TableStore = {
		read: (key) => cache?.read(key),
		write(key, words) {
			built.add(key);
			const written = cache?.write(key, words) ?? fail('there is no folder for it');
			isKept &&= written.ok;
			return written;
		},
		setAside: (key) => cache?.setAside(key),
	};
	const listener: TableListener = {
		progressed({ending, fraction, together}) {
			if (together === undefined) {
				bar.show(`Building ${ending}`, fraction);
			} else {
				bar.show(`Building ${together.tables} tables`, together.fraction);
			}
		},
		warned(sentence) {
			bar.clear();
			io.error(fromProgram(sentence));
		},
	};
	const library = new TableLibrary(client, store);
	try {
		const all = await interruptible(async () => library.open(endings, listener, undefined, game));
		const tables = new Map<string, BeliefTable>();
		for (const ending of endings) {
			for (const material of neededTables(game, unwrap(parseMaterial(ending)))) {
				const name = materialName(material);
				tables.set(name, all.get(tableKey(game, name))!);
			}
		}

		return {tables, built, isKept};
	} finally {
		bar.clear();
		await client.close();
	}
}

export async function openNamedTables(
	words: readonly string[],
	flags: Flags,
	io: CommandIo,
): Promise<OpenTables & ReturnType<typeof readTables>> {
	const named = readTables(words, flags);
	return {...named, ...(await openTables(named.endings, io, named.game))};
}

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
