import {colorIndex} from '../../core/color.js';
import {EMPTY, KING, PAWN, ROOK, UNSEEN} from '../../core/man.js';
import type {MoveTables} from '../../rules/move-tables.js';
import type {View} from '../../rules/view.js';
import {CASTLING_ROOK, CODES, HIGH_BIT, isManOf, LOW_BIT} from './codes.js';

/** Nothing is known of a square but what may stand there. */
const UNKNOWN = -1;

/**
 * One view, compiled so that a member is tested with a few bit operations, and a move of a fitting
 * member with a look at two entries; what a member's seat would see is never worked out again.
 *
 * Why this is the same as comparing views. The seat's men are known, so what it would see of a member
 * depends on the enemy men alone.
 * - A man that is no pawn looks along rays up to the first man. If the member agrees with the view on
 *   every seen square, then each ray's first square is seen and agrees, so the ray goes on or ends in
 *   both alike, and so on: it sees the same squares. A leaper's ray has one square.
 * - A pawn sees the square before it if that is empty, and from its home rank the next one if both are.
 *   Seen empty squares agree as above. Where the view does not show the square, a man must stand there.
 * - A pawn sees a square diagonally before it if an enemy man stands there. Where the view does not show
 *   it, none does.
 * - Rules of sight by which pawns see their front or their diagonals whatever stands there make those
 *   squares seen, so that the last two points have nothing to add.
 * - En passant: whether the enemy's last move was a capturable double step is asked of the move itself.
 * - Own castling needs a right that the view shows and empty squares that king and rook see.
 * So a member fits exactly when its men agree on seen squares, none stands on an unseen diagonal of a
 * pawn, and one stands on each unseen square that a pawn could else step to.
 */
export class Observation {
	/** The seat's own men, 64 codes, EMPTY elsewhere. */
	readonly own = new Uint8Array(64);
	/** Squares on which no enemy man stands, in halves; the seat's own squares are among them. */
	emptyLow = 0;
	emptyHigh = 0;
	/** Squares on which an enemy man stands that is not seen. */
	takenLow = 0;
	takenHigh = 0;
	/** Squares of seen enemy men but rooks, and the three planes of their codes. */
	seenLow = 0;
	seenHigh = 0;
	readonly planesLow = new Int32Array(3);
	readonly planesHigh = new Int32Array(3);
	/** Squares of seen enemy rooks; whether their rights stand is not seen. */
	rooksLow = 0;
	rooksHigh = 0;
	/** Whether a man of a code may stand on a square: index code * 64 + square. */
	readonly mayHold = new Uint8Array(CODES * 64);
	/** Whether a square may hold no enemy man. */
	readonly mayBeEmpty = new Uint8Array(64);
	readonly #known = new Int8Array(64);
	readonly #taken = new Uint8Array(64);

	/** Compiles a view, forgetting the one before. Allocates nothing. */
	read({cells, viewer}: View, tables: MoveTables): void {
		const side = colorIndex(viewer);
		const known = this.#known;
		this.#taken.fill(0);
		for (let square = 0; square < 64; square++) {
			const code = cells[square];
			const isOwn = isManOf(code, side);
			this.own[square] = isOwn ? code : EMPTY;
			known[square] = code === UNSEEN ? UNKNOWN : isOwn ? EMPTY : code & 7;
		}

		const pawn = PAWN | (side << 3);
		for (let square = 8; square < 56; square++) {
			if (cells[square] === pawn) {
				this.#readPawn(cells, square, side, tables.doubleStep);
			}
		}

		this.#compile();
	}

	#readPawn(cells: Uint8Array, square: number, side: number, doubleStep: boolean): void {
		const forward = side === 0 ? 8 : -8;
		const ahead = square + forward;
		const isHome = square >> 3 === (side === 0 ? 1 : 6);
		if (cells[ahead] === UNSEEN) {
			this.#taken[ahead] = 1;
		} else if (
			isHome &&
			doubleStep &&
			cells[ahead] === EMPTY &&
			cells[ahead + forward] === UNSEEN
		) {
			this.#taken[ahead + forward] = 1;
		}

		const file = square & 7;
		if (file > 0 && cells[ahead - 1] === UNSEEN) {
			this.#known[ahead - 1] = EMPTY;
		}

		if (file < 7 && cells[ahead + 1] === UNSEEN) {
			this.#known[ahead + 1] = EMPTY;
		}
	}

	#compile(): void {
		const {mayHold, mayBeEmpty, planesLow, planesHigh} = this;
		this.emptyLow = 0;
		this.emptyHigh = 0;
		this.takenLow = 0;
		this.takenHigh = 0;
		this.seenLow = 0;
		this.seenHigh = 0;
		this.rooksLow = 0;
		this.rooksHigh = 0;
		planesLow.fill(0);
		planesHigh.fill(0);
		for (let square = 0; square < 64; square++) {
			const low = LOW_BIT[square];
			const high = HIGH_BIT[square];
			const known = this.#known[square];
			mayBeEmpty[square] = known <= EMPTY && this.#taken[square] === 0 ? 1 : 0;
			for (let code = PAWN; code <= KING; code++) {
				mayHold[code * 64 + square] = known === UNKNOWN || known === code ? 1 : 0;
			}

			mayHold[CASTLING_ROOK * 64 + square] = mayHold[ROOK * 64 + square];
			if (this.#taken[square] === 1) {
				this.takenLow |= low;
				this.takenHigh |= high;
			}

			if (known === EMPTY) {
				this.emptyLow |= low;
				this.emptyHigh |= high;
			} else if (known === ROOK) {
				this.rooksLow |= low;
				this.rooksHigh |= high;
			} else if (known > EMPTY) {
				this.seenLow |= low;
				this.seenHigh |= high;
				for (let plane = 0; plane < 3; plane++) {
					if ((known >> plane) & 1) {
						planesLow[plane] |= low;
						planesHigh[plane] |= high;
					}
				}
			}
		}
	}
}
