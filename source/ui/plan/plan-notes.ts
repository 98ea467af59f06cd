import {say} from '../components/message.js';
import {ok} from '../../core/result.js';
import {beliefGame} from '../../drill/game.js';
import {drillOf} from '../../drill/knowledge.js';
import {loneKingSteps} from '../../drill/hindsight.js';
import type {PlanStep} from '../../theory/paper/paper-steps.js';
import {PLAN_BOOKS} from '../../theory/plan-books.js';
import {viewBefore} from '../../rules/history.js';
import type {Match} from '../../match/match.js';
import {seatReport} from '../../match/seat-report.js';
import {joinWords, squareNames} from '../../text/men.js';
import {kingNotes} from '../drill/king-notes.js';
import {stepMarks, stepMessages} from '../drill/plan-view.js';
import type {Ask} from '../hooks/use-asked.js';
import type {ReviewNote, ReviewNotes} from '../replay/notes.js';
import type {UiServices} from '../services.js';

/** Returns what White's plan said, as notes at his moves. `steps[n]` is for ply n (0 is the first). */
function attackNotes(match: Match, steps: readonly (PlanStep | undefined)[]): ReviewNotes {
	const {history} = seatReport(match, 'white');
	return [undefined, ...history.plies].map((_, ply): ReviewNote | undefined => {
		const step = steps[ply - 1];
		return step === undefined
			? undefined
			: {
					messages: stepMessages(step),
					...(step.lemma === 0 ? {} : {picture: stepMarks(step, viewBefore(history, ply).cells)}),
					by: 'white',
				};
	});
}

/** Returns what the paper's king would have done, as notes at the person's moves. */
function defenceNotes(match: Match): ReviewNotes {
	const steps = loneKingSteps(match);
	return [undefined, ...steps].map((step): ReviewNote | undefined => {
		if (step === undefined) {
			return undefined;
		}

		const [said, ...repair] = stepMessages(step);
		const squares = joinWords(squareNames([...step.held]).split(' '), 'or');
		const goes = say(`The paper’s king goes to ${squares}.`, 'accent');
		return {messages: [...goes, said, ...repair]};
	});
}

/**
 * Returns how to find what the paper says of a drill that the person has defended: White's plan, when the paper
 * hunted him; or what its lone king would have done, against king and rook; or what his moves were worth, where that can be
 * told. Undefined for other games, and for one that is not over.
 */
export function findPlanNotes(
	match: Match,
	{drills}: Pick<UiServices, 'drills'>,
): Ask<ReviewNotes> | undefined {
	const drill = drillOf(match.settings);
	if (match.outcome === undefined || drill?.role !== 'defender') {
		return undefined;
	}

	const {game, ending, strategy} = drill;
	if (beliefGame(game).judgeSteps !== undefined) {
		return async (signal) =>
			ok(kingNotes(seatReport(match, 'black'), await drills.kingMoves(match, signal)));
	}

	const {defended, has} = PLAN_BOOKS[game];
	if (defended === ending) {
		return async () => ok(defenceNotes(match));
	}

	return has(strategy, ending)
		? async (signal) => ok(attackNotes(match, await drills.plan(match, signal)))
		: undefined;
}
