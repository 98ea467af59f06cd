import {whyUnsupported} from '../knowledge/positions/support.js';
import {onlyPerson} from '../match/keyboard.js';
import type {Match} from '../match/match.js';
import {findVariant} from '../rules/registry.js';
import {describeDecision, LOOKING_BACK, NONE_DECIDED, NOT_LOOKED_BACK} from '../text/hindsight.js';
import {capitalise} from '../text/men.js';
import type {Session} from './session.js';

/** Says what decided a game that is over, where that can be worked out, once it is, or that nothing did; nothing when it is given up. */
export async function tellDecided(
	session: Session,
	match: Match,
	signal: AbortSignal,
): Promise<void> {
	const variant = findVariant(match.settings.variant);
	if (!variant.ok || whyUnsupported(variant.value) !== undefined) {
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
