import type {Square} from '../../../source/core/square.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {edgeShunningTries} from '../../../source/theory/kriegspiel/edge-shunning-king.js';
import type {TestPlayer, TestResult, TestStart} from './program-tests.js';
import {answersTo, legalSteps} from '../../../source/endings/kriegspiel/answers.js';

/** What a position of ordinary chess came to, and how many of White's moves that took. */
type Known = {readonly result: TestResult; readonly moves: number};

/** What the paper's second test came to. */
export type ChessTally = {readonly [result in TestResult]: number} & {
	/** How many starts were given, and how many of them had been met in no game before: the games. */
	readonly starts: number;
	readonly games: number;
	/** White's moves of the games that ended in mate: their sum, and the most. */
	readonly moves: number;
	readonly worst: number;
};

/** Says which position it is. */
const keyOf = (squares: readonly Square[], black: Square): string => [...squares, black].join(' ');

/** Plays a game until it ends, or meets a position of an earlier game; notes what all its positions came to. */
function playOnce(
	player: TestPlayer,
	{placement: first, black: from}: TestStart,
	cap: number,
	known: Map<string, Known>,
): Known {
	let placement = first;
	let black = from;
	const passed: string[] = [];
	let end: Known | undefined;
	player.begin();
	while (end === undefined) {
		const key = keyOf(placement.squares, black);
		end = known.get(key);
		if (end !== undefined) {
			break;
		}

		passed.push(key);
		const belief = SquareSet.from([black]);
		const [{answer, placement: after}] = answersTo(
			placement,
			belief,
			player.choose(placement, belief),
		);
		placement = after;
		if (answer.kind === 'checkmate' || answer.kind === 'stalemate') {
			end = {result: answer.kind === 'checkmate' ? 'mate' : 'stalemate', moves: 0};
		} else if (answer.kind === 'refused') {
			throw new Error('a move of ordinary chess was refused');
		} else {
			const legal = legalSteps(placement, black);
			black = edgeShunningTries(black).find((to) => legal.has(to)) ?? black;
			if (placement.squares.includes(black)) {
				end = {result: 'draw', moves: 0};
			} else if (passed.length >= cap) {
				end = {result: 'loop', moves: 0};
			}
		}
	}

	const {result, moves} = end;
	for (const [index, key] of passed.entries()) {
		known.set(key, {result, moves: moves + passed.length - index});
	}

	return {result, moves: moves + passed.length};
}

/**
 * Plays the paper's second test: ordinary chess from some starts with the Kriegspiel program, which is told the black
 * king's square each time. "If the game either begins at or goes across some positions previously played, the
 * referee stops it and considers it won or lost, depending on the result of previous games"; a start
 * that was met before is no game here. Yields after each start how many there have been.
 */
export function* playChessTest(
	player: TestPlayer,
	starts: readonly TestStart[],
	cap: number,
): Generator<number, ChessTally> {
	const known = new Map<string, Known>();
	const counts = {mate: 0, loop: 0, draw: 0, stalemate: 0};
	let games = 0;
	let moves = 0;
	let worst = 0;
	for (const [index, start] of starts.entries()) {
		if (!known.has(keyOf(start.placement.squares, start.black))) {
			const played = playOnce(player, start, cap, known);
			games++;
			counts[played.result]++;
			moves += played.result === 'mate' ? played.moves : 0;
			worst = played.result === 'mate' ? Math.max(worst, played.moves) : worst;
		}

		yield index + 1;
	}

	return {...counts, starts: starts.length, games, moves, worst};
}
