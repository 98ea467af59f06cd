import {type Color, opposite} from '../core/color.js';
import {quote} from '../core/quote.js';
import type {Outcome} from '../rules/news.js';
import {addIncrement, hasFlagFallen, startClock, stopClock} from './clock.js';
import type {MatchEvent, Transition} from './event.js';
import type {Match, MatchRequest} from './match.js';
import {isHotseat} from './start-match.js';
import {findRequestFault} from './request-fault.js';
import {declineRequest, pliesToTakeBack, takeBack} from './takeback.js';
import {actInLine, mayAct, mustAct, sideToAct, truthOf} from './truth.js';

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
		? {...match, clocks: stopClock(match.clocks, match.phase.side, at)}
		: match;

/** Returns the match, its clocks standing, with the turn of the side to move begun. */
function beginTurn(match: Match, at: number): Match {
	const side = sideToAct(match);
	const clocks = startClock(match.settings.clock, match.clocks, at);
	return {...match, phase: {name: 'turn', side}, clocks};
}

/** Returns the match, its clocks standing, on its way to the turn of the side to move. */
const passToMover = (match: Match, at: number): Match =>
	isHotseat(match.settings)
		? {...match, phase: {name: 'handoff', side: sideToAct(match)}}
		: beginTurn(match, at);

function end(match: Match, outcome: Outcome, at: number): Transition {
	const {request: _request, ...rest} = stop(match, at);
	return {
		match: {...rest, phase: {name: 'ended'}, outcome},
		effects: [{type: 'save'}, {type: 'ended'}],
	};
}

/** Returns whether a side can speak now: between two persons only the one at the keyboard. */
const canSpeak = ({settings, phase}: Match, side: Color): boolean =>
	phase.name !== 'ended' &&
	(!isHotseat(settings) || (phase.name !== 'handoff' && phase.side === side));

/** Returns the match with the request dealt with over which `side` moves on: the other side's is turned down, an own takeback withdrawn; an own offer stands. */
function settleByMove(match: Match, side: Color): Match {
	const {request, ...rest} = match;
	if (request?.by === side) {
		return request.kind === 'takeback' ? rest : match;
	}

	return declineRequest(match);
}

function chooseMove(match: Match, {side, move, at}: EventOf<'moveChosen'>): Transition {
	const {phase, settings} = match;
	if (phase.name !== 'turn' || phase.side !== side) {
		return unchanged(match);
	}

	if (move === DONE && mayAct(match, side) && !mustAct(match, side)) {
		return passOn(match, side, at);
	}

	const done = actInLine(match, side, move);
	if (done === undefined) {
		return refused(match, `${quote(move)} is no move that you can play here`);
	}

	const {acts, verdict} = done;
	if (verdict !== 'stands') {
		// The turn continues, and so does the clock.
		return saved({...match, acts});
	}

	const settled: Match = {...settleByMove(match, side), acts};
	const {outcome} = truthOf(settled);
	const isAsked = mustAct(settled, side) || settings.seats[side].kind === 'person';
	if (outcome === undefined && isAsked && mayAct(settled, side)) {
		// A turn of several acts; a person says when there is none left that must be done.
		return saved(settled);
	}

	return outcome === undefined
		? passOn(settled, side, at)
		: end({...moved(settled, side, at), phase: {name: 'confirm', side}}, outcome, at);
}

/** Returns the match with a side's clock standing after its turn. */
function moved(match: Match, side: Color, at: number): Match {
	const {clocks} = stop(match, at);
	return {...match, clocks: addIncrement(match.settings.clock, clocks, side)};
}

/** Returns the match once a side's turn is over. */
function passOn(match: Match, side: Color, at: number): Transition {
	const after = moved(match, side, at);
	return saved(
		isHotseat(match.settings) ? {...after, phase: {name: 'confirm', side}} : beginTurn(after, at),
	);
}

function confirmMove(match: Match): Transition {
	const {phase} = match;
	return phase.name === 'confirm'
		? saved({...match, phase: {name: 'handoff', side: opposite(phase.side)}})
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

	const {side} = phase;
	const isOnMove = mustAct(match, side);
	if (request?.by === opposite(side) && !(request.kind === 'draw' && isOnMove)) {
		return unchanged({...match, phase: {name: 'answer', side}});
	}

	return unchanged(isOnMove ? beginTurn(match, at) : {...match, phase: {name: 'confirm', side}});
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
			? {...stop(asked, at), phase: {name: 'handoff', side: opposite(request.by)}}
			: asked,
	);
}

const faultOf = (match: Match, side: Color, kind: MatchRequest['kind']): string | undefined =>
	findRequestFault(
		{
			seat: side,
			request: match.request,
			notices: match.notices[side],
			plies: truthOf(match).history(side).plies.length,
			hasMoved: pliesToTakeBack(match, side) > 0,
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
		isHotseat(settings) ? {...standing, phase: {name: 'handoff', side: phase.side}} : standing,
	);
}

/**
 * Returns what becomes of a match by an event, and what is to be done about it. Pure: the match given
 * stays what it was. An event that does not fit the phase, or comes from a side that is not at the
 * keyboard, changes nothing; whatever comes when the flag of the side on move has fallen comes too late.
 */
export function transition(match: Match, event: MatchEvent): Transition {
	const {phase, clocks} = match;
	if (phase.name === 'turn' && hasFlagFallen(clocks, phase.side, event.at)) {
		return end(match, {winner: opposite(phase.side), reason: 'time'}, event.at);
	}

	return STEPS[event.type](match, event as never);
}

const STEPS: {
	readonly [type in MatchEvent['type']]: (match: Match, event: EventOf<type>) => Transition;
} = {
	moveChosen: chooseMove,
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
