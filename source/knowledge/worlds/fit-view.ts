import {colorIndex, opposite} from '../../core/color.js';
import {EMPTY, isMan, KING, manColor, UNSEEN} from '../../core/man.js';
import {type Random, randomInteger} from '../../core/random.js';
import {Position} from '../../rules/position.js';
import type {State, Variant} from '../../rules/variant.js';
import type {View} from '../../rules/view.js';

/** Returns the squares of a board on which nothing stands that the view does not show either. */
const freeSquares = (cells: Uint8Array, {cells: seen}: View): number[] =>
	[...cells.keys()].filter((square) => cells[square] === EMPTY && seen[square] === UNSEEN);

/**
 * Returns a state changed to fit what a seat sees: its own men where they are, the other side's where they are seen or
 * may still be. What was heard is not looked at: a guess, for when nothing that fits is known.
 */
export function fitView(variant: Variant, state: State, view: View, random: Random): State {
	const {board} = state;
	const other = opposite(view.viewer);
	const cells = view.cells.map((code, square) => {
		if (code !== UNSEEN) {
			return code;
		}

		const man = board.board[square];
		return isMan(man) && manColor(man) === other ? man : EMPTY;
	});
	const king = KING | (colorIndex(other) << 3);
	if (!cells.includes(king)) {
		const free = freeSquares(cells, view);
		cells[free[randomInteger(random, free.length)]] = king;
	}

	const fitted = Position.fromSetupUnchecked(
		{
			...board.toSetup(),
			cells,
			turn: view.turn,
			castling: (board.castling & ~view.castling) | view.castling,
			epSquare: view.epSquare,
		},
		variant.moves,
	);
	const {outcome: _outcome, ...rest} = state;
	return {...rest, board: fitted};
}
