import {advance} from '../../../source/drill/learn/advance.js';
import {
	isDone,
	type SceneState,
	sceneReport,
	solutionOf,
	stepOf,
} from '../../../source/drill/learn/scene-state.js';
import type {SceneEvent} from '../../../source/drill/learn/scene.js';
import {actTexts} from '../../../source/match/seat-report.js';

/** Returns every act that the seat of a scene can do now, questions among them. */
export function actsIn(state: SceneState): readonly SceneEvent[] {
	const {acts, questions} = actTexts(sceneReport(state));
	return [...acts, ...questions].map((text) => ({type: 'act', text}));
}

/** Returns what does the step that is on: what its hint names, or else any act that does it. */
export function solvingEvent(state: SceneState): SceneEvent | undefined {
	if (state.following !== undefined) {
		return {type: 'next'};
	}

	const step = stepOf(state);
	const named: SceneEvent | undefined =
		state.hunt === undefined
			? step && solutionOf(step, sceneReport(state))
			: {type: 'act', text: state.hunt.keys[0]};
	return [...(named === undefined ? [] : [named]), ...actsIn(state)].find((event) => {
		const {next} = advance(state, event);
		return next !== state && (next.fault === undefined || next.fault === 'after');
	});
}

/** Returns every state on the way through a scene, from the given one to the last, and what was done in each. Throws where nothing leads on. */
export function solveFrom(
	state: SceneState,
): readonly {readonly state: SceneState; readonly event?: SceneEvent}[] {
	const event = isDone(state) ? undefined : solvingEvent(state);
	if (event === undefined) {
		if (!isDone(state)) {
			throw new Error(`nothing leads on in step ${state.step} of ${state.scene.id}`);
		}

		return [{state}];
	}

	return [{state, event}, ...solveFrom(advance(state, event).next)];
}
