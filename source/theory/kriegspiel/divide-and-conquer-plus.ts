import {fail, ok} from '../../core/result.js';
import {isCentral} from '../paper/lemma-3.js';
import {type KriegspielPlan, moveOfTry, type PlanRemark} from './plan.js';
import {quarters, roomOf} from './room.js';
import {RoomSearch} from './room-search.js';
import {MAN_TRY, TwoMen} from './two-men.js';
import {nextTurns, type Turn} from './two-men-answers.js';

/** More room than there ever is: the goal before the first try. */
const ANY_ROOM = 1000;
/** While the king may be on so many squares or more, the queen goes to the centre as soon as nothing can happen to her. */
const MANY = 20;

/** By how much more than the least room he has had the king may have while the plan is followed: what the proof meets is below. */
const MOST_OVER = 150;

/** Returns why a try is made. */
function remarkOn(men: TwoMen, turn: Turn, code: number, isDividing: boolean): PlanRemark {
	const excluded = roomOf(men, turn).complement();
	if (nextTurns(men, turn, code)?.length === 0) {
		return {step: 'mate', excluded};
	}

	if (isDividing) {
		return {step: 'divide', excluded, repair: 'no-loose-queen'};
	}

	const isMan = code >= MAN_TRY;
	const step = quarters(turn) > 1 ? (isMan ? 'fence' : 'search') : isMan ? 'squeeze' : 'king-up';
	return {step, excluded, repair: 'less-room'};
}

/**
 * The plan of `makeDivideAndConquer`, repaired (`PLAN_REPAIRS`): it wins from every start, whether the king's square
 * is known or nothing is. It remembers the least room that the king has surely had, and goes below it.
 */
export function makeDivideAndConquerPlus(): KriegspielPlan {
	const men = new TwoMen('queen');
	const search = new RoomSearch(men);
	return {
		material: men.material,
		isSymmetric: true,
		first: ANY_ROOM,
		play(memory, placement, belief) {
			const [king, man] = placement.squares;
			const turn = {king, man, belief};
			const worth = search.worth(turn);
			// Whoever has left the plan may have let the king out: it begins anew from here.
			const isLeft = worth > Number(memory) + MOST_OVER;
			const goal = isLeft ? worth : Math.min(Number(memory), worth);
			const isOpen = belief.size >= MANY && quarters(turn) > 1 && !isCentral(man);
			const dividing = isOpen
				? search.safeTries(turn).find((code) => code >= MAN_TRY && isCentral(code & 63))
				: undefined;
			const kept = dividing ?? search.find(turn, goal);
			const code = kept ?? search.find(turn, worth);
			return code === undefined
				? fail('the plan sees no way to less room')
				: ok({
						memory: kept === undefined ? worth : goal,
						move: moveOfTry(placement, code),
						remark: remarkOn(men, turn, code, dividing !== undefined),
					});
		},
	};
}
