import type {CastlingRights} from '../core/castling.js';
import type {Color} from '../core/color.js';
import type {Setup} from '../core/fen.js';
import {BLACK_MAN, EMPTY, KING, type Man, PAWN, ROOK, UNSEEN} from '../core/man.js';
import {NO_SQUARE, type Square} from '../core/square.js';
import {CASTLING, DOUBLE_STEP, EN_PASSANT, KIND_MASK, type Move} from './move.js';
import {type MoveTables, moveTables} from './move-tables.js';
import type {MoveRules} from './move-rules.js';

/**
 * The rights that are left when a man moves to a square: a rook that is taken takes its right along. A
 * king that is taken ends the game and leaves the rights as they were.
 */
const RIGHTS_KEPT_TO = new Uint8Array(64).fill(15);
RIGHTS_KEPT_TO[0] = 15 & ~2;
RIGHTS_KEPT_TO[7] = 15 & ~1;
RIGHTS_KEPT_TO[56] = 15 & ~8;
RIGHTS_KEPT_TO[63] = 15 & ~4;

/** The rights that are left when a man moves from a square. */
const RIGHTS_KEPT_FROM = RIGHTS_KEPT_TO.slice();
RIGHTS_KEPT_FROM[4] = 15 & ~3;
RIGHTS_KEPT_FROM[60] = 15 & ~12;

/** Returns the castling rights that are left when a man moves. */
export const rightsAfter = (rights: CastlingRights, from: Square, to: Square): CastlingRights =>
	rights & RIGHTS_KEPT_FROM[from] & RIGHTS_KEPT_TO[to];

/** What positions share that have made no move yet. */
const NOTHING_MADE = new Int32Array(0);

/** The most moves any arrangement of 64 men can have, with room to spare. */
export const MAX_MOVES = 64 * 32;

/**
 * The true state of a board, with make and unmake. Mutable and made for speed: a mailbox, a list of
 * the squares of each side's men, and one integer a ply to undo with. Nothing is allocated by a move
 * but, now and then, a longer undo stack. It knows no end but the fall of a king; draws belong to the
 * variant's end rules.
 */
export class Position {
	readonly tables: MoveTables;
	/** 64 codes: EMPTY or a man. */
	readonly board = new Uint8Array(64);
	/** The squares of White's and of Black's men, in lists of which `count` tells the length. Longer arrays are made apart and slowly. */
	readonly men: readonly Uint8Array[] = [new Uint8Array(64), new Uint8Array(64)];
	readonly count = new Int32Array(2);
	/** Where on its side's list the man on a square stands. */
	readonly place = new Uint8Array(64);
	/** The square of each side's king, or NO_SQUARE when it has fallen. */
	readonly kings = new Int32Array(2).fill(NO_SQUARE);
	/** 0 when White is to move, 1 for Black. */
	side = 0;
	castling: CastlingRights = 0;
	/** The square passed over by the last move if that was a double step, or NO_SQUARE. */
	epSquare: Square = NO_SQUARE;
	/** Plies since the last capture or pawn move. */
	halfmoves = 0;
	fullmoves = 1;
	/** The plies made, which `unmake` takes back. */
	ply = 0;
	/** For each ply: captured man, rights, en passant square + 1 and half-move clock before it. */
	#undo = NOTHING_MADE;

	constructor(readonly rules: MoveRules) {
		this.tables = moveTables(rules);
	}

	/** Sets up any arrangement without judging it; `positionFromSetup` is the door for input. */
	static fromSetupUnchecked(setup: Setup, rules: MoveRules): Position {
		const position = new Position(rules);
		position.load(setup);
		return position;
	}

	/** Becomes any arrangement, without judging it, in the place of what it was. */
	load({cells, turn, castling, epSquare, halfmoves, fullmoves}: Setup): void {
		this.board.fill(EMPTY);
		this.count.fill(0);
		this.kings.fill(NO_SQUARE);
		for (let square = 0; square < 64; square++) {
			if (cells[square] !== EMPTY && cells[square] !== UNSEEN) {
				this.put(square, cells[square]);
			}
		}

		this.side = turn === 'white' ? 0 : 1;
		this.castling = castling;
		this.epSquare = epSquare;
		this.halfmoves = halfmoves;
		this.fullmoves = fullmoves;
		this.ply = 0;
	}

	/** Becomes what another position of the same rules is. It cannot unmake what that one made. */
	become(other: Position): void {
		this.board.set(other.board);
		this.men[0].set(other.men[0]);
		this.men[1].set(other.men[1]);
		this.count.set(other.count);
		this.place.set(other.place);
		this.kings.set(other.kings);
		this.side = other.side;
		this.castling = other.castling;
		this.epSquare = other.epSquare;
		this.halfmoves = other.halfmoves;
		this.fullmoves = other.fullmoves;
		this.ply = 0;
	}

	/** Returns a position that can be changed without changing this one. It cannot unmake what this one made. */
	clone(): Position {
		const copy = new Position(this.rules);
		copy.become(this);
		return copy;
	}

	/** Returns the position after a move that `generateMoves` gave for this one, which stays what it is. */
	after(move: Move): Position {
		const next = this.clone();
		next.#play(move);
		return next;
	}

	/** Returns the same with other men, rights or side to move, whether a game can come to it or not; what is left out stays. */
	with(changes: Partial<Setup>): Position {
		return Position.fromSetupUnchecked({...this.toSetup(), ...changes}, this.rules);
	}

	/** Returns the same with another side to move and, where it is given, another square passed over. */
	turned(side: number, epSquare = this.epSquare): Position {
		const next = this.clone();
		next.side = side;
		next.epSquare = epSquare;
		return next;
	}

	get turn(): Color {
		return this.side === 0 ? 'white' : 'black';
	}

	/** Returns whether a king has been taken: then the game is over and no move is to be made. */
	get isKingTaken(): boolean {
		return this.kings[0] === NO_SQUARE || this.kings[1] === NO_SQUARE;
	}

	toSetup(): Setup {
		return {
			cells: this.board.slice(),
			turn: this.turn,
			castling: this.castling,
			epSquare: this.epSquare,
			halfmoves: this.halfmoves,
			fullmoves: this.fullmoves,
		};
	}

	/** Places a man on an empty square. */
	put(square: Square, man: Man): void {
		const side = man >> 3;
		const place = this.count[side]++;
		this.men[side][place] = square;
		this.place[square] = place;
		this.board[square] = man;
		if ((man & 7) === KING) {
			this.kings[side] = square;
		}
	}

	#remove(square: Square, man: Man): void {
		const side = man >> 3;
		const men = this.men[side];
		const last = men[--this.count[side]];
		const place = this.place[square];
		men[place] = last;
		this.place[last] = place;
		this.board[square] = EMPTY;
		if ((man & 7) === KING) {
			this.kings[side] = NO_SQUARE;
		}
	}

	/** Moves a man to an empty square, where it may become another of its side. */
	shift(from: Square, to: Square, man: Man, becomes: Man): void {
		const side = man >> 3;
		const place = this.place[from];
		this.men[side][place] = to;
		this.place[to] = place;
		this.board[from] = EMPTY;
		this.board[to] = becomes;
		if ((man & 7) === KING) {
			this.kings[side] = to;
		}
	}

	/** Plays a move that `generateMoves` gave for this position. */
	make(move: Move): void {
		if (this.ply === this.#undo.length) {
			const longer = new Int32Array(Math.max(4, this.#undo.length * 2));
			longer.set(this.#undo);
			this.#undo = longer;
		}

		const {castling, epSquare, halfmoves} = this;
		this.#undo[this.ply++] =
			this.#play(move) | (castling << 4) | ((epSquare + 1) << 8) | (halfmoves << 15);
	}

	/** Plays a move that cannot be taken back, and returns the man that it took. */
	#play(move: Move): Man {
		const from = move & 63;
		const to = (move >> 6) & 63;
		const kind = move & KIND_MASK;
		const {board, side} = this;
		const man = board[from];
		const captureSquare = kind === EN_PASSANT ? (side === 0 ? to - 8 : to + 8) : to;
		const captured = board[captureSquare];
		if (captured !== EMPTY) {
			this.#remove(captureSquare, captured);
		}

		const promotion = (move >> 12) & 7;
		this.shift(from, to, man, promotion === EMPTY ? man : promotion | (man & BLACK_MAN));
		this.epSquare = NO_SQUARE;
		if (kind === DOUBLE_STEP) {
			this.epSquare = (from + to) >> 1;
		} else if (kind === CASTLING) {
			const rook = ROOK | (man & BLACK_MAN);
			this.shift(to > from ? from + 3 : from - 4, to > from ? from + 1 : from - 1, rook, rook);
		}

		this.castling = rightsAfter(this.castling, from, to);
		this.halfmoves = captured !== EMPTY || (man & 7) === PAWN ? 0 : this.halfmoves + 1;
		this.fullmoves += side;
		this.side = side ^ 1;
		return captured;
	}

	/** Takes back the move that was made last. */
	unmake(move: Move): void {
		const undo = this.#undo[--this.ply];
		const from = move & 63;
		const to = (move >> 6) & 63;
		const kind = move & KIND_MASK;
		const side = this.side ^ 1;
		this.side = side;
		this.fullmoves -= side;
		this.castling = (undo >> 4) & 15;
		this.epSquare = ((undo >> 8) & 127) - 1;
		this.halfmoves = undo >>> 15;
		const man = this.board[to];
		const before = (move >> 12) & 7 ? PAWN | (man & BLACK_MAN) : man;
		this.shift(to, from, man, before);
		const captured = undo & 15;
		if (captured !== EMPTY) {
			this.put(kind === EN_PASSANT ? (side === 0 ? to - 8 : to + 8) : to, captured);
		} else if (kind === CASTLING) {
			const rook = ROOK | (man & BLACK_MAN);
			this.shift(to > from ? from + 1 : from - 1, to > from ? from + 3 : from - 4, rook, rook);
		}
	}
}
