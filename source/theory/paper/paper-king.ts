import {pick, type Random} from '../../core/random.js';
import type {SquareSet} from '../../core/square-set.js';
import {kingStepsFrom} from '../../knowledge/king-steps.js';
import type {Tables} from '../../solver/build-table.js';
import {materialName, type Placement} from '../../solver/material.js';
import {answerRook, type LoneKingAnswer} from './lone-king.js';
import {DEFENDED_ENDING} from './strategists.js';
import {type PhantomReply, phantomReply, phantomShows} from '../../endings/fog/phantom-king.js';

/**
 * The paper's lone king in a game: Lemmas 13 to 17 answer from all squares on which White must think him.
 * Those are at least the ones that he himself remembers, and what is open from more squares is more; so
 * the proof of Corollary 18 covers this too. Where no lemma has an answer, outside the safe space, he
 * goes as the phantom does, to last as long as he can, until one has.
 */
function answerOf(placement: Placement, belief: SquareSet): LoneKingAnswer | undefined {
	const answer =
		materialName(placement.material) === DEFENDED_ENDING
			? answerRook(placement, belief)
			: undefined;
	return answer?.ok === true ? answer.value : undefined;
}

/** Returns the squares of `belief` on which he may still stand once White, having moved, looks, as `phantomShows` does. */
export const paperShows = (
	tables: Tables,
	placement: Placement,
	belief: SquareSet,
	random: Random,
): SquareSet =>
	answerOf(placement, belief)?.from ?? phantomShows(tables, placement, belief, random);

/** Returns his move from what White knows after his own move, as `phantomReply` does. */
export function paperReply(
	tables: Tables,
	placement: Placement,
	belief: SquareSet,
	random: Random,
): PhantomReply {
	const answer = answerOf(placement, belief);
	if (answer === undefined) {
		return phantomReply(tables, placement, belief, random);
	}

	const to = pick(random, [...answer.to]);
	const from = pick(random, [...kingStepsFrom(to).intersect(answer.from)]);
	return {belief: answer.to, move: {from, to}};
}
