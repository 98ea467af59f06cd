import {openedScene} from '../../drill/learn/progress.js';
import type {Result} from '../../core/result.js';
import {hostMatch, startGame} from '../host-match.js';
import type {MatchHost} from '../match-host.js';
import {lastGame} from '../new-game.js';
import type {UiServices} from '../services.js';
import {DEFAULT_SETTINGS} from '../../storage/settings-file.js';
import {FIRST_GAME, isRunning} from './scene-begun.js';

function resumeGame(id: string, services: UiServices): Result<MatchHost> {
	const resumed = services.games.resume(id);
	const host = resumed.ok ? hostMatch(id, resumed.value.match, services) : resumed;
	if (resumed.ok && !host.ok) {
		services.games.close(id);
	}

	return host;
}

/** Returns who runs a person's first game: the one that is not over yet, or a new one against the weakest bot. The error is a sentence. */
export function hostFirstGame(person: string, services: UiServices): Result<MatchHost> {
	const {learn} = services.progress.load(person);
	if (learn.game !== undefined && isRunning(learn, services.games.list())) {
		return resumeGame(learn.game, services);
	}

	const {choices, usual} = services.bots;
	const host = startGame(
		{
			...lastGame('bot', {...DEFAULT_SETTINGS, person}, services),
			bot: choices.at(0)?.id ?? usual,
		},
		{},
		services,
	);
	if (host.ok) {
		// Without a save it is begun anew the next time, which is said when it is left.
		services.progress.learn(person, (learn) => ({
			...openedScene(learn, FIRST_GAME),
			game: host.value.id,
		}));
	}

	return host;
}
