import {Worker} from 'node:worker_threads';
import {unwrap} from '../core/result.js';
import {BeliefTable} from '../solver/belief-table.js';
import {parseMaterial} from '../solver/material.js';
import {type TableGame, USUAL_TABLES} from '../solver/table-game.js';
import type {BotQuestion} from './bot.js';
import {keyOfTable, tablesOfGame} from './game-tables.js';
import type {WorkerReply, WorkerRequest} from './protocol.js';

type Waiting = {
	readonly onProgress: (fraction: number) => void;
	readonly resolve: (reply: WorkerReply) => void;
	readonly reject: (error: Error) => void;
};

type ReplyOf<T extends WorkerReply['type']> = Extract<WorkerReply, {readonly type: T}>;

/** A request without its number. */
type Asked = WorkerRequest extends infer R
	? R extends {readonly id: number}
		? Omit<R, 'id'>
		: never
	: never;

/**
 * The main thread's side of the worker. The thread starts at the first request. Aborting a request ends
 * the thread, whatever it is doing; the next request starts another, which is given the tables anew.
 */
export class WorkerClient {
	readonly #url: URL;
	readonly #tables = new Map<string, BeliefTable>();
	readonly #waiting = new Map<number, Waiting>();
	#worker: Worker | undefined;
	#lastId = 0;

	/** `url` is the bundled worker. */
	constructor(url: URL = new URL('./worker.js', import.meta.url)) {
		this.#url = url;
	}

	/** Returns a client with a thread of its own and the same tables. */
	another(): WorkerClient {
		const client = new WorkerClient(this.#url);
		for (const table of this.#tables.values()) {
			client.addTable(table);
		}

		return client;
	}

	/** The tables that the worker has, of all games, by `tableKey`: the fog's by the name of the ending. */
	get tables(): ReadonlyMap<string, BeliefTable> {
		return this.#tables;
	}

	/** Has the thread begin now, so that the first answer need not wait for it. */
	wake(): void {
		this.#worker ??= this.#start();
	}

	addTable(table: BeliefTable): void {
		const key = keyOfTable(table);
		if (!this.#tables.has(key)) {
			this.#tables.set(key, table);
			this.#worker?.postMessage(addRequest(table));
		}
	}

	/**
	 * Builds the table of one ending in a game, telling its progress from 0 to 1; those it needs must have
	 * been added or built. Rejects when it fails or `signal` is aborted.
	 */
	async buildTable(
		ending: string,
		onProgress: (fraction: number) => void = () => undefined,
		signal?: AbortSignal,
		game: TableGame = USUAL_TABLES,
	): Promise<BeliefTable> {
		const asked = {type: 'buildTable', ending, game: game.id} as const;
		const {words} = await this.#ask('tableBuilt', asked, signal, onProgress);
		const others = tablesOfGame(this.#tables, game);
		const table = unwrap(BeliefTable.fromWords(words, unwrap(parseMaterial(ending)), others, game));
		this.#tables.set(keyOfTable(table), table);
		return table;
	}

	/**
	 * Asks a bot for its move in UCI, or the question that it asks the umpire first, as it is written; `ms` are the milliseconds it may think, if it is to go by the clock. Rejects
	 * when it fails or `signal` is aborted.
	 */
	async chooseMove(
		bot: string,
		question: BotQuestion,
		seed: number,
		signal?: AbortSignal,
		ms?: number,
	): Promise<string> {
		const time = ms === undefined ? {} : {ms};
		const asked = {type: 'chooseMove', bot, question, seed, ...time} as const;
		return (await this.#ask('moveChosen', asked, signal)).move;
	}

	/** Has one of the worker's tasks done and returns what it gives; a long one tells its progress from 0 to 1. Rejects when it fails or `signal` is aborted. */
	async doTask(
		task: string,
		matter: unknown,
		signal?: AbortSignal,
		onProgress?: (fraction: number) => void,
	): Promise<unknown> {
		return (await this.#ask('taskDone', {type: 'doTask', task, matter}, signal, onProgress)).result;
	}

	/** Ends the thread; whoever waits is turned away. */
	async close(): Promise<void> {
		const worker = this.#worker;
		this.#worker = undefined;
		this.#turnAway('the worker was ended');
		await worker?.terminate();
	}

	#turnAway(reason: string): void {
		const waiting = [...this.#waiting.values()];
		this.#waiting.clear();
		for (const {reject} of waiting) {
			reject(new Error(reason));
		}
	}

	#start(): Worker {
		const worker = new Worker(this.#url);
		// A thread that has nothing to do must not keep the program from ending.
		worker.unref();
		worker.on('message', (reply: WorkerReply) => {
			this.#take(reply);
		});
		worker.on('error', () => {
			if (this.#worker === worker) {
				this.#worker = undefined;
				this.#turnAway('the worker failed');
			}
		});
		for (const table of this.#tables.values()) {
			worker.postMessage(addRequest(table));
		}

		return worker;
	}

	#take(reply: WorkerReply): void {
		const waiting = this.#waiting.get(reply.id);
		if (reply.type === 'progressed') {
			waiting?.onProgress(reply.fraction);
			return;
		}

		this.#waiting.delete(reply.id);
		if (this.#waiting.size === 0) {
			this.#worker?.unref();
		}

		if (reply.type === 'failed') {
			waiting?.reject(new Error(reply.reason));
		} else {
			waiting?.resolve(reply);
		}
	}

	/** Asks for an answer of one type. */
	async #ask<T extends WorkerReply['type']>(
		wanted: T,
		asked: Asked,
		signal?: AbortSignal,
		onProgress: (fraction: number) => void = () => undefined,
	): Promise<ReplyOf<T>> {
		signal?.throwIfAborted();
		const worker = (this.#worker ??= this.#start());
		worker.ref();
		const id = ++this.#lastId;
		const abort = () => {
			void this.close();
		};

		signal?.addEventListener('abort', abort, {once: true});
		try {
			const reply = await new Promise<WorkerReply>((resolve, reject) => {
				this.#waiting.set(id, {onProgress, resolve, reject});
				this.#worker?.postMessage({...asked, id} satisfies WorkerRequest);
			});
			if (reply.type !== wanted) {
				throw new Error(`the worker gave no answer of the type ${wanted}`);
			}

			return reply as ReplyOf<T>;
		} finally {
			signal?.removeEventListener('abort', abort);
		}
	}
}

/** Has the worker do a task; a long one tells its progress from 0 to 1. Rejects when `signal` is aborted. */
type Asking<Matter, Answer> = (
	client: WorkerClient,
	matter: Matter,
	signal?: AbortSignal,
	onProgress?: (fraction: number) => void,
) => Promise<Answer>;

/** Returns what has the worker do its task of a name, which takes and gives so much. */
export const asking =
	<Matter, Answer>(task: string): Asking<Matter, Answer> =>
	async (client, ...[matter, ...how]) =>
		(await client.doTask(task, matter, ...how)) as Answer;

const addRequest = ({name, game, words}: BeliefTable): WorkerRequest => ({
	type: 'addTable',
	ending: name,
	game: game.id,
	words,
});
