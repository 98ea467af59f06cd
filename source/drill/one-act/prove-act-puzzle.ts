import {answersOf, weighActs} from './act-goals.js';
import {type ActTask, gamesOf} from './act-puzzles.js';

/** What the proof of a puzzle of one act came to; `fault` says why it is none. */
export type ActProof = {
	/** The games that the seat holds possible. */
	readonly games: number;
	/** The acts that it may try. */
	readonly acts: number;
	/** Those besides the answer that reach the goal in some of the games. */
	readonly tempting: number;
	readonly fault?: string;
};

/** Proves a puzzle by doing every act that its seat may try in every game that the seat holds possible. */
export function provePuzzle(task: ActTask): ActProof {
	const games = gamesOf(task) ?? [];
	if (games.length < 2) {
		return {games: games.length, acts: 0, tempting: 0, fault: 'nothing is hidden in it'};
	}

	const weighed = weighActs(task.goal, games, task.seat);
	const answers = answersOf(weighed, games.length);
	const tempting = weighed.filter(({good}) => good > 0 && good < games.length).length;
	const proof = {games: games.length, acts: weighed.length, tempting};
	if (answers.length !== 1 || answers[0] !== task.key) {
		return {...proof, fault: `its answers are ${answers.join(', ') || 'none'}`};
	}

	// Where men are arranged in secret it is enough that what they are makes no difference to the answer.
	const isTempting = tempting > 0 || task.fen === undefined;
	return isTempting ? proof : {...proof, fault: 'no other act does it in any game'};
}
