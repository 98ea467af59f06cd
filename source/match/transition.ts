import {type Color, opposite} from '../core/color.js';
import {quote} from '../core/quote.js';
import type {Outcome} from '../rules/news.js';
import {addIncrement, hasFlagFallen, startClock, stopClock} from './clock.js';
import type {MatchEvent, Transition} from './event.js';
import type {Match, MatchRequest} from './match.js';
import {isHotseat, isPerson, isShared, seatAtKeyboard} from './keyboard.js';
import {findRequestFault} from './request-fault.js';
import {declineRequest, pliesToTakeBack, takeBack} from './takeback.js';
import {isAdviser, type SeatId, sideOf} from '../rules/seat.js';
import {actInLine, mayAct, mustAct, seatToAct, truthOf} from './truth.js';

type EventOf<T extends MatchEvent['type']> = Extract<MatchEvent, {readonly type: T}>;

/** What a person says who need not do anything more in a turn. */
const DONE = 'done';

const unchanged = (match: Match): Transition => ({match, effects: []});
const saved = (match: Match): Transition => ({match, effects: [{type: 'save'}]});
const refused = (match: Match, reason: string): Transition => ({
	match,
	effects: [{type: 'refused', reason}],
});

/** Returns the match with its clocks standing. */
const stop = (match: Match, at: number): Match =>
	match.phase.name === 'turn'
		? {...match, clocks: stopClock(match.clocks, sideOf(match.phase.seat), at)}
		: match;

/** Returns the match, its clocks standing, with the turn of a seat begun: the one that is to act when none is given. */
function beginTurn(match: Match, at: number, seat = seatToAct(match)): Match {
	const clocks = startClock(match.settings.clock, match.clocks, at);
	return {...match, phase: {name: 'turn', seat}, clocks};
}

/** Returns the match, its clocks standing, on its way to the turn of the seat that is to act: by a hand-off where another has the keyboard. */
function passToMover(match: Match, at: number): Match {
	const {phase, settings} = match;
	const to = seatAtKeyboard(settings, seatToAct(match));
	const hasKeyboard = phase.name !== 'ended' && seatAtKeyboard(settings, phase.seat) === to;
	return hasKeyboard || !isShared(settings)
		? beginTurn(match, at)
		: {...match, phase: {name: 'handoff', seat: to}};
}

function end(match: Match, outcome: Outcome, at: number): Transition {
	const {request: _request, ...rest} = stop(match, at);
	return {
		match: {...rest, phase: {name: 'ended'}, outcome},
		effects: [{type: 'save'}, {type: 'ended'}],
	};
}

/** Returns whether a side can speak now: a person only when he has the keyboard. */
const canSpeak = ({settings, phase}: Match, side: Color): boolean =>
	phase.name !== 'ended' &&
	(!isShared(settings) ||
		!isPerson(settings, side) ||
		(phase.name !== 'handoff' && seatAtKeyboard(settings, phase.seat) === side));

/** Returns the match with the request dealt with over which `side` moves on: the other side's is turned down, an own takeback withdrawn; an own offer stands. */
function settleByMove(match: Match, side: Color): Match {
	const {request, ...rest} = match;
	if (request?.by === side) {
		return request.kind === 'takeback' ? rest : match;
	}

	return declineRequest(match);
}

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

/** Asks the other side: at the one keyboard it has to be handed over, unless the asker was about to do that anyway. */
function ask(match: Match, request: MatchRequest, at: number): Transition {
	const asked: Match = {...match, request};
	const waits = match.phase.name === 'confirm' && request.kind === 'draw';
	return saved(
		isHotseat(match.settings) && !waits
			? {...stop(asked, at), phase: {name: 'handoff', seat: opposite(request.by)}}
			: asked,
	);
}

const faultOf = (match: Match, side: Color, kind: MatchRequest['kind']): string | undefined =>
	findRequestFault(
		{
			history: truthOf(match).history(side),
			request: match.request,
			notices: match.notices[side],
		},
		kind,
	);

function offerDraw(match: Match, {side, at}: EventOf<'drawOffered'>): Transition {
	if (!canSpeak(match, side)) {
		return unchanged(match);
	}

	// Two offers make an agreement.
	if (match.request?.kind === 'draw' && match.request.by !== side) {
		return end(match, {winner: null, reason: 'agreement'}, at);
	}

	const fault = faultOf(match, side, 'draw');
	return fault === undefined ? ask(match, {kind: 'draw', by: side}, at) : refused(match, fault);
}

/** Takes plies back and gives the move to the asker. */
function grantTakeback(match: Match, by: Color, plies: number, at: number): Transition {
	const {request: _request, ...rest} = takeBack(stop(match, at), by, plies);
	return saved(passToMover(rest, at));
}

function askTakeback(match: Match, {side, at}: EventOf<'takebackAsked'>): Transition {
	if (!canSpeak(match, side)) {
		return unchanged(match);
	}

	const plies = pliesToTakeBack(match, side);
	const fault = faultOf(match, side, 'takeback');
	if (fault !== undefined) {
		return refused(match, fault);
	}

	return match.settings.seats[opposite(side)].kind === 'bot'
		? grantTakeback(match, side, plies, at)
		: ask(match, {kind: 'takeback', by: side, plies}, at);
}

function answer(match: Match, {side, agreed, at}: EventOf<'requestAnswered'>): Transition {
	const {request, phase} = match;
	if (request === undefined || request.by === side || !canSpeak(match, side)) {
		return unchanged(match);
	}

	if (!agreed) {
		const declined = declineRequest(match);
		if (phase.name !== 'answer') {
			return saved(declined);
		}

		// The one who answered may be on move himself; then he keeps the keyboard.
		return saved(mustAct(match, side) ? beginTurn(declined, at) : passToMover(declined, at));
	}

	return request.kind === 'draw'
		? end(match, {winner: null, reason: 'agreement'}, at)
		: grantTakeback(match, request.by, request.plies, at);
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
	requestAnswered: answer,
	putAway,
	// The flag is all that a look at the clock is for.
	clockLooked: unchanged,
};
