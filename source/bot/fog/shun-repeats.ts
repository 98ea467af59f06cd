import {colorIndex} from '../../core/color.js';
import {EMPTY} from '../../core/man.js';
import {type SeatHistory, viewBefore} from '../../knowledge/history.js';
import type {Position} from '../../rules/position.js';
import type {JudgedMove} from './judge-moves.js';

/** A win that is no nearer than this, in hundredths of a pawn, is not helped by going to and fro. */
const WINNING = 100;
/** What going back to where one's men stood before costs the side that is winning, for each time they did. */
const AGAIN = 40;

/** Returns where the seat's own men stand before ply `index`, as a text. */
function ownMen(history: SeatHistory, index: number): string {
	const own = colorIndex(history.seat) << 3;
	return viewBefore(history, index)
		.cells.map((code) => (code !== EMPTY && code < 16 && (code & 8) === own ? code : 0))
		.join(' ');
}

/** How far back going to and fro is looked for, in plies. */
const MEMORY = 40;

/**
 * Takes something off the moves after which one's own men stand as they did before, so that the side
 * that is winning does not go to and fro. Returns the moves anew, the best first.
 */
export function shunRepeats(
	history: SeatHistory,
	position: Position,
	moves: readonly JudgedMove[],
): readonly JudgedMove[] {
	if (moves[0].score < WINNING) {
		return moves;
	}

	const {length} = history.plies;
	const before = new Map<string, number>();
	// After each of one's own moves, so that a stay of the men is counted once.
	for (let back = 1; back <= MEMORY && back <= length; back += 2) {
		const men = ownMen(history, length - back);
		before.set(men, (before.get(men) ?? 0) + 1);
	}

	const own = colorIndex(history.seat) << 3;
	return moves
		.map(({move, score}) => {
			position.make(move);
			const after = position.board.map((code) => (code !== EMPTY && (code & 8) === own ? code : 0));
			position.unmake(move);
			return {move, score: score - AGAIN * (before.get(after.join(' ')) ?? 0)};
		})
		.sort((a, b) => b.score - a.score);
}
