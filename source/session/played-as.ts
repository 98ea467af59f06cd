import {drilledEnding} from '../drill/drilled-ending.js';
import {drillGame, USUAL_GAME} from '../drill/game.js';
import {drillTitle, playedTitle, shortTitle, variantTitle} from '../text/finished-game.js';
import {GAME_WORDS} from './drill/drill-words.js';

/** Returns what was played, in short: of a drill its ending, and its game where that is not the usual one. */
export function playedAs(
	game: Parameters<typeof playedTitle>[0] & Parameters<typeof drilledEnding>[0],
): string {
	const ending = drilledEnding(game);
	if (ending === undefined) {
		return playedTitle(game);
	}

	const rules = drillGame(game.variant);
	return drillTitle(ending, rules === USUAL_GAME ? undefined : GAME_WORDS[rules].title);
}

/** Returns the same in fewer words: a game by its short title, a drill of it by ending and game. */
export const playedAsShort = (game: Parameters<typeof playedAs>[0]): string =>
	playedAs(game)
		.replace(variantTitle(game.variant), shortTitle(game.variant))
		.replace(' drill, ', ' ');
