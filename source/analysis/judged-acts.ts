import {type Act, makeAct, parseAct} from '../core/act.js';
import {createRandom} from '../core/random.js';
import type {Worlds} from '../knowledge/worlds/worlds.js';
import {composeBatches} from '../bot/worlds/compose-batch.js';
import type {State} from '../rules/variant.js';

/** Batches are put together on the boards of so many worlds. */
const COMPOSED_IN = 16;
const NEVER = (): boolean => false;

/** Acts among which one is judged, the one done at `done`. */
export type JudgedActs = {readonly acts: readonly Act[]; readonly done: number};

/** Returns acts with another among them, at their end where it is in none. */
function withDone(acts: readonly Act[], done: Act): JudgedActs {
	const text = makeAct(done);
	const at = acts.findIndex((act) => makeAct(act) === text);
	return at < 0 ? {acts: [...acts, done], done: acts.length} : {acts, done: at};
}

/**
 * Returns the acts among which one is judged: all that were offered; of moves that are sent together, of which there are too many
 * to try out all, those that are put together move by move on the boards of `states`, and the one that was sent.
 */
function judgedAmong(offered: readonly Act[], text: string, states: readonly State[]): JudgedActs {
	const act = parseAct(text);
	if (act?.kind !== 'batch') {
		return {acts: offered, done: offered.findIndex((one) => makeAct(one) === text)};
	}

	const moves = offered.flatMap((one) => (one.kind === 'batch' ? one.moves : []));
	const boards = states.map(({board}) => board);
	return withDone(composeBatches(moves, boards, act.moves.length, NEVER), act);
}

/** Returns the acts among which one is judged by what was known, in worlds drawn by `seed`. */
export const judgedByKnowledge = (
	offered: readonly Act[],
	text: string,
	worlds: Worlds,
	seed: number,
): JudgedActs =>
	judgedAmong(
		offered,
		text,
		[...worlds.sample(COMPOSED_IN, createRandom(seed))].map((index) => worlds.state(index)),
	);

/** Returns the acts among which one is judged in truth: those by what was known, and what is best on the board of the truth. */
export function judgedInTruth(
	offered: readonly Act[],
	text: string,
	truth: State,
	known: JudgedActs,
): JudgedActs {
	const {acts} = judgedAmong(offered, text, [truth]);
	const texts = new Set(known.acts.map(makeAct));
	return {...known, acts: [...known.acts, ...acts.filter((act) => !texts.has(makeAct(act)))]};
}
