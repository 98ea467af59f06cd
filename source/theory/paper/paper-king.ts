import {pick} from '../../core/random.js';
import {afterUci, type Phantom, type Point} from '../../endings/belief-game.js';
import {fogPhantom} from '../../endings/fog/phantom-king.js';
import {kingStepsFrom} from '../../knowledge/king-steps.js';
import {materialName} from '../../solver/material.js';
import {answerRook, type LoneKingAnswer} from './lone-king.js';
import {DEFENDED_ENDING} from './strategists.js';

/** Returns his answer to White's men standing so after a move. */
function answerOf({placement, belief}: Point): LoneKingAnswer | undefined {
	const answer =
		materialName(placement.material) === DEFENDED_ENDING
			? answerRook(placement, belief)
			: undefined;
	return answer?.ok === true ? answer.value : undefined;
}

/**
 * The paper's lone king in a game: Lemmas 13 to 17 answer from all squares on which White must think him.
 * Those are at least the ones that he himself remembers, and what is open from more squares is more; so
 * the proof of Corollary 18 covers this too. Where no lemma has an answer, outside the safe space, he
 * goes as the phantom does, to last as long as he can, until one has.
 */
export const paperKing: Phantom = {
	shows(tables, point, move, random) {
		const {placement, belief} = point;
		return (
			answerOf({placement: afterUci(placement, move), belief})?.from ??
			fogPhantom.shows(tables, point, move, random)
		);
	},
	reply(tables, point, random) {
		const answer = answerOf(point);
		if (answer === undefined) {
			return fogPhantom.reply(tables, point, random);
		}

		const to = pick(random, [...answer.to]);
		return {from: pick(random, [...kingStepsFrom(to).intersect(answer.from)]), to};
	},
	redraws: true,
};
