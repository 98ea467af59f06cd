import {useEffect, useRef, useState} from 'react';
import {advance, resumeScene} from '../../drill/learn/advance.js';
import {isDone, type SceneState, startScene, stepsDone} from '../../drill/learn/scene-state.js';
import {finishedScene, stepsKept, steppedTo} from '../../drill/learn/progress.js';
import type {Scene, SceneEvent} from '../../drill/learn/scene.js';
import {BOT_PAUSE} from '../../session/bot-turns.js';
import {useServices, useSettings} from '../shell/app-context.js';

/** Plays a scene, and keeps that it is done; `warning` says why it could not be kept that it was opened. */
export function useScene(scene: Scene, warning: string | undefined) {
	const {after, progress} = useServices();
	const {person} = useSettings().settings;
	const [state, setState] = useState(() =>
		resumeScene(scene, stepsKept(progress.load(person).learn, scene.id)),
	);
	// Keys that come before the next frame know it, too.
	const live = useRef(state);
	/** Calls off what is to be shown in a moment. */
	const pending = useRef<(() => void) | undefined>(undefined);
	const [isBusy, setBusy] = useState(false);
	const [fault, setFault] = useState(warning);

	useEffect(() => () => pending.current?.(), []);

	const show = (next: SceneState) => {
		const steps = stepsDone(next);
		if (steps !== stepsDone(live.current)) {
			const kept = progress.learn(person, (learn) =>
				isDone(next) ? finishedScene(learn, scene.id) : steppedTo(learn, scene.id, steps),
			);
			setFault(kept.ok ? undefined : kept.error);
		}

		live.current = next;
		setState(next);
	};

	return {
		state,
		/** Whether the other side's answer, or the board put back, is about to be shown. */
		isBusy,
		/** Why progress could not be kept. */
		fault,
		/** Does something in the scene; returns whether anything came of it. */
		send: (event: SceneEvent): boolean => {
			if (pending.current !== undefined) {
				return false;
			}

			const before = live.current;
			const {shown, next} = advance(before, event);
			if (shown === next) {
				show(next);
				return next !== before;
			}

			show(shown);
			setBusy(true);
			pending.current = after(BOT_PAUSE, () => {
				pending.current = undefined;
				setBusy(false);
				show(next);
			});
			return true;
		},
		again: () => {
			pending.current?.();
			pending.current = undefined;
			setBusy(false);
			show(startScene(scene));
		},
	};
}
