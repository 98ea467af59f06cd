import {ok, type Result, unwrap} from '../core/result.js';
import {spectate} from '../match/spectate.js';
import {MatchHost} from '../session/match-host.js';
import type {MatchServices} from '../session/services.js';
import {beginSpectated, type GameToWatch} from '../session/spectated-match.js';
import {listedMoves, toldMoveBy} from '../session/told/listed-moves.js';
import {umpireWords} from '../session/told/umpire-words.js';
import type {Place} from './place.js';
import {ReviewPlace} from './review-place.js';
import type {Session} from './session.js';

/** A game between two bots, told as it is played: everything, as nobody plays in it. When it is over it is gone through. */
function placeOf(session: Session, host: MatchHost): Place {
	let told = 0;

	const look = (): void => {
		const {match} = host.getState();
		const review = unwrap(spectate(match));
		const moves = listedMoves(review);
		while (told < moves.length) {
			const move = moves[told++];
			session.say(`${toldMoveBy(moves, move)}.`, ...umpireWords(review, told));
		}

		if (match.outcome !== undefined) {
			goThrough();
		}
	};

	const goThrough = (): void => {
		const review = unwrap(spectate(host.getState().match));
		session.replace(new ReviewPlace(session, {review}));
	};

	const unsubscribe = host.subscribe(look);
	return {
		commands: () => [
			{
				names: ['stop'],
				help: 'stops the game and goes through what was played',
				run: goThrough,
			},
		],
		enter() {
			const {seats} = host.getState().match.settings;
			session.say(`${seats.white.name} against ${seats.black.name}. stop ends it.`);
			host.open();
		},
		take() {
			session.say('The bots are playing; stop ends it.');
		},
		close: (): undefined => {
			unsubscribe();
			host.putAway();
		},
	};
}

/** Returns the place of a game between two bots; nothing of it is saved. The error is a sentence. */
export function watchPlace(session: Session, game: GameToWatch): Result<Place> {
	const begun = beginSpectated(game, session.services);
	if (!begun.ok) {
		return begun;
	}

	const {match, players} = begun.value;
	const {services} = session;
	const unsaved: MatchServices = {
		now: () => services.now(),
		after: (milliseconds, callback) => services.after(milliseconds, callback),
		saves: {...services.saves, save: () => ok(undefined)},
	};
	return ok(placeOf(session, new MatchHost('', match, unsaved, players)));
}
