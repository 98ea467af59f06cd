import {countSolved, nextPuzzle, standingMark} from '../../drill/puzzle-progress.js';
import {ALL_PUZZLES, type AnyPuzzle, isOfOneAct} from '../../drill/any-puzzle.js';
import {setupOf} from '../../drill/puzzles.js';
import {goalShort} from '../../text/act-puzzle.js';
import {gameTitle} from '../../session/puzzle/act-puzzle-view.js';
import {puzzleAbout} from '../../session/puzzle/puzzle-view.js';
import type {Practice} from '../../drill/practice.js';
import type {Progress} from '../../drill/schedule.js';
import {fogGroup, MARKS, menInShort, puzzleWithin} from '../../text/puzzle.js';
import {untilText} from '../../session/drill/lesson-text.js';
import {useNavigation, useProgress, useWindowContext} from '../shell/app-context.js';
import {ListScreen} from './ListScreen.js';

/** A narrower window has no room for all of how one stands. */
const ROOMY = 104;

/** Returns what a puzzle is, in the list, below its game. */
const puzzleTitle = (puzzle: AnyPuzzle): string =>
	isOfOneAct(puzzle)
		? goalShort(puzzle.goal, puzzle.keys.length)
		: menInShort(setupOf(puzzle).cells, puzzle.kingOn);

/** Returns what stands over a puzzle and those like it. */
const puzzleGroup = (puzzle: AnyPuzzle): string =>
	isOfOneAct(puzzle) ? gameTitle(puzzle.variant) : fogGroup(puzzle.within);

const GROUPS = [...new Set(ALL_PUZZLES.map(puzzleGroup))];

/** All puzzles, those of a game together whatever their numbers are: a game that has some more gets the next numbers for them. */
const LISTED = ALL_PUZZLES.toSorted(
	(a, b) => GROUPS.indexOf(puzzleGroup(a)) - GROUPS.indexOf(puzzleGroup(b)),
);

/** Returns what a puzzle asks, as a sentence. */
const puzzleSentence = (puzzle: AnyPuzzle): string =>
	isOfOneAct(puzzle)
		? `${puzzleAbout(puzzle)}.`
		: puzzleWithin(puzzle.within, setupOf(puzzle).cells, puzzle.kingOn.length);

/** Returns how a person stands with a puzzle. */
function standing(
	puzzle: AnyPuzzle,
	progress: Progress,
	practice: Practice,
	now: number,
	isShort: boolean,
): string {
	if (!Object.hasOwn(progress, puzzle.id)) {
		return 'new';
	}

	const {due} = progress[puzzle.id];
	const mark = standingMark(puzzle, progress, practice);
	const isDue = due <= now;
	if (isShort && isDue) {
		return 'due';
	}

	const how = mark === undefined ? 'not solved yet' : MARKS[mark];
	return isShort ? how : `${how} · ${isDue ? 'due' : untilText(due - now)}`;
}

/** All puzzles, and how the person stands with each; the cursor begins on the next one. */
export function PuzzlesScreen() {
	const {columns} = useWindowContext();
	const {open} = useNavigation();
	const {progress, practice, warning, moment} = useProgress();
	const items = LISTED.map((puzzle) => ({
		number: puzzle.number,
		label: puzzleTitle(puzzle),
		group: puzzleGroup(puzzle),
		find: puzzleSentence(puzzle),
		state: standing(puzzle, progress, practice, moment, columns < ROOMY),
	}));

	return (
		<ListScreen
			title="Puzzles"
			aside={`${countSolved(practice)} of ${ALL_PUZZLES.length} solved`}
			note={warning}
			items={items}
			name="puzzles"
			purpose="puzzles"
			first={() => LISTED.indexOf(nextPuzzle(progress, -1, moment))}
			does="start"
			foot={(at) => puzzleSentence(LISTED[at])}
			choose={(at) => open({name: 'puzzle', puzzle: LISTED[at]})}
		/>
	);
}
