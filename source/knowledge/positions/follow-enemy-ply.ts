import {KING, PAWN} from '../../core/man.js';
import {popCount} from '../../core/square-set.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {addChildren, CASTLING_SHIFT} from './add-children.js';
import {
	BETWEEN_HIGH,
	BETWEEN_LOW,
	emptyBoardReach,
	type EnemyPlyNews,
	EnemyPlyTables,
} from './enemy-ply-tables.js';
import {CASTLING_ROOK, HIGH_BIT, LOW_BIT, lowestBit, roleOfCode} from './codes.js';
import {MEMBER_WORDS, type MemberSet} from './member-set.js';
import type {Observation} from './observation.js';

export type PlyLimits = {
	/** The most moves that are looked at. */
	readonly candidates: number;
	/** Asked now and then; true ends the work. */
	readonly shouldStop?: (() => boolean) | undefined;
};

export type PlyWork = {
	/** The moves that were looked at. */
	readonly candidates: number;
	/** Whether every member was looked at. */
	readonly isWhole: boolean;
};

const OWN = 8;
/** How many members are looked at between two questions to `shouldStop`. */
const STOP_INTERVAL = 256;
/** More moves than a member is likely to have; only for choosing an order. */
const MANY_MOVES = 64;

/** Returns a step coprime to `size` near its golden section: its multiples visit everything, scattered. */
function scatteringStep(size: number): number {
	const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
	let step = Math.max(1, Math.floor(size * 0.618_033_988_75));
	while (divisor(step, size) !== 1) {
		step++;
	}

	return step;
}

/**
 * Plays all enemy moves in all members and keeps the positions that fit what the seat sees then. One
 * instance serves any number of plies; it holds scratch space and the member in hand.
 *
 * A member may go against the new view on few squares only, those that one move changes: two, or four
 * by castling. Others are dropped before a move is made. Then a move fits just when it may leave its
 * square empty, its man may arrive where it goes, it takes what was lost, and every square against the
 * view is one of the two.
 */
export class EnemyPlyFollower {
	readonly #tables = new EnemyPlyTables();
	/** The board of the member in hand: 0, an enemy man's code, or OWN. */
	readonly #board = new Uint8Array(64);
	readonly #squares = new Uint8Array(64);
	/** The moves of the member in hand that fit, as add-children.ts reads them. */
	readonly #fitting = new Int32Array(2048);
	#reach: Uint8Array = new Uint8Array(0);
	#count = 0;
	#candidates = 0;
	/** The member's squares that go against the view. */
	#wrongLow = 0;
	#wrongHigh = 0;
	/** The squares of all men, the seat's too. */
	#menLow = 0;
	#menHigh = 0;
	/** The squares of rooks that may castle. */
	#rightsLow = 0;
	#rightsHigh = 0;

	/** Fills `children` (reset by the caller) with what can follow on `parents`. */
	follow(
		parents: MemberSet,
		children: MemberSet,
		news: EnemyPlyNews,
		{candidates, shouldStop}: PlyLimits,
	): PlyWork {
		this.#tables.read(news);
		this.#candidates = 0;
		this.#reach = emptyBoardReach(news.tables);
		let ownLow = 0;
		let ownHigh = 0;
		for (let square = 0; square < 64; square++) {
			const isOwn = news.own[square] !== 0;
			this.#board[square] = isOwn ? OWN : 0;
			ownLow |= isOwn ? LOW_BIT[square] : 0;
			ownHigh |= isOwn ? HIGH_BIT[square] : 0;
		}

		const {size, words} = parents;
		const {castlings} = this.#tables;
		// Should not all be looked at, then at a sample of them and not at the first.
		const mayEnd = shouldStop !== undefined || size * MANY_MOVES > candidates;
		const step = mayEnd ? scatteringStep(size) : 1;
		let index = 0;
		for (let done = 0; done < size; done++) {
			if (
				children.size > 0 &&
				(this.#candidates >= candidates ||
					(done % STOP_INTERVAL === STOP_INTERVAL - 1 && shouldStop?.() === true))
			) {
				return {candidates: this.#candidates, isWhole: false};
			}

			const start = index * MEMBER_WORDS;
			index += step;
			index -= index >= size ? size : 0;
			if (this.#compare(words, start, news.after)) {
				const men = this.#unpack(words, start, ownLow, ownHigh);
				this.#count = 0;
				this.#listMoves(news, men);
				this.#listCastlings();
				addChildren(words, start, children, this.#board, this.#fitting, this.#count, castlings);
				for (let man = 0; man < men; man++) {
					this.#board[this.#squares[man]] = 0;
				}
			}
		}

		return {candidates: this.#candidates, isWhole: true};
	}

	/** Notes the squares on which a member goes against the view, and returns whether one ply can mend them. */
	#compare(words: Int32Array, start: number, after: Observation): boolean {
		const a = words[start];
		const aHigh = words[start + 1];
		const b = words[start + 2];
		const bHigh = words[start + 3];
		const c = words[start + 4];
		const cHigh = words[start + 5];
		const {planesLow, planesHigh} = after;
		const low = a | b | c;
		const high = aHigh | bHigh | cHigh;
		const wrongLow =
			(low & after.emptyLow) |
			(~low & after.takenLow) |
			(((a ^ planesLow[0]) | (b ^ planesLow[1]) | (c ^ planesLow[2])) & after.seenLow) |
			((~c | (a ^ b)) & after.rooksLow);
		const wrongHigh =
			(high & after.emptyHigh) |
			(~high & after.takenHigh) |
			(((aHigh ^ planesHigh[0]) | (bHigh ^ planesHigh[1]) | (cHigh ^ planesHigh[2])) &
				after.seenHigh) |
			((~cHigh | (aHigh ^ bHigh)) & after.rooksHigh);
		this.#wrongLow = wrongLow;
		this.#wrongHigh = wrongHigh;
		this.#rightsLow = a & b & c;
		this.#rightsHigh = aHigh & bHigh & cHigh;
		const wrong = popCount(wrongLow) + popCount(wrongHigh);
		return (
			wrong <= 2 ||
			(wrong <= 4 &&
				(this.#rightsLow | this.#rightsHigh) !== 0 &&
				this.#tables.castlings.length > 0)
		);
	}

	/** Puts a member's men on the board and into the list of squares, and returns their number. */
	#unpack(words: Int32Array, start: number, ownLow: number, ownHigh: number): number {
		const board = this.#board;
		const squares = this.#squares;
		let men = 0;
		for (let half = 0; half < 2; half++) {
			const a = words[start + half];
			const b = words[start + 2 + half];
			const c = words[start + 4 + half];
			const all = a | b | c;
			if (half === 0) {
				this.#menLow = all | ownLow;
			} else {
				this.#menHigh = all | ownHigh;
			}

			for (let rest = all; rest !== 0; rest &= rest - 1) {
				const place = lowestBit(rest);
				const square = place + half * 32;
				squares[men++] = square;
				board[square] =
					((a >>> place) & 1) | (((b >>> place) & 1) << 1) | (((c >>> place) & 1) << 2);
			}
		}

		return men;
	}

	#listMoves(news: EnemyPlyNews, men: number): void {
		const wrongLow = this.#wrongLow;
		const wrongHigh = this.#wrongHigh;
		const {mayBeEmpty} = news.after;
		const {onlyDouble} = this.#tables;
		for (let man = 0; man < men; man++) {
			const from = this.#squares[man];
			if (mayBeEmpty[from] === 0) {
				continue;
			}

			// What is wrong besides the square left must be put right by arriving there.
			const low = wrongLow & ~LOW_BIT[from];
			const high = wrongHigh & ~HIGH_BIT[from];
			let only = NO_SQUARE;
			if ((low | high) !== 0) {
				if ((low !== 0 && high !== 0) || (low & (low - 1)) !== 0 || (high & (high - 1)) !== 0) {
					continue;
				}

				only = low === 0 ? 32 + lowestBit(high) : lowestBit(low);
			}

			const code = this.#board[from];
			if (code === PAWN) {
				this.#listPawnMoves(news, from, only);
			} else if (!onlyDouble) {
				this.#listPieceMoves(news, from, roleOfCode(code), only);
			}
		}
	}

	#listPieceMoves(news: EnemyPlyNews, from: Square, role: number, needed: Square): void {
		const {mayArrive} = this.#tables;
		const {lost, tables} = news;
		const only = needed === NO_SQUARE ? lost : needed;
		if (only !== NO_SQUARE) {
			this.#candidates++;
			const line = from * 64 + only;
			if (
				mayArrive[role * 64 + only] === 1 &&
				this.#board[only] === (lost === NO_SQUARE ? 0 : OWN) &&
				this.#reach[role * 4096 + line] === 1 &&
				((BETWEEN_LOW[line] & this.#menLow) | (BETWEEN_HIGH[line] & this.#menHigh)) === 0
			) {
				this.#fitting[this.#count++] = from | (only << 6) | (role << 12);
			}

			return;
		}

		const {first, last, target, skip} = tables;
		const board = this.#board;
		const fitting = this.#fitting;
		let count = this.#count;
		let candidates = 0;
		const row = role * 64;
		const move = from | (role << 12);
		let walk = first[row + from];
		const stop = last[row + from];
		while (walk < stop) {
			const to = target[walk];
			if (board[to] === 0) {
				candidates++;
				// Written in any case and kept if it fits: one branch less that cannot be foretold.
				fitting[count] = move | (to << 6);
				count += mayArrive[row + to];
				walk++;
			} else {
				walk = skip[walk];
			}
		}

		this.#count = count;
		this.#candidates += candidates;
	}

	#listPawnMoves(news: EnemyPlyNews, from: Square, only: Square): void {
		const {side, lost, epSquare, after} = news;
		const board = this.#board;
		const forward = side === 0 ? 8 : -8;
		const ahead = from + forward;
		if (lost === NO_SQUARE) {
			if (board[ahead] !== 0) {
				return;
			}

			this.#addPawnMove(news, from, ahead, only);
			const to = ahead + forward;
			if (from >> 3 === (side === 0 ? 1 : 6) && board[to] === 0) {
				this.#candidates++;
				if (this.#tables.mayDouble[from & 7] === 1 && (only === NO_SQUARE || only === to)) {
					this.#fitting[this.#count++] = from | (to << 6) | (PAWN << 12);
				}
			}

			return;
		}

		if (isDiagonal(ahead, lost)) {
			this.#addPawnMove(news, from, lost, only);
		}

		if (epSquare !== NO_SQUARE && lost === epSquare - forward && isDiagonal(ahead, epSquare)) {
			this.#candidates++;
			if (after.mayHold[PAWN * 64 + epSquare] === 1 && (only === NO_SQUARE || only === epSquare)) {
				this.#fitting[this.#count++] = from | (epSquare << 6) | (PAWN << 12);
			}
		}
	}

	/** Adds a pawn's step or capture if it fits, as often as it may become something else. */
	#addPawnMove({side, tables}: EnemyPlyNews, from: Square, to: Square, only: Square): void {
		const {mayArrive} = this.#tables;
		const isPromotion = to >> 3 === (side === 0 ? 7 : 0);
		const choices = isPromotion ? tables.promotions.length : 1;
		this.#candidates += choices;
		if (only !== NO_SQUARE && only !== to) {
			return;
		}

		for (let choice = 0; choice < choices; choice++) {
			const code = isPromotion ? tables.promotions[choice] : PAWN;
			if (mayArrive[code * 64 + to] === 1) {
				this.#fitting[this.#count++] = from | (to << 6) | (code << 12);
			}
		}
	}

	#listCastlings(): void {
		const board = this.#board;
		const {castlings} = this.#tables;
		for (let number = 0; number < castlings.length; number++) {
			const {king, kingTo, rook, path, low, high} = castlings[number];
			if (
				board[king] === KING &&
				board[rook] === CASTLING_ROOK &&
				path.every((square) => board[square] === 0)
			) {
				this.#candidates++;
				if (((this.#wrongLow & ~low) | (this.#wrongHigh & ~high)) === 0) {
					this.#fitting[this.#count++] =
						king | (kingTo << 6) | (KING << 12) | ((number + 1) << CASTLING_SHIFT);
				}
			}
		}
	}
}

/** Returns whether a pawn whose next square ahead is `ahead` captures on a square. */
const isDiagonal = (ahead: Square, to: Square): boolean =>
	ahead >> 3 === to >> 3 && Math.abs(ahead - to) === 1;
