import {isMan} from '../../core/man.js';
import type {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import {readPlacement} from '../../solver/material.js';
import {attackedBy} from '../../solver/reach.js';

/**
 * Why the lone king cannot be on a square, White to move behind an umpire: a man of White's stands there; he would have
 * moved into check; or no way leads there that fits what the umpire has said.
 */
export type UmpiredReason = 'own-man' | 'attacked' | 'unheard';

/** Returns why the king cannot be on a square, by what White knows; undefined when he can. */
export function whyOutUmpired(
	history: SeatHistory,
	belief: SquareSet,
	square: Square,
): UmpiredReason | undefined {
	if (belief.has(square)) {
		return undefined;
	}

	const {cells} = currentView(history);
	if (isMan(cells[square])) {
		return 'own-man';
	}

	const read = readPlacement(cells);
	return read.ok && attackedBy(read.value.placement).has(square) ? 'attacked' : 'unheard';
}
