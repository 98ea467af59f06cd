import {parentPort} from 'node:worker_threads';
import {answerRequest} from './bot/answer-request.js';
import type {WorkerRequest} from './bot/protocol.js';
import {DRILL_TASKS} from './drill/worker-tasks.js';
import type {BeliefTable} from './solver/belief-table.js';

/**
 * The one worker: it builds tables and thinks for bots and drills, so that the screen never waits. It
 * touches no files; tables come and go as words. It is stopped by being ended.
 */
const tables = new Map<string, BeliefTable>();

parentPort?.on('message', (request: WorkerRequest) => {
	answerRequest(
		request,
		tables,
		(reply) => {
			parentPort?.postMessage(reply);
		},
		DRILL_TASKS,
	);
});
