import {countOf} from './men.js';

/** What a person's practice of drills comes to. Plain data. */
export type Practised = {
	/** How many lessons there are, how many were begun, and in how many of these no attempt has succeeded. */
	readonly lessons: number;
	readonly begun: number;
	readonly notWon: number;
	/** Lessons that were done on par once, without help. */
	readonly onPar: number;
	/** Moves given away in the best attempt at each, added up. */
	readonly lost: number;
	/** Lessons that come back by the end of the day. */
	readonly dueToday: number;
	/** On how many days in a row lessons or puzzles were done. */
	readonly dayStreak: number;
	readonly puzzles: number;
	readonly solved: number;
};

/** Returns how a person stands with drills, as lines; nothing before the first. */
export function describePractised(practised: Practised): readonly string[] {
	const {lessons, begun, notWon, onPar, lost, dueToday, dayStreak, puzzles, solved} = practised;
	if (begun === 0 && solved === 0) {
		return [];
	}

	const done = begun - notWon;
	return [
		`Drills: ${done} of ${countOf(lessons, 'lesson')} done, ${onPar} on par without help, ${dueToday} due today.`,
		...(done === 0
			? []
			: [`  In the best attempts, helped or not, ${countOf(lost, 'move')} lost in all.`]),
		`  ${solved} of ${countOf(puzzles, 'puzzle')} solved.`,
		...(dayStreak > 1 ? [`  Practised on ${dayStreak} days in a row.`] : []),
	];
}
