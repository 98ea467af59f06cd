import {type Color, COLORS} from '../core/color.js';
import type {Hindsight} from '../match/hindsight.js';
import type {ReviewRemarks} from '../session/review-remarks.js';
import {numberedMove, type SheetMove} from '../session/told/listed-moves.js';
import {describeJudgedMoment, NONE_DECIDED, notCounted, type VerdictAt} from '../text/hindsight.js';
import {capitalise, sideName} from '../text/men.js';
import {thousands} from '../text/share.js';
import type {Session} from './session.js';

const NO_HINDSIGHT = 'What each side could know is not worked out for this game.';

/** Returns how many positions each side could not rule out after a ply. */
export function knewAt({sizes, mostCounted = 0}: Hindsight, ply: number): readonly string[] {
	const count = (side: Color): string => {
		const known = sizes[side][ply];
		if (known === undefined) {
			return `${sideName(side)}: ${notCounted(mostCounted)}`;
		}

		const {size, isExact} = known;
		return `${sideName(side)}: ${isExact ? '' : 'about '}${thousands(size)} ${size === 1 ? 'position' : 'positions'}.`;
	};

	return COLORS.map(count);
}

/** Returns the moments that decided a game, each with its move as it was in truth. */
export const decidedBy = (
	{moments}: Hindsight,
	moves: readonly SheetMove[],
	verdict?: VerdictAt,
): readonly string[] =>
	moments.length === 0
		? [NONE_DECIDED]
		: moments.map(
				(moment) =>
					`Half-move ${moment.ply}, ${numberedMove(moves[moment.ply - 1])}: ${describeJudgedMoment(moment, verdict)}`,
			);

/** What each side could know in a game that is over: worked out when it is asked for, and once. */
export class LookingBack {
	readonly #session: Session;
	readonly #lookBack: ReviewRemarks['lookBack'];
	readonly #signal: AbortSignal;
	#hindsight: Hindsight | undefined;
	/** Why it cannot be worked out, as a part of a sentence. */
	#uncounted: string | undefined;

	constructor(session: Session, lookBack: ReviewRemarks['lookBack'], signal: AbortSignal) {
		this.#session = session;
		this.#lookBack = lookBack;
		this.#signal = signal;
	}

	/** Says something of it, or why there is nothing to say. */
	async say(use: (hindsight: Hindsight) => readonly string[]): Promise<void> {
		if (this.#hindsight === undefined) {
			const found = await this.#lookBack?.(this.#signal).catch(() => undefined);
			this.#hindsight = found?.ok === true ? found.value : undefined;
			this.#uncounted = found?.ok === false ? found.error : undefined;
		}

		if (!this.#signal.aborted) {
			this.#session.say(
				...(this.#hindsight === undefined
					? [this.#uncounted === undefined ? NO_HINDSIGHT : `${capitalise(this.#uncounted)}.`]
					: use(this.#hindsight)),
			);
		}
	}
}
