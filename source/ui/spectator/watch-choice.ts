import type {ByColor} from '../../core/color.js';
import {drillNamed} from '../../drill/catalogue.js';
import {heroOf} from '../../drill/plan-line.js';
import {showsUmpired} from '../../drill/kriegspiel/try-line.js';
import {
	DRILL_STRATEGIES,
	type DrillStrategy,
	UMPIRED_STRATEGIES,
	type UmpiredStrategy,
} from '../../drill/settings.js';
import type {AppSettings} from '../../storage/settings-file.js';
import {lastGame} from '../last-game.js';
import type {UiServices} from '../services.js';

/** What can be watched: two bots in a whole game, or an ending that is played by a plan and explained, in the fog or in Kriegspiel. */
export const SHOWS = ['game', 'ending', 'tries'] as const;
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
	/** The ending of Kriegspiel, and who plays it. */
	readonly tries: {readonly ending: string; readonly strategy: UmpiredStrategy};
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

/** Returns who can show how an ending of Kriegspiel is played. */
export const umpiredPlans = (ending: string): readonly UmpiredStrategy[] =>
	UMPIRED_STRATEGIES.filter((plan) => showsUmpired(plan, ending));

/** Returns a choice as text for the settings: "game level-3 level-5 KQvK". */
export const makeWatchChoice = ({show, bots, ending, tries}: WatchChoice): string =>
	[show, bots.white, bots.black, show === 'tries' ? tries.ending : ending].join(' ');

/** Returns what was chosen last; what is unknown is as usual: two of the bot that was played last. */
export function firstWatchChoice(settings: AppSettings, services: UiServices): WatchChoice {
	const [show, white, black, lastEnding = ''] = settings.last.watch.split(' ');
	const {bot, variant} = lastGame('bot', settings, services);
	const known = (id: string | undefined): string =>
		services.bots.choices.find((choice) => choice.id === id)?.id ?? bot;
	const wanted = lastEnding === '' ? USUAL_ENDING : lastEnding;
	const {ending} = drillNamed(wanted);
	return {
		show: SHOWS.find((one) => one === show) ?? 'game',
		bots: {white: known(white), black: known(black)},
		variant,
		ending,
		strategy: usualPlan(ending),
		tries: {ending: drillNamed(wanted, 'kriegspiel').ending, strategy: 'table'},
		ms: settings.botMs,
	};
}
