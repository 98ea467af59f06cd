import {fileOf, rankOf, type Square} from '../../core/square.js';
import {
	INVERSE_SYMMETRY,
	mapSquare,
	RANK_IMAGE_HIGH,
	RANK_IMAGE_LOW,
	SYMMETRIES,
} from '../../solver/symmetry.js';
import {MAN_TRY, NEAR_HIGH, NEAR_LOW, stepsHigh, stepsLow, type TwoMen} from './two-men.js';

/** White's turn with one man beside his king: where both stand and, as halves of a set, where the black king may be. */
export type Turn = {
	readonly king: Square;
	readonly man: Square;
	readonly low: number;
	readonly high: number;
};

/** A turn to which a try can lead: at once when it is refused, else after Black's move. */
export type NextTurn = Turn & {readonly isRefused: boolean};

/** Masks of a line through a square, by the square. */
function lines(isOn: (through: Square, square: Square) => boolean) {
	const low = new Int32Array(64);
	const high = new Int32Array(64);
	for (let through = 0; through < 64; through++) {
		for (let square = 0; square < 64; square++) {
			if (isOn(through, square)) {
				low[through] |= lowBit(square);
				high[through] |= highBit(square);
			}
		}
	}

	return {low, high};
}

/** Returns the low half of the set of one square. */
export const lowBit = (square: Square): number => (square < 32 ? 1 << square : 0);

/** Returns the high half of it. */
export const highBit = (square: Square): number => (square < 32 ? 0 : 1 << (square - 32));

const RANKS = lines((a, b) => rankOf(a) === rankOf(b));
const FILES = lines((a, b) => fileOf(a) === fileOf(b));
const RISING = lines((a, b) => fileOf(a) - rankOf(a) === fileOf(b) - rankOf(b));
const FALLING = lines((a, b) => fileOf(a) + rankOf(a) === fileOf(b) + rankOf(b));
/** The quarters of the board around a1 and h8, in which the rising diagonal is the longer (`checkKind`). */
const RISING_IS_LONG_LOW = 0x0f0f_0f0f;
const RISING_IS_LONG_HIGH = 0xf0f0_f0f0 | 0;

/** Whether the black king is stalemated on one of the squares, none of which is attacked. */
function canBeShut({allLow, allHigh}: TwoMen, index: number, low: number, high: number): boolean {
	for (let bits = low; bits !== 0; bits &= bits - 1) {
		const square = 31 - Math.clz32(bits & -bits);
		if (((NEAR_LOW[square] & ~allLow[index]) | (NEAR_HIGH[square] & ~allHigh[index])) === 0) {
			return true;
		}
	}

	for (let bits = high; bits !== 0; bits &= bits - 1) {
		const square = 63 - Math.clz32(bits & -bits);
		if (((NEAR_LOW[square] & ~allLow[index]) | (NEAR_HIGH[square] & ~allHigh[index])) === 0) {
			return true;
		}
	}

	return false;
}

/**
 * Returns the turns to which a try (one of `TwoMen.tries`) can lead, one for each answer of the umpire's, none when it
 * mates wherever the king is; undefined when it can lose the man or stalemate, or is sure to be refused.
 */
export function nextTurns(men: TwoMen, turn: Turn, code: number): NextTurn[] | undefined {
	const {king, man, low, high} = turn;
	const to = code & 63;
	const isKing = code < MAN_TRY;
	const turns: NextTurn[] = [];
	let playedLow = low;
	let playedHigh = high;
	if (isKing) {
		const refusedLow = low & NEAR_LOW[to];
		const refusedHigh = high & NEAR_HIGH[to];
		playedLow &= ~refusedLow;
		playedHigh &= ~refusedHigh;
		if ((playedLow | playedHigh) === 0) {
			return undefined;
		}

		if ((refusedLow | refusedHigh) !== 0) {
			turns.push({king, man, low: refusedLow, high: refusedHigh, isRefused: true});
		}
	}

	const nextKing = isKing ? to : king;
	const nextMan = isKing ? man : to;
	const index = (nextKing << 6) | nextMan;
	const checkLow = playedLow & men.manLow[index];
	const checkHigh = playedHigh & men.manHigh[index];
	const quietLow = playedLow & ~checkLow;
	const quietHigh = playedHigh & ~checkHigh;
	if (canBeShut(men, index, quietLow, quietHigh)) {
		return undefined;
	}

	const longLow =
		(RISING.low[nextMan] & RISING_IS_LONG_LOW) | (FALLING.low[nextMan] & ~RISING_IS_LONG_LOW);
	const longHigh =
		(RISING.high[nextMan] & RISING_IS_LONG_HIGH) | (FALLING.high[nextMan] & ~RISING_IS_LONG_HIGH);
	const straightLow = RANKS.low[nextMan] | FILES.low[nextMan];
	const straightHigh = RANKS.high[nextMan] | FILES.high[nextMan];
	const heard = [
		[quietLow, quietHigh],
		[checkLow & RANKS.low[nextMan], checkHigh & RANKS.high[nextMan]],
		[checkLow & FILES.low[nextMan], checkHigh & FILES.high[nextMan]],
		[checkLow & longLow, checkHigh & longHigh],
		[checkLow & ~longLow & ~straightLow, checkHigh & ~longHigh & ~straightHigh],
	] as const;
	for (const [fromLow, fromHigh] of heard) {
		const nextLow = stepsLow(fromLow, fromHigh) & ~men.allLow[index];
		const nextHigh = stepsHigh(fromLow, fromHigh) & ~men.allHigh[index];
		if (((nextLow & lowBit(nextMan)) | (nextHigh & highBit(nextMan))) !== 0) {
			return undefined;
		}

		if ((nextLow | nextHigh) !== 0) {
			turns.push({king: nextKing, man: nextMan, low: nextLow, high: nextHigh, isRefused: false});
		}
	}

	return turns;
}

/** A turn as it is seen through a symmetry of the board. */
export type TurnedTurn = Turn & {readonly symmetry: number};

/**
 * Returns a turn through the symmetry that makes its squares the smallest: the same for all turns that the board's
 * symmetries take into each other.
 */
export function firstImage({king, man, low, high}: Turn): TurnedTurn {
	let best: TurnedTurn | undefined;
	for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
		const turnedKing = mapSquare(symmetry, king);
		const turnedMan = mapSquare(symmetry, man);
		const order =
			best === undefined ? -1 : turnedKing * 64 + turnedMan - (best.king * 64 + best.man);
		if (order > 0) {
			continue;
		}

		let turnedLow = 0;
		let turnedHigh = 0;
		for (let rank = 0; rank < 8; rank++) {
			const bits = ((rank < 4 ? low : high) >>> ((rank & 3) * 8)) & 255;
			const index = symmetry * 2048 + rank * 256 + bits;
			turnedLow |= RANK_IMAGE_LOW[index];
			turnedHigh |= RANK_IMAGE_HIGH[index];
		}

		if (
			best === undefined ||
			order < 0 ||
			turnedLow < best.low ||
			(turnedLow === best.low && turnedHigh < best.high)
		) {
			best = {king: turnedKing, man: turnedMan, low: turnedLow, high: turnedHigh, symmetry};
		}
	}

	return best!;
}

/** Returns a try in the frame of a turned turn as it is on the board. */
export const tryOnBoard = ({symmetry}: TurnedTurn, code: number): number =>
	mapSquare(INVERSE_SYMMETRY[symmetry], code & 63) | (code & MAN_TRY);
