import type {MatchHost} from '../session/match-host.js';
import {nameIn, whoIs} from '../session/seat-shown.js';
import {handOffWords} from '../session/told/hand-off-words.js';
import {opposite} from '../core/color.js';
import {type SeatId, sideOf} from '../rules/seat.js';
import {announceRequest} from '../text/requests.js';
import {enterEndsTurn, nothingShownUntil, otherWord, WRONG_PIN} from '../text/hand-off.js';
import {seatName} from '../text/men.js';
import type {PlainCommand} from './place.js';
import type {Session} from './session.js';

/** Returns the hash of the PIN that the hand-off asks for, if it asks for one now. */
export function pinOf(host: MatchHost): string | undefined {
	const {settings, phase} = host.getState().match;
	const seat = phase.name === 'handoff' ? settings.seats[phase.seat] : undefined;
	return seat?.kind === 'person' ? seat.pin : undefined;
}

const takeText = (host: MatchHost, seat: SeatId): string =>
	pinOf(host) === undefined
		? nothingShownUntil(seat)
		: nothingShownUntil(`${nameIn(seat, host.getState().match)}’s PIN`, '; quit leaves');

/**
 * Stands between two turns: takes away all that was said, and says who is to take the keyboard and nothing of the game
 * but what an umpire told both. `note` is about the save, and holds no secret.
 */
export function tellHandOff(
	session: Session,
	host: MatchHost,
	seat: SeatId,
	note: string | undefined,
): void {
	const {match} = host.getState();
	session.clear();
	session.say(
		`Pass the keyboard to ${whoIs(seat, match)}.`,
		match.request && announceRequest(match.request, host.report(seat).names),
		...handOffWords(host.report('white'), host.report('black'), seat),
		note,
		match.settings.clock.kind === 'timed' ? 'The clocks are standing still.' : undefined,
		takeText(host, seat),
	);
}

/** Returns how a turn is ended that a seat has played, and who gets the keyboard then. */
export const passText = (host: MatchHost, seat: SeatId): string =>
	enterEndsTurn(whoIs(opposite(sideOf(seat)), host.getState().match));

/** Returns the command with which a seat takes the keyboard that has no PIN. */
export const takeCommands = (
	session: Session,
	host: MatchHost,
	seat: SeatId,
): readonly PlainCommand[] =>
	pinOf(host) === undefined
		? [
				{
					names: [seat],
					help: `shows the game to ${seatName(seat)}`,
					run: () => takeKeyboard(session, host, seat, seat),
				},
			]
		: [];

/** Gives the keyboard to the seat whose word or PIN is typed. */
export function takeKeyboard(session: Session, host: MatchHost, word: string, seat: SeatId): void {
	const pin = pinOf(host);
	if (pin !== undefined && word === 'quit') {
		session.back();
	} else if (pin !== undefined && word !== '') {
		void session.wait(takeByPin(session, host, word, pin));
	} else if (word === seat) {
		host.send({type: 'handedOver'});
	} else {
		session.say(pin === undefined ? otherWord(seat) : takeText(host, seat));
	}
}

async function takeByPin(
	session: Session,
	host: MatchHost,
	word: string,
	pin: string,
): Promise<void> {
	if (await session.services.pins.check(word, pin)) {
		host.send({type: 'handedOver'});
	} else {
		session.say(WRONG_PIN);
	}
}
