import {ok} from '../core/result.js';
import {manMarks} from '../knowledge/man-marks.js';
import {countPlies} from '../match/acts.js';
import {reviewMatch, type Review} from '../match/review.js';
import {startMatch} from '../match/start-match.js';
import {hostMatch} from '../session/host-match.js';
import type {MatchHost} from '../session/match-host.js';
import {type BoardRead, readMen} from '../text/board-words.js';
import {capitalise} from '../text/men.js';
import {GamePlace} from './game-place.js';
import {advance, openMatchReview} from './moving.js';
import type {PlainCommand} from './place.js';
import type {Session} from './session.js';

/** Returns the whole board at the end of a game. */
const trueBoard = ({variant, steps}: Review): BoardRead => {
	const sight = steps[steps.length - 1].sights.truth;
	return {cells: sight.cells, men: manMarks(sight, variant)};
};

const reviewOf = (session: Session, host: MatchHost): PlainCommand => ({
	names: ['review'],
	help: 'goes through the game, as either side saw it and in truth',
	run() {
		const id = session.services.saves.savedAs(host.id);
		openMatchReview(session, host.getState().match, {id});
	},
});

/** Returns the commands of a whole game that is over. */
export const afterGame = (session: Session, host: MatchHost): readonly PlainCommand[] => [
	...(countPlies(host.getState().match) === 0 ? [] : [reviewOf(session, host)]),
	{
		names: ['truth'],
		help: 'where all men stand in truth',
		run() {
			const review = reviewMatch(host.getState().match);
			session.say(
				...(review.ok ? readMen(trueBoard(review.value)) : [`${capitalise(review.error)}.`]),
			);
		},
	},
	{
		names: ['again'],
		help: 'another game like this one, with the same sides',
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
