import {ok, type Result} from '../../core/result.js';
import {
	type LearnProgress,
	openedScene,
	SCENE_IDS,
	type SceneId,
} from '../../drill/learn/progress.js';
import {findScene} from '../../drill/learn/scenes.js';
import {GAME_VARIANTS} from '../../session/new-game.js';
import {resumeGame} from '../play/start-game.js';
import type {Screen} from '../shell/screen-stack.js';
import type {UiServices} from '../../session/services.js';
import {startGame} from '../../session/host-match.js';

/** The last of the scenes. */
export const FIRST_GAME: SceneId = SCENE_IDS[SCENE_IDS.length - 1];

/** Returns the screen of a game that is resumed, with the coach where it is the first one. */
export const withCoach = (screen: Screen, {game}: LearnProgress): Screen =>
	screen.name === 'match' && screen.host.id === game ? {...screen, isCoached: true} : screen;

/** Returns the first game as far as it was played, if it is not over; undefined when there is none. */
function resumeFirstGame(
	learning: LearnProgress,
	services: UiServices,
): Result<Screen> | undefined {
	const {game} = learning;
	const isRunning = services.games
		.list()
		.games.some(({id, outcome}) => id === game && outcome === undefined);
	if (game === undefined || !isRunning) {
		return undefined;
	}

	const resumed = resumeGame(game, services);
	if (!resumed.ok) {
		return resumed;
	}

	return ok(withCoach(resumed.value.screen, learning));
}

/** Returns the first game: the one that is not over yet, or a new one against the weakest bot. */
function openFirstGame(person: string, services: UiServices): Result<Screen> {
	const resumed = resumeFirstGame(services.progress.load(person).learn, services);
	if (resumed !== undefined) {
		return resumed;
	}

	const {choices, usual} = services.bots;
	const host = startGame(
		{
			opponent: 'bot',
			variant: GAME_VARIANTS[0].id,
			clock: {kind: 'none'},
			names: {white: person, black: person},
			you: 'white',
			bot: choices.at(0)?.id ?? usual,
			botMs: 0,
		},
		{},
		services,
	);
	if (!host.ok) {
		return host;
	}

	// Without a save it is begun anew the next time, which is said when it is left.
	services.progress.learn(person, (learn) => ({
		...openedScene(learn, FIRST_GAME),
		game: host.value.id,
	}));
	return ok({name: 'match', host: host.value, isCoached: true});
}

/** Returns the screen of a scene, and keeps that it was opened. The error is a sentence. */
export function openScene(id: SceneId, person: string, services: UiServices): Result<Screen> {
	const scene = findScene(id);
	if (scene === undefined) {
		return openFirstGame(person, services);
	}

	const kept = services.progress.learn(person, (learn) => openedScene(learn, id));
	return ok({name: 'scene', scene, ...(kept.ok ? {} : {warning: kept.error})});
}
