import {describe, expect, it} from 'vitest';
import {
	finishedScene,
	isAllLearnt,
	NOTHING_LEARNT,
	openedScene,
	SCENE_IDS,
	sceneAfter,
	sceneNumber,
	sceneReached,
	sceneToGoOn,
} from '../../../source/drill/learn/progress.js';

describe('how far a person is with the scenes', () => {
	it('is the scene that was opened, and the next once that is done', () => {
		expect(sceneReached(NOTHING_LEARNT)).toBe('sight');
		const left = openedScene(NOTHING_LEARNT, 'king');
		expect(left).toEqual({reached: 'king', done: []});
		const done = finishedScene(left, 'king');
		expect(done).toEqual({reached: 'look', done: ['king']});
		expect(finishedScene(done, 'king').done).toEqual(['king']);
		expect(openedScene({...done, game: 'g'}, 'sight')).toEqual({
			reached: 'sight',
			done: ['king'],
			game: 'g',
		});
	});

	it('is not changed by one that is done and looked at again', () => {
		const learn = {
			reached: 'hunt',
			done: SCENE_IDS.filter((id) => !['guard', 'hunt'].includes(id)),
		};
		const again = finishedScene(openedScene(learn, 'sight'), 'sight');
		expect(again).toEqual(learn);
		expect(sceneToGoOn(again)).toBe(sceneNumber('hunt'));
		// The last one that is left may stand before it.
		expect(sceneReached(finishedScene(again, 'hunt'))).toBe('guard');
		expect(sceneToGoOn(finishedScene(finishedScene(again, 'hunt'), 'guard'))).toBeUndefined();
	});

	it('ends with the first game, and a scene of another version counts for none', () => {
		expect(sceneAfter('first-game')).toBeUndefined();
		expect(sceneNumber('first-game')).toBe(12);
		const all = SCENE_IDS.reduce(finishedScene, NOTHING_LEARNT);
		expect(isAllLearnt(all)).toBe(true);
		expect(isAllLearnt({...all, done: all.done.slice(1)})).toBe(false);
		expect(sceneReached({done: [], reached: 'en-passant-by-night'})).toBe('sight');
	});
});
