import type {TableGameId} from '../solver/table-game.js';
import type {BotQuestion} from './bot.js';

/** What the worker is asked. Every request but `addTable` is answered. */
export type WorkerRequest =
	/** A table that the worker may use from now on. */
	| {
			readonly type: 'addTable';
			readonly ending: string;
			readonly game: TableGameId;
			readonly words: Int32Array;
	  }
	/** Build one ending's table in a game; the worker must have those it needs. */
	| {
			readonly type: 'buildTable';
			readonly id: number;
			readonly ending: string;
			readonly game: TableGameId;
	  }
	| {
			readonly type: 'chooseMove';
			readonly id: number;
			readonly bot: string;
			readonly question: BotQuestion;
			readonly seed: number;
			/** Milliseconds to think; without them the bot keeps to a budget of its own. */
			readonly ms?: number;
	  }
	/** Do one of the tasks that the worker was made with; what it takes and gives must be cloneable. */
	| {readonly type: 'doTask'; readonly id: number; readonly task: string; readonly matter: unknown};

export type WorkerReply =
	/** How far a build or a task is, from 0 to 1. */
	| {readonly type: 'progressed'; readonly id: number; readonly fraction: number}
	| {readonly type: 'tableBuilt'; readonly id: number; readonly words: Int32Array}
	/** A move in UCI, or a question to the umpire as it is written. */
	| {readonly type: 'moveChosen'; readonly id: number; readonly move: string}
	| {readonly type: 'taskDone'; readonly id: number; readonly result: unknown}
	| {readonly type: 'failed'; readonly id: number; readonly reason: string};
