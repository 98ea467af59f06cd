import {findVariant} from '../../rules/registry.js';
import type {Bot} from '../bot.js';

/** Returns whether tries are judged by an umpire in a variant. */
function isUmpired(id: string): boolean {
	const variant = findVariant(id);
	return variant.ok && variant.value.refusals !== undefined;
}

/** Returns a bot that plays as `known` where a seat knows its moves, and as what `makeUmpired` makes behind an umpire. */
export function byUmpire(known: Bot, makeUmpired: () => Bot): Bot {
	const kinds = new Map<string, boolean>();
	let umpired: Bot | undefined;
	return (question, random, time) => {
		const {variant} = question.history;
		const isBehind = kinds.get(variant) ?? isUmpired(variant);
		kinds.set(variant, isBehind);
		if (!isBehind) {
			return known(question, random, time);
		}

		umpired ??= makeUmpired();
		return umpired(question, random, time);
	};
}
