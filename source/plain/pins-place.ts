import type {SeatId} from '../rules/seat.js';
import {startGame} from '../session/host-match.js';
import {
	type NewGame,
	type OneGame,
	personName,
	personSeats,
	PIN_LENGTH,
} from '../session/new-game.js';
import {ok, type Result} from '../core/result.js';
import type {Place, PlainCommand} from './place.js';
import type {Session} from './session.js';
import {gamePlace} from './whole-game.js';

/** Asks all persons of a new game for their PINs, which nobody sees; then goes on to the game. */
class PinsPlace implements Place {
	readonly #session: Session;
	readonly #game: NewGame;
	readonly #begin: (pins: NonNullable<OneGame['pins']>) => Result<Place>;
	#pins: NonNullable<OneGame['pins']> = {};
	#asked: readonly SeatId[];

	constructor(
		session: Session,
		game: NewGame,
		begin: (pins: NonNullable<OneGame['pins']>) => Result<Place>,
	) {
		this.#asked = personSeats(game);
		this.#game = game;
		this.#session = session;
		this.#begin = begin;
	}

	readonly commands = (): readonly PlainCommand[] => [];
	readonly isSecret = (): boolean => true;
	readonly enter = (): void => this.#ask();

	readonly take = (line: string): void => {
		const [seat, ...rest] = this.#asked;
		if (line.toLowerCase() === 'quit') {
			this.#session.back();
			return;
		}

		if (line !== '' && !new RegExp(`^\\d{${PIN_LENGTH}}$`).test(line)) {
			this.#session.say(`A PIN has ${PIN_LENGTH} digits.`);
			this.#ask();
			return;
		}

		if (line === '') {
			this.#next(rest);
		} else {
			void this.#session.wait(this.#seal(line, seat, rest));
		}
	};

	async #seal(pin: string, seat: SeatId, rest: readonly SeatId[]): Promise<void> {
		this.#pins = {...this.#pins, [seat]: await this.#session.services.pins.hash(pin)};
		this.#next(rest);
	}

	/** Asks the next one, or begins once all were asked. */
	#next(rest: readonly SeatId[]): void {
		this.#asked = rest;
		if (rest.length > 0) {
			this.#ask();
			return;
		}

		const game = this.#begin(this.#pins);
		if (game.ok) {
			this.#session.replace(game.value);
		} else {
			this.#session.say(game.error);
			this.#session.back();
		}
	}

	#ask(): void {
		const name = personName(this.#game, this.#asked[0]);
		this.#session.say(
			`${name}’s PIN for each hand-off: ${PIN_LENGTH} digits that only ${name} knows; Enter alone for none.`,
		);
	}
}

/** Returns the place of a new game, which begins with the PINs where two people have them asked for. The error is a sentence. */
export function newGamePlace(
	session: Session,
	game: NewGame,
	one: Partial<OneGame> = {},
): Result<Place> {
	const begin = (pins: OneGame['pins'] = {}): Result<Place> => {
		const host = startGame(game, {...one, pins}, session.services);
		return host.ok ? ok(gamePlace(session, host.value)) : host;
	};

	return game.opponent === 'person' && session.settings.usePin
		? ok(new PinsPlace(session, game, begin))
		: begin();
}
