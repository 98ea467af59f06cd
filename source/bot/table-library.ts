import {ok, type Result, unwrap} from '../core/result.js';
import {BeliefTable} from '../solver/belief-table.js';
import {type Material, materialName, nextMaterials, parseMaterial} from '../solver/material.js';
import {type Tables, workOf} from '../solver/build-table.js';
import {
	hasTable,
	neededTables,
	type TableGame,
	tableKey,
	USUAL_TABLES,
} from '../solver/table-game.js';
import type {WorkerClient} from './client.js';
import {gameTable, keyOfTable, tablesOfGame, tableTitle} from './game-tables.js';

/** Whoever builds tables and has them: a worker, or what builds them where it stands. */
export type TableBuilder = Pick<WorkerClient, 'tables' | 'addTable' | 'buildTable' | 'close'> & {
	another(): TableBuilder;
};

/** Where built tables are kept, by `tableKey`: a folder, or nothing. */
export type TableStore = {
	read(key: string): Int32Array | undefined;
	write(key: string, words: Int32Array): Result<undefined>;
	/** What was read last is not to be trusted: the next read gives another, or none. */
	setAside(key: string): void;
};

/** In so many places there can be a table: among those that were kept, and those that came with the program. */
const PLACES = 2;

/** How far a wait for tables is. */
export type TableProgress = {
	/** What is being built. */
	readonly ending: string;
	/** How far that is, from 0 to 1. */
	readonly fraction: number;
	/** How many tables are built in all, and how far they are together; left out when it is one alone. */
	readonly together?: {readonly tables: number; readonly fraction: number};
};

/** What a wait for tables may tell on its way. */
export type TableListener = {
	progressed?(progress: TableProgress): void;
	/** Something was amiss with the files: a sentence. The tables are there all the same. */
	warned?(sentence: string): void;
};

/** From how much work on a table is worth a thread of its own, in thousands of candidates. */
const WORTH_A_THREAD = 5000;

/**
 * The endgame tables: loaded from the store when it has sound ones, else built in the worker and kept
 * there. A damaged, foreign or older file is set aside with a word and built anew, never trusted.
 */
export class TableLibrary {
	readonly #client: TableBuilder;
	readonly #store: TableStore | undefined;

	constructor(client: TableBuilder, store?: TableStore) {
		this.#client = client;
		this.#store = store;
	}

	/** The tables that are loaded, of all games, by `tableKey`: the fog's by the name of the ending. */
	get tables(): Tables {
		return this.#client.tables;
	}

	/** Returns whether an ending and those it needs in a game are loaded; of an ending without a table it is not so. */
	has(ending: string, game: TableGame = USUAL_TABLES): boolean {
		const material = parseMaterial(ending);
		return (
			material.ok &&
			hasTable(game, material.value) &&
			neededTables(game, material.value).every((needed) => this.#isLoaded(needed, game))
		);
	}

	#isLoaded(material: Material, game: TableGame): boolean {
		return gameTable(this.tables, game, materialName(material)) !== undefined;
	}

	#load(material: Material, game: TableGame, listener: TableListener): boolean {
		const ending = materialName(material);
		const key = tableKey(game, ending);
		const reasons: string[] = [];
		let isLoaded = false;
		while (!isLoaded && reasons.length < PLACES) {
			const words = this.#store?.read(key);
			if (words === undefined) {
				break;
			}

			const others = tablesOfGame(this.tables, game);
			const table = BeliefTable.fromWords(words, material, others, game);
			if (table.ok) {
				this.#client.addTable(table.value);
				isLoaded = true;
			} else {
				this.#store?.setAside(key);
				reasons.push(table.error);
			}
		}

		for (const reason of reasons) {
			const then = isLoaded ? 'There is another one' : 'It is built anew';
			const title = tableTitle(ending, game);
			listener.warned?.(`The kept table of ${title} is not used: ${reason}. ${then}.`);
		}

		return isLoaded;
	}

	/**
	 * Resolves with the tables when those of the endings named, and of the smaller ones they lead to, are
	 * loaded for a game: the fog when it is left out. The map it gives holds what is loaded of all games, by
	 * `tableKey`; `gameTable(tables, game, ending)` looks one up, and `WorkerClient.addTable` hands one on to
	 * another worker, whose bots and tasks then find it in the same way. Throws for a name that is no ending,
	 * or one that the game has no table of; rejects when `signal` is aborted or the worker fails.
	 */
	async open(
		endings: readonly string[],
		listener: TableListener = {},
		signal?: AbortSignal,
		game: TableGame = USUAL_TABLES,
	): Promise<Tables> {
		const missing = new Map<string, Material>();
		for (const ending of endings) {
			const wanted = unwrap(parseMaterial(ending));
			if (!hasTable(game, wanted)) {
				throw new Error(`there is no table of ${tableTitle(ending, game)}`);
			}

			for (const material of neededTables(game, wanted)) {
				const name = materialName(material);
				const isThere = this.#isLoaded(material, game) || missing.has(name);
				if (!isThere && !this.#load(material, game, listener)) {
					missing.set(name, material);
				}
			}
		}

		if (missing.size > 0) {
			await this.#build([...missing.values()], game, listener, signal);
		}

		return this.tables;
	}

	/** Builds tables, two at a time where there is enough to do; each is kept as soon as it is finished. */
	async #build(
		materials: readonly Material[],
		game: TableGame,
		listener: TableListener,
		signal?: AbortSignal,
	): Promise<void> {
		const workOn = (material: Material): number => workOf(material, game);
		const isLarge = materials.filter((material) => workOn(material) >= WORTH_A_THREAD).length > 1;
		const helper = isLarge ? this.#client.another() : undefined;
		const idle = helper === undefined ? [this.#client] : [this.#client, helper];
		const waiting = [...materials].sort((a, b) => workOn(b) - workOn(a));
		const running = new Set<Promise<void>>();
		const total = materials.reduce((sum, material) => sum + workOn(material), 0);
		const fractions = new Map<Material, number>();
		const start = (client: TableBuilder, material: Material): void => {
			const building = this.#buildOne(client, material, game, signal, (fraction) => {
				fractions.set(material, fraction);
				let done = 0;
				for (const [one, part] of fractions) {
					done += workOn(one) * part;
				}

				const ending = materialName(material);
				const together = {tables: materials.length, fraction: done / total};
				listener.progressed?.({
					ending,
					fraction,
					...(materials.length > 1 ? {together} : {}),
				});
			})
				.then((table) => {
					this.#keep(table, listener);
					fractions.set(material, 1);
				})
				.finally(() => {
					running.delete(building);
					idle.push(client);
				});
			running.add(building);
		};
		try {
			while (waiting.length > 0 || running.size > 0) {
				const next = waiting.findIndex((material) => this.#isReady(material, game));
				const client = next < 0 ? undefined : idle.pop();
				if (client === undefined) {
					await Promise.race(running);
				} else {
					start(client, waiting.splice(next, 1)[0]);
				}
			}
		} finally {
			await helper?.close();
			await Promise.allSettled(running);
		}
	}

	/** Returns whether all is there that the table of an ending is built from. */
	#isReady(material: Material, game: TableGame): boolean {
		return nextMaterials(material).every(
			(next) => !hasTable(game, next) || this.#isLoaded(next, game),
		);
	}

	async #buildOne(
		client: TableBuilder,
		material: Material,
		game: TableGame,
		signal: AbortSignal | undefined,
		progressed: (fraction: number) => void,
	): Promise<BeliefTable> {
		for (const needed of neededTables(game, material).slice(0, -1)) {
			client.addTable(gameTable(this.tables, game, materialName(needed))!);
		}

		const table = await client.buildTable(materialName(material), progressed, signal, game);
		this.#client.addTable(table);
		return table;
	}

	#keep(table: BeliefTable, listener: TableListener): void {
		const {name, game, words} = table;
		const kept = this.#store?.write(keyOfTable(table), words) ?? ok(undefined);
		if (!kept.ok) {
			listener.warned?.(`The table of ${tableTitle(name, game)} cannot be kept: ${kept.error}.`);
		}
	}
}
