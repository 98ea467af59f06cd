import type {Cells} from '../core/board-text.js';
import type {Setup} from '../core/fen.js';
import {UNSEEN} from '../core/man.js';
import {variantOf} from '../rules/registry.js';
import {isSetUp, type View} from '../rules/view.js';

/**
 * Returns the squares as a seat knows them: what it sees, and in a set-up by which no man is put anywhere, but written
 * down, also the men of a start that both sides know.
 */
export function openCells({cells, phase}: View, variantId: string, start?: Setup): Cells {
	return isSetUp(phase) && variantOf(variantId).written !== undefined && start !== undefined
		? cells.map((code, square) => (code === UNSEEN ? start.cells[square] : code))
		: cells;
}
