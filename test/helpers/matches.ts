import {unwrap} from '../../source/core/result.js';
import type {MatchEffect, MatchEvent} from '../../source/match/event.js';
import type {Match} from '../../source/match/match.js';
import type {ClockRule, MatchSettings, SeatSetting} from '../../source/match/settings.js';
import {startMatch} from '../../source/match/start-match.js';
import {transition} from '../../source/match/transition.js';
import type {SeatId} from '../../source/rules/seat.js';

const person = (name: string): SeatSetting => ({kind: 'person', name});
const bot = (name: string): SeatSetting => ({kind: 'bot', name, bot: 'random'});

/** Two persons at one keyboard, without clocks. */
export const HOTSEAT: MatchSettings = {
	variant: 'fog',
	seats: {white: person('Ada'), black: person('Bo')},
	clock: {kind: 'none'},
	seed: 7,
};

/** A person with White against a bot. */
export const AGAINST_BOT: MatchSettings = {
	...HOTSEAT,
	seats: {white: person('Ada'), black: bot('Robo')},
};

export const BOTS: MatchSettings = {...HOTSEAT, seats: {white: bot('Hal'), black: bot('Robo')}};

/** Ten seconds a side and two more for each move. */
export const CLOCK: ClockRule = {kind: 'timed', base: 10_000, increment: 2000};

/** An event without its time, or a move by the side in whose turn it is, in UCI. */
export type Step =
	| string
	| (MatchEvent extends infer E ? (E extends MatchEvent ? Omit<E, 'at'> : never) : never);

/** Returns the event of a step at a time. */
export function toEvent(match: Match, step: Step, at: number): MatchEvent {
	if (typeof step !== 'string') {
		return {...step, at};
	}

	const side = match.phase.name === 'ended' ? 'white' : match.phase.seat;
	return {type: 'moveChosen', seat: side, move: step, at};
}

/** A match and what its last event had for effects. */
export type Played = {readonly match: Match; readonly effects: readonly MatchEffect[]};

/** Starts a match and carries out steps, all at time 0. */
export function play(settings: MatchSettings, ...steps: readonly Step[]): Played {
	return playOn({match: unwrap(startMatch(settings, 0)), effects: []}, ...steps);
}

/** Carries out further steps at time 0. */
export function playOn(start: Played, ...steps: readonly Step[]): Played {
	let played = start;
	for (const step of steps) {
		played = transition(played.match, toEvent(played.match, step, 0));
	}

	return played;
}

export const TAKE: Step = {type: 'handedOver'};
export const CONFIRM: Step = {type: 'moveConfirmed'};

/** The steps of whole turns between two persons: take the keyboard, move, let go. */
export const turns = (...moves: readonly string[]): Step[] =>
	moves.flatMap((move) => [TAKE, move, CONFIRM]);

/** Returns a game of bots after acts, each of whoever is to act or of the seat that is named ("black>ready"). */
export const playTexts = (variant: string, texts: readonly string[]): Match =>
	texts.reduce(
		(played, written) => {
			const [move, seat] = written.split('>').reverse();
			return playOn(
				played,
				seat === undefined ? move : {type: 'moveChosen', seat: seat as SeatId, move},
			);
		},
		play({...BOTS, variant}),
	).match;
