import type {ByColor} from '../../core/color.js';
import {drillNamed, USUAL_DRILL} from '../../drill/catalogue.js';
import type {DrillGame} from '../../drill/game.js';
import {usualStrategy} from '../../drill/plans.js';
import type {DrillStrategy} from '../../drill/settings.js';
import type {AppSettings} from '../../storage/settings-file.js';
import {lastGame} from '../../session/new-game.js';
import type {UiServices} from '../../session/services.js';

/** What can be watched: two bots in a whole game, or an ending that is played by a plan and explained, in the fog or in Kriegspiel. */
export const SHOWS = ['game', 'ending', 'tries'] as const;
type Show = (typeof SHOWS)[number];

/** The games whose endings are shown. */
export const SHOWN_GAMES = {ending: 'fog', tries: 'kriegspiel'} as const satisfies {
	readonly [show in Exclude<Show, 'game'>]: DrillGame;
};

type ShownEnding = {readonly ending: string; readonly strategy: DrillStrategy};

/** Returns an ending as it is shown when nobody is named who plays it. */
export const usuallyShown = (game: DrillGame, ending: string): ShownEnding => ({
	ending,
	strategy: usualStrategy(game, ending),
});

/** What is chosen to be watched; kept as text, so that Enter alone shows what was shown last. */
export type WatchChoice = {
	readonly show: Show;
	/** The bots' ids. */
	readonly bots: ByColor<string>;
	/** The variant's id. */
	readonly variant: string;
	/** By game the ending that is shown, and who plays it. */
	readonly endings: {readonly [game in DrillGame]: ShownEnding};
	/** Milliseconds a move for bots that can be given a time; 0 leaves it to them. */
	readonly ms: number;
};

/** Returns a choice as text for the settings: "game level-3 level-5 KQvK". */
export const makeWatchChoice = ({show, bots, endings}: WatchChoice): string =>
	[
		show,
		bots.white,
		bots.black,
		endings[show === 'game' ? SHOWN_GAMES.ending : SHOWN_GAMES[show]].ending,
	].join(' ');

/** Returns what was chosen last; what is unknown is as usual: two of the bot that was played last. */
export function firstWatchChoice(settings: AppSettings, services: UiServices): WatchChoice {
	const [show, white, black, lastEnding = ''] = settings.last.watch.split(' ');
	const {bot, variant} = lastGame('bot', settings, services);
	const known = (id: string | undefined): string =>
		services.bots.choices.find((choice) => choice.id === id)?.id ?? bot;
	const wanted = lastEnding === '' ? USUAL_DRILL : lastEnding;
	const shown = (game: DrillGame): ShownEnding =>
		usuallyShown(game, drillNamed(wanted, game).ending);
	return {
		show: SHOWS.find((one) => one === show) ?? 'game',
		bots: {white: known(white), black: known(black)},
		variant,
		endings: {fog: shown('fog'), kriegspiel: shown('kriegspiel')},
		ms: settings.botMs,
	};
}
