import type {Color} from '../core/color.js';
import type {Outcome} from '../rules/news.js';
import {sideOf} from '../rules/seat.js';
import {startClock, stopClock} from './clock.js';
import type {Transition} from './event.js';
import {isPerson, isShared, seatAtKeyboard} from './keyboard.js';
import type {Match} from './match.js';
import {seatToAct} from './truth.js';

export const unchanged = (match: Match): Transition => ({match, effects: []});
export const saved = (match: Match): Transition => ({match, effects: [{type: 'save'}]});
export const refused = (match: Match, reason: string): Transition => ({
	match,
	effects: [{type: 'refused', reason}],
});

/** Returns the match with its clocks standing. */
export const stop = (match: Match, at: number): Match =>
	match.phase.name === 'turn'
		? {...match, clocks: stopClock(match.clocks, sideOf(match.phase.seat), at)}
		: match;

/** Returns the match, its clocks standing, with the turn of a seat begun: the one that is to act when none is given. */
export function beginTurn(match: Match, at: number, seat = seatToAct(match)): Match {
	const clocks = startClock(match.settings.clock, match.clocks, at);
	return {...match, phase: {name: 'turn', seat}, clocks};
}

/** Returns the match, its clocks standing, on its way to the turn of the seat that is to act: by a hand-off where another has the keyboard. */
export function passToMover(match: Match, at: number): Match {
	const {phase, settings} = match;
	const to = seatAtKeyboard(settings, seatToAct(match));
	const hasKeyboard = phase.name !== 'ended' && seatAtKeyboard(settings, phase.seat) === to;
	return hasKeyboard || !isShared(settings)
		? beginTurn(match, at)
		: {...match, phase: {name: 'handoff', seat: to}};
}

/** Ends the match, its clocks standing; no request is left. */
export function end(match: Match, outcome: Outcome, at: number): Transition {
	const {request: _request, ...rest} = stop(match, at);
	return {
		match: {...rest, phase: {name: 'ended'}, outcome},
		effects: [{type: 'save'}, {type: 'ended'}],
	};
}

/** Returns whether a side can speak now: a person only when he has the keyboard. */
export const canSpeak = ({settings, phase}: Match, side: Color): boolean =>
	phase.name !== 'ended' &&
	(!isShared(settings) ||
		!isPerson(settings, side) ||
		(phase.name !== 'handoff' && seatAtKeyboard(settings, phase.seat) === side));
