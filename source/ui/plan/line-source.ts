import {ok, type Result} from '../../core/result.js';
import type {LineStart} from '../../drill/line.js';
import {drawLineStart} from '../../drill/line-start.js';
import {strategiesToWatch} from '../../drill/plans.js';
import type {DrillTables} from '../../drill/tables.js';
import {neighbour} from '../screens/choice.js';
import type {UiServices} from '../services.js';
import {type Watched, watchedLine} from './watched.js';

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

/** Returns where a line comes from. */
export const lineFrom = (start: LineStart, tables: DrillTables): LineSource => ({
	key: `${start.game} ${start.strategy} ${start.fen} ${start.seed}`,
	async find(drills, signal) {
		const line = await drills.line(start, signal);
		return line.ok ? ok(watchedLine(line.value)) : line;
	},
	otherPlan(ending) {
		const plans = strategiesToWatch(start.game, ending);
		const strategy = neighbour(plans, (plan) => plan === start.strategy, 1);
		return lineFrom({...start, strategy}, tables);
	},
	another(ending, seed) {
		const {game, strategy} = start;
		const drawn = drawLineStart({game, ending, strategy, seed}, tables);
		return drawn.ok ? ok(lineFrom(drawn.value, tables)) : drawn;
	},
});
