import {fail, ok} from '../../core/result.js';
import {plansOf} from '../../drill/kriegspiel/plan-advice.js';
import {drawTryLineStart, type TryLineWish} from '../../drill/kriegspiel/try-line-start.js';
import {drawLineStart, type LineWish} from '../../drill/line-start.js';
import {drillOf} from '../../drill/knowledge.js';
import {heroOf} from '../../drill/plan-line.js';
import type {Match} from '../../match/match.js';
import type {Drill} from '../drill/drill.js';
import type {OpeningDrill, WatchedLine} from '../screen-stack.js';
import {fogLine, umpiredLine} from './line-source.js';

/** Returns the screen that leads to a line that is watched. */
export const openWatch = (wish: LineWish): OpeningDrill => ({
	name: 'opening-drill',
	ending: wish.ending,
	go(tables) {
		const start = drawLineStart(wish, tables);
		return start.ok
			? ok({name: 'watch', source: fogLine(start.value, tables)})
			: fail(`There is nothing to watch: ${start.error}.`);
	},
	drop() {},
});

/** Returns the screen that leads to a line behind an umpire that is watched. */
export const openTryWatch = (wish: TryLineWish): OpeningDrill => ({
	name: 'opening-drill',
	ending: wish.ending,
	game: 'kriegspiel',
	go(tables) {
		const start = drawTryLineStart(wish, tables);
		return start.ok
			? ok({name: 'watch', source: umpiredLine(start.value, tables)})
			: fail(`There is nothing to watch: ${start.error}.`);
	},
	drop() {},
});

/**
 * Returns the screen on which the paper shows how it plays the start of a drill that is over; undefined when it
 * has no plan for it: its plans begin from a king whose square is known.
 */
export function watchAfter(
	{settings}: Match,
	{tables}: Pick<Drill, 'tables'>,
): WatchedLine | undefined {
	const drill = drillOf(settings);
	if (
		drill === undefined ||
		drill.game === 'kriegspiel' ||
		drill.blind ||
		heroOf('paper', drill.ending) === undefined
	) {
		return undefined;
	}

	const strategy = drill.strategy === 'paper+' ? drill.strategy : 'paper';
	const start = {fen: settings.fen ?? '', strategy, seed: settings.seed} as const;
	return {name: 'watch', source: fogLine(start, tables)};
}

/**
 * Returns the screen on which the plan that a drill of Kriegspiel names, or else the first there is for its men, plays the
 * start of one that is over; undefined when there is none but the table.
 */
export function watchUmpired(
	{settings}: Match,
	{tables}: Pick<Drill, 'tables'>,
): WatchedLine | undefined {
	const drill = drillOf(settings);
	const [strategy] = drill === undefined ? [] : plansOf(drill.ending, drill.plan);
	if (drill === undefined || strategy === undefined) {
		return undefined;
	}

	const {fen = '', seed} = settings;
	const start = {fen, strategy, isTold: !drill.blind, seed};
	return {name: 'watch', source: umpiredLine(start, tables)};
}
