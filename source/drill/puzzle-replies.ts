import {isMan, manLetter, PAWN} from '../core/man.js';
import {makeSan} from '../core/san.js';
import {squareName} from '../core/square.js';
import {parseUci} from '../core/uci.js';
import {toUciMove} from '../rules/move.js';
import {BeliefSearch} from '../solver/search/belief-search.js';
import {positionOf} from '../solver/search/member.js';
import {playAnswerPly, playOwnPly, type Traced} from '../solver/search/trace.js';
import {legalMoves} from '../solver/verify/board.js';
import {startPuzzle} from './puzzle-game.js';
import type {Puzzle} from './puzzles.js';

/** Moves tried for what one belief needs. */
const BUDGET = 20_000;

/** A second move of White's, in how many moves it takes the king, itself counted, and the replies of Black's that it meets. */
export type MetReplies = {
	readonly next: string;
	readonly within: number;
	/** Each as the truth has it: "Kh8", "Rxa1". */
	readonly replies: readonly string[];
};

/** Returns Black's last move in one of the positions that came of these. */
function replyOf(after: Traced, before: readonly Traced[]): string {
	const text = after.answers.at(-1) ?? '';
	const move = parseUci(text);
	const from = before.find(
		({origin, answers}) =>
			origin === after.origin && answers.every((answer, ply) => answer === after.answers[ply]),
	);
	const man = move && from?.board[move.from];
	if (move === undefined || from === undefined || man === undefined || !isMan(man)) {
		return text;
	}

	const isCapture = isMan(from.board[move.to]);
	const isPawn = (man & 7) === PAWN;
	const origin = isPawn
		? isCapture
			? squareName(move.from)[0]
			: ''
		: manLetter(man).toUpperCase();
	return `${origin}${isCapture ? 'x' : ''}${squareName(move.to)}`;
}

/**
 * Returns every reply of Black's to the first move that solves a puzzle, by White's move that meets it: those that hold out
 * longest first. White need not see a reply to meet it. Pure; searches for some milliseconds.
 */
export function puzzleReplies(puzzle: Puzzle): readonly MetReplies[] {
	const key = parseUci(puzzle.key);
	const groups = key === undefined ? [] : playOwnPly(startPuzzle(puzzle).belief, key).groups;
	const search = new BeliefSearch();
	const met = new Map<string, {next: string; within: number; replies: Set<string>}>();
	for (const group of groups) {
		for (const belief of playAnswerPly(group).groups) {
			const solution = search.solve(belief, {within: puzzle.within - 1, budget: BUDGET});
			const move = solution.result === 'forced' ? parseUci(solution.keys[0] ?? '') : undefined;
			if (move === undefined) {
				continue;
			}

			const [first] = belief;
			const rivals = legalMoves(positionOf(first, 'white')).map((one) => toUciMove(one));
			const next = makeSan(move, first.board, rivals);
			const entry = met.get(next) ?? {next, within: solution.within, replies: new Set<string>()};
			entry.within = Math.max(entry.within, solution.within);
			for (const one of belief) {
				entry.replies.add(replyOf(one, group));
			}

			met.set(next, entry);
		}
	}

	return [...met.values()]
		.map((entry) => ({...entry, replies: [...entry.replies]}))
		.sort((a, b) => b.within - a.within || b.replies.length - a.replies.length);
}
