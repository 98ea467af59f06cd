import {CASTLING_HOMES} from '../../core/castling.js';
import {type Color, colorIndex} from '../../core/color.js';
import {squaresBetween} from '../../core/line.js';
import {isAnyMan, isUnknownMan, makeMan} from '../../core/man.js';
import {squareName} from '../../core/square.js';
import {findVariant} from '../../rules/registry.js';
import type {Variant} from '../../rules/variant.js';
import {
	betweenCastlers,
	type CastlingSide,
	mayNotCastle,
	NO_CASTLING,
	notAtHome,
	OUT_OF_CHECK,
} from '../../text/cannot-do.js';
import {manName} from '../../text/men.js';
import type {MoveKnowledge} from './move-knowledge.js';

/** Returns which way to castle the rules of a game have. */
export function castlingIn(variant = ''): Variant['moves']['castling'] {
	const game = findVariant(variant);
	return game.ok ? game.value.moves.castling : 'safe';
}

/** Returns why a side cannot castle, the plainest reason first that its writer can see; of what he may not see none is told apart. */
export function whyNotCastle(
	{cells, variant, exposing}: MoveKnowledge,
	side: Color,
	way: CastlingSide,
): string {
	const castling = castlingIn(variant);
	if (castling === 'none') {
		return NO_CASTLING;
	}

	const {king, rook} = CASTLING_HOMES[2 * colorIndex(side) + (way === 'short' ? 0 : 1)];
	// A concealed man may be either.
	if (isUnknownMan(cells[king]) || isUnknownMan(cells[rook])) {
		return mayNotCastle(way, castling === 'safe');
	}

	if (cells[king] !== makeMan(side, 'king')) {
		return notAtHome('king', squareName(king));
	}

	if (cells[rook] !== makeMan(side, 'rook')) {
		return notAtHome('rook', squareName(rook));
	}

	const between = squaresBetween(king, rook).find((square) => isAnyMan(cells[square]));
	if (between !== undefined) {
		return betweenCastlers(manName(cells[between], side), squareName(between));
	}

	return castling === 'safe' && exposing?.isInCheck === true
		? OUT_OF_CHECK
		: mayNotCastle(way, castling === 'safe');
}
