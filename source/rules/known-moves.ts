import {EMPTY, PAWN, UNSEEN} from '../core/man.js';
import type {UciMove} from '../core/uci.js';
import {generateMoves} from './generate.js';
import {supposePosition} from './hypothesis.js';
import {generateLegalMoves} from './legal.js';
import {moveFrom, moveTo, toUciMove} from './move.js';
import type {MoveRules} from './move-rules.js';
import {MAX_MOVES} from './position.js';
import type {View} from './view.js';

const scratch = new Int32Array(MAX_MOVES);

/**
 * Returns the moves of a seat that knows all of them, from its view alone, the seat being on move. Where every
 * square that a man can move to is seen these are exactly the legal moves (seed 000, section 1.1: "the
 * players observe only the squares their pieces can legally move to"): a push to or over a square that is not
 * seen is blocked.
 */
export function knownMoves(view: View, rules: MoveRules): UciMove[] {
	const {cells} = view;
	const position = supposePosition(view, rules);
	// Where kings are taken one that is not seen may be missing here.
	const generate = rules.royal === 'capture' ? generateMoves : generateLegalMoves;
	const end = generate(position, scratch, 0);
	const moves: UciMove[] = [];
	for (const move of scratch.subarray(0, end).sort()) {
		const from = moveFrom(move);
		const to = moveTo(move);
		const isPush = (cells[from] & 7) === PAWN && (from & 7) === (to & 7);
		const passed = isPush ? cells[(from + to) >> 1] : EMPTY;
		if (cells[to] !== UNSEEN && (!isPush || Math.abs(to - from) === 8 || passed !== UNSEEN)) {
			moves.push(toUciMove(move));
		}
	}

	return moves;
}
