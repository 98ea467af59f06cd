import {countSolved, nextPuzzle} from '../../drill/puzzle-progress.js';
import {
	ALL_PUZZLES,
	type AnyPuzzle,
	isOfOneAct,
	puzzlesOf,
	seatOf,
} from '../../drill/any-puzzle.js';
import {setupOf} from '../../drill/puzzles.js';
import {variantTitle} from '../../text/finished-game.js';
import {puzzleStanding} from '../../session/puzzle/puzzle-standing.js';
import {puzzleGroup, puzzleTitle} from '../../session/puzzle/puzzle-title.js';
import {goalTask, youHave} from '../../text/act-puzzle.js';
import {puzzleWithin} from '../../text/puzzle.js';
import {useNavigation, useProgress, useWindowContext} from '../shell/app-context.js';
import {ListScreen} from './ListScreen.js';

/** A narrower window has no room for all of how one stands. */
const ROOMY = 104;

/** Returns what a puzzle asks, as a sentence. */
const puzzleSentence = (puzzle: AnyPuzzle): string =>
	isOfOneAct(puzzle)
		? `${puzzleGroup(puzzle)}. ${youHave(seatOf(puzzle))} ${goalTask(puzzle.goal, puzzle.keys.length)}`
		: puzzleWithin(puzzle.within, setupOf(puzzle).cells, puzzle.kingOn.length);

/** All puzzles, or those of a game first, and how the person stands with each; the cursor begins on the next one. */
export function PuzzlesScreen({variant}: {readonly variant?: string | undefined}) {
	const {columns} = useWindowContext();
	const {open} = useNavigation();
	const {progress, practice, warning, moment} = useProgress();
	const items = ALL_PUZZLES.map((puzzle) => ({
		label: puzzleTitle(puzzle),
		group: puzzleGroup(puzzle),
		state: puzzleStanding(puzzle, progress, practice, moment, columns < ROOMY),
	}));

	return (
		<ListScreen
			title="Puzzles"
			aside={`${countSolved(practice)} of ${ALL_PUZZLES.length} solved`}
			note={warning}
			items={items}
			name="puzzles"
			purpose="puzzles"
			first={() =>
				nextPuzzle(progress, -1, moment, variant === undefined ? undefined : puzzlesOf(variant))
					.number - 1
			}
			typed={variant === undefined ? '' : variantTitle(variant)}
			does="start"
			foot={(at) => puzzleSentence(ALL_PUZZLES[at])}
			choose={(at) => open({name: 'puzzle', puzzle: ALL_PUZZLES[at]})}
		/>
	);
}
