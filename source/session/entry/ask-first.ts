import {type Act, isMove} from '../../core/act.js';
import {KING} from '../../core/man.js';
import {askDarkCapture, askReady} from '../../text/questions.js';
import {isPlacing, purchaseOf} from './arranging.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {ownSan} from './own-san.js';

/** Returns what a person is asked before an act that can lose a game by a slip of the hand; undefined for all others. */
export function askFirst(act: Act, knowledge: MoveKnowledge): string | undefined {
	if (isMove(act)) {
		const isKing = (knowledge.cells[act.from] & 7) === KING;
		return knowledge.isDarkCheck === true && !isKing && act.to !== knowledge.sureHidden
			? askDarkCapture(ownSan(act, knowledge))
			: undefined;
	}

	if (act.kind !== 'say' || act.word !== 'ready') {
		return undefined;
	}

	const left = purchaseOf(knowledge)?.left ?? 0;
	const canBuy = knowledge.acts?.some((one) => isPlacing(one) && one.role !== undefined) === true;
	return left > 0 && canBuy ? askReady(left) : undefined;
}
