import {type Act, isMove, parseAct} from '../../core/act.js';
import {BLACK_MAN, EMPTY, isMan, manColor, UNSEEN} from '../../core/man.js';
import {isRefusal} from '../../rules/news.js';
import type {SeatId} from '../../rules/seat.js';
import type {Ruling, State, Variant} from '../../rules/variant.js';
import {isSameView, type View} from '../../rules/view.js';
import {lostSquare, takersOf} from '../takers.js';
import {layOut} from './lay-out.js';
import {whenAsked} from './done-by.js';
import type {Noticed} from './noticed.js';
import {saysSame} from './said.js';

const STAND: Act = {kind: 'say', word: 'stand'};

/** What the other side may do in a set-up without anybody's noticing. */
const READY: Act = {kind: 'say', word: 'ready'};
const SET_UP: readonly Act[] = [{kind: 'say', word: 'random'}, READY];

/** Returns what comes of an act; a move of others that they may take back, of which nothing was heard yet, they let stand. */
function rule(
	variant: Variant,
	state: State,
	actor: SeatId,
	act: Act,
	noticed: Noticed,
): Ruling | undefined {
	const {text, stands} = noticed;
	const ruling = variant.step(whenAsked(variant, state, noticed), actor, act);
	const isOffered = text === undefined && stands && ruling?.verdict === 'answered' && isMove(act);
	return isOffered ? variant.step(ruling.state, actor, STAND) : ruling;
}

/** Returns the state after an act of `actor`, when `seat` would have noticed just this of it; undefined otherwise. */
export function noticedAfter(
	variant: Variant,
	state: State,
	seat: SeatId,
	actor: SeatId,
	act: Act,
	noticed: Noticed,
): State | undefined {
	const {stands, heard, view, text} = noticed;
	const ruling = rule(variant, state, actor, act, noticed);
	if (
		ruling === undefined ||
		(ruling.verdict === 'stands') !== stands ||
		!saysSame(ruling.news[seat] ?? [], heard)
	) {
		return undefined;
	}

	// What the game drew at random for the seat it has to lay out as it was drawn.
	const after = text === 'random' ? layOut(variant, ruling.state, seat, view) : ruling.state;
	return isSameView(variant.view(after, seat), view) ? after : undefined;
}

/** Returns the state after a seat's own act, or undefined when that cannot have happened. */
export function afterOwn(
	variant: Variant,
	state: State,
	seat: SeatId,
	noticed: Noticed,
): State | undefined {
	const act = parseAct(noticed.text ?? '');
	return act === undefined ? undefined : noticedAfter(variant, state, seat, seat, act, noticed);
}

/** States in which a seat has arranged its set-up unheard, and whether these are all there can be. */
export type Arranged = {readonly states: readonly State[]; readonly isAll: boolean};

/** Returns the state after acts of a seat; undefined where one of them cannot be done. */
function afterActs(
	variant: Variant,
	state: State,
	seat: SeatId,
	acts: readonly Act[],
): State | undefined {
	let after = state;
	for (const act of acts) {
		const ruling = variant.toAct(after).includes(seat) ? variant.step(after, seat, act) : undefined;
		if (ruling?.verdict !== 'stands') {
			return undefined;
		}

		after = ruling.state;
	}

	return after;
}

/**
 * Returns what a seat's set-up can have come to: one that the game draws at random, and else each for which a single
 * act is enough.
 */
export function arrange(variant: Variant, state: State, seat: SeatId): Arranged {
	const drawn = afterActs(variant, state, seat, SET_UP);
	if (drawn !== undefined) {
		return {states: [drawn], isAll: false};
	}

	const isOver = state.phase === 'play' || !variant.toAct(state).includes(seat);
	const states = (isOver ? [] : variant.acts(state, seat))
		.map((act) => afterActs(variant, state, seat, [act, READY]))
		.filter((after) => after !== undefined);
	return {states, isAll: states.length > 0};
}

/** Returns whether all that was heard of an act is that it was refused: then nothing is known of it. */
export const isRefusalAlone = ({stands, heard}: Noticed): boolean =>
	!stands && heard.every(isRefusal);

/**
 * Returns a test of the acts by which the other side can have brought a seat from one view to the next, as far as
 * the views tell: a man of the seat's that vanished was taken, one that stands was not, a man that is seen
 * to stay has not moved, and where one has landed it stands.
 */
export function fitsViews(before: View, after: View): (act: Act) => boolean {
	const lost = lostSquare(before, after);
	const landings = takersOf(before, after);
	const isOwnAt = (square: number): boolean =>
		isMan(before.cells[square]) && manColor(before.cells[square]) === after.viewer;
	const theirs = after.viewer === 'white' ? BLACK_MAN : 0;
	const isUnseenOrTheirs = (square: number): boolean => {
		const code = after.cells[square];
		return code === UNSEEN || (code !== EMPTY && (code & BLACK_MAN) === theirs);
	};
	const isSeenToStay = (square: number): boolean =>
		after.cells[square] !== UNSEEN && after.cells[square] === before.cells[square];
	return (act) => {
		if (!isMove(act) || act.from === act.to) {
			return true;
		}

		const canLand = lost < 0 ? !isOwnAt(act.to) : landings.includes(act.to);
		return canLand && isUnseenOrTheirs(act.to) && !isSeenToStay(act.from);
	};
}
