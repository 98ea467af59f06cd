import {makeFen} from '../core/fen.js';
import {EMPTY, KING} from '../core/man.js';
import {unwrap} from '../core/result.js';
import type {Match} from '../match/match.js';
import {startMatch} from '../match/start-match.js';
import {transition} from '../match/transition.js';
import {readBelief} from '../solver/search/play.js';
import {type Traced, traceFrom} from '../solver/search/trace.js';
import {drillVariant, USUAL_GAME} from './game.js';
import {type Puzzle, setupOf} from './puzzles.js';

/** What a move of the person's was worth, measured by White's moves that may still be needed after it. */
export type PuzzleVerdict =
	/** The king is still forced in time. */
	| {readonly kind: 'keeps'; readonly left: number}
	/** He is forced, but too late. */
	| {readonly kind: 'costs'; readonly by: number; readonly left: number}
	/** He is not forced within so many moves. */
	| {readonly kind: 'escapes'; readonly beyond: number};

/**
 * How far a person has come with a puzzle. Black has not decided where he stands: `match` is one truth
 * that fits all that White has seen, `belief` are all that do. Plain data, for a worker too.
 */
export type PuzzleGame = {
	readonly puzzle: Puzzle;
	readonly match: Match;
	/** What White can know, each with a way in which it can have come about. */
	readonly belief: readonly Traced[];
	/** White's moves so far, in UCI. */
	readonly moves: readonly string[];
	/** White's moves that force it in time; none when he is not on move or nothing does. */
	readonly keys: readonly string[];
	/** What the last move of White's was worth; undefined before the first and when there was nothing to lose. */
	readonly verdict?: PuzzleVerdict;
	/** Whether it is over, and how: the king taken in time, or not. */
	readonly result?: 'solved' | 'failed';
	/** The game before the last move of White's. */
	readonly before?: PuzzleGame;
};

/** The name of the program's seat. */
const PHANTOM = {kind: 'bot', name: 'the phantom', bot: 'puzzle'} as const;

/** Returns the match of a puzzle in which the king began on one of his squares (an index) and both sides have made these moves. */
export function puzzleMatch(
	puzzle: Puzzle,
	origin: number,
	own: readonly string[],
	answers: readonly string[],
): Match {
	const setup = setupOf(puzzle);
	const cells = setup.cells.slice();
	cells[cells.indexOf(KING | 8)] = EMPTY;
	cells[puzzle.kingOn[origin]] = KING | 8;
	let match = unwrap(
		startMatch(
			{
				variant: drillVariant(USUAL_GAME),
				fen: makeFen({...setup, cells}),
				seats: {white: {kind: 'person', name: 'You'}, black: PHANTOM},
				clock: {kind: 'none'},
				seed: puzzle.number,
			},
			0,
		),
	);
	for (const [index, move] of own.entries()) {
		match = transition(match, {type: 'moveChosen', seat: 'white', move, at: 0}).match;
		if (index < answers.length) {
			const answer = answers[index];
			match = transition(match, {type: 'moveChosen', seat: 'black', move: answer, at: 0}).match;
		}
	}

	return match;
}

export function startPuzzle(puzzle: Puzzle): PuzzleGame {
	const belief = traceFrom(unwrap(readBelief(setupOf(puzzle), puzzle.kingOn)));
	return {puzzle, match: puzzleMatch(puzzle, 0, [], []), belief, moves: [], keys: [puzzle.key]};
}

/** Returns the match in which a puzzle is solved, the king holding out as long as he can; it is over. */
export const solvedMatch = (puzzle: Puzzle): Match =>
	puzzleMatch(
		puzzle,
		0,
		puzzle.line.filter((_, index) => index % 2 === 0),
		puzzle.line.filter((_, index) => index % 2 === 1),
	);
