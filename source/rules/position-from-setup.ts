import {CASTLING_HOMES, makeCastling, rightsAtHome} from '../core/castling.js';
import type {Setup} from '../core/fen.js';
import {BLACK_MAN, EMPTY, KING, type Man, PAWN} from '../core/man.js';
import {fail, ok, type Result} from '../core/result.js';
import {NO_SQUARE, type Square, squareName} from '../core/square.js';
import {isInCheck} from './attack.js';
import type {MoveRules} from './move-rules.js';
import {Position} from './position.js';

/** Returns why the en passant square does not fit the board, or undefined when it does. */
function findEnPassantFault(
	setup: Setup,
	rules: MoveRules,
	unseen: number | undefined,
): string | undefined {
	const {cells, epSquare, turn} = setup;
	if (epSquare === NO_SQUARE) {
		return undefined;
	}

	const name = squareName(epSquare);
	if (!rules.enPassant || !rules.doubleStep) {
		return `there is no en passant in this variant, so the field must be “-”, not “${name}”`;
	}

	const white = turn === 'white';
	const pushed = white ? PAWN | BLACK_MAN : PAWN;
	const isFit =
		epSquare >> 3 === (white ? 5 : 2) &&
		(cells[epSquare] === EMPTY || (cells[epSquare] & 7) === unseen) &&
		cells[epSquare + (white ? 8 : -8)] === EMPTY &&
		cells[epSquare + (white ? -8 : 8)] === pushed;
	return isFit ? undefined : `no pawn can just have passed over ${name}`;
}

/** Returns whether a pawn stands on its own first rank, where men are put anywhere. */
const isOnFirstRank = (square: Square, man: Man, {pawnsOnFirstRank}: MoveRules): boolean =>
	pawnsOnFirstRank === true && square >> 3 === ((man & BLACK_MAN) === 0 ? 0 : 7);

/**
 * The one door from a FEN to a position that can be played: one king a side, no pawn on the first or
 * last rank, and castling rights and en passant square that fit the board. The error says what is
 * wrong. Where kings may not be taken, the side that is not on move must not be in check. A pawn may pass over men of the role's
 * code `unseen`, which stand in nobody's way.
 */
export function positionFromSetup(
	setup: Setup,
	rules: MoveRules,
	unseen?: number,
): Result<Position> {
	const {cells} = setup;
	const kings = [0, 0];
	for (let square = 0; square < 64; square++) {
		const man = cells[square];
		if ((man & 7) === KING) {
			kings[man >> 3]++;
		}

		if ((man & 7) === PAWN && (square < 8 || square >= 56) && !isOnFirstRank(square, man, rules)) {
			return fail(`a pawn cannot stand on ${squareName(square)}`);
		}
	}

	for (const [side, name] of ['white', 'black'].entries()) {
		if (kings[side] !== 1) {
			return fail(`there must be one ${name} king, not ${kings[side]}`);
		}
	}

	const unfit = setup.castling & ~rightsAtHome(cells, setup.castling);
	const home = CASTLING_HOMES.find(({right}) => (unfit & right) !== 0);
	if (home !== undefined) {
		return fail(
			`the castling right ${makeCastling(home.right)} needs a king on ${squareName(home.king)} and a rook on ${squareName(home.rook)}`,
		);
	}

	const fault = findEnPassantFault(setup, rules, unseen);
	if (fault !== undefined) {
		return fail(fault);
	}

	const position = Position.fromSetupUnchecked(setup, rules);
	return rules.royal === 'check' && isInCheck(position, position.side ^ 1)
		? fail(
				`the ${position.side === 0 ? 'black' : 'white'} king stands in check, and is not on move`,
			)
		: ok(position);
}
