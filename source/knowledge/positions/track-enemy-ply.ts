import {EMPTY, isMan, KING, PAWN, ROOK} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {CODES, HIGH_BIT, LOW_BIT, lowestBit} from './codes.js';
import type {EnemyPlyNews} from './enemy-ply-tables.js';
import type {ManTracks} from './man-tracks.js';

/** What one ply was, as far as the tracks go: who may have moved and where to. */
type Ply = {
	readonly news: EnemyPlyNews;
	/** The board before: the seat's men and seen enemy men; others count as empty. */
	readonly before: Uint8Array;
	/** The men that may have moved, as bits. */
	readonly movers: number;
	/** Whether the man that moved may have arrived on a square. */
	readonly mayEnd: Uint8Array;
};

/** Calls `visit` with each square of a set given in halves. */
function eachSquare(low: number, high: number, visit: (square: Square) => void): void {
	for (let rest = low; rest !== 0; rest &= rest - 1) {
		visit(lowestBit(rest));
	}

	for (let rest = high; rest !== 0; rest &= rest - 1) {
		visit(32 + lowestBit(rest));
	}
}

/** Adds to a man's squares where it can have gone. The man's squares before the ply are given in halves for each role. */
class Mover {
	readonly low: Int32Array;
	readonly high: Int32Array;

	constructor(
		readonly tracks: ManTracks,
		readonly ply: Ply,
	) {
		this.low = tracks.low.slice();
		this.high = tracks.high.slice();
	}

	add(man: number, role: number, to: Square): void {
		if (this.ply.mayEnd[to] === 1) {
			this.addAnywhere(man, role, to);
		}
	}

	moveAll(): void {
		for (let man = 0; man < this.tracks.size; man++) {
			if ((this.ply.movers & (1 << man)) !== 0) {
				this.moveMan(man);
			}
		}
	}

	moveMan(man: number): void {
		for (let role = PAWN; role <= KING; role++) {
			eachSquare(this.low[man * CODES + role], this.high[man * CODES + role], (from) => {
				if (role === PAWN) {
					this.movePawn(man, from);
				} else {
					this.movePiece(man, role, from);
				}
			});
		}
	}

	movePiece(man: number, role: number, from: Square): void {
		const {before, news} = this.ply;
		const {first, last, target, skip} = news.tables;
		let walk = first[role * 64 + from];
		const stop = last[role * 64 + from];
		while (walk < stop) {
			const to = target[walk];
			if (before[to] === EMPTY || to === news.lost) {
				this.add(man, role, to);
			}

			walk = before[to] === EMPTY ? walk + 1 : skip[walk];
		}
	}

	movePawn(man: number, from: Square): void {
		const {before, news} = this.ply;
		const {side, lost, epSquare, tables} = news;
		const forward = side === 0 ? 8 : -8;
		const ahead = from + forward;
		const arrive = (to: Square): void => {
			if (to >> 3 === (side === 0 ? 7 : 0)) {
				for (const role of tables.promotions) {
					this.add(man, role, to);
				}
			} else {
				this.add(man, PAWN, to);
			}
		};
		if (before[ahead] === EMPTY) {
			arrive(ahead);
			const isHome = from >> 3 === (side === 0 ? 1 : 6);
			if (isHome && tables.doubleStep && before[ahead + forward] === EMPTY) {
				arrive(ahead + forward);
			}
		}

		for (const to of [ahead - 1, ahead + 1]) {
			const isEnPassant = to === epSquare && lost !== NO_SQUARE && lost === epSquare - forward;
			if (to >> 3 === ahead >> 3 && (to === lost || isEnPassant)) {
				arrive(to);
			}
		}
	}

	/** Castling moves two men; only what it may add is noted, nothing is concluded from it. */
	castle(): void {
		const {news, before} = this.ply;
		const {tracks} = this;
		const home = tracks.kingHome;
		const king = tracks.manFrom(home);
		for (const [bit, corner, kingTo, rookTo] of [
			[1, home + 3, home + 2, home + 1],
			[2, home - 4, home - 2, home - 1],
		] as const) {
			const path = bit === 1 ? [home + 1, home + 2] : [home - 1, home - 2, home - 3];
			if (
				(tracks.rights & bit) !== 0 &&
				news.lost === NO_SQUARE &&
				path.every((square) => before[square] === EMPTY)
			) {
				const rook = tracks.manFrom(corner);
				this.addAnywhere(king, KING, kingTo);
				this.addAnywhere(rook, ROOK, rookTo);
			}
		}
	}

	addAnywhere(man: number, role: number, to: Square): void {
		if (this.ply.news.after.mayHold[role * 64 + to] === 1) {
			this.tracks.low[man * CODES + role] |= LOW_BIT[to];
			this.tracks.high[man * CODES + role] |= HIGH_BIT[to];
		}
	}
}

/** Returns the squares on which a man stands after the ply that no man which stayed can hold: there the mover arrived. */
function arrivals(tracks: ManTracks, {after, lost}: EnemyPlyNews): Square[] {
	const found: Square[] = [];
	for (let square = 0; square < 64; square++) {
		const isCovered = after.mayBeEmpty[square] === 0 && after.own[square] === EMPTY;
		if (isCovered && (square === lost || !anyStays(tracks, after.mayHold, square))) {
			found.push(square);
		}
	}

	return found;
}

function anyStays(tracks: ManTracks, mayHold: Uint8Array, square: Square): boolean {
	for (let role = PAWN; role <= KING; role++) {
		if (mayHold[role * 64 + square] === 1 && tracks.couldHold(square, role)) {
			return true;
		}
	}

	return false;
}

/** Returns the men that stand for certain and can stand nowhere that they stood before: they have moved. */
function forcedMovers(tracks: ManTracks, mayHold: Uint8Array): number {
	const standing = tracks.standing();
	let forced = 0;
	for (let man = 0; man < tracks.size; man++) {
		let stays = false;
		for (let role = PAWN; role <= KING; role++) {
			eachSquare(tracks.low[man * CODES + role], tracks.high[man * CODES + role], (square) => {
				stays ||= mayHold[role * 64 + square] === 1;
			});
		}

		forced |= stays || (standing & (1 << man)) === 0 ? 0 : 1 << man;
	}

	return forced;
}

/**
 * Widens each man's squares by one enemy ply, of which the seat saw what `news` tells: one man moved (or
 * castled). If one must have moved, no other did; if one must have arrived somewhere, no man arrived
 * elsewhere. `seen` is what the seat saw before the ply.
 */
export function trackEnemyPly(tracks: ManTracks, news: EnemyPlyNews, seen: Uint8Array): void {
	const {lost, epSquare, side, after} = news;
	const forced = forcedMovers(tracks, after.mayHold);
	const arrived = arrivals(tracks, news);
	const mayEnd = new Uint8Array(64).fill(lost === NO_SQUARE && arrived.length === 0 ? 1 : 0);
	for (const square of arrived) {
		mayEnd[square] = 1;
	}

	if (lost !== NO_SQUARE) {
		mayEnd[lost] = 1;
		if (epSquare !== NO_SQUARE && lost === epSquare + (side === 0 ? -8 : 8)) {
			mayEnd[epSquare] = 1;
		}
	}

	const mover = new Mover(tracks, {
		news,
		before: seen.map((code) => (isMan(code) ? code : EMPTY)),
		movers: forced === 0 ? -1 : forced,
		mayEnd,
	});
	mover.moveAll();
	mover.castle();
	tracks.restrict(after);
}
