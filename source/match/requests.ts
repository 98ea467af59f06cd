import {type Color, opposite} from '../core/color.js';
import type {EventOf, Transition} from './event.js';
import {isHotseat} from './keyboard.js';
import type {Match, MatchRequest} from './match.js';
import {findRequestFault} from './request-fault.js';
import {declineRequest, isUnnoticed, pliesToTakeBack, takeBack} from './takeback.js';
import {mustAct, truthOf} from './truth.js';
import {beginTurn, canSpeak, end, passToMover, refused, saved, stop, unchanged} from './turns.js';

/** Returns the match with the request dealt with over which `side` moves on: the other side's is turned down, an own takeback withdrawn; an own offer stands. */
export function settleByMove(match: Match, side: Color): Match {
	const {request, ...rest} = match;
	if (request?.by === side) {
		return request.kind === 'takeback' ? rest : match;
	}

	return declineRequest(match);
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

export function offerDraw(match: Match, {side, at}: EventOf<'drawOffered'>): Transition {
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

/** Returns the transition in which a side's last `plies` acts of its set-up are taken back, which nobody else has noticed: the side goes on with it, and the other is told nothing. */
function undoSetUp(
	match: Match,
	by: Color,
	plies: number,
	at: number,
	told: readonly Color[],
): Transition {
	return saved(beginTurn(takeBack(stop(match, at), by, plies, told), at, by));
}

export function askTakeback(
	match: Match,
	{side, at, acts = 1, isUntold}: EventOf<'takebackAsked'>,
): Transition {
	if (!canSpeak(match, side)) {
		return unchanged(match);
	}

	if (isUntold === true) {
		return isUnnoticed(match, side, acts) ? undoSetUp(match, side, acts, at, []) : unchanged(match);
	}

	const plies = pliesToTakeBack(match, side);
	const fault = faultOf(match, side, 'takeback');
	if (fault !== undefined) {
		return refused(match, fault);
	}

	if (isUnnoticed(match, side, acts)) {
		return undoSetUp(match, side, acts, at, [side]);
	}

	return match.settings.seats[opposite(side)].kind === 'bot'
		? grantTakeback(match, side, plies, at)
		: ask(match, {kind: 'takeback', by: side, plies}, at);
}

export function answerRequest(
	match: Match,
	{side, agreed, at}: EventOf<'requestAnswered'>,
): Transition {
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
