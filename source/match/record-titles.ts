import {BOTS, findBot} from '../bot/bots.js';
import {findVariant} from '../rules/registry.js';
import type {RecordRow} from './statistics.js';

/** Returns the level of a bot by its id; null where it is none of those that a person chooses from. */
export const levelOf = (bot: string): number | null =>
	BOTS.find(({id}) => id === bot)?.level ?? null;

/** Returns a row of a record with its game and its bot as a person calls them: "Fog of War", "Club player (6)". */
export function titleRow({variant, bot, ...tally}: RecordRow) {
	const found = findVariant(variant);
	const entry = findBot(bot);
	const level = levelOf(bot);
	return {
		...tally,
		title: found.ok ? found.value.title : variant,
		opponent: `${entry.ok ? entry.value.title : bot}${level === null ? '' : ` (${level})`}`,
	};
}
