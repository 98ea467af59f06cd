import type {WorkerClient} from '../bot/client.js';
import type {WorkerTasks} from '../bot/answer-request.js';
import type {Match} from '../match/match.js';
import {type DrillReply, drillReply} from './opponent.js';

/** What drills have the worker do. */
export const DRILL_TASKS: WorkerTasks = {
	drillReply: (match, tables) => drillReply(match as Match, tables),
};

/** Has the worker find the program's move in a drill; `client` must have its tables. Rejects when `signal` is aborted. */
export const askForReply = async (
	client: WorkerClient,
	match: Match,
	signal?: AbortSignal,
): Promise<DrillReply> => (await client.doTask('drillReply', match, signal)) as DrillReply;
