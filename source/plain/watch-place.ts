import {ok, type Result, unwrap} from '../core/result.js';
import {spectate} from '../match/spectate.js';
import {MatchHost} from '../session/match-host.js';
import type {MatchServices} from '../session/services.js';
import {beginSpectated, type GameToWatch} from '../session/spectated-match.js';
import {listedMoves, toldMoveBy} from '../session/told/listed-moves.js';
import {umpireWords} from '../session/told/umpire-words.js';
import type {Place, PlainCommand} from './place.js';
import {ReviewPlace} from './review-place.js';
import type {Session} from './session.js';

/** A game between two bots, told as it is played: everything, as nobody plays in it. When it is over it is gone through. */
class WatchPlace implements Place {
	readonly #session: Session;
	readonly #host: MatchHost;
	readonly #unsubscribe: () => void;
	#told = 0;

	constructor(session: Session, host: MatchHost) {
		this.#session = session;
		this.#host = host;
		this.#unsubscribe = host.subscribe(() => this.#look());
	}

	readonly commands = (): readonly PlainCommand[] => [
		{
			names: ['stop'],
			help: 'stops the game and goes through what was played',
			run: () => this.#goThrough(),
		},
	];

	readonly enter = (): void => {
		const {seats} = this.#host.getState().match.settings;
		this.#session.say(`${seats.white.name} against ${seats.black.name}. stop ends it.`);
		this.#host.open();
	};

	readonly take = (): void => {
		this.#session.say('The bots are playing; stop ends it.');
	};

	readonly close = (): undefined => {
		this.#unsubscribe();
		this.#host.putAway();
	};

	#look(): void {
		const {match} = this.#host.getState();
		const review = unwrap(spectate(match));
		const moves = listedMoves(review);
		while (this.#told < moves.length) {
			const move = moves[this.#told++];
			this.#session.say(`${toldMoveBy(moves, move)}.`, ...umpireWords(review, this.#told));
		}

		if (match.outcome !== undefined) {
			this.#goThrough();
		}
	}

	#goThrough(): void {
		const review = unwrap(spectate(this.#host.getState().match));
		this.#session.replace(new ReviewPlace(this.#session, {review}));
	}
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
	return ok(new WatchPlace(session, new MatchHost('', match, unsaved, players)));
}
