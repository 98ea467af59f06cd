import {makeAct, parseAct} from '../../core/act.js';
import {given} from '../../core/given.js';
import type {Table} from '../../rules/table.js';
import {failureOf} from './act-failure.js';
import {answersOf, forcesWin, reaches, weighActs, type Weighed} from './act-goals.js';
import {
	type ActTask,
	type CountedTask,
	gamesOf,
	makeNearest,
	type Nearest,
	taskAfter,
} from './act-puzzles.js';
import {narrowKing} from './king-narrowed.js';

/** What the proof of a puzzle of one act, or of a row of them, came to; `fault` says why it is none. */
export type ActProof = {
	/** The games that the seat holds possible. */
	readonly games: number;
	/** The acts that it may try. */
	readonly acts: number;
	/** Those besides the answer that reach the goal in some of the games; of a king, where else he could be before he last moved. */
	readonly tempting: number;
	/** The best of those. */
	readonly nearest?: Nearest;
	readonly fault?: string;
};

/**
 * Returns the wrong act that reaches a goal in the most games, the first of those that are alike; undefined where none does in
 * any, and where several moves are sent together, which may have the right one among them.
 */
function nearestOf(
	{goal, seat, keys}: ActTask,
	weighed: readonly Weighed[],
	games: readonly Table[],
): Nearest | undefined {
	const most = Math.max(...weighed.map(({good}) => (good < games.length ? good : 0)));
	const best = weighed.find(({good}) => good === most);
	if (goal === 'king' || most === 0 || best === undefined || best.act.kind === 'batch') {
		return undefined;
	}

	const {act, good} = best;
	const failures = new Set(
		games
			.filter((table) => !reaches(goal, table, seat, act, keys.length))
			.map((table) => failureOf(goal, table, seat, act)?.kind),
	);
	const [failure] = failures;
	return {act: makeAct(act), good, ...given({failure: failures.size === 1 ? failure : undefined})};
}

/** Proves the first act of a task by doing every act that its seat may try in every game that the seat holds possible. */
function proveFirst(task: ActTask): ActProof {
	const {goal, seat, keys} = task;
	const isOfKing = goal === 'king';
	const games = gamesOf(task) ?? [];
	const kingSquares = isOfKing ? narrowKing(task).before.length : 0;
	const isHidden = isOfKing ? kingSquares > 1 : games.length > 1;
	if (games.length === 0 || !isHidden) {
		return {games: games.length, acts: 0, tempting: 0, fault: 'nothing is hidden in it'};
	}

	const weighed = weighActs(goal, games, seat, keys.length);
	const answers = answersOf(weighed, games.length);
	const tempting = isOfKing
		? kingSquares
		: weighed.filter(({good}) => good > 0 && good < games.length).length;
	const nearest = nearestOf(task, weighed, games);
	const proof = {games: games.length, acts: weighed.length, tempting, ...given({nearest})};
	if (answers.length !== 1 || answers[0] !== keys[0]) {
		return {...proof, fault: `its answers are ${answers.join(', ') || 'none'}`};
	}

	const act = parseAct(keys[0]);
	if (keys.length > 1 && (act === undefined || !forcesWin(games, seat, act, keys.length))) {
		return {...proof, fault: 'in some games nothing is known to win after it'};
	}

	// Of two answers to a claim one is right everywhere, and the other one nowhere.
	return tempting > 0 || goal === 'judges'
		? proof
		: {...proof, fault: 'no other act does it in any game'};
}

/**
 * Proves a task: its first act as `proveFirst` does, and each that follows in what the seat then holds possible, where
 * enough may be known that nothing tempts any more.
 */
export function proveTask(task: ActTask): ActProof {
	const proof = proveFirst(task);
	for (let done = 1; done < task.keys.length && proof.fault === undefined; done++) {
		const {keys, ...rest} = taskAfter(task, task.keys.slice(0, done));
		const games = gamesOf({...rest, keys}) ?? [];
		const answers = answersOf(weighActs(rest.goal, games, rest.seat, keys.length), games.length);
		if (answers.length !== 1 || answers[0] !== keys[0]) {
			return {
				...proof,
				fault: `after ${task.keys[done - 1]} its answers are ${answers.join(', ')}`,
			};
		}
	}

	return proof;
}

/** Proves a puzzle, and what its row says besides. */
export function provePuzzle(task: CountedTask): ActProof {
	const proof = proveTask(task);
	const [said, found] = [task, proof].map(({nearest}) => makeNearest(nearest));
	const fault =
		proof.fault ??
		(proof.games !== task.games
			? `it says ${task.games} possible games`
			: said !== found
				? `it says ${said} is nearest, and that is ${found}`
				: undefined);
	return {...proof, ...given({fault})};
}
