import {parentPort} from 'node:worker_threads';
import type {BeliefTable} from '../solver/belief-table.js';
import {answerRequest} from './answer-request.js';
import type {WorkerRequest} from './protocol.js';

/**
 * The one worker: it builds tables and thinks for bots, so that the screen never waits. It touches no
 * files; tables come and go as words. It is stopped by being ended.
 */
const tables = new Map<string, BeliefTable>();

parentPort?.on('message', (request: WorkerRequest) => {
	answerRequest(request, tables, (reply) => {
		parentPort?.postMessage(reply);
	});
});
