import {advance, resumeScene} from '../../drill/learn/advance.js';
import {finishedScene, stepsKept, steppedTo} from '../../drill/learn/progress.js';
import type {Scene, SceneEvent} from '../../drill/learn/scene.js';
import {isDone, type SceneState, startScene, stepsDone} from '../../drill/learn/scene-state.js';
import {BOT_PAUSE} from '../bot-turns.js';
import {Listeners} from '../listeners.js';
import type {UiServices} from '../services.js';

/** One moment of a scene. A new object whenever anything changes. */
type SceneMoment = {
	readonly state: SceneState;
	/** How it stands in a moment: the other side has answered, or the board is put back. */
	readonly next?: SceneState | undefined;
	/** Why progress could not be kept. */
	readonly fault?: string | undefined;
};

/** Plays a scene, and keeps how far a person has come in it; `fault` says why it could not be kept that it was opened. */
export class SceneHost {
	readonly #services: Pick<UiServices, 'after' | 'progress'>;
	readonly #person: string;
	readonly #listeners = new Listeners();
	readonly subscribe = this.#listeners.subscribe;
	#moment: SceneMoment;
	#callOff: (() => void) | undefined;

	constructor(
		readonly scene: Scene,
		person: string,
		services: Pick<UiServices, 'after' | 'progress'>,
		fault?: string,
	) {
		this.#services = services;
		this.#person = person;
		const {learn} = services.progress.load(person);
		this.#moment = {state: resumeScene(scene, stepsKept(learn, scene.id)), fault};
	}

	readonly getState = (): SceneMoment => this.#moment;

	/** Does something in the scene; returns whether anything came of it. */
	send(event: SceneEvent): boolean {
		const {state: before, next: due} = this.#moment;
		const {shown, next} = advance(before, event);
		if (due !== undefined || (shown === next && next === before)) {
			return false;
		}

		if (shown === next) {
			this.#show(next);
		} else {
			this.#show(shown, next);
			this.#callOff = this.#services.after(BOT_PAUSE, () => this.#show(next));
		}

		return true;
	}

	again(): void {
		this.stop();
		this.#show(startScene(this.scene));
	}

	/** Calls off what is to be shown in a moment. */
	stop(): void {
		this.#callOff?.();
	}

	#show(state: SceneState, next?: SceneState): void {
		const {id} = this.scene;
		const steps = stepsDone(state);
		const kept =
			steps === stepsDone(this.#moment.state)
				? undefined
				: this.#services.progress.learn(this.#person, (learn) =>
						isDone(state) ? finishedScene(learn, id) : steppedTo(learn, id, steps),
					);
		const fault = kept?.ok === false ? kept.error : undefined;
		this.#moment = {state, next, fault: kept === undefined ? this.#moment.fault : fault};
		this.#listeners.tell();
	}
}
