import type {ByColor} from '../../core/color.js';
import {drillNamed} from '../../drill/catalogue.js';
import {heroOf} from '../../drill/plan-line.js';
import {DRILL_STRATEGIES, type DrillStrategy} from '../../drill/settings.js';
import type {AppSettings} from '../../storage/settings-file.js';
import {lastGame} from '../last-game.js';
import type {UiServices} from '../services.js';

/** What can be watched: two bots in a whole game, or an ending that is played by a plan and explained. */
export const SHOWS = ['game', 'ending'] as const;
export type Show = (typeof SHOWS)[number];

/** What is chosen to be watched; kept as text, so that Enter alone shows what was shown last. */
export type WatchChoice = {
	readonly show: Show;
	/** The bots' ids. */
	readonly bots: ByColor<string>;
	/** The variant's id. */
	readonly variant: string;
	readonly ending: string;
	readonly strategy: DrillStrategy;
	/** Milliseconds a move for bots that can be given a time; 0 leaves it to them. */
	readonly ms: number;
};

/** The ending that is shown when none was chosen. */
const USUAL_ENDING = 'KQvK';

/** Returns who can show how an ending is played. */
export const plansToWatch = (ending: string): readonly DrillStrategy[] =>
	DRILL_STRATEGIES.filter((plan) => heroOf(plan, ending) !== undefined);

/** Returns who shows it usually: the paper where it has a plan. */
export const usualPlan = (ending: string): DrillStrategy =>
	heroOf('paper', ending) === undefined ? 'table' : 'paper';

/** Returns a choice as text for the settings: "game level-3 level-5 KQvK". */
export const makeWatchChoice = ({show, bots, ending}: WatchChoice): string =>
	[show, bots.white, bots.black, ending].join(' ');

/** Returns what was chosen last; what is unknown is as usual: two of the bot that was played last. */
export function firstWatchChoice(settings: AppSettings, services: UiServices): WatchChoice {
	const [show, white, black, lastEnding = ''] = settings.last.watch.split(' ');
	const {bot, variant} = lastGame('bot', settings, services);
	const known = (id: string | undefined): string =>
		services.bots.choices.find((choice) => choice.id === id)?.id ?? bot;
	const {ending} = drillNamed(lastEnding === '' ? USUAL_ENDING : lastEnding);
	return {
		show: SHOWS.find((one) => one === show) ?? 'game',
		bots: {white: known(white), black: known(black)},
		variant,
		ending,
		strategy: usualPlan(ending),
		ms: settings.botMs,
	};
}
