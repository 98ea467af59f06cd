import type {TryLineStart} from '../../drill/kriegspiel/try-line.js';
import {showsUmpired} from '../../drill/kriegspiel/try-line.js';
import {drawTryLineStart} from '../../drill/kriegspiel/try-line-start.js';
import {drawLineStart} from '../../drill/line-start.js';
import {heroOf, type LineStart} from '../../drill/plan-line.js';
import {DRILL_STRATEGIES, UMPIRED_STRATEGIES} from '../../drill/settings.js';
import type {DrillTables} from '../../drill/tables.js';
import {ok, type Result} from '../../core/result.js';
import {neighbour} from '../screens/choice.js';
import type {UiServices} from '../services.js';
import {type Watched, watchedPlan} from './watched.js';
import {watchedTries} from './watched-tries.js';

/** Where a line that is watched comes from, and what can be watched after it. */
export type LineSource = {
	/** Tells lines apart. */
	readonly key: string;
	/** Resolves with the line; it may fail. Rejects when `signal` is aborted. */
	find(drills: UiServices['drills'], signal: AbortSignal): Promise<Result<Watched>>;
	/** Returns the same start by the next plan there is for the ending. */
	otherPlan(ending: string): LineSource;
	/** Returns another start, drawn from a seed. The error is a sentence part. */
	another(ending: string, seed: number): Result<LineSource>;
};

/** Returns where a line of the fog comes from. */
export const fogLine = (start: LineStart, tables: DrillTables): LineSource => ({
	key: `fog ${start.strategy} ${start.fen} ${start.seed}`,
	async find(drills, signal) {
		const line = await drills.line(start, signal);
		return line.ok ? ok(watchedPlan(line.value)) : line;
	},
	otherPlan(ending) {
		const plans = DRILL_STRATEGIES.filter((plan) => heroOf(plan, ending) !== undefined);
		const strategy = neighbour(plans, (plan) => plan === start.strategy, 1);
		return fogLine({...start, strategy}, tables);
	},
	another(ending, seed) {
		const drawn = drawLineStart({ending, strategy: start.strategy, seed}, tables);
		return drawn.ok ? ok(fogLine(drawn.value, tables)) : drawn;
	},
});

/** Returns where a line behind an umpire comes from. */
export const umpiredLine = (start: TryLineStart, tables: DrillTables): LineSource => ({
	key: `kriegspiel ${start.strategy} ${start.fen} ${start.seed}`,
	async find(drills, signal) {
		const line = await drills.tryLine(start, signal);
		return line.ok ? ok(watchedTries(line.value)) : line;
	},
	otherPlan(ending) {
		const plans = UMPIRED_STRATEGIES.filter((plan) => showsUmpired(plan, ending));
		const strategy = neighbour(plans, (plan) => plan === start.strategy, 1);
		return umpiredLine({...start, strategy}, tables);
	},
	another(ending, seed) {
		const drawn = drawTryLineStart({ending, strategy: start.strategy, seed}, tables);
		return drawn.ok ? ok(umpiredLine(drawn.value, tables)) : drawn;
	},
});
