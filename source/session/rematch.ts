import {given} from '../core/given.js';
import type {Result} from '../core/result.js';
import type {MatchSettings} from '../match/settings.js';
import {startMatch} from '../match/start-match.js';
import {hostDrill} from './drill/host-drill.js';
import {hostMatch} from './host-match.js';
import type {MatchHost} from './match-host.js';
import type {UiServices} from './services.js';

/** Who plays again with the men of before, or each with the other's. */
export type RematchSides = 'same' | 'swapped';

/** Returns who has which men, and advises whom, once the sides are swapped. */
function swapSeats({seats}: MatchSettings): MatchSettings['seats'] {
	const advisers = {
		'white-adviser': seats['black-adviser'],
		'black-adviser': seats['white-adviser'],
	};
	return {white: seats.black, black: seats.white, ...given(advisers)};
}

/** Returns who runs a game, or a drill, like another. The error is a sentence. */
export function rematch(
	host: MatchHost,
	services: UiServices,
	sides: RematchSides = 'same',
): Result<MatchHost> {
	const {settings} = host.getState().match;
	const seats = sides === 'same' ? settings.seats : swapSeats(settings);
	const again = startMatch({...settings, seats, seed: services.seed()}, services.now());
	if (!again.ok) {
		return again;
	}

	const id = services.games.newId();
	return host.drill === undefined
		? hostMatch(id, again.value, services)
		: hostDrill(id, again.value, host.drill.tables, services);
}
