import {isMan, manColor, PAWN, type Role} from '../../core/man.js';
import {fileOf} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {generateMoves} from '../generate.js';
import {supposePosition} from '../hypothesis.js';
import type {MoveRules} from '../move-rules.js';
import {toUciMove} from '../move.js';
import {MAX_MOVES} from '../position.js';
import type {View} from '../view.js';

const scratch = new Int32Array(MAX_MOVES);

const compare = (a: UciMove, b: UciMove): number =>
	a.from - b.from || a.to - b.to || (a.promotion ?? '').localeCompare(b.promotion ?? '');

/**
 * Returns every move that could be one by a seat's own men: as if nothing else stood on the board, and every
 * capture of a pawn besides. Made from its view alone, so it tells nothing that the seat does not
 * see. Sorted.
 */
export function ownBoardTries(view: View, rules: MoveRules): UciMove[] {
	const position = supposePosition(view, rules);
	const tries: UciMove[] = [];
	const end = generateMoves(position, scratch, 0);
	for (const move of scratch.subarray(0, end)) {
		tries.push(toUciMove(move));
	}

	const {board} = position;
	const forward = view.viewer === 'white' ? 8 : -8;
	const lastRank = view.viewer === 'white' ? 7 : 0;
	for (let from = 0; from < 64; from++) {
		if ((board[from] & 7) !== PAWN || manColor(board[from]) !== view.viewer) {
			continue;
		}

		for (const to of [from + forward - 1, from + forward + 1]) {
			const isBeside = Math.abs(fileOf(to) - fileOf(from)) === 1;
			if (!isBeside || isMan(board[to])) {
				continue;
			}

			const becomes: readonly (Role | undefined)[] =
				to >> 3 === lastRank ? rules.promotions : [undefined];
			for (const promotion of becomes) {
				tries.push(promotion === undefined ? {from, to} : {from, to, promotion});
			}
		}
	}

	return tries.sort(compare);
}
