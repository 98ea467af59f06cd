import {baseName, findVariant} from '../rules/registry.js';
import type {Variant} from '../rules/variant.js';
import type {AppSettings} from '../storage/settings-file.js';
import {GAME_VARIANTS} from './game-variants.js';
import type {NewGame} from './new-game.js';
import type {UiServices} from './services.js';

/** The sides a person can choose against a bot. */
export const SIDE_CHOICES = ['white', 'black', 'random'] as const;

/** Returns a name that still stands for one of some variants, maybe with options; else the first of them. */
const lastVariant = (name: string | undefined, variants: readonly Variant[]): string =>
	name !== undefined && findVariant(name).ok && variants.some(({id}) => id === baseName(name))
		? name
		: variants[0].id;

/** Returns the game that was chosen last, as far as its choices are still known; else the usual one. */
export function lastGame(
	opponent: NewGame['opponent'],
	{names, clock, last, botMs}: AppSettings,
	{bots}: Pick<UiServices, 'bots'>,
): NewGame {
	return {
		opponent,
		variant: lastVariant(last.variant, GAME_VARIANTS),
		// A game against a bot has no clock unless one is asked for.
		clock: opponent === 'person' ? clock : {kind: 'none'},
		names,
		you: SIDE_CHOICES.find((side) => side === last.side) ?? 'white',
		bot: bots.choices.find(({id}) => id === last.bot)?.id ?? bots.usual,
		botMs,
	};
}
