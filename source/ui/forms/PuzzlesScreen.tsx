import {countSolved, nextPuzzle, standingMark} from '../../drill/puzzle-progress.js';
import {ALL_PUZZLES, type AnyPuzzle, isOfOneAct} from '../../drill/any-puzzle.js';
import {setupOf} from '../../drill/puzzles.js';
import {puzzleAbout} from '../../session/puzzle/puzzle-view.js';
import type {Practice} from '../../drill/practice.js';
import type {Progress} from '../../drill/schedule.js';
import {countOf} from '../../text/men.js';
import {MARKS, puzzleMen} from '../../text/puzzle.js';
import {untilText} from '../../session/drill/lesson-text.js';
import {useNavigation, useProgress, useWindowContext} from '../shell/app-context.js';
import {ListScreen} from './ListScreen.js';

/** A narrower window has no room for the men, or for all of how one stands beside them. */
const NARROW = 56;
const ROOMY = 76;

/** Returns what a puzzle is, in the list. */
function puzzleTitle(puzzle: AnyPuzzle, isNarrow: boolean): string {
	if (isOfOneAct(puzzle)) {
		return `${String(puzzle.number).padStart(2)}  ${puzzleAbout(puzzle)}`;
	}

	const {number, within, kingOn} = puzzle;
	const squares = kingOn.length;
	const first = `${String(number).padStart(2)}  in ${within}`;
	if (isNarrow) {
		return squares > 1 ? `${first}, one of ${squares}` : first;
	}

	return `${first}  ${puzzleMen(setupOf(puzzle).cells, squares)}`;
}

/** Returns what a puzzle asks, as a sentence. */
const puzzleSentence = (puzzle: AnyPuzzle): string =>
	isOfOneAct(puzzle)
		? `${puzzleAbout(puzzle)}.`
		: `In ${countOf(puzzle.within, 'move')}: ${puzzleMen(setupOf(puzzle).cells, puzzle.kingOn.length)}.`;

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
	return isShort ? how : `${how} · ${isDue ? 'due' : `again ${untilText(due - now)}`}`;
}

/** All puzzles, and how the person stands with each; the cursor begins on the next one. */
export function PuzzlesScreen() {
	const {columns} = useWindowContext();
	const {open} = useNavigation();
	const {progress, practice, warning, moment} = useProgress();
	const items = ALL_PUZZLES.map((puzzle) => ({
		label: puzzleTitle(puzzle, columns < NARROW),
		state: standing(puzzle, progress, practice, moment, columns < ROOMY),
	}));

	return (
		<ListScreen
			title="Puzzles"
			aside={`${countSolved(practice)} of ${ALL_PUZZLES.length} solved`}
			note={warning}
			items={items}
			name="puzzles"
			first={() => nextPuzzle(progress, -1, moment).number - 1}
			does="start"
			foot={(at) => puzzleSentence(ALL_PUZZLES[at])}
			choose={(at) => open({name: 'puzzle', puzzle: ALL_PUZZLES[at]})}
		/>
	);
}
