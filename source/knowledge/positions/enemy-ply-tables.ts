import {EMPTY, KING, PAWN, ROOK} from '../../core/man.js';
import {NO_SQUARE, type Square, squaresAlong} from '../../core/square.js';
import {ORTHODOX_MEN} from '../../rules/move-rules.js';
import type {MoveTables} from '../../rules/move-tables.js';
import {CODES, HIGH_BIT, LOW_BIT} from './codes.js';
import type {Observation} from './observation.js';

/** What a seat knows of one enemy ply: its own men before, and what it sees after. */
export type EnemyPlyNews = {
	readonly tables: MoveTables;
	/** The enemy's side: 0 White, 1 Black. */
	readonly side: number;
	/** The seat's own men before the ply, 64 codes. */
	readonly own: Uint8Array;
	readonly after: Observation;
	/** Where a man of the seat's has vanished, or NO_SQUARE. */
	readonly lost: Square;
	/** Where the enemy could capture en passant, or NO_SQUARE. */
	readonly epSquare: Square;
	/** Where the seat can capture en passant after the ply, or NO_SQUARE. */
	readonly seenEpSquare: Square;
};

/** A castling as squares, the squares that must be empty, and whether what is seen after allows it. */
export type EnemyCastling = {
	readonly king: Square;
	readonly kingTo: Square;
	readonly rook: Square;
	readonly rookTo: Square;
	readonly path: readonly Square[];
	/** The squares that it changes, in halves. */
	readonly low: number;
	readonly high: number;
};

const castling = (
	king: Square,
	kingTo: Square,
	rook: Square,
	rookTo: Square,
	path: readonly Square[],
): EnemyCastling => {
	// Each side's home rank lies within one half.
	const bits = [king, kingTo, rook, rookTo].reduce((set, square) => set | (1 << (square & 31)), 0);
	return king < 32
		? {king, kingTo, rook, rookTo, path, low: bits, high: 0}
		: {king, kingTo, rook, rookTo, path, low: 0, high: bits};
};

const CASTLINGS: readonly (readonly EnemyCastling[])[] = [
	[castling(4, 6, 7, 5, [5, 6]), castling(4, 2, 0, 3, [1, 2, 3])],
	[castling(60, 62, 63, 61, [61, 62]), castling(60, 58, 56, 59, [57, 58, 59])],
];

const reaches = new WeakMap<MoveTables, Uint8Array>();

/** Returns whether a role can go from one square to another on an empty board: index role * 4096 + from * 64 + to. */
export function emptyBoardReach(tables: MoveTables): Uint8Array {
	let reach = reaches.get(tables);
	if (reach === undefined) {
		reach = new Uint8Array(CODES * 4096);
		const {first, last, target} = tables;
		for (let place = (PAWN + 1) * 64; place < (KING + 1) * 64; place++) {
			for (let walk = first[place]; walk < last[place]; walk++) {
				reach[place * 64 + target[walk]] = 1;
			}
		}

		reaches.set(tables, reach);
	}

	return reach;
}

/**
 * What one enemy ply may be as far as one look tells, compiled once a ply: where a man of each code may
 * have arrived, from which files a pawn may have gone two squares, which castlings there may have been.
 */
export class EnemyPlyTables {
	/** Whether a move onto a square may end with a man of this code: index code * 64 + square. */
	readonly mayArrive = new Uint8Array(CODES * 64);
	/** By file, whether a pawn may have gone two squares. */
	readonly mayDouble = new Uint8Array(8);
	castlings: readonly EnemyCastling[] = [];
	/** Whether only a double step can have been played, because it can be taken en passant. */
	onlyDouble = false;

	/** Compiles what was seen, forgetting the ply before. */
	read(news: EnemyPlyNews): void {
		const {own, after, lost, seenEpSquare, tables} = news;
		this.onlyDouble = seenEpSquare !== NO_SQUARE;
		for (let square = 0; square < 64; square++) {
			// A man that was lost was taken, and nothing else was; else the enemy went nowhere where one stood.
			const isTarget =
				!this.onlyDouble && (lost === NO_SQUARE ? own[square] === EMPTY : square === lost);
			for (let code = PAWN; code < CODES; code++) {
				const index = code * 64 + square;
				this.mayArrive[index] = isTarget ? after.mayHold[index] : 0;
			}
		}

		this.#readDoubles(news);
		this.castlings =
			lost === NO_SQUARE && !this.onlyDouble && tables.castling === 'free'
				? CASTLINGS[news.side].filter(
						({king, kingTo, rook, rookTo}) =>
							after.mayBeEmpty[king] === 1 &&
							after.mayBeEmpty[rook] === 1 &&
							after.mayHold[KING * 64 + kingTo] === 1 &&
							after.mayHold[ROOK * 64 + rookTo] === 1,
					)
				: [];
	}

	#readDoubles({tables, side, own, after, lost, seenEpSquare}: EnemyPlyNews): void {
		const rank = side === 0 ? 3 : 4;
		const passedRank = side === 0 ? 2 : 5;
		const ownPawn = PAWN | ((side ^ 1) << 3);
		for (let file = 0; file < 8; file++) {
			const to = rank * 8 + file;
			const isTakeable =
				tables.enPassant &&
				((file > 0 && own[to - 1] === ownPawn) || (file < 7 && own[to + 1] === ownPawn));
			const isShown = seenEpSquare === passedRank * 8 + file;
			this.mayDouble[file] =
				tables.doubleStep &&
				lost === NO_SQUARE &&
				own[to] === EMPTY &&
				(isShown || (!isTakeable && !this.onlyDouble))
					? after.mayHold[PAWN * 64 + to]
					: 0;
		}
	}
}

/** The squares between two squares on one rank, file or diagonal, lower half: index from * 64 + to; 0 off such lines. */
export const BETWEEN_LOW = new Int32Array(4096);
/** The same, upper half. */
export const BETWEEN_HIGH = new Int32Array(4096);

for (let from = 0; from < 64; from++) {
	for (const step of ORTHODOX_MEN.queen.steps) {
		let low = 0;
		let high = 0;
		for (const to of squaresAlong(from, step)) {
			BETWEEN_LOW[from * 64 + to] = low;
			BETWEEN_HIGH[from * 64 + to] = high;
			low |= LOW_BIT[to];
			high |= HIGH_BIT[to];
		}
	}
}
