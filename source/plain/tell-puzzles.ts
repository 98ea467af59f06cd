import {ALL_PUZZLES, type AnyPuzzle, puzzlesOf} from '../drill/any-puzzle.js';
import {countSolved} from '../drill/puzzle-progress.js';
import {puzzleStanding} from '../session/puzzle/puzzle-standing.js';
import {puzzleGroup, puzzleTitle} from '../session/puzzle/puzzle-title.js';
import {variantTitle} from '../text/finished-game.js';
import {puzzleRange} from '../text/puzzle.js';
import type {Session} from './session.js';

const GROUPS = [...new Set(ALL_PUZZLES.map(puzzleGroup))];

const standing = ({services, settings}: Session) => services.progress.load(settings.person);

/** Says how many puzzles are solved, of all or of a game by its id, and what is wrong with where that is kept. */
export function tellSolved(session: Session, variant?: string): void {
	const {practice, warning} = standing(session);
	const [heading, puzzles] =
		variant === undefined ? ['Puzzles', ALL_PUZZLES] : [variantTitle(variant), puzzlesOf(variant)];
	session.say(
		warning,
		`${heading}: ${countSolved(practice, puzzles)} of ${puzzles.length} solved.`,
	);
}

/** Says which games have puzzles. */
export function tellGames(session: Session): void {
	const {practice} = standing(session);
	session.say(
		...GROUPS.map((name) => {
			const puzzles = ALL_PUZZLES.filter((puzzle) => puzzleGroup(puzzle) === name);
			const solved = countSolved(practice, puzzles);
			return puzzleRange(name, puzzles[0].number, puzzles.at(-1)!.number, solved);
		}),
	);
}

/** Says of each of some puzzles what it is and how one stands with it. */
export function tellEach(session: Session, puzzles: readonly AnyPuzzle[]): void {
	const {progress, practice} = standing(session);
	const now = session.services.date();
	const told = (puzzle: AnyPuzzle): string => {
		const stands = puzzleStanding(puzzle, progress, practice, now);
		return `${puzzle.number}, ${puzzleGroup(puzzle)}, ${puzzleTitle(puzzle)}; ${stands}.`;
	};
	session.say(...puzzles.map(told));
}

/** Says which puzzles there are: those of a game by its id, or the games that have some. */
export function tellPuzzles(session: Session, variant: string | undefined): void {
	tellSolved(session, variant);
	if (variant === undefined) {
		tellGames(session);
	} else {
		tellEach(session, puzzlesOf(variant));
	}
}
