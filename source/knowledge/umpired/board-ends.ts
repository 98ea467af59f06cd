import {KING} from '../../core/man.js';
import type {Outcome} from '../../rules/news.js';
import {isInCheck} from '../../rules/attack.js';
import {type EndRule, findEnd} from '../../rules/end-rules.js';
import {generateMoves} from '../../rules/generate.js';
import {moveFrom} from '../../rules/move.js';
import {MAX_MOVES, type Position} from '../../rules/position.js';

/** The ends that come when the side to move has no move. */
const WITHOUT_A_MOVE: readonly EndRule[] = ['checkmate', 'stalemate', 'stalemate-loses', 'no-move'];
/** One occurrence: what was on the board before is not asked for. */
const ONCE = {occurrences: 1};

const scratch = new Int32Array(MAX_MOVES);

/** Returns whether it is plain that the side to move has a legal move: it is not in check, and a man moves that cannot be pinned. */
function hasPlainMove(position: Position): boolean {
	if (position.isKingTaken || isInCheck(position, position.side)) {
		return false;
	}

	const {board, side} = position;
	const king = position.kings[side];
	const end = generateMoves(position, scratch, 0);
	for (let index = 0; index < end; index++) {
		const from = moveFrom(scratch[index]);
		const files = Math.abs((from & 7) - (king & 7));
		const ranks = Math.abs((from >> 3) - (king >> 3));
		if ((board[from] & 7) !== KING && files !== 0 && ranks !== 0 && files !== ranks) {
			return true;
		}
	}

	return false;
}

/** Finds how positions stand ended by rules, many of them: `findEnd`, but quicker where there is a move. */
export class BoardEnds {
	readonly #rules: readonly EndRule[];
	readonly #withMoves: readonly EndRule[];

	constructor(rules: readonly EndRule[]) {
		this.#rules = rules;
		this.#withMoves = rules.filter((rule) => !WITHOUT_A_MOVE.includes(rule));
	}

	/** Returns how a position that came about once stands ended, or undefined. */
	find(position: Position): Outcome | undefined {
		return findEnd(hasPlainMove(position) ? this.#withMoves : this.#rules, position, ONCE);
	}
}
