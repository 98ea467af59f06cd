import {Listeners} from '../../session/listeners.js';
import type {UiServices} from '../../session/services.js';
import {
	FIRST_PLAYBACK,
	type Playback,
	type PlaybackAction,
	type Reel,
	stepPlayback,
} from './playback.js';

/** What a player needs: time, and somebody who has the next frame found when there is none yet. */
type PlayerServices = {
	readonly after: UiServices['after'];
	/** Told that the frame after the newest is wanted, and whether it is to be shown at once. */
	readonly want?: (isDue: boolean) => void;
};

/**
 * Plays a record for somebody who watches, outside of React: shows each frame for a while, and lets the past be looked at
 * while more of the record comes.
 */
export class Player {
	readonly #services: PlayerServices;
	readonly #listeners = new Listeners();
	readonly subscribe = this.#listeners.subscribe;
	#reel: Reel;
	#playback: Playback;
	/** What the timer waits for, and how to call it off. */
	#wait: string | undefined;
	#callOff: () => void = () => undefined;

	constructor(services: PlayerServices, reel: Reel, start: Partial<Playback> = {}) {
		this.#services = services;
		this.#reel = reel;
		this.#playback = {...FIRST_PLAYBACK, ...start};
	}

	readonly getPlayback = (): Playback => this.#playback;

	/** Takes the record as it has become. */
	load(reel: Reel): void {
		this.#reel = reel;
		this.dispatch('grown');
	}

	/** Does what a command asks for, and what is then to be done: waits for the next step, or has a frame found. */
	dispatch(action?: PlaybackAction): void {
		this.#playback = stepPlayback(this.#playback, action, this.#reel);
		const {frame, isPlaying, isDue, pace} = this.#playback;
		this.#setTimer(isPlaying && !isDue ? `${frame} ${pace}` : undefined);
		if (this.#reel.mayGrow && frame === this.#reel.last && (isPlaying || isDue)) {
			this.#services.want?.(isDue);
		}

		this.#listeners.tell();
	}

	/** Has the frame that is shown be followed in time; `wait` names it and the pace, and the same wait continues. */
	#setTimer(wait: string | undefined): void {
		if (wait === this.#wait) {
			return;
		}

		this.#callOff();
		this.#wait = wait;
		this.#callOff =
			wait === undefined
				? () => undefined
				: this.#services.after(this.#reel.paces[this.#playback.pace], () => {
						this.#wait = undefined;
						this.dispatch('tick');
					});
	}
}
