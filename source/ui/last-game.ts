import type {AppSettings} from '../storage/settings-file.js';
import {BOT_VARIANTS, GAME_VARIANTS} from './game-variants.js';
import type {NewGame} from './new-game.js';
import type {UiServices} from './services.js';

/** The sides a person can choose against a bot. */
export const SIDE_CHOICES = ['white', 'black', 'random'] as const;

/** Returns the game that was chosen last, as far as its choices are still known; else the usual one. */
export function lastGame(
	opponent: NewGame['opponent'],
	{names, clock, last, botMs}: AppSettings,
	{bots}: Pick<UiServices, 'bots'>,
): NewGame {
	return {
		opponent,
		variant:
			(opponent === 'bot' ? BOT_VARIANTS : GAME_VARIANTS).find(({id}) => id === last.variant)?.id ??
			GAME_VARIANTS[0].id,
		// A game against a bot has no clock unless one is asked for.
		clock: opponent === 'person' ? clock : {kind: 'none'},
		names,
		you: SIDE_CHOICES.find((side) => side === last.side) ?? 'white',
		bot: bots.choices.find(({id}) => id === last.bot)?.id ?? bots.usual,
		botMs,
	};
}
