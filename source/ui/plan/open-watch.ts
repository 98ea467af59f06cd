import {fail, ok} from '../../core/result.js';
import {drawLineStart, type LineRequest} from '../../drill/line-start.js';
import {drillOf} from '../../drill/knowledge.js';
import {plansOf} from '../../drill/plans.js';
import type {Match} from '../../match/match.js';
import {PLAN_BOOKS} from '../../theory/plan-books.js';
import type {Drill} from '../drill/drill.js';
import type {OpeningDrill, WatchedLine} from '../screen-stack.js';

/** Returns the screen that leads to a line that is watched. */
export const openWatch = (wanted: LineRequest): OpeningDrill => ({
	name: 'opening-drill',
	ending: wanted.ending,
	...(wanted.game === undefined ? {} : {game: wanted.game}),
	go(tables) {
		const start = drawLineStart(wanted, tables);
		return start.ok
			? ok({name: 'watch', start: start.value, tables})
			: fail(`There is nothing to watch: ${start.error}.`);
	},
	drop() {},
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
	const {needsStart, defended} = PLAN_BOOKS[game];
	const [strategy = defended === ending ? 'paper' : undefined] = plansOf(game, ending, wanted);
	if (strategy === undefined || (blind && needsStart)) {
		return undefined;
	}

	const start = {game, fen: settings.fen ?? '', strategy, isTold: !blind, seed: settings.seed};
	return {name: 'watch', start, tables};
}
