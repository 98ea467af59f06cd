import type {Cells} from '../core/board-text.js';
import {type Color, opposite} from '../core/color.js';
import {makeMan} from '../core/man.js';
import type {SeatHistory} from '../rules/history.js';
import {findEnded} from '../rules/news.js';
import {variantOf} from '../rules/registry.js';
import type {Variant} from '../rules/variant.js';
import {mayHideMen, seesEverySquare} from './hidden-men.js';
import {coversIn} from './man-marks.js';
import {movesMade} from './moves-made.js';
import {isEnemy} from './own-man.js';
import {couldTake} from './reach.js';
import {sealedBy} from './sealed-moves.js';

/** What stands behind a move that gives check or mate. */
export type CheckSign = '' | '+' | '#';

/** Returns whether a side's king is attacked on a board where all men are seen as they are. */
function isAttacked(cells: Cells, side: Color, {moves}: Variant): boolean {
	const king = cells.indexOf(makeMan(side, 'king'));
	return [...cells.entries()].some(
		([square, man]) => isEnemy(man, side) && couldTake(moves, cells, {square, man}, king),
	);
}

/**
 * Returns for each ply whether the move that it made, or wrote down, gave check or mate: by what a seat heard or, where it
 * sees all men as they are, by the boards. Where kings are taken there is no check.
 */
export function checkSigns(history: SeatHistory): readonly CheckSign[] {
	const signs = history.plies.map((): CheckSign => '');
	const variant = variantOf(history.variant);
	if (variant.moves.royal !== 'check') {
		return signs;
	}

	const seesAll = seesEverySquare(history) && !mayHideMen(history.variant);
	for (const [index, {by, heard, view}] of history.plies.entries()) {
		const isMate = findEnded(heard)?.reason === 'checkmate';
		const isSeen = seesAll && coversIn(view).size === 0;
		const isCheck = (cells: Cells, side: Color): boolean =>
			isSeen && isAttacked(cells, opposite(side), variant);
		if (!heard.some(({type}) => type === 'opened')) {
			const isTold = heard.some(({type}) => type === 'check');
			signs[index] = isMate ? '#' : isTold || isCheck(view.cells, by) ? '+' : '';
			continue;
		}

		// What was opened belongs to the ply that wrote it down.
		const made = movesMade(history, index);
		for (const [count, move] of made.entries()) {
			const next = made.at(count + 1)?.before;
			const isLast = next === undefined;
			const sign = isCheck(next?.cells ?? view.cells, move.by) ? '+' : '';
			signs[sealedBy(history, index, move.by)] = isMate && isLast ? '#' : sign;
		}
	}

	return signs;
}
