import {didYouMean} from '../core/nearest.js';
import {quote} from '../core/quote.js';
import {given} from '../core/given.js';
import {isSceneId, SCENE_IDS, type SceneId} from '../drill/learn/progress.js';
import {openScreen} from './open-screen.js';
import {Refusal, refusing} from './command.js';

/** Returns the scene that a word names: by its number from 1, or by its name. */
function readScene(word: string): SceneId {
	const named = word.toLowerCase();
	const scene = /^\d+$/.test(word) ? SCENE_IDS.at(Number(word) - 1) : named;
	if (Number(word) === 0 || scene === undefined || !isSceneId(scene)) {
		throw new Refusal(
			`there is no scene ${/^\d+$/.test(word) ? word : quote(word)}${didYouMean(named, SCENE_IDS, `; they are 1 to ${SCENE_IDS.length}: ${SCENE_IDS.join(', ')}`)}`,
		);
	}

	return scene;
}

/** `fogchess learn [SCENE]`: opens a scene, the one that was reached when none is named. Returns the exit code. */
export const learnCommand = refusing(async ({arguments: [word]}, io) =>
	openScreen(
		{kind: 'learn', ...given({scene: word === undefined ? undefined : readScene(word)})},
		io,
	),
);
