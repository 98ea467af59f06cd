import type {Color} from '../core/color.js';
import {makeFogFen, parseFogFen} from '../core/fog-fen.js';
import {given} from '../core/given.js';
import {fail, ok, type Result} from '../core/result.js';
import {UNTOLD, type View} from '../rules/view.js';

/** What may be told of a view beside its text. */
export type ToldView = {
	/** What is being done: 'play', or a name of the game's own; as before when left out and the text is as before. */
	readonly phase?: string;
	/** What the seat alone knows of the moment, where there is such a thing. */
	readonly aside?: string;
};

/** Whose view is read, and what was known before. */
export type ToldBefore = {
	readonly viewer: Color;
	readonly isAlternating: boolean;
	readonly last: View | undefined;
	/** Whether an act of the seat's own stands that is not seen on the board yet. */
	readonly isAnswered: boolean;
};

/** Reads a view. What is not told beside its text is as before while the text is. */
export function readView(
	text: string,
	{phase, aside}: ToldView,
	{viewer, isAlternating, last, isAnswered}: ToldBefore,
): Result<View> {
	const sight = parseFogFen(text);
	if (!sight.ok) {
		return fail(`the view cannot be read: ${sight.error}`);
	}

	const view = {...sight.value, viewer};
	if (phase === undefined && last !== undefined && makeFogFen(last) === makeFogFen(view)) {
		// An act of one's own may have changed it all the same.
		const {phase: kept, aside: known} =
			isAnswered && !isAlternating ? {phase: UNTOLD, aside: UNTOLD} : last;
		return ok({...view, ...given({phase: kept, aside: aside ?? known})});
	}

	if (phase === undefined && !isAlternating) {
		return ok({...view, phase: UNTOLD, aside: aside ?? UNTOLD});
	}

	return ok({...view, ...given({phase: phase === 'play' ? undefined : phase, aside})});
}

/** Returns a view with what was not told of it left out. */
export function toldOf({phase, aside, ...view}: View): View {
	const isTold = (word: string | undefined) => word !== UNTOLD;
	return {
		...view,
		...given({
			phase: isTold(phase) ? phase : undefined,
			aside: isTold(aside) ? aside : undefined,
		}),
	};
}
