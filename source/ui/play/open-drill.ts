import {fail, ok, type Result} from '../../core/result.js';
import {drillOf} from '../../drill/knowledge.js';
import type {Lesson} from '../../drill/lessons.js';
import type {DrillSettings} from '../../drill/settings.js';
import type {Match} from '../../match/match.js';
import {beginDrill, hostDrill} from '../../session/drill/host-drill.js';
import type {MatchHost} from '../../session/match-host.js';
import type {OpeningDrill, Screen, WatchedLine} from '../shell/screen-stack.js';
import type {Drill, UiServices} from '../../session/services.js';
import {drawLineStart, type LineRequest} from '../../drill/line-start.js';
import {planToWatch} from '../../drill/plans.js';
import {PLAN_BOOKS} from '../../theory/plan-books.js';
import {nothingToWatch} from '../../text/drill.js';

const matchScreen = (host: Result<MatchHost>): Result<Screen> =>
	host.ok ? ok({name: 'match', host: host.value}) : host;

/** Returns the screen that leads to a new drill. `ending` names the tables that it needs. */
export const openNewDrill = (
	settings: DrillSettings,
	ending: string,
	services: UiServices,
): OpeningDrill => ({
	name: 'opening-drill',
	ending,
	...(settings.game === undefined ? {} : {game: settings.game}),
	go: (tables) => matchScreen(beginDrill(settings, tables, services)),
});

export const openLesson = (lesson: Lesson, services: UiServices): OpeningDrill =>
	openNewDrill({...lesson, seed: services.seed()}, lesson.ending, services);

/** Returns the screen that leads back to a drill that was saved; undefined when the game is no drill. */
export function openSavedDrill(
	id: string,
	match: Match,
	services: UiServices,
): OpeningDrill | undefined {
	const drill = drillOf(match.settings);
	return drill === undefined
		? undefined
		: {
				name: 'opening-drill',
				ending: drill.ending,
				game: drill.game,
				go: (tables) => matchScreen(hostDrill(id, match, tables, services)),
				drop: () => services.games.close(id),
			};
}

/** Returns the screen that leads to a line that is watched. */
export const openWatch = (wanted: LineRequest): OpeningDrill => ({
	name: 'opening-drill',
	title: 'Watch',
	ending: wanted.ending,
	...(wanted.game === undefined ? {} : {game: wanted.game}),
	go(tables) {
		const start = drawLineStart(wanted, tables);
		return start.ok
			? ok({name: 'watch', start: start.value, tables})
			: fail(nothingToWatch(start.error));
	},
});

/**
 * Returns the screen on which a plan plays the start of a drill that is over: the one that the drill names, or else the
 * first there is for its men; undefined when there is none for what White knows at the start.
 */
export function watchAfter(
	{settings}: Match,
	{tables}: Pick<Drill, 'tables'>,
): WatchedLine | undefined {
	const drill = drillOf(settings);
	if (drill === undefined) {
		return undefined;
	}

	const {game, ending, blind, strategy: wanted} = drill;
	const strategy = planToWatch(game, ending, wanted);
	if (strategy === undefined || (blind && PLAN_BOOKS[game].needsStart)) {
		return undefined;
	}

	const start = {game, fen: settings.fen ?? '', strategy, isTold: !blind, seed: settings.seed};
	return {name: 'watch', start, tables};
}
