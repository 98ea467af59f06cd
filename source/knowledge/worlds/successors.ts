import {type Act, isMove, parseAct} from '../../core/act.js';
import {isRefusal} from '../../rules/news.js';
import type {SeatId} from '../../rules/seat.js';
import type {Ruling, State, Variant} from '../../rules/variant.js';
import {isSameView} from '../../rules/view.js';
import {holdsAll} from './holds-all.js';
import {whenAsked} from './done-by.js';
import {knownView, type Noticed} from './noticed.js';
import {saysSame} from './said.js';

const STAND: Act = {kind: 'say', word: 'stand'};

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
	const {stands, heard, view, text, shown = []} = noticed;
	const ruling = rule(variant, state, actor, act, noticed);
	if (
		ruling === undefined ||
		(ruling.verdict === 'stands') !== stands ||
		!saysSame(ruling.news[seat] ?? [], heard)
	) {
		return undefined;
	}

	// What the game drew at random for the seat is as it was drawn.
	const drawn =
		text === 'random' ? variant.revise(ruling.state, seat, knownView(noticed), heard) : undefined;
	const after = drawn ?? ruling.state;
	const isFit = isSameView(variant.view(after, seat), view) && holdsAll(variant, after, shown);
	return isFit ? after : undefined;
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

/** Returns whether all that was heard of an act is that it was refused: then nothing is known of it. */
export const isRefusalAlone = ({stands, heard}: Noticed): boolean =>
	!stands && heard.every(isRefusal);
