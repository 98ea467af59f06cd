import type {Word} from '../core/act.js';
import {colorIndex} from '../core/color.js';
import {NO_SQUARE, type Square} from '../core/square.js';
import {isInCheck} from '../rules/attack.js';
import {hasMove} from '../rules/end-rules.js';
import {currentView, type SeatHistory, viewBefore} from '../rules/history.js';
import {supposePosition} from '../rules/hypothesis.js';
import {filterLegal} from '../rules/legal.js';
import {moveFrom} from '../rules/move.js';
import type {Position} from '../rules/position.js';
import {variantOf} from '../rules/registry.js';
import {Evaluator} from './evaluation/evaluator.js';
import {WEIGHTS} from './evaluation/weights.js';
import {Searcher} from './search/searcher.js';

/** A move that is so much better than most is one to be careful about, in hundredths of a pawn. */
const MUCH = 200;
/** Plies that are looked ahead, captures apart. */
const DEPTH = 2;

const ANY_MOVE = () => true;

let searcher: Searcher | undefined;

/** Returns whether the side to move can mate at once. */
const canMate = (board: Position): boolean =>
	filterLegal(board, ANY_MOVE).some((move) => {
		const after = board.after(move);
		return isInCheck(after, after.side) && !hasMove(after);
	});

/** Returns whether the other side could mate at once if it were its turn. */
const isNearMate = (board: Position): boolean =>
	!isInCheck(board, board.side) && canMate(board.turned(board.side ^ 1, NO_SQUARE));

/** Returns where the man stands that the side moved last, as far as its adviser saw it. */
function lastMoved(history: SeatHistory): Square | undefined {
	const {seat, plies} = history;
	const index = plies.findLastIndex(
		({by}, at) => by === seat && viewBefore(history, at) !== plies[at].view,
	);
	const after = plies[index]?.view.cells;
	return after === undefined
		? undefined
		: [...after.keys()].find(
				(square) =>
					after[square] !== viewBefore(history, index).cells[square] &&
					(after[square] & 7) !== 0 &&
					after[square] >> 3 === colorIndex(seat),
			);
}

/**
 * Returns what our adviser says when he is asked for instructions, from all that he sees: caution where one legal move
 * is two pawns better than the median one, or the king could be mated next; to go on where the man that moved last has
 * the best move.
 */
export function adviceOf(history: SeatHistory): Extract<Word, 'caution' | 'go-on' | 'none'> {
	const {moves: rules} = variantOf(history.variant);
	const board = supposePosition(currentView(history), rules);
	const moves = Int32Array.from(filterLegal(board, ANY_MOVE));
	const values = new Float64Array(moves.length);
	searcher ??= new Searcher(new Evaluator(WEIGHTS), {tableBits: 14});
	searcher.clear();
	searcher.scoreRootMoves(board, moves, DEPTH, values);
	const best = Math.max(...values);
	const median = values.toSorted()[values.length >> 1];
	if (best - median >= MUCH || isNearMate(board)) {
		return 'caution';
	}

	return moveFrom(moves[values.indexOf(best)]) === lastMoved(history) ? 'go-on' : 'none';
}
