import {EMPTY, KING, PAWN, ROOK} from '../../core/man.js';
import type {CastlingRights} from '../../core/castling.js';
import type {Square} from '../../core/square.js';
import {CODES, HIGH_BIT, isManOf, LOW_BIT, lowestBit} from './codes.js';
import type {Observation} from './observation.js';

/** The most enemy men that can be told apart: one bit of an integer for each. */
export const MOST_MEN = 31;

/** The first rank, and the last one, in halves. */
const PAWNLESS_LOW = 0xff;
const PAWNLESS_HIGH = 0xff << 24;

/** How often the conclusions that one certain man allows about others are drawn, at most. */
const ROUNDS = 4;

/**
 * Where each single enemy man may stand, whatever the others do: never too small, so that what is
 * outside is impossible for certain. It needs no members and stays true when the set of positions has
 * become a sample. A pawn has squares for each role that it may have become.
 *
 * Which man fell where is not always known (one of two knights); then a fall keeps the men that it may
 * have been, and exactly one of them has gone.
 */
export class ManTracks {
	/** The number of men at the start. */
	readonly size: number;
	/** The squares a man may stand on as a role, lower half: index man * 8 + role code. */
	readonly low: Int32Array;
	/** The same, upper half. */
	readonly high: Int32Array;
	/** Where each man stood at the start. */
	readonly starts: Uint8Array;
	/** Where each man was last known to stand. */
	readonly known: Uint8Array;
	/** The men that have certainly fallen, as bits. */
	gone = 0;
	/** For each fall that is not settled, the men it may have been, as bits. */
	falls: number[] = [];
	/** The enemy rights that may still stand, as 1 king side, 2 queen side. */
	rights: number;
	readonly kingHome: Square;

	constructor(cells: Uint8Array, castling: CastlingRights, side: number) {
		const squares = [...cells.keys()].filter((square) => isManOf(cells[square], side));
		this.size = Math.min(squares.length, MOST_MEN);
		this.low = new Int32Array(this.size * CODES);
		this.high = new Int32Array(this.size * CODES);
		this.starts = Uint8Array.from(squares.slice(0, this.size));
		this.known = this.starts.slice();
		this.rights = (castling >> (side * 2)) & 3;
		this.kingHome = side === 0 ? 4 : 60;
		for (let man = 0; man < this.size; man++) {
			const square = squares[man];
			const place = man * CODES + (cells[square] & 7);
			this.low[place] = LOW_BIT[square];
			this.high[place] = HIGH_BIT[square];
		}
	}

	/** Lets each man stand anywhere as what he is: for a start of which nothing is known but the men. */
	spread(): void {
		for (let place = 0; place < this.size * CODES; place++) {
			if ((this.low[place] | this.high[place]) !== 0) {
				const isPawn = place % CODES === PAWN;
				this.low[place] = isPawn ? ~PAWNLESS_LOW : -1;
				this.high[place] = isPawn ? ~PAWNLESS_HIGH : -1;
			}
		}
	}

	may(man: number, role: number, square: Square): boolean {
		const place = man * CODES + role;
		return ((this.low[place] & LOW_BIT[square]) | (this.high[place] & HIGH_BIT[square])) !== 0;
	}

	/** Returns the man that started on a square, or −1. */
	manFrom(square: Square): number {
		return this.starts.indexOf(square);
	}

	/** Notes that a man of a role has been taken on a square. */
	take(square: Square, role: number): void {
		let men = 0;
		for (let man = 0; man < this.size; man++) {
			if ((this.gone & (1 << man)) === 0 && this.may(man, role, square)) {
				men |= 1 << man;
			}
		}

		this.falls.push(men);
		this.#settleFalls();
	}

	/** Leaves out what a look at the board rules out, and draws the conclusions. */
	restrict(after: Observation): void {
		for (let role = PAWN; role <= KING; role++) {
			let low = 0;
			let high = 0;
			for (let square = 0; square < 64; square++) {
				const may = after.mayHold[role * 64 + square] === 1;
				low |= may ? LOW_BIT[square] : 0;
				high |= may ? HIGH_BIT[square] : 0;
			}

			for (let man = 0; man < this.size; man++) {
				this.low[man * CODES + role] &= low;
				this.high[man * CODES + role] &= high;
			}
		}

		for (let round = 0; round < ROUNDS; round++) {
			const news = this.#nameCovered(after);
			if (!this.#excludeOthers() && !news) {
				break;
			}
		}

		this.#forgetRights();
		for (let man = 0; man < this.size; man++) {
			const square = this.onlySquare(man);
			this.known[man] = square < 0 ? this.known[man] : square;
		}
	}

	/** Leaves out squares on which no member of an exact set has a man of the role: index role * 64 + square of `counts`. */
	refine(counts: Int32Array): void {
		for (let man = 0; man < this.size; man++) {
			for (let role = PAWN; role <= KING; role++) {
				for (let square = 0; square < 64; square++) {
					if (counts[role * 64 + square] === 0) {
						this.low[man * CODES + role] &= ~LOW_BIT[square];
						this.high[man * CODES + role] &= ~HIGH_BIT[square];
					}
				}
			}
		}
	}

	/** Returns the men that have certainly not fallen, as bits. */
	standing(): number {
		return this.falls.reduce((men, fall) => men & ~fall, ~this.gone & ((1 << this.size) - 1));
	}

	/** Returns whether any man may stand on a square as a role. */
	couldHold(square: Square, role: number): boolean {
		for (let man = 0; man < this.size; man++) {
			if (this.may(man, role, square)) {
				return true;
			}
		}

		return false;
	}

	/** Where only one man can cover a square on which one stands, it does. Returns whether that was new. */
	#nameCovered(after: Observation): boolean {
		let isNew = false;
		for (let square = 0; square < 64; square++) {
			if (after.mayBeEmpty[square] === 1 || after.own[square] !== EMPTY) {
				continue;
			}

			let found = -1;
			let count = 0;
			for (let man = 0; man < this.size && count < 2; man++) {
				if (this.mayAny(man, square)) {
					found = man;
					count++;
				}
			}

			if (count === 1) {
				isNew = this.#pin(found, square) || isNew;
			}
		}

		return isNew;
	}

	mayAny(man: number, square: Square): boolean {
		for (let role = PAWN; role <= KING; role++) {
			if (this.may(man, role, square)) {
				return true;
			}
		}

		return false;
	}

	/** Puts a man on a square for certain. Returns whether that was new. */
	#pin(man: number, square: Square): boolean {
		let isNew = false;
		for (let role = PAWN; role <= KING; role++) {
			const place = man * CODES + role;
			const low = this.low[place] & LOW_BIT[square];
			const high = this.high[place] & HIGH_BIT[square];
			isNew ||= low !== this.low[place] || high !== this.high[place];
			this.low[place] = low;
			this.high[place] = high;
		}

		if (this.falls.some((fall) => (fall & (1 << man)) !== 0)) {
			this.falls = this.falls.map((fall) => fall & ~(1 << man));
			this.#settleFalls();
			isNew = true;
		}

		return isNew;
	}

	/** Two men never share a square: where one stands for certain, no other does. Returns whether that was new. */
	#excludeOthers(): boolean {
		let isNew = false;
		const standing = this.standing();
		for (let man = 0; man < this.size; man++) {
			const square = (standing & (1 << man)) === 0 ? -1 : this.onlySquare(man);
			if (square >= 0) {
				isNew = this.#clear(square, man) || isNew;
			}
		}

		return isNew;
	}

	/** Takes a square from all men but one. Returns whether any had it. */
	#clear(square: Square, except: number): boolean {
		let isNew = false;
		for (let man = 0; man < this.size; man++) {
			if (man !== except && this.mayAny(man, square)) {
				isNew = true;
				for (let role = PAWN; role <= KING; role++) {
					this.low[man * CODES + role] &= ~LOW_BIT[square];
					this.high[man * CODES + role] &= ~HIGH_BIT[square];
				}
			}
		}

		return isNew;
	}

	/** Returns the one square on which a man can stand, or −1 when there are more or none. */
	onlySquare(man: number): Square {
		let low = 0;
		let high = 0;
		for (let role = PAWN; role <= KING; role++) {
			low |= this.low[man * CODES + role];
			high |= this.high[man * CODES + role];
		}

		if ((low === 0) === (high === 0) || (low & (low - 1)) !== 0 || (high & (high - 1)) !== 0) {
			return -1;
		}

		return low === 0 ? 32 + lowestBit(high) : lowestBit(low);
	}

	/** A fall that only one man can have been is settled: he has gone. */
	#settleFalls(): void {
		for (;;) {
			const settled = this.falls.find((fall) => (fall & (fall - 1)) === 0);
			if (settled === undefined) {
				return;
			}

			this.gone |= settled;
			const index = this.falls.indexOf(settled);
			this.falls = this.falls.filter((_, place) => place !== index).map((fall) => fall & ~settled);
			for (let man = 0; man < this.size; man++) {
				if ((settled & (1 << man)) !== 0) {
					this.low.fill(0, man * CODES, (man + 1) * CODES);
					this.high.fill(0, man * CODES, (man + 1) * CODES);
				}
			}
		}
	}

	#forgetRights(): void {
		for (const [bit, corner] of [
			[1, this.kingHome + 3],
			[2, this.kingHome - 4],
		] as const) {
			const king = this.manFrom(this.kingHome);
			const rook = this.manFrom(corner);
			if (
				(this.rights & bit) !== 0 &&
				(king < 0 ||
					rook < 0 ||
					!this.may(king, KING, this.kingHome) ||
					!this.may(rook, ROOK, corner))
			) {
				this.rights &= ~bit;
			}
		}
	}
}
