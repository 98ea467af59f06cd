import {parentPort} from 'node:worker_threads';
import {ANALYSIS_TASKS} from './analysis/worker-tasks.js';
import {answerRequest} from './bot/answer-request.js';
import {KeptBots} from './bot/kept-bots.js';
import type {WorkerRequest} from './bot/protocol.js';
import {DRILL_TASKS} from './drill/worker-tasks.js';
import {matchTasks} from './match/worker-tasks.js';
import type {BeliefTable} from './solver/belief-table.js';

/**
 * The one worker: it builds tables, thinks for bots and drills, and analyses games, so that the screen never waits. It
 * touches no files; tables come and go as words. It is stopped by being ended.
 */
const tables = new Map<string, BeliefTable>();
const tasks = {...DRILL_TASKS, ...ANALYSIS_TASKS, ...matchTasks()};
const state = {tables, bots: new KeptBots(tables), now: () => performance.now()};

parentPort?.on('message', (request: WorkerRequest) => {
	answerRequest(
		request,
		state,
		(reply) => {
			parentPort?.postMessage(reply);
		},
		tasks,
	);
});
