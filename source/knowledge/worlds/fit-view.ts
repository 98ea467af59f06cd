import {opposite} from '../../core/color.js';
import {EMPTY, isMan, KING, manColor, PAWN, UNSEEN} from '../../core/man.js';
import {type Random, randomInteger} from '../../core/random.js';
import {Position} from '../../rules/position.js';
import type {State, Variant} from '../../rules/variant.js';
import type {View} from '../../rules/view.js';

/** Returns the squares of a board on which nothing stands, that the view does not show and where a man may be. */
const freeSquares = (cells: Uint8Array, {cells: seen}: View, man: number): number[] =>
	[...cells.keys()].filter(
		(square) =>
			cells[square] === EMPTY &&
			seen[square] === UNSEEN &&
			((man & 7) !== PAWN || (square >= 8 && square < 56)),
	);

/**
 * Returns a state changed to fit what a seat sees: its own men where they are, the other side's where they are seen,
 * may still be, or anywhere, `most` of them at most. What was heard is not looked at: a guess, for when nothing that
 * fits is known.
 */
export function fitView(
	variant: Variant,
	state: State,
	view: View,
	most: number,
	random: Random,
): State {
	const {board} = state;
	const other = opposite(view.viewer);
	const cells = view.cells.map((code) => (code === UNSEEN ? EMPTY : code));
	const theirs = [...board.board.entries()]
		.filter(([, man]) => isMan(man) && manColor(man) === other)
		// The king first: he is never left out.
		.sort(([, a], [, b]) => Number((b & 7) === KING) - Number((a & 7) === KING));
	const isTheirs = (code: number): boolean => isMan(code) && manColor(code) === other;
	let left = Math.max(1, most) - cells.filter(isTheirs).length;
	for (const [square, man] of theirs) {
		const isShown = (man & 7) === KING && cells.includes(man);
		if (left > 0 && !isShown && !(isTheirs(view.cells[square]) && view.cells[square] === man)) {
			const free = freeSquares(cells, view, man);
			const place = free.includes(square) ? square : free[randomInteger(random, free.length)];
			if (place !== undefined) {
				cells[place] = man;
				left--;
			}
		}
	}

	const fitted = Position.fromSetupUnchecked(
		{
			...board.toSetup(),
			cells,
			turn: view.turn,
			castling: view.castling,
			epSquare: view.epSquare,
		},
		variant.moves,
	);
	const {outcome: _outcome, ...rest} = state;
	return {...rest, board: fitted};
}
