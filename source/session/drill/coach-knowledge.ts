import type {SquareSet} from '../../core/square-set.js';
import {advise, scoreDrill} from '../../drill/coach.js';
import {drillGame, gameOf} from '../../drill/game.js';
import type {DrillStrategy} from '../../drill/settings.js';
import type {DrillTables} from '../../drill/tables.js';
import type {SeatHistory} from '../../rules/history.js';
import type {SeatReport} from '../../match/seat-report.js';
import type {Square} from '../../core/square.js';
import type {CoachCommand} from './coach-command.js';

/**
 * Returns what the coach knows at one moment, to be made once for each: all of it from the attacker's own report. `start` is where
 * White was told that the king starts, undefined for nowhere; `strategy` whose plan is told, where the drill names one.
 */
export function studyReport(
	report: SeatReport,
	tables: DrillTables,
	start: SquareSet | undefined,
	strategy: DrillStrategy = 'table',
) {
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

export type CoachKnowledge = Readonly<ReturnType<typeof studyReport>>;

/** Returns how many things a seat has played and seen: moves, and tries of its own that were refused or asked. */
export const countEvents = ({plies, tries = []}: SeatHistory): number =>
	plies.reduce((sum, ply) => sum + 1 + (ply.tries?.length ?? 0), tries.length);

/** What the attacker has asked his coach. Hints, reasons and checks hold for one moment of the game. */
export type CoachState = {
	/** Which squares are shown: those where the king can be, or all others too, with why he cannot be there. */
	readonly shows: false | 'possible' | 'all';
	/** Whether each move is judged at once. */
	readonly judges: boolean;
	/** How much of a hint was asked for: the man, the square, the move, the reason. */
	readonly hint?: {readonly ply: number; readonly degree: number};
	readonly why?: {readonly ply: number; readonly square: Square};
	/** When the paper's plan was asked for. */
	readonly plan?: {readonly ply: number};
	/** Whether the plan is told as improved (paper+), where there is such a one, and not as printed. */
	readonly improves: boolean;
	/** Whether the person's own guess is shown; the coach's squares are not shown with it. */
	readonly guesses: boolean;
	/** When the guess was compared with what he can know, as long as he has not changed it. */
	readonly check?: {readonly ply: number};
};

export const USUAL_COACH: CoachState = {
	shows: false,
	judges: true,
	guesses: false,
	improves: false,
};
const MOST_HINTS = 4;

/** Returns what a question to the coach makes of his state; `ply` counts what has been played. Pure. */
export function askCoach(
	{shows, judges, guesses, improves, hint, plan}: CoachState,
	command: CoachCommand,
	square: Square,
	ply: number,
): CoachState {
	const kept = {shows, judges, guesses, improves};
	// A hint holds until there is another move to think of.
	const asked = hint?.ply === ply ? {...kept, hint} : kept;
	switch (command) {
		case 'show':
			// Where some is shown already, more is: off comes last.
			return {...asked, shows: !guesses && shows === 'all' ? false : 'all', guesses: false};
		case 'guess':
			return {...asked, shows: false, guesses: !guesses};
		case 'verdicts':
			return {...asked, judges: !judges};
		case 'why':
			return {...asked, why: {ply, square}};
		case 'plan':
			// Asked again, it tells the other plan.
			return {...asked, improves: plan?.ply === ply ? !improves : improves, plan: {ply}};
		case 'check':
			return {...asked, shows: false, guesses: true, check: {ply}};
		case 'guessHere':
			return {...asked, shows: false, guesses: true};
		case 'hint': {
			const degree = hint?.ply === ply ? Math.min(MOST_HINTS, hint.degree + 1) : 1;
			return {...asked, hint: {ply, degree}};
		}

		// Put away is what holds for the moment.
		default:
			return kept;
	}
}
