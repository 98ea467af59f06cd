import {rightsOf} from '../core/castling.js';
import {type Color, colorIndex} from '../core/color.js';
import {UNSEEN} from '../core/man.js';
import {NO_SQUARE} from '../core/square.js';
import {countEnPassant} from './generate.js';
import type {Position} from './position.js';
import {SIGHT_RULES, type SightPart} from './sight.js';
import type {View} from './view.js';

/**
 * Returns what a seat sees of a position: the one door through which sight leaves the truth. `parts`
 * is the variant's sight. Pure; the view shares nothing with the position.
 */
export function observe(position: Position, viewer: Color, parts: readonly SightPart[]): View {
	const side = colorIndex(viewer);
	const cells = new Uint8Array(64);
	for (const part of parts) {
		SIGHT_RULES[part](position, side, cells);
	}

	for (let square = 0; square < 64; square++) {
		cells[square] = cells[square] === 0 ? UNSEEN : position.board[square];
	}

	// Who does not see the victim is not told by the field either.
	const canCapture =
		position.side === side &&
		(parts.includes('en-passant') || parts.includes('everything')) &&
		countEnPassant(position) > 0;
	return {
		viewer,
		cells,
		turn: position.turn,
		castling: position.castling & rightsOf(viewer),
		epSquare: canCapture ? position.epSquare : NO_SQUARE,
	};
}
