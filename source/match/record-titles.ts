import {BOTS, findBot} from '../bot/bots.js';
import {agreedOptions} from '../rules/book-settings.js';
import {findVariant} from '../rules/registry.js';
import type {RecordRow} from './statistics.js';

/** Returns the level of a bot by its id; null where it is none of those that a person chooses from. */
export const levelOf = (bot: string): number | null =>
	BOTS.find(({id}) => id === bot)?.level ?? null;

/** Returns what a variant is called, with what was agreed on beside its book: "Special Move Chess, teleport". */
function titleOf(name: string): string {
	const found = findVariant(name);
	return found.ok
		? [found.value.title, ...agreedOptions(found.value).map(({id}) => id)].join(', ')
		: name;
}

/** Returns a row of a record with its game and its bot as a person calls them: "Fog of War", "Club player (6)". */
export function titleRow({variant, bot, ...tally}: RecordRow) {
	const entry = findBot(bot);
	const level = levelOf(bot);
	return {
		...tally,
		title: titleOf(variant),
		opponent: `${entry.ok ? entry.value.title : bot}${level === null ? '' : ` (${level})`}`,
	};
}
