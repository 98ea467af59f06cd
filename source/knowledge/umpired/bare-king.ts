import {EMPTY, isMan, KING} from '../../core/man.js';
import {NO_SQUARE} from '../../core/square.js';
import {isInCheck} from '../../rules/attack.js';
import type {Position} from '../../rules/position.js';
import type {View} from '../../rules/view.js';
import {MemberStore} from './member-store.js';
import type {PlyReport} from './ply-report.js';

/**
 * Returns all positions in which the other side, to move, has nothing but its king and that fit what was
 * heard of the seat's own last ply, which took the man before him: the king anywhere. Where he was before
 * is not used, so that none that is possible is missing. `position` is written to.
 */
export function bareKingPositions(
	{viewer, cells, castling}: View,
	report: PlyReport,
	position: Position,
): MemberStore {
	const enemy = viewer === 'white' ? 1 : 0;
	const found = new MemberStore();
	for (let king = 0; king < 64; king++) {
		if (isMan(cells[king])) {
			continue;
		}

		position.board.fill(EMPTY);
		position.count.fill(0);
		position.kings.fill(NO_SQUARE);
		for (let square = 0; square < 64; square++) {
			if (isMan(cells[square])) {
				position.put(square, cells[square]);
			}
		}

		position.put(king, KING | (enemy << 3));
		position.side = enemy;
		position.castling = castling;
		position.epSquare = NO_SQUARE;
		position.halfmoves = 0;
		position.fullmoves = 1;
		position.ply = 0;
		const isTouching = position.tables.royal === 'check' && isInCheck(position, enemy ^ 1);
		if (!isTouching && report.isTurnOf(position)) {
			found.add(position);
		}
	}

	return found;
}
