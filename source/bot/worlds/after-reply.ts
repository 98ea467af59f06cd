import {type Act, isMove} from '../../core/act.js';
import {colorIndex, opposite} from '../../core/color.js';
import {EMPTY} from '../../core/man.js';
import {isAttacked} from '../../rules/attack.js';
import type {Outcome} from '../../rules/news.js';
import {type SeatId, sideOf} from '../../rules/seat.js';
import type {State, Variant} from '../../rules/variant.js';
import {VALUES} from '../evaluation/worth.js';

/** How much of a man counts that took one and can be taken back. */
const TAKEN_BACK = 0.8;
/** So many replies are looked at in a state that is not chess on its board; others are passed over at even steps. */
const MOST_REPLIES = 80;
/** Where they are a sample anyway. */
const MOST_SAMPLED = 12;
/** So many answers of one's own to a reply are looked at. */
const MOST_ANSWERS = 4;

/** Who values states of a game for a seat, in hundredths of a pawn. */
export type ReplyJudge = {
	readonly variant: Variant;
	readonly seat: SeatId;
	/** Returns what a state is worth as it stands. */
	standing(state: State): number;
	/** Returns what an end is worth. */
	ofOutcome(outcome: Outcome): number;
};

/** Returns what is left when the seat answers an act as is best for it, knowing the truth. */
function bestAnswer(judge: ReplyJudge, state: State): number {
	const {variant, seat} = judge;
	let most = Number.NEGATIVE_INFINITY;
	for (const act of variant.acts(state, seat).slice(0, MOST_ANSWERS)) {
		const ruling = variant.step(state, seat, act);
		if (ruling?.verdict === 'stands') {
			const {outcome} = ruling.state;
			const value = outcome === undefined ? judge.standing(ruling.state) : judge.ofOutcome(outcome);
			most = Math.max(most, value);
		}
	}

	return Number.isFinite(most) ? most : judge.standing(state);
}

/** Returns what an act of the other side leaves. */
function leftBy(judge: ReplyJudge, before: State, act: Act, after: State): number {
	const {variant, seat} = judge;
	if (after.outcome !== undefined) {
		return judge.ofOutcome(after.outcome);
	}

	if (variant.toAct(after).includes(seat) && after.phase !== 'play') {
		return bestAnswer(judge, after);
	}

	const value = judge.standing(after);
	if (!isMove(act) || before.board.board[act.to] === EMPTY) {
		return value;
	}

	const man = after.board.board[act.to];
	const isTaken = man !== EMPTY && isAttacked(after.board, act.to, colorIndex(sideOf(seat)));
	return isTaken ? value + TAKEN_BACK * VALUES[man & 7] : value;
}

/**
 * Returns what is left when the other side has done what is best for it by the game's own rules; where it answers before
 * it moves, and `isOn`, after that move, and the seat's own answer to it, too.
 */
export function afterReply(
	judge: ReplyJudge,
	state: State,
	{isOn, shouldStop}: {readonly isOn: boolean; readonly shouldStop: () => boolean},
): number {
	const {variant, seat} = judge;
	const other = opposite(sideOf(seat));
	const acts = variant.acts(state, other);
	const step = Math.max(
		1,
		acts.length / (variant.isSampled === true ? MOST_SAMPLED : MOST_REPLIES),
	);
	const isLate = isOn ? shouldStop : () => false;
	let least = Number.POSITIVE_INFINITY;
	for (let at = 0; at < acts.length && !isLate(); at += step) {
		const act = acts[Math.floor(at)];
		const ruling = variant.step(state, other, act);
		if (ruling?.verdict === 'stands') {
			const {state: after} = ruling;
			const isAnswered =
				isOn && after.outcome === undefined && !variant.toAct(after).includes(seat);
			const value = isAnswered
				? afterReply(judge, after, {isOn: false, shouldStop})
				: leftBy(judge, state, act, after);
			least = Math.min(least, value);
		}
	}

	return Number.isFinite(least) ? least : judge.standing(state);
}
