import {ok, type Result} from '../../core/result.js';
import {type LearnProgress, openedScene, type SceneId} from '../../drill/learn/progress.js';
import {findScene} from '../../drill/learn/scenes.js';
import {hostFirstGame} from '../../session/learn/first-game.js';
import type {UiServices} from '../../session/services.js';
import type {Screen} from '../shell/screen-stack.js';

/** Returns the screen of a game that is resumed, with the coach where it is the first one. */
export const withCoach = (screen: Screen, {game}: LearnProgress): Screen =>
	screen.name === 'match' && screen.host.id === game ? {...screen, isCoached: true} : screen;

/** Returns the screen of a scene, and keeps that it was opened. The error is a sentence. */
export function openScene(id: SceneId, person: string, services: UiServices): Result<Screen> {
	const scene = findScene(id);
	if (scene === undefined) {
		const host = hostFirstGame(person, services);
		return host.ok ? ok({name: 'match', host: host.value, isCoached: true}) : host;
	}

	const kept = services.progress.learn(person, (learn) => openedScene(learn, id));
	return ok({name: 'scene', scene, ...(kept.ok ? {} : {warning: kept.error})});
}
