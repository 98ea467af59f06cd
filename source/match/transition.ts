import {opposite} from '../core/color.js';
import {quote} from '../core/quote.js';
import {addIncrement, hasFlagFallen} from './clock.js';
import type {EventOf, MatchEvent, Transition} from './event.js';
import type {Match} from './match.js';
import {isHotseat, isPerson, isShared, seatAtKeyboard} from './keyboard.js';
import {answerRequest, askTakeback, offerDraw, settleByMove} from './requests.js';
import {isAdviser, type SeatId, sideOf} from '../rules/seat.js';
import {actInLine, mayAct, mustAct, truthOf} from './truth.js';
import {beginTurn, canSpeak, end, passToMover, refused, saved, stop, unchanged} from './turns.js';

/** What a person says who need not do anything more in a turn. */
const DONE = 'done';

function chooseMove(match: Match, {seat, move, at}: EventOf<'moveChosen'>): Transition {
	const {phase, settings} = match;
	if (phase.name !== 'turn' || phase.seat !== seat) {
		return unchanged(match);
	}

	if (move === DONE && mayAct(match, seat) && !mustAct(match, seat)) {
		return passOn(match, seat, at);
	}

	const side = sideOf(seat);
	const done = actInLine(match, seat, move);
	if (done === undefined) {
		return refused(match, `${quote(move)} is no move that you can play here`);
	}

	const {acts, verdict} = done;
	if (verdict !== 'stands') {
		// The turn continues, and so does the clock, unless another is asked or an adviser has answered.
		const next: Match = {...match, acts};
		const keeps = mayAct(next, seat) && (verdict !== 'answered' || !isAdviser(seat));
		return saved(keeps ? next : passToMover(stop(next, at), at));
	}

	const settled: Match = {...settleByMove(match, side), acts};
	const {outcome} = truthOf(settled);
	const isAsked = mustAct(settled, seat) || isPerson(settings, seat);
	if (outcome === undefined && isAsked && mayAct(settled, seat)) {
		// A turn of several acts; a person says when there is none left that must be done.
		return saved(settled);
	}

	return outcome === undefined
		? passOn(settled, seat, at)
		: end({...moved(settled, seat, at), phase: {name: 'confirm', seat}}, outcome, at);
}

/** Returns the match with the clock of a seat's side standing after its turn. */
function moved(match: Match, seat: SeatId, at: number): Match {
	const {clocks} = stop(match, at);
	return {...match, clocks: addIncrement(match.settings.clock, clocks, sideOf(seat))};
}

/** Returns the match once a seat's turn is over. */
function passOn(match: Match, seat: SeatId, at: number): Transition {
	const after = moved(match, seat, at);
	return saved(
		isHotseat(match.settings) ? {...after, phase: {name: 'confirm', seat}} : passToMover(after, at),
	);
}

function passTurn(match: Match, {to, at}: EventOf<'turnPassed'>): Transition {
	const {phase, settings} = match;
	return phase.name === 'turn' &&
		phase.seat !== to &&
		sideOf(phase.seat) === sideOf(to) &&
		isPerson(settings, to) &&
		mayAct(match, to)
		? saved({...stop(match, at), phase: {name: 'handoff', seat: to}})
		: unchanged(match);
}

function confirmMove(match: Match): Transition {
	const {phase} = match;
	return phase.name === 'confirm'
		? saved({...match, phase: {name: 'handoff', seat: opposite(sideOf(phase.seat))}})
		: unchanged(match);
}

function handOver(match: Match, {at}: EventOf<'handedOver'>): Transition {
	const {phase, request, clocks, settings} = match;
	if (phase.name === 'turn' && clocks.since === undefined && settings.clock.kind === 'timed') {
		return unchanged(beginTurn(match, at));
	}

	if (phase.name !== 'handoff') {
		return unchanged(match);
	}

	const {seat} = phase;
	const isOnMove = mustAct(match, seat);
	if (
		request !== undefined &&
		seat === opposite(request.by) &&
		!(request.kind === 'draw' && isOnMove)
	) {
		return unchanged({...match, phase: {name: 'answer', seat}});
	}

	if (isOnMove) {
		return unchanged(beginTurn(match, at, seat));
	}

	return unchanged(
		isHotseat(settings) ? {...match, phase: {name: 'confirm', seat}} : beginTurn(match, at),
	);
}

function resign(match: Match, {side, at}: EventOf<'resigned'>): Transition {
	return canSpeak(match, side)
		? end(match, {winner: opposite(side), reason: 'resignation'}, at)
		: unchanged(match);
}

function putAway(match: Match, {at}: EventOf<'putAway'>): Transition {
	const {phase, settings} = match;
	if (phase.name === 'ended') {
		return unchanged(match);
	}

	const standing = stop(match, at);
	return saved(
		isShared(settings)
			? {...standing, phase: {name: 'handoff', seat: seatAtKeyboard(settings, phase.seat)}}
			: standing,
	);
}

const help = (match: Match): Transition =>
	match.outcome === undefined ? saved({...match, helps: (match.helps ?? 0) + 1}) : unchanged(match);

/**
 * Returns what becomes of a match by an event, and what is to be done about it. Pure: the match given
 * stays what it was. An event that does not fit the phase, or comes from a side that is not at the
 * keyboard, changes nothing; whatever comes when the flag of the side on move has fallen comes too late.
 */
export function transition(match: Match, event: MatchEvent): Transition {
	const {phase, clocks} = match;
	if (phase.name === 'turn' && hasFlagFallen(clocks, sideOf(phase.seat), event.at)) {
		return end(match, {winner: opposite(sideOf(phase.seat)), reason: 'time'}, event.at);
	}

	return STEPS[event.type](match, event as never);
}

const STEPS: {
	readonly [type in MatchEvent['type']]: (match: Match, event: EventOf<type>) => Transition;
} = {
	moveChosen: chooseMove,
	turnPassed: passTurn,
	moveConfirmed: confirmMove,
	handedOver: handOver,
	resigned: resign,
	drawOffered: offerDraw,
	takebackAsked: askTakeback,
	requestAnswered: answerRequest,
	putAway,
	helped: help,
	// The flag is all that a look at the clock is for.
	clockLooked: unchanged,
};
