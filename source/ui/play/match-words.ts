import {opposite} from '../../core/color.js';
import {type SeatId, sideOf} from '../../rules/seat.js';
import type {HostState} from '../../session/match-host.js';
import {whoIs} from '../../session/seat-shown.js';
import {type Message, say} from '../../session/told/message.js';
import {enterBlanks} from '../../text/hand-off.js';
import {capitalise} from '../../text/men.js';
import {describeThinking} from '../../text/waiting.js';

/** Returns what the entry line says to a seat while nothing is typed; empty where its turn says it. */
export function idleText(state: HostState, seat: SeatId, width: number): string {
	const {match, thinking} = state;
	const {phase, settings} = match;
	return phase.name === 'ended'
		? ''
		: thinking !== undefined
			? describeThinking(settings.seats[thinking].name)
			: phase.name === 'confirm'
				? enterBlanks(whoIs(opposite(sideOf(seat)), match), width)
				: '';
}

/** Returns what went wrong, for a seat's eyes. */
export const warningsFor = (
	{refusal, notSaved, savedAside, botFault}: HostState,
	seat: SeatId,
	markFault: string | undefined,
): readonly Message[] =>
	say(
		[
			refusal?.seat === seat ? `${capitalise(refusal.reason)}.` : undefined,
			notSaved,
			savedAside,
			botFault,
			markFault,
		],
		'warning',
	);
