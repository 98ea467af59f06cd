import {createRandom} from '../core/random.js';
import {unwrap} from '../core/result.js';
import {makeAct} from '../core/act.js';
import {BeliefTable} from '../solver/belief-table.js';
import {buildTable, type Tables} from '../solver/build-table.js';
import {parseMaterial} from '../solver/material.js';
import {tableGame} from '../solver/table-game.js';
import {keyOfTable, tablesOfGame} from './game-tables.js';
import type {KeptBots} from './kept-bots.js';
import type {WorkerReply, WorkerRequest} from './protocol.js';

/** What a worker can do besides building tables and thinking for bots, by name: at once, or in steps that yield what share is done. */
export type WorkerTasks = Readonly<Record<string, (matter: unknown, tables: Tables) => unknown>>;

/** What a worker has and keeps from one request to the next. */
export type WorkerState = {
	/** The tables of all games, by `tableKey`. */
	readonly tables: Map<string, BeliefTable>;
	readonly bots: KeptBots;
	/** Returns the milliseconds since some fixed moment. */
	readonly now: () => number;
};

/** How much further a piece of work must be for another word of its progress. */
const PROGRESS_STEP = 0.005;

/** Takes work in steps to its end, and tells how far it is now and then. */
function finish<T>(steps: Generator<number, T>, tell: (fraction: number) => void): T {
	let told = 0;
	let step = steps.next();
	while (step.done !== true) {
		if (step.value >= told + PROGRESS_STEP) {
			told = step.value;
			tell(told);
		}

		step = steps.next();
	}

	return step.value;
}

/** Whether a task goes on in steps: an answer can be cloned, and so has no functions. */
const isInSteps = (done: unknown): done is Generator<number, unknown> =>
	typeof (done as {readonly next?: unknown} | null | undefined)?.next === 'function';

/**
 * Carries out one request of the worker's; `reply` is called with each answer. Needs no thread, so that
 * tests can call it.
 */
export function answerRequest(
	request: WorkerRequest,
	{tables, bots, now}: WorkerState,
	reply: (reply: WorkerReply) => void,
	tasks: WorkerTasks = {},
): void {
	if (request.type === 'addTable') {
		const material = unwrap(parseMaterial(request.ending));
		const game = tableGame(request.game);
		const others = tablesOfGame(tables, game);
		const table = unwrap(BeliefTable.fromWords(request.words, material, others, game));
		tables.set(keyOfTable(table), table);
		return;
	}

	const {id} = request;
	const tell = (fraction: number) => reply({type: 'progressed', id, fraction});
	try {
		if (request.type === 'chooseMove') {
			const {bot, question, seed, ms} = request;
			const time = ms === undefined ? undefined : {ms, now};
			const {seat} = question.history;
			const {move} = bots.take(bot, seat)(question, createRandom(seed), time);
			reply({type: 'moveChosen', id, move: makeAct(move)});
			return;
		}

		if (request.type === 'doTask') {
			const done = tasks[request.task](request.matter, tables);
			reply({type: 'taskDone', id, result: isInSteps(done) ? finish(done, tell) : done});
			return;
		}

		const game = tableGame(request.game);
		const others = tablesOfGame(tables, game);
		const table = finish(buildTable(unwrap(parseMaterial(request.ending)), others, game), tell);
		tables.set(keyOfTable(table), table);
		reply({type: 'tableBuilt', id, words: table.words});
	} catch (error) {
		reply({type: 'failed', id, reason: error instanceof Error ? error.message : 'unknown'});
	}
}
