import {BISHOP, EMPTY, KING, KNIGHT, PAWN, QUEEN, ROOK} from '../../core/man.js';
import {pick, type Random} from '../../core/random.js';
import {popCount} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import {CASTLING_ROOK, CODES} from './codes.js';
import type {ManTracks} from './man-tracks.js';
import {Matching, shuffle} from './match-men.js';
import {addCodes} from './member.js';
import type {MemberSet} from './member-set.js';
import type {Observation} from './observation.js';

/** How often a man is left where it was last known to stand, if that is possible. */
const STAYING = 0.5;
/** How often a pawn that may still be one is left one, and a piece that a pawn became is a queen. */
const USUAL = 0.9;

const SQUARES: readonly Square[] = Array.from({length: 64}, (_, square) => square);

/** Returns the squares on which an enemy man stands, seen or not. */
const coveredSquares = ({mayBeEmpty, own}: Observation): Square[] =>
	[...mayBeEmpty.keys()].filter((square) => mayBeEmpty[square] === 0 && own[square] === EMPTY);

const squaresOf = (tracks: ManTracks, man: number): Square[] =>
	SQUARES.filter((square) => tracks.mayAny(man, square));

const rolesOn = (tracks: ManTracks, man: number, square: Square): number[] =>
	[PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING].filter((role) => tracks.may(man, role, square));

/** Returns whether a rook, where it stands, may have its right while the king is at home. */
const mayHaveRight = (tracks: ManTracks, man: number, square: Square): boolean =>
	tracks.starts[man] === square &&
	(((tracks.rights & 1) !== 0 && square === tracks.kingHome + 3) ||
		((tracks.rights & 2) !== 0 && square === tracks.kingHome - 4));

function chooseRole(roles: readonly number[], random: Random): number {
	const usual = roles.includes(PAWN) ? PAWN : QUEEN;
	return roles.includes(usual) && random() < USUAL ? usual : pick(random, roles);
}

/**
 * Adds up to `wanted` positions made at random from what is certain: every man stands where its track
 * allows or has fallen, every square on which one must stand has one, and all agrees with the view.
 * They need not be reachable all together, and are no uniform sample: men rather stay where they were
 * last known. As the tracks leave nothing possible out, at least one is found
 * as long as any position fits.
 */
export function buildByLot(
	members: MemberSet,
	tracks: ManTracks,
	after: Observation,
	wanted: number,
	random: Random,
): void {
	const falls = tracks.falls;
	const men = [...tracks.starts.keys()].filter((man) => (tracks.gone & (1 << man)) === 0);
	const fallPlaces = men.map((man) =>
		[...falls.keys()].filter((fall) => (falls[fall] & (1 << man)) !== 0).map((fall) => 64 + fall),
	);
	const squares = men.map((man) => squaresOf(tracks, man));
	const mustTake = [...coveredSquares(after), ...falls.map((_, fall) => 64 + fall)];
	const order = [...men.keys()];
	const codes = new Uint8Array(64);
	for (let attempt = 0; attempt < wanted; attempt++) {
		const places = men.map((man, index) => {
			const list = [...squares[index], ...fallPlaces[index]];
			shuffle(list, random);
			const home = list.indexOf(tracks.known[man]);
			if (home > 0 && random() < STAYING) {
				list[home] = list[0];
				list[0] = tracks.known[man];
			}

			return list;
		});
		shuffle(mustTake, random);
		shuffle(order, random);
		const matching = new Matching(places, 64 + falls.length);
		if (!matching.complete(mustTake, order)) {
			return;
		}

		codes.fill(EMPTY);
		const kingIsHome = isKingHome(tracks, men, matching);
		for (const [index, man] of men.entries()) {
			const square = matching.placeOf[index];
			if (square < 64) {
				const role = chooseRole(rolesOn(tracks, man, square), random);
				const keeps = role === ROOK && kingIsHome && mayHaveRight(tracks, man, square);
				codes[square] = keeps && random() < USUAL ? CASTLING_ROOK : role;
			}
		}

		addCodes(members, codes);
	}
}

function isKingHome(tracks: ManTracks, men: readonly number[], matching: Matching): boolean {
	const king = men.indexOf(tracks.manFrom(tracks.kingHome));
	return king >= 0 && matching.placeOf[king] === tracks.kingHome;
}

/**
 * Returns how many ways there are to give each man a place at most, two men on one square counted too;
 * more than `enough` are not counted to the end.
 */
export function countPlacements(tracks: ManTracks, enough: number): number {
	let product = 1;
	for (let man = 0; man < tracks.size && product <= enough; man++) {
		if ((tracks.gone & (1 << man)) === 0) {
			let options = mayHaveRight(tracks, man, tracks.starts[man]) ? 1 : 0;
			for (const fall of tracks.falls) {
				options += (fall >> man) & 1;
			}

			for (let place = man * CODES; place < (man + 1) * CODES; place++) {
				options += popCount(tracks.low[place]) + popCount(tracks.high[place]);
			}

			product *= options;
		}
	}

	return product;
}

/**
 * Adds every position that the tracks allow: those that fit all that was seen are among them, and others
 * may be that no game has led to. For when `countPlacements` is small.
 */
export function buildAll(members: MemberSet, tracks: ManTracks, after: Observation): void {
	const men = [...tracks.starts.keys()].filter((man) => (tracks.gone & (1 << man)) === 0);
	const squares = men.map((man) => squaresOf(tracks, man));
	const covered = coveredSquares(after);
	const codes = new Uint8Array(64);
	const fallen = new Uint8Array(tracks.falls.length);
	const king = tracks.manFrom(tracks.kingHome);
	const addIfFit = (): void => {
		const kingIsHome = king >= 0 && codes[tracks.kingHome] === KING;
		const rightIsFit = kingIsHome || !codes.includes(CASTLING_ROOK);
		if (
			rightIsFit &&
			fallen.every((count) => count === 1) &&
			covered.every((square) => codes[square] !== EMPTY)
		) {
			addCodes(members, codes);
		}
	};
	const place = (index: number): void => {
		if (index === men.length) {
			addIfFit();
			return;
		}

		const man = men[index];
		for (const [fall, mask] of tracks.falls.entries()) {
			if ((mask & (1 << man)) !== 0 && fallen[fall] === 0) {
				fallen[fall] = 1;
				place(index + 1);
				fallen[fall] = 0;
			}
		}

		for (const square of squares[index]) {
			if (codes[square] === EMPTY) {
				const roles = rolesOn(tracks, man, square);
				const withRight = mayHaveRight(tracks, man, square) && roles.includes(ROOK);
				for (const code of withRight ? [...roles, CASTLING_ROOK] : roles) {
					codes[square] = code;
					place(index + 1);
				}

				codes[square] = EMPTY;
			}
		}
	};
	place(0);
}
