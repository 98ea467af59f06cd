import {EMPTY, PAWN, UNSEEN} from '../core/man.js';
import type {UciMove} from '../core/uci.js';
import {generateMoves} from './generate.js';
import {supposedSetup} from './hypothesis.js';
import {generateLegalMoves} from './legal.js';
import {moveFrom, moveTo, toUciMove} from './move.js';
import type {MoveRules} from './move-rules.js';
import {MAX_MOVES, Position} from './position.js';
import type {View} from './view.js';

const scratch = new Int32Array(MAX_MOVES);

/** A referee asks for known moves after every ply: one position serves while the rules are the same. */
let supposed: Position | undefined;

function scratchPosition(rules: MoveRules): Position {
	if (supposed?.rules !== rules) {
		supposed = new Position(rules);
	}

	return supposed;
}

/**
 * Returns the moves of a seat that knows all of them, from its view alone, the seat being on move. Where every
 * square that a man can move to is seen these are exactly the legal moves (seed 000, section 1.1: "the
 * players observe only the squares their pieces can legally move to"): a push to or over a square that is not
 * seen is blocked.
 */
export function knownMoves(view: View, rules: MoveRules): UciMove[] {
	const {cells} = view;
	const position = scratchPosition(rules);
	position.load(supposedSetup(view, cells));
	// Where kings are taken one that is not seen may be missing here.
	const generate = rules.royal === 'capture' ? generateMoves : generateLegalMoves;
	const end = generate(position, scratch, 0);
	const moves: UciMove[] = [];
	scratch.subarray(0, end).sort();
	for (let index = 0; index < end; index++) {
		const move = scratch[index];
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
