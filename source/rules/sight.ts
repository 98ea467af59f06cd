import {EMPTY, PAWN} from '../core/man.js';
import {NO_SQUARE} from '../core/square.js';
import {countEnPassant} from './generate.js';
import type {Position} from './position.js';

/** Marks in `seen` (64 flags) what a seat sees by one part of a rule; `side` is the seat, on move or not. */
type SightRule = (position: Position, side: number, seen: Uint8Array) => void;

/** Marks the squares that the men of `side` could move to, were it to move; en passant is `enPassantVictim`'s. */
function seeDestinations(position: Position, side: number, seen: Uint8Array): void {
	const {board, tables} = position;
	const men = position.men[side];
	const {first, last, target, skip} = tables;
	const enemy = (side ^ 1) << 3;
	const forward = side === 0 ? 8 : -8;
	const homeRank = side === 0 ? 1 : 6;
	for (let index = 0; index < position.count[side]; index++) {
		const from = men[index];
		const role = board[from] & 7;
		if (role !== PAWN) {
			let walk = first[(role << 6) | from];
			const stop = last[(role << 6) | from];
			while (walk < stop) {
				const to = target[walk];
				seen[to] = 1;
				walk = board[to] === EMPTY ? walk + 1 : skip[walk];
			}

			continue;
		}

		const ahead = from + forward;
		if (board[ahead] === EMPTY) {
			seen[ahead] = 1;
			if (from >> 3 === homeRank && tables.doubleStep && board[ahead + forward] === EMPTY) {
				seen[ahead + forward] = 1;
			}
		}

		const file = from & 7;
		if (file > 0 && board[ahead - 1] !== EMPTY && (board[ahead - 1] & 8) === enemy) {
			seen[ahead - 1] = 1;
		}

		if (file < 7 && board[ahead + 1] !== EMPTY && (board[ahead + 1] & 8) === enemy) {
			seen[ahead + 1] = 1;
		}
	}
	// Castling adds nothing: its squares are the king's own neighbours and seen by the rook.
}

function seeOwnMen(position: Position, side: number, seen: Uint8Array): void {
	for (let index = 0; index < position.count[side]; index++) {
		seen[position.men[side][index]] = 1;
	}
}

function seeEnPassant(position: Position, side: number, seen: Uint8Array): void {
	if (position.side === side && position.epSquare !== NO_SQUARE && countEnPassant(position) > 0) {
		seen[position.epSquare] = 1;
		seen[position.epSquare + (side === 0 ? -8 : 8)] = 1;
	}
}

/** Calls `visit` with each pawn of a side. */
function eachPawn(position: Position, side: number, visit: (square: number) => void): void {
	for (let index = 0; index < position.count[side]; index++) {
		const square = position.men[side][index];
		if ((position.board[square] & 7) === PAWN) {
			visit(square);
		}
	}
}

function seePawnFronts(position: Position, side: number, seen: Uint8Array): void {
	const forward = side === 0 ? 8 : -8;
	eachPawn(position, side, (square) => {
		seen[square + forward] = 1;
	});
}

function seePawnAttacks(position: Position, side: number, seen: Uint8Array): void {
	const forward = side === 0 ? 8 : -8;
	eachPawn(position, side, (square) => {
		if ((square & 7) > 0) {
			seen[square + forward - 1] = 1;
		}

		if ((square & 7) < 7) {
			seen[square + forward + 1] = 1;
		}
	});
}

/**
 * The named parts of which a variant's sight is the union.
 * - own-men: the squares of the seat's own men.
 * - destinations: where they could move, were the seat to move (seed 000, section 1.1: "the players
 *   observe only the squares their pieces can legally move to, after each move").
 * - en-passant: the victim and the square passed over, for the side that can capture, on its move only
 *   (chess.com: "visible to the capturing player only until the end of the turn").
 * - pawn-fronts, pawn-attacks: the square before each pawn and the two diagonally before it, whatever
 *   stands there (BrainKing's Dark Chess; Darkness Chess, seed 003).
 * - everything: an umpire's sight.
 */
export const SIGHT_RULES = {
	'own-men': seeOwnMen,
	destinations: seeDestinations,
	'en-passant': seeEnPassant,
	'pawn-fronts': seePawnFronts,
	'pawn-attacks': seePawnAttacks,
	everything: (_position, _side, seen) => {
		seen.fill(1);
	},
} as const satisfies {readonly [name: string]: SightRule};

export type SightPart = keyof typeof SIGHT_RULES;
