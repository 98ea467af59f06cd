import {ok} from '../core/result.js';
import {startMatch} from '../match/start-match.js';
import {hostMatch} from '../session/host-match.js';
import type {MatchHost} from '../session/match-host.js';
import {GamePlace} from './game-place.js';
import {advance, openMatchReview} from './moving.js';
import type {PlainCommand} from './place.js';
import type {Session} from './session.js';

/** Returns the commands of a whole game that is over. */
export const afterGame = (session: Session, host: MatchHost): readonly PlainCommand[] => [
	{
		names: ['review'],
		help: 'goes through the game, as either side saw it and in truth',
		run() {
			const id = session.services.saves.savedAs(host.id);
			openMatchReview(session, host.getState().match, {id});
		},
	},
	{
		names: ['again'],
		help: 'another game like this one',
		run() {
			const {services} = session;
			const {settings} = host.getState().match;
			const match = startMatch({...settings, seed: services.seed()}, services.now());
			const next = match.ok ? hostMatch(services.games.newId(), match.value, services) : match;
			advance(session, next.ok ? ok(gamePlace(session, next.value)) : next);
		},
	},
];

/** Returns the place of a whole game; `note` is a sentence about how it came here. */
export const gamePlace = (session: Session, host: MatchHost, note?: string): GamePlace =>
	new GamePlace(session, host, () => afterGame(session, host), {note});
