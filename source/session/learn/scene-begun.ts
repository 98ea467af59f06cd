import {isBegun, type LearnProgress, SCENE_IDS, type SceneId} from '../../drill/learn/progress.js';
import type {GameList} from '../../storage/saved-games.js';

/** The last of the scenes: a whole game. */
export const FIRST_GAME: SceneId = SCENE_IDS[SCENE_IDS.length - 1];

/** Returns whether the first game is among saved ones and not over yet. */
export const isRunning = ({game}: LearnProgress, {games}: GameList): boolean =>
	game !== undefined && games.some(({id, outcome}) => id === game && outcome === undefined);

/** Returns whether a scene was broken off; of the first game nothing is kept before the first move. */
export const isSceneBegun = (learn: LearnProgress, id: SceneId, saved: GameList): boolean =>
	id === FIRST_GAME ? !learn.done.includes(id) && isRunning(learn, saved) : isBegun(learn, id);
