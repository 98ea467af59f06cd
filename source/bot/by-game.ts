import {whyUnsupported} from '../knowledge/positions/support.js';
import {findVariant} from '../rules/registry.js';
import type {Variant} from '../rules/variant.js';
import type {Bot} from './bot.js';

/** The bots that one player is made of, by what can be known in a game. */
export type BotsByGame = {
	/** Where all positions that fit what a seat has seen can be kept. */
	readonly seeing: Bot;
	/** In plain chess in which neither side sees the other's men. */
	readonly makeBlind: () => Bot;
	/** In any other game. */
	readonly makeOther: () => Bot;
};

/** Returns which of them plays a variant. */
function kindOf(variant: Variant): 'seeing' | 'blind' | 'other' {
	if (whyUnsupported(variant) === undefined) {
		return 'seeing';
	}

	const isBlind = variant.see.every((part) => part === 'own-men');
	return isBlind && variant.isAlternating ? 'blind' : 'other';
}

/** Returns a bot that plays every game with the one that is made for what can be known in it. */
export function byGame({seeing, makeBlind, makeOther}: BotsByGame): Bot {
	const kinds = new Map<string, ReturnType<typeof kindOf>>();
	let blind: Bot | undefined;
	let other: Bot | undefined;
	return (question, random, time) => {
		const {variant: id} = question.history;
		let kind = kinds.get(id);
		if (kind === undefined) {
			const variant = findVariant(id);
			kind = variant.ok ? kindOf(variant.value) : 'seeing';
			kinds.set(id, kind);
		}

		if (kind === 'seeing') {
			return seeing(question, random, time);
		}

		blind ??= makeBlind();
		other ??= makeOther();
		return (kind === 'blind' ? blind : other)(question, random, time);
	};
}
