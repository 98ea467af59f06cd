import type {SeatId} from '../rules/seat.js';
import {startGame} from '../session/host-match.js';
import {
	type NewGame,
	type OneGame,
	personName,
	personSeats,
	PIN_LENGTH,
	wantsPins,
} from '../session/new-game.js';
import {ok, type Result} from '../core/result.js';
import type {Place} from './place.js';
import type {Session} from './session.js';
import {gamePlace} from './whole-game.js';

/** Asks all persons of a new game for their PINs, which nobody sees; then goes on to the game. */
function pinsPlace(
	session: Session,
	game: NewGame,
	begin: (pins: NonNullable<OneGame['pins']>) => Result<Place>,
): Place {
	let pins: NonNullable<OneGame['pins']> = {};
	let asked = personSeats(game);

	const seal = async (pin: string, seat: SeatId, rest: readonly SeatId[]): Promise<void> => {
		pins = {...pins, [seat]: await session.services.pins.hash(pin)};
		next(rest);
	};

	/** Asks the next one, or begins once all were asked. */
	const next = (rest: readonly SeatId[]): void => {
		asked = rest;
		if (rest.length > 0) {
			ask();
			return;
		}

		const begun = begin(pins);
		if (begun.ok) {
			session.replace(begun.value);
		} else {
			session.say(begun.error);
			session.back();
		}
	};

	const ask = (): void => {
		const name = personName(game, asked[0]);
		session.say(
			`${name}’s PIN for each hand-off: ${PIN_LENGTH} digits that only ${name} knows; Enter alone for none.`,
		);
	};

	return {
		commands: () => [],
		isSecret: () => true,
		enter: ask,
		take(line) {
			const [seat, ...rest] = asked;
			if (line.toLowerCase() === 'quit') {
				session.back();
				return;
			}

			if (line !== '' && !new RegExp(`^\\d{${PIN_LENGTH}}$`).test(line)) {
				session.say(`A PIN has ${PIN_LENGTH} digits.`);
				ask();
				return;
			}

			if (line === '') {
				next(rest);
			} else {
				void session.wait(seal(line, seat, rest));
			}
		},
	};
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

	// What cannot begin is said before anybody is asked for a PIN.
	const begun = begin();
	return begun.ok && wantsPins(game, session.settings)
		? ok(pinsPlace(session, game, begin))
		: begun;
}
