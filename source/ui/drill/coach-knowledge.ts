import type {SquareSet} from '../../core/square-set.js';
import {type Advice, advise, type DrillScore, scoreDrill} from '../../drill/coach.js';
import {type DrillGame, drillGame, gameOf} from '../../drill/game.js';
import type {DrillStrategy} from '../../drill/settings.js';
import type {DrillTables} from '../../drill/tables.js';
import type {BeliefGame, Moment} from '../../endings/belief-game.js';
import type {SeatHistory} from '../../rules/history.js';
import type {SeatReport} from '../../match/seat-report.js';

/** What the coach knows at one moment, made once for each: all of it from the attacker's own report. */
export type CoachKnowledge = {
	readonly report: SeatReport;
	readonly game: DrillGame;
	readonly rules: BeliefGame;
	readonly now: Moment;
	readonly advice: Advice;
	readonly score: DrillScore;
	/** Where White was told that the king starts; undefined for nowhere. */
	readonly start: SquareSet | undefined;
	readonly tables: DrillTables;
	/** Whose plan is told, where the drill names one. */
	readonly strategy: DrillStrategy;
};

/** Returns what the coach knows. `start` is where White knew the king to be at the start, undefined for nowhere. */
export function studyReport(
	report: SeatReport,
	tables: DrillTables,
	start: SquareSet | undefined,
	strategy: DrillStrategy = 'table',
): CoachKnowledge {
	const {history, variant} = report;
	const rules = gameOf(variant);
	return {
		report,
		game: drillGame(variant),
		rules,
		now: rules.read(history, start).at(-1)!,
		advice: advise(history, tables, start),
		score: scoreDrill(history, tables, start),
		start,
		tables,
		strategy,
	};
}

/** Returns how many things a seat has played and seen: moves, and tries of its own that were refused or asked. */
export const countEvents = ({plies, tries = []}: SeatHistory): number =>
	plies.reduce((sum, ply) => sum + 1 + (ply.tries?.length ?? 0), tries.length);
