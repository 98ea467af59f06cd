import type {Setup} from '../../core/fen.js';
import type {Color} from '../../core/color.js';
import {createRandom, randomInteger} from '../../core/random.js';
import {ok, type Result} from '../../core/result.js';
import type {State, Variant} from '../../rules/variant.js';
import {areSetUpsCountable} from './set-ups.js';

/** The worlds in which a game can begin. */
export type Starts = {
	readonly starts: readonly State[];
	/** Whether all set-ups of the other side will be held, so that it does not matter what is drawn for them. */
	readonly isCountable: boolean;
};

/**
 * Returns worlds that differ in what the game draws at random before the first act, up to `most`: one where it draws
 * nothing, or where that does not matter since up to `counted` set-ups are held.
 */
export function startsOf(
	rules: Variant,
	setup: Setup,
	seat: Color,
	{most, counted}: {readonly most: number; readonly counted: number},
): Result<Starts> {
	// What the seat has noticed alone decides, so that the same game gives the same worlds.
	const random = createRandom(1);
	const starts = new Map<string, State>();
	while (starts.size < most) {
		const begun = rules.start(setup, createRandom(randomInteger(random, 2 ** 31)));
		if (!begun.ok) {
			return begun;
		}

		const {state} = begun.value;
		const drawn = JSON.stringify(state.extra);
		if (starts.has(drawn)) {
			break;
		}

		starts.set(drawn, state);
		if (starts.size === 1 && areSetUpsCountable(rules, state, seat, counted)) {
			return ok({starts: [state], isCountable: true});
		}
	}

	return ok({starts: [...starts.values()], isCountable: false});
}
