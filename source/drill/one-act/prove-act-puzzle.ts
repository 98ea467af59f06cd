import {parseAct} from '../../core/act.js';
import {answersOf, forcesWin, weighActs} from './act-goals.js';
import {type ActTask, type CountedTask, gamesOf, taskAfter} from './act-puzzles.js';
import {narrowKing} from './king-narrowed.js';

/** What the proof of a puzzle of one act, or of a row of them, came to; `fault` says why it is none. */
export type ActProof = {
	/** The games that the seat holds possible. */
	readonly games: number;
	/** The acts that it may try. */
	readonly acts: number;
	/** Those besides the answer that reach the goal in some of the games; of a king, where else he could be before he last moved. */
	readonly tempting: number;
	readonly fault?: string;
};

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
	const proof = {games: games.length, acts: weighed.length, tempting};
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
 * Proves a puzzle: its first act as `proveFirst` does, and each that follows in what the seat then holds possible, where
 * enough may be known that nothing tempts any more.
 */
export function provePuzzle(task: CountedTask): ActProof {
	const proof = proveFirst(task);
	if (proof.fault === undefined && proof.games !== task.games) {
		return {...proof, fault: `it says ${task.games} possible games`};
	}

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
