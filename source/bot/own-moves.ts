import {UNSEEN} from '../core/man.js';
import type {UciMove} from '../core/uci.js';
import {generateMoves} from '../rules/generate.js';
import {supposePosition} from '../rules/hypothesis.js';
import {toUciMove} from '../rules/move.js';
import type {MoveRules} from '../rules/move-rules.js';
import {MAX_MOVES} from '../rules/position.js';
import type {View} from '../rules/view.js';

const scratch = new Int32Array(MAX_MOVES);

/**
 * Returns the moves that a seat may try, from its view alone, the seat being on move. Where every
 * square that a man can move to is seen these are exactly the legal moves (seed 000, section 1.1: "the
 * players observe only the squares their pieces can legally move to"): a push to a square that is not
 * seen is blocked.
 */
export function ownMoves(view: View, rules: MoveRules): UciMove[] {
	const end = generateMoves(supposePosition(view, rules), scratch, 0);
	return Array.from(scratch.subarray(0, end).sort(), (move) => toUciMove(move)).filter(
		({to}) => view.cells[to] !== UNSEEN,
	);
}
