import {unwrap, type Result} from '../core/result.js';
import {BeliefTable} from '../solver/belief-table.js';
import {type Material, materialName, neededMaterials, parseMaterial} from '../solver/material.js';
import type {Tables} from '../solver/build-table.js';
import type {WorkerClient} from './client.js';

/** Where built tables are kept: a folder, or nothing. */
export type TableStore = {
	read(ending: string): Int32Array | undefined;
	write(ending: string, words: Int32Array): Result<undefined>;
	setAside(ending: string): void;
};

/** How a wait for tables goes on. */
export type TableProgress = {
	/** What is being built. */
	readonly ending: string;
	/** From 0 to 1. */
	readonly fraction: number;
};

/** What a wait for tables may tell on its way. */
export type TableListener = {
	progressed?(progress: TableProgress): void;
	/** Something was amiss with the files: a sentence. The tables are there all the same. */
	warned?(sentence: string): void;
};

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
		const words = this.#store?.read(ending);
		if (words === undefined) {
			return false;
		}

		const table = BeliefTable.fromWords(words, material, this.tables);
		if (table.ok) {
			this.#client.addTable(table.value);
			return true;
		}

		this.#store?.setAside(ending);
		listener.warned?.(`The kept table of ${ending} is not used: ${table.error}. It is built anew.`);
		return false;
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
		for (const ending of endings) {
			for (const material of neededMaterials(unwrap(parseMaterial(ending)))) {
				const name = materialName(material);
				if (this.tables.has(name) || this.#load(material, listener)) {
					continue;
				}

				const table = await this.#client.buildTable(
					name,
					(fraction) => listener.progressed?.({ending: name, fraction}),
					signal,
				);
				const kept = this.#store?.write(name, table.words);
				if (kept?.ok === false) {
					listener.warned?.(`The table of ${name} cannot be kept: ${kept.error}.`);
				}
			}
		}

		return this.tables;
	}
}
