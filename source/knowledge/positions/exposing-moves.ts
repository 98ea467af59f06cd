import {colorIndex} from '../../core/color.js';
import {given} from '../../core/given.js';
import {UNSEEN} from '../../core/man.js';
import type {UciMove} from '../../core/uci.js';
import {isAttacked} from '../../rules/attack.js';
import {generateMoves} from '../../rules/generate.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import {supposePosition} from '../../rules/hypothesis.js';
import {coveredCells} from '../../rules/machines/concealed.js';
import {moveFrom, moveTo, toUciMove} from '../../rules/move.js';
import {MAX_MOVES, type Position} from '../../rules/position.js';
import {variantOf} from '../../rules/registry.js';
import {isSetUp, type View} from '../../rules/view.js';
import {knownCheck} from '../check.js';
import {hidesKnights} from '../hidden-men.js';
import {isOwn} from '../own-man.js';
import {isOpenlyChecked, kingIn} from './king-in-sight.js';
import {passedCells} from '../own-san.js';

/** Moves that are barred because they leave the own king attacked, and whether it is so now. */
export type ExposingMoves = {readonly moves: readonly UciMove[]; readonly isInCheck: boolean};

const scratch = new Int32Array(MAX_MOVES);

/** Returns the moves on a board, whatever becomes of the king by them, of men that pass a test. */
function movesOn(board: Position, test: (from: number, to: number) => boolean): number[] {
	const end = generateMoves(board, scratch, 0);
	return [...scratch.subarray(0, end)].filter((move) => test(moveFrom(move), moveTo(move)));
}

/**
 * Returns the moves that the men of a seat could make on the board which it sees whole, if they did not leave its king
 * attacked, as far as it sees that or was told of a check by a man that it does not see. Undefined in games without check,
 * and where not all is seen.
 */
export function exposingMoves(history: SeatHistory): ExposingMoves | undefined {
	const {seat, variant} = history;
	const view = currentView(history);
	const game = variantOf(variant);
	const {moves: rules} = game;
	if (
		rules.royal !== 'check' ||
		view.turn !== seat ||
		isSetUp(view.phase) ||
		view.cells.includes(UNSEEN)
	) {
		return undefined;
	}

	const side = colorIndex(seat);
	const cells = coveredCells(view);
	/** Returns a board without the own men that others pass over. */
	const passed = (seen: Pick<View, 'cells' | 'shown'>): Position =>
		supposePosition(view, rules, passedCells(seen, seat, game));
	const [whole, open] = [supposePosition(view, rules, cells), passed(view)];
	const isHidden = (square: number): boolean => open.board[square] !== cells[square];
	const king = kingIn(view, seat);
	const isChecked = isOpenlyChecked(view, variant);
	const isDark = !isChecked && knownCheck(history) !== undefined && hidesKnights(variant);
	const found = [
		...movesOn(open, (_from, to) => !isOwn(cells[to], seat)),
		...movesOn(whole, (from) => isHidden(from)),
	];
	const leaves = (move: number): boolean => {
		const next = passed({cells: whole.after(move).board, ...given({shown: view.shown})});
		return isDark || isAttacked(next, moveFrom(move) === king ? moveTo(move) : king, side ^ 1);
	};
	return {moves: found.filter(leaves).map(toUciMove), isInCheck: isChecked || isDark};
}
