import type {Act} from '../../core/act.js';
import {type Color, opposite} from '../../core/color.js';
import {describeToDo} from '../../text/to-do.js';
import {describePurchase} from '../../text/arranging.js';
import {purchaseOf} from './arranging.js';
import {ANY_IS_LEFT} from '../../text/cannot-do.js';
import {answerClaim, answerFirst} from '../../text/move-answer.js';
import {answerOffer, answerOfferFirst, DARK_CHECK} from '../../text/turn.js';
import {orSay} from '../../text/plan.js';
import {describePlan} from './describe-plan.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {bareWord, planOf, wordsOf} from './plan-steps.js';

/** Returns which answer comes before all else, as a sentence, where one is waited for. */
export function answerBefore({claim, offered, seat}: MoveKnowledge): string | undefined {
	return claim !== undefined && seat !== undefined
		? answerFirst(opposite(seat))
		: offered && answerOfferFirst(offered.san);
}

/** Returns what a seat is to do that has no plain move, or hardly any, as a sentence; undefined where it has them or nothing at all. */
export function toDo(
	knowledge: MoveKnowledge,
	acts: readonly Act[],
	seat: Color,
): string | undefined {
	if (knowledge.isDarkCheck === true) {
		return DARK_CHECK;
	}

	if (knowledge.claim !== undefined) {
		return answerClaim(knowledge.claim, knowledge.claim);
	}

	if (knowledge.offered !== undefined) {
		return answerOffer(knowledge.offered.san);
	}

	if (knowledge.moves.length > 0) {
		return undefined;
	}

	const isQuestionLeft = acts.every(({kind}) => kind === 'ask');
	if (isQuestionLeft && knowledge.asks?.includes('any?') === true) {
		return ANY_IS_LEFT;
	}

	if (acts.length === 0) {
		return undefined;
	}

	const plan = describePlan(planOf(knowledge), knowledge);
	const words = wordsOf(acts).filter((word) => bareWord(word, acts) !== undefined);
	if (plan !== undefined) {
		return `${orSay(plan, words)}.`;
	}

	const purchase = purchaseOf({...knowledge, acts});
	const text = describeToDo(acts, seat, knowledge.cells, {
		isCovered: knowledge.signs !== undefined,
		isKingFirst: knowledge.arranging?.isKingFirst === true,
	});
	return purchase === undefined ? text : `${text} ${describePurchase(purchase)}`;
}
