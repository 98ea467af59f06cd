import {whyUnsupported} from '../knowledge/positions/support.js';
import {onlyPerson} from '../match/keyboard.js';
import type {Match} from '../match/match.js';
import {reviewMatch} from '../match/review.js';
import {variantOf} from '../rules/registry.js';
import {refusedInAll} from '../session/told/refused-in-all.js';
import {describeDecision, LOOKING_BACK, NONE_DECIDED, NOT_LOOKED_BACK} from '../text/hindsight.js';
import {capitalise} from '../text/men.js';
import type {Session} from './session.js';

/**
 * Says what decided a game that is over, once it is worked out, or that nothing did, and nothing when it is given up; where
 * it cannot be worked out, what an umpire refused.
 */
export async function tellDecided(
	session: Session,
	match: Match,
	signal: AbortSignal,
): Promise<void> {
	if (whyUnsupported(variantOf(match.settings.variant)) !== undefined) {
		const review = reviewMatch(match);
		session.say(review.ok ? refusedInAll(review.value) : undefined);
		return;
	}

	session.say(LOOKING_BACK);
	const found = await session.services.knowledge.lookBack(match, signal).catch(() => undefined);
	if (!signal.aborted) {
		session.say(
			found?.ok === true
				? (describeDecision(found.value, onlyPerson(match.settings)) ?? NONE_DECIDED)
				: `${capitalise(found?.error ?? NOT_LOOKED_BACK)}.`,
		);
	}
}
