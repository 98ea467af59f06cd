import {describe, expect, it} from 'vitest';
import {
	finishedScene,
	isAllLearnt,
	isBegun,
	NOTHING_LEARNT,
	openedScene,
	SCENE_IDS,
	sceneAfter,
	sceneNumber,
	sceneReached,
	sceneToGoOn,
	steppedTo,
	stepsKept,
} from '../../../source/drill/learn/progress.js';

describe('how far a person is with the scenes', () => {
	it('is the scene that was opened last, and goes on with the first that is not done', () => {
		expect(sceneReached(NOTHING_LEARNT)).toBe('sight');
		const left = openedScene({...NOTHING_LEARNT, done: ['sight', 'pawns']}, 'ghosts');
		expect(left).toEqual({reached: 'ghosts', done: ['sight', 'pawns']});
		expect(sceneReached(left)).toBe('vanish');
		expect(sceneToGoOn(left)).toBe(3);
		expect(SCENE_IDS.filter((id) => isBegun(left, id))).toEqual(['ghosts']);
		const done = finishedScene(left, 'ghosts');
		expect(SCENE_IDS.filter((id) => isBegun(done, id))).toEqual([]);
		expect(sceneReached(done)).toBe('vanish');
		expect(finishedScene(done, 'ghosts')).toEqual(done);
		expect(openedScene({...done, game: 'g'}, 'king')).toEqual({
			reached: 'king',
			done: ['sight', 'pawns', 'ghosts'],
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
		expect(sceneReached(finishedScene(again, 'guard'))).toBe('hunt');
		const all = finishedScene(finishedScene(again, 'guard'), 'hunt');
		expect(sceneToGoOn(all)).toBeUndefined();
		expect(sceneReached(all)).toBe('hunt');
	});

	it('keeps the steps of each scene that is left, until it is done', () => {
		const left = steppedTo(openedScene(NOTHING_LEARNT, 'sight'), 'sight', 1);
		expect(left).toEqual({reached: 'sight', done: [], steps: {sight: 1}});
		expect(stepsKept(openedScene(left, 'sight'), 'sight')).toBe(1);
		expect(stepsKept(left, 'pawns')).toBe(0);
		const other = openedScene(left, 'pawns');
		expect(other).toEqual({reached: 'pawns', done: [], steps: {sight: 1}});
		expect(SCENE_IDS.filter((id) => isBegun(other, id))).toEqual(['sight', 'pawns']);
		expect(stepsKept(openedScene(other, 'sight'), 'sight')).toBe(1);
		const done = finishedScene(left, 'sight');
		expect(done).toEqual({reached: 'sight', done: ['sight']});
		expect(steppedTo(done, 'sight', 1)).toEqual(done);
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
