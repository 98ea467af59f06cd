import {fail, ok, type Result} from '../core/result.js';
import {isAllLearnt, isSceneId, SCENE_IDS, sceneReached} from '../drill/learn/progress.js';
import {findScene} from '../drill/learn/scenes.js';
import {didYouMean} from '../core/nearest.js';
import {quote} from '../core/quote.js';
import {ALL_LEARNT, LEARN_N, OF_SCENES} from '../text/learn.js';
import {LEARN_TEXTS} from '../text/learn-scenes.js';
import {openFirstGame} from './first-game.js';
import {advance} from './moving.js';
import type {Place} from './place.js';
import {ScenePlace} from './scene-place.js';
import type {Session} from './session.js';

/** Returns the place of a scene, the one that was reached when none is named. The error is a sentence. */
export function learnPlace(session: Session, word: string): Result<Place> {
	const {services, settings} = session;
	const {learn} = services.progress.load(settings.person);
	const named = /^\d{1,3}$/.test(word) ? SCENE_IDS[Number(word) - 1] : word.toLowerCase();
	const id = word === '' ? sceneReached(learn) : named;
	if (id === undefined || !isSceneId(id)) {
		return fail(
			`There are scenes 1 to ${SCENE_IDS.length} (${SCENE_IDS.join(', ')}), and no ${quote(word)}${didYouMean(word, SCENE_IDS, '.')}`,
		);
	}

	const scene = findScene(id);
	const note = word === '' && isAllLearnt(learn) ? ALL_LEARNT : OF_SCENES;
	if (scene === undefined) {
		return openFirstGame(session, note);
	}

	// Who has never been in a scene goes to the first.
	const isResumed = word === '' && learn.reached !== undefined;
	const openNext = (next: string): void => advance(session, learnPlace(session, next));
	return ok(new ScenePlace(session, scene, openNext, isResumed ? note : undefined));
}

/** Says which scenes there are, and which are done. */
export function tellScenes(session: Session): void {
	const {done} = session.services.progress.load(session.settings.person).learn;
	session.say(
		...SCENE_IDS.map((id, index) => {
			const {title, about} = LEARN_TEXTS[id];
			return `${index + 1}, ${title}: ${about}${done.includes(id) ? '; done' : ''}.`;
		}),
		LEARN_N,
	);
}
