/** The scenes in their order, by the names under which progress is kept; they never change. The last one is a whole game. */
export const SCENE_IDS = [
	'sight',
	'pawns',
	'vanish',
	'king',
	'look',
	'f7',
	'ghosts',
	'guard',
	'hand-off',
	'umpire',
	'hunt',
	'first-game',
] as const;
export type SceneId = (typeof SCENE_IDS)[number];

/** How far a person has come with the scenes. */
export type LearnProgress = {
	/** The scene that was opened last and was not done before. Left out before the first. */
	readonly reached?: string;
	/** By the scenes that were broken off behind their start how many of their steps are done. */
	readonly steps?: {readonly [id: string]: number};
	readonly done: readonly string[];
	/** The name of the first game's save, once it has begun. */
	readonly game?: string;
};

export const NOTHING_LEARNT: LearnProgress = {done: []};

/** Returns a scene's number, from 1. */
export const sceneNumber = (id: SceneId): number => SCENE_IDS.indexOf(id) + 1;

/** Returns the scene after one; undefined after the last. */
export const sceneAfter = (id: SceneId): SceneId | undefined =>
	SCENE_IDS.find((_, index) => index === sceneNumber(id));

export const isSceneId = (id: string): id is SceneId => SCENE_IDS.some((one) => one === id);

/** Returns the scene to go on with: the first that is not done, or the one that was opened last when all are. */
export function sceneReached({reached = '', done}: LearnProgress): SceneId {
	const here = isSceneId(reached) ? reached : SCENE_IDS[0];
	return SCENE_IDS.find((id) => !done.includes(id)) ?? here;
}

/** Returns whether a scene was broken off: with steps done, or the one that was opened last. */
export const isBegun = (learn: LearnProgress, id: SceneId): boolean =>
	!learn.done.includes(id) && (id === learn.reached || stepsKept(learn, id) > 0);

/** Returns whether every scene is done. */
export const isAllLearnt = ({done}: LearnProgress): boolean =>
	SCENE_IDS.every((id) => done.includes(id));

/** Returns the number of the scene to go on with; undefined when all are done. */
export const sceneToGoOn = (learn: LearnProgress): number | undefined =>
	isAllLearnt(learn) ? undefined : sceneNumber(sceneReached(learn));

/** Returns how many steps of a scene were done when it was broken off. */
export const stepsKept = ({steps, done}: LearnProgress, id: SceneId): number =>
	done.includes(id) ? 0 : (steps?.[id] ?? 0);

/** A scene that is done can be looked at again: one goes on where one was. */
export const openedScene = (before: LearnProgress, id: SceneId): LearnProgress =>
	steppedTo(before, id, stepsKept(before, id));

/** Keeps how many steps of a scene are done, as long as not all are. */
export function steppedTo(before: LearnProgress, id: SceneId, count: number): LearnProgress {
	const {steps: all = {}, ...kept} = before;
	const {[id]: _count, ...others} = all;
	const steps = count === 0 ? others : {...others, [id]: count};
	return before.done.includes(id)
		? before
		: {...kept, reached: id, ...(Object.keys(steps).length === 0 ? {} : {steps})};
}

export const finishedScene = (before: LearnProgress, id: SceneId): LearnProgress =>
	before.done.includes(id) ? before : {...steppedTo(before, id, 0), done: [...before.done, id]};
