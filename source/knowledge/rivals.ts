import type {Cells} from '../core/board-text.js';
import type {UciMove} from '../core/uci.js';
import {findVariant} from '../rules/registry.js';
import {canReach} from './reach.js';

/** Returns what the men of a move's kind could do to go where it goes. */
export function rivalsOf(
	cells: Cells,
	{from: own, to}: UciMove,
	variantId: string,
): readonly UciMove[] {
	const variant = findVariant(variantId);
	const rivals: UciMove[] = [];
	for (let from = 0; from < 64; from++) {
		if (
			variant.ok &&
			cells[from] === cells[own] &&
			canReach(variant.value.moves, cells, from, to)
		) {
			rivals.push({from, to});
		}
	}

	return rivals;
}
