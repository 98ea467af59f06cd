import {unwrap, type Result} from '../core/result.js';
import {BeliefTable} from '../solver/belief-table.js';
import {
	type Material,
	materialName,
	neededMaterials,
	nextMaterials,
	parseMaterial,
} from '../solver/material.js';
import {type Tables, workOf} from '../solver/build-table.js';
import type {WorkerClient} from './client.js';

/** Where built tables are kept: a folder, or nothing. */
export type TableStore = {
	read(ending: string): Int32Array | undefined;
	write(ending: string, words: Int32Array): Result<undefined>;
	/** What was read last is not to be trusted: the next read gives another, or none. */
	setAside(ending: string): void;
};

/** In so many places there can be a table: among those that were kept, and those that came with the program. */
const PLACES = 2;

/** How a wait for tables goes on. */
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
	readonly #client: WorkerClient;
	readonly #store: TableStore | undefined;

	constructor(client: WorkerClient, store?: TableStore) {
		this.#client = client;
		this.#store = store;
	}

	/** The tables that are loaded, by the name of the ending. */
	get tables(): Tables {
		return this.#client.tables;
	}

	/** Returns whether an ending and those it needs are loaded. */
	has(ending: string): boolean {
		const material = parseMaterial(ending);
		return (
			material.ok &&
			neededMaterials(material.value).every((needed) => this.tables.has(materialName(needed)))
		);
	}

	#load(material: Material, listener: TableListener): boolean {
		const ending = materialName(material);
		const reasons: string[] = [];
		let isLoaded = false;
		while (!isLoaded && reasons.length < PLACES) {
			const words = this.#store?.read(ending);
			if (words === undefined) {
				break;
			}

			const table = BeliefTable.fromWords(words, material, this.tables);
			if (table.ok) {
				this.#client.addTable(table.value);
				isLoaded = true;
			} else {
				this.#store?.setAside(ending);
				reasons.push(table.error);
			}
		}

		for (const reason of reasons) {
			const then = isLoaded ? 'There is another one' : 'It is built anew';
			listener.warned?.(`The kept table of ${ending} is not used: ${reason}. ${then}.`);
		}

		return isLoaded;
	}

	/**
	 * Resolves with the tables when those of the endings named, and of the smaller ones they lead to, are
	 * loaded. Throws for a name that is no ending; rejects when `signal` is aborted or the worker fails.
	 */
	async open(
		endings: readonly string[],
		listener: TableListener = {},
		signal?: AbortSignal,
	): Promise<Tables> {
		const missing = new Map<string, Material>();
		for (const ending of endings) {
			for (const material of neededMaterials(unwrap(parseMaterial(ending)))) {
				const name = materialName(material);
				if (!this.tables.has(name) && !missing.has(name) && !this.#load(material, listener)) {
					missing.set(name, material);
				}
			}
		}

		if (missing.size > 0) {
			await this.#build([...missing.values()], listener, signal);
		}

		return this.tables;
	}

	/** Builds tables, two at a time where there is enough to do; each is kept as soon as it is finished. */
	async #build(
		materials: readonly Material[],
		listener: TableListener,
		signal?: AbortSignal,
	): Promise<void> {
		const isLarge = materials.filter((material) => workOf(material) >= WORTH_A_THREAD).length > 1;
		const helper = isLarge ? this.#client.another() : undefined;
		const idle = helper === undefined ? [this.#client] : [this.#client, helper];
		const waiting = [...materials].sort((a, b) => workOf(b) - workOf(a));
		const running = new Set<Promise<void>>();
		const total = materials.reduce((sum, material) => sum + workOf(material), 0);
		const fractions = new Map<Material, number>();
		const start = (client: WorkerClient, material: Material): void => {
			const building = this.#buildOne(client, material, signal, (fraction) => {
				fractions.set(material, fraction);
				let done = 0;
				for (const [one, part] of fractions) {
					done += workOf(one) * part;
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
				const next = waiting.findIndex((material) => this.#isReady(material));
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
	#isReady(material: Material): boolean {
		return nextMaterials(material).every((next) => this.tables.has(materialName(next)));
	}

	async #buildOne(
		client: WorkerClient,
		material: Material,
		signal: AbortSignal | undefined,
		progressed: (fraction: number) => void,
	): Promise<BeliefTable> {
		for (const needed of neededMaterials(material).slice(0, -1)) {
			client.addTable(this.tables.get(materialName(needed))!);
		}

		const table = await client.buildTable(materialName(material), progressed, signal);
		this.#client.addTable(table);
		return table;
	}

	#keep({name, words}: BeliefTable, listener: TableListener): void {
		const kept = this.#store?.write(name, words);
		if (kept?.ok === false) {
			listener.warned?.(`The table of ${name} cannot be kept: ${kept.error}.`);
		}
	}
}
