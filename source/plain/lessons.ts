import {didYouMean} from '../core/nearest.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {LESSONS} from '../drill/lessons.js';
import {standingWith} from '../drill/practice.js';
import {countSolved, nextPuzzle} from '../drill/puzzle-progress.js';
import {ALL_PUZZLES, type AnyPuzzle, puzzlesOf} from '../drill/any-puzzle.js';
import {nextLesson} from '../drill/schedule.js';
import {lessonTitle, nextText, standingText, totalsText} from '../session/drill/lesson-text.js';
import {lessonOpening} from './drill-place.js';
import {capitalise} from '../text/men.js';
import {lessonsOf} from '../text/drill.js';
import {noPuzzle, noPuzzleOf, noPuzzlesOf} from '../text/puzzle.js';
import {findVariantMeant, VARIANTS} from '../rules/registry.js';
import type {Place} from './place.js';
import {PuzzlePlace} from './puzzle-place.js';
import type {Session} from './session.js';

/** The games that have puzzles, by their ids. */
const VARIANTS_WITH_PUZZLES = VARIANTS.map(({id}) => id).filter((id) => puzzlesOf(id).length > 0);

/** Returns how the person stands with lessons and puzzles, and at which moment (milliseconds since 1970). */
const standing = ({services, settings}: Session) => ({
	...services.progress.load(settings.person),
	now: services.date(),
});

/** Returns the place that leads to the next lesson, or to a named one. The error is a sentence. */
export function lessonPlace(session: Session, name: string): Result<Place> {
	const {progress, now} = standing(session);
	const lesson =
		name === ''
			? nextLesson(progress, now)
			: LESSONS.find(({id}) => id.toLowerCase() === name.toLowerCase());
	return lesson === undefined
		? fail(`There is no lesson ${quote(name)}; lessons KQvK names those of an ending.`)
		: ok(lessonOpening(session, lesson));
}

/** Returns the place of the next puzzle, among all or those of a game by its name or title, or of one by its number. The error is a sentence. */
export function puzzlePlace(session: Session, words: string): Result<Place> {
	const {progress, now} = standing(session);
	const next = (puzzles: readonly AnyPuzzle[]): Result<Place> =>
		ok(new PuzzlePlace(session, nextPuzzle(progress, -1, now, puzzles)));
	if (words === '') {
		return next(ALL_PUZZLES);
	}

	const puzzle = ALL_PUZZLES.find(({number}) => String(number) === words);
	if (puzzle !== undefined) {
		return ok(new PuzzlePlace(session, puzzle));
	}

	const game = /^\d+$/.test(words)
		? fail(`${capitalise(noPuzzle(ALL_PUZZLES.length, words))}.`)
		: gameWithPuzzles(words);
	return game.ok ? next(puzzlesOf(game.value)) : game;
}

/** Returns the id of the game that is meant by its name or title, which has puzzles. The error is a sentence. */
export function gameWithPuzzles(words: string): Result<string> {
	const game = findVariantMeant(words.toLowerCase());
	if (game.ok) {
		const {id, title} = game.value;
		return puzzlesOf(id).length === 0 ? fail(noPuzzlesOf(title)) : ok(id);
	}

	return fail(noPuzzleOf(ALL_PUZZLES.length, words, didYouMean(words, VARIANTS_WITH_PUZZLES)));
}

/** The endings that have lessons, the first ones first. */
const LESSONS_OF = [...new Set(LESSONS.map(({ending}) => ending))].map((ending) => ({
	ending,
	count: LESSONS.filter((lesson) => lesson.ending === ending).length,
}));

/** Says how the person stands with all lessons, or with each of an ending; `typed` is what tells those of one. */
export function tellLessons(session: Session, ending: string, typed = 'lessons'): void {
	const {progress, practice, warning, now} = standing(session);
	const lessons = LESSONS.filter((one) => one.ending.toLowerCase() === ending.toLowerCase());
	if (ending === '') {
		const next = nextLesson(progress, now);
		session.say(
			warning,
			`${totalsText(standingWith(LESSONS, progress, practice, now), false)}.`,
			`Next: ${nextText(next, progress, now)} (${next.id}).`,
			lessonsOf(LESSONS_OF, typed),
			`Puzzles: ${countSolved(practice)} of ${ALL_PUZZLES.length} solved.`,
		);
	} else if (lessons.length === 0) {
		session.say(`There is no lesson of ${quote(ending)}. ${lessonsOf(LESSONS_OF, typed)}`);
	} else {
		session.say(
			...lessons.map(
				(lesson) =>
					`${lesson.id}: ${lessonTitle(lesson)}; ${standingText(progress[lesson.id], practice.lessons[lesson.id], now)}.`,
			),
		);
	}
}
