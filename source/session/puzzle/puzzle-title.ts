import {parseFen} from '../../core/fen.js';
import {sideOf} from '../../rules/seat.js';
import type {ActPuzzle} from '../../drill/one-act/act-puzzles.js';
import {type AnyPuzzle, isOfOneAct} from '../../drill/any-puzzle.js';
import {setupOf} from '../../drill/puzzles.js';
import {goalShort} from '../../text/act-puzzle.js';
import {fogGroup, menInShort} from '../../text/puzzle.js';
import {menText} from './act-puzzle-view.js';
import {variantTitle} from '../../text/finished-game.js';

const SQUARES = /[a-h][1-8]/gu;

/**
 * Returns what tells a puzzle of one act from those that ask the same: its side's men in the start that both know, else the move
 * that is to be judged, or the own one before. Nothing that the other side did in secret is among it.
 */
function ownStart({fen, seat, goal, acts}: ActPuzzle): string {
	const setup = fen === undefined ? undefined : parseFen(fen);
	if (setup?.ok === true) {
		return menText(setup.value.cells, sideOf(seat));
	}

	const moves = acts
		.filter((text) => goal === 'judges' || text.startsWith(`${seat}>`))
		.map((text) => text.match(SQUARES) ?? []);
	return moves.findLast(({length}) => length === 2)?.join('-') ?? '';
}

/** Returns what a puzzle is, in a list, below its game: "Rook v king h7", "challenge or pass: a8-b6". */
export const puzzleTitle = (puzzle: AnyPuzzle): string =>
	isOfOneAct(puzzle)
		? `${goalShort(puzzle.goal, puzzle.keys.length)}: ${ownStart(puzzle)}`
		: menInShort(setupOf(puzzle).cells, puzzle.kingOn);

/** Returns what stands over a puzzle and those like it. */
export const puzzleGroup = (puzzle: AnyPuzzle): string =>
	isOfOneAct(puzzle) ? variantTitle(puzzle.variant) : fogGroup(puzzle.within);
