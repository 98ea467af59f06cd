import {BISHOP, EMPTY, KNIGHT, PAWN, QUEEN, ROOK} from '../../core/man.js';
import {fileOf, NO_SQUARE, onBoard, rankOf, type Square, squareAt} from '../../core/square.js';
import {CHECK_KINDS, type CheckKind} from '../news.js';
import {ORTHODOX_MEN} from '../move-rules.js';
import type {Position} from '../position.js';

/**
 * Returns the name of a line through a king's square, by one step along it. Of two diagonals the long one
 * has more squares; on this board they are never equal, and the one from a1 to h8 is longer in the
 * quadrants of a1 and h8 (Gambit Club rules of 1933, 10; Williams, Kriegsspiel rules at RAND, 1950, 5).
 */
export function lineKind(king: Square, files: number, ranks: number): CheckKind {
	if (ranks === 0) {
		return 'rank';
	}

	if (files === 0) {
		return 'file';
	}

	const isRising = files === ranks;
	const isRisingLong = fileOf(king) < 4 === rankOf(king) < 4;
	return isRising === isRisingLong ? 'long-diagonal' : 'short-diagonal';
}

/**
 * Returns where the checks on the king of `side` come from, seen from the king: one for each man that gives
 * check, in the order of CHECK_KINDS: one that depended on where the men stand would tell that too. A pawn's check is
 * one on a diagonal. None when the king is not in check or gone.
 */
export function findChecks(position: Position, side: number): CheckKind[] {
	const king = position.kings[side];
	if (king === NO_SQUARE) {
		return [];
	}

	const {board} = position;
	const enemy = (side ^ 1) << 3;
	const checks: CheckKind[] = [];
	for (const [files, ranks] of ORTHODOX_MEN.queen.steps) {
		let file = fileOf(king) + files;
		let rank = rankOf(king) + ranks;
		while (onBoard(file, rank) && board[squareAt(file, rank)] === EMPTY) {
			file += files;
			rank += ranks;
		}

		if (!onBoard(file, rank)) {
			continue;
		}

		const man = board[squareAt(file, rank)];
		const slider = files === 0 || ranks === 0 ? ROOK : BISHOP;
		const isNext = Math.max(Math.abs(file - fileOf(king)), Math.abs(rank - rankOf(king))) === 1;
		const isPawn =
			man === (PAWN | enemy) && isNext && files !== 0 && ranks === (side === 0 ? 1 : -1);
		if (man === (slider | enemy) || man === (QUEEN | enemy) || isPawn) {
			checks.push(lineKind(king, files, ranks));
		}
	}

	const knights = position.tables.peaceful[KNIGHT] === 0 ? ORTHODOX_MEN.knight.steps : [];
	for (const [files, ranks] of knights) {
		const file = fileOf(king) + files;
		const rank = rankOf(king) + ranks;
		if (onBoard(file, rank) && board[squareAt(file, rank)] === (KNIGHT | enemy)) {
			checks.push('knight');
		}
	}

	return checks.sort((a, b) => CHECK_KINDS.indexOf(a) - CHECK_KINDS.indexOf(b));
}
