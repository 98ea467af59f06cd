import {ok, type Result} from '../../source/core/result.js';
import {unwrap} from '../../source/core/result.js';
import type {Match} from '../../source/match/match.js';
import type {MatchSettings} from '../../source/match/settings.js';
import {startMatch} from '../../source/match/start-match.js';
import type {MatchServices} from '../../source/ui/services.js';

type Timer = {readonly due: number; readonly callback: () => void};

/** A world without files or timers: time passes when a test says so, saves are kept in a list. */
export class FakeWorld implements MatchServices {
	time = 1_000_000;
	readonly saved: {readonly id: string; readonly match: Match}[] = [];
	/** What saving comes to from now on. */
	saving: Result<undefined> = ok(undefined);
	readonly #timers = new Set<Timer>();

	readonly saves = {
		save: (id: string, match: Match): Result<undefined> => {
			if (this.saving.ok) {
				this.saved.push({id, match});
			}

			return this.saving;
		},
	};

	now(): number {
		return this.time;
	}

	readonly after = (milliseconds: number, callback: () => void): (() => void) => {
		const timer = {due: this.time + milliseconds, callback};
		this.#timers.add(timer);
		return () => {
			this.#timers.delete(timer);
		};
	};

	/** How many timers wait. */
	get waiting(): number {
		return this.#timers.size;
	}

	/** Lets time pass, and everything happen that was set for it, in order; what promises do in between too. */
	async pass(milliseconds: number): Promise<void> {
		const end = this.time + milliseconds;
		await settlePromises();
		for (;;) {
			const next = [...this.#timers].sort((a, b) => a.due - b.due).at(0);
			if (next === undefined || next.due > end) {
				break;
			}

			this.#timers.delete(next);
			this.time = Math.max(this.time, next.due);
			next.callback();
			await settlePromises();
		}

		this.time = end;
	}
}

/** Lets promises that are settled run what waits for them. */
export async function settlePromises(): Promise<void> {
	for (let turn = 0; turn < 10; turn++) {
		await Promise.resolve();
	}
}

export const HOTSEAT: MatchSettings = {
	variant: 'fog',
	seats: {white: {kind: 'person', name: 'Anna'}, black: {kind: 'person', name: 'Ben'}},
	clock: {kind: 'none'},
	seed: 7,
};

export const AGAINST_BOT: MatchSettings = {
	...HOTSEAT,
	seats: {white: {kind: 'person', name: 'Anna'}, black: {kind: 'bot', name: 'Bot', bot: 'test'}},
};

/** Returns a match that begins at a time. */
export const begin = (settings: MatchSettings, at: number): Match =>
	unwrap(startMatch(settings, at));
