import {type Act, isMove} from '../../core/act.js';
import {KING} from '../../core/man.js';
import {
	askAllAnew,
	askDarkCapture,
	askReady,
	NOT_ANEW,
	NOT_READY,
	notTried,
} from '../../text/questions.js';
import {isPlacing, purchaseOf} from './arranging.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {ownSan} from './own-san.js';

/** So many men put down by hand are not thrown away unasked: one of several is soon put down again. */
const LEAST_ASKED = 2;

/** Returns what a person is asked before an act that can lose a game, or much work, by a slip of the hand; undefined for all others. */
export function askFirst(act: Act, knowledge: MoveKnowledge): string | undefined {
	if (isMove(act)) {
		const isKing = (knowledge.cells[act.from] & 7) === KING;
		return knowledge.isDarkCheck === true && !isKing && act.to !== knowledge.sureHidden
			? askDarkCapture(ownSan(act, knowledge))
			: undefined;
	}

	if (act.kind !== 'say') {
		return undefined;
	}

	if (act.word === 'random' || act.word === 'standard') {
		const {putByHand = 0, arranging} = knowledge;
		const least = arranging?.left.length === 0 ? 1 : LEAST_ASKED;
		return putByHand < least ? undefined : askAllAnew(act.word, putByHand);
	}

	if (act.word !== 'ready') {
		return undefined;
	}

	const left = purchaseOf(knowledge)?.left ?? 0;
	const canBuy = knowledge.acts?.some((one) => isPlacing(one) && one.role !== undefined) === true;
	return left > 0 && canBuy ? askReady(left) : undefined;
}

/** Returns what is said where that is asked and something else is done than answer it. */
export const notDone = (act: Act, knowledge: MoveKnowledge): string =>
	isMove(act)
		? notTried(ownSan(act, knowledge))
		: act.kind === 'say' && act.word === 'ready'
			? NOT_READY
			: NOT_ANEW;

/** Returns what a person is asked before acts in a row, by what would be once the placements among them are done. */
export function askFirstInRow(acts: readonly Act[], knowledge: MoveKnowledge): string | undefined {
	const last = acts.at(-1);
	const after = knowledge.arranging?.after(acts.filter(isPlacing));
	return last === undefined ? undefined : askFirst(last, {...knowledge, ...after});
}
