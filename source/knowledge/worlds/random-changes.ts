import {rightsAtHome} from '../../core/castling.js';
import {BISHOP, EMPTY, KING, KNIGHT, type Man, PAWN, QUEEN, ROOK} from '../../core/man.js';
import {type Random, randomInteger} from '../../core/random.js';
import type {Square} from '../../core/square.js';
import {ORTHODOX_MEN} from '../../rules/move-rules.js';
import type {Position} from '../../rules/position.js';
import type {Present} from './present.js';

/** The share of changes by which a man goes where it can go, and not anywhere. */
const STEPS = 0.75;
/** This share of changes lets a pawn have been promoted, or not, and this one when half of all changes were in vain. */
const PROMOTION = 0.01;
const PROMOTION_LATE = 0.2;
/** This much more, divided by the number of men. */
const FEW_MEN = 0.3;
/** What a pawn may have become, at random, where it may become all of it. */
const PROMOTED: readonly number[] = [QUEEN, QUEEN, QUEEN, ROOK, KNIGHT, BISHOP];
/** What a piece may be instead: as likely as an army has such men, most of them pawns. */
const BECOMES: readonly number[] = Array<number>(8)
	.fill(PAWN)
	.concat([KNIGHT, KNIGHT, BISHOP, BISHOP, ROOK, ROOK, QUEEN]);

/** The random steps of a search for a position that fits: one man of the other side stands elsewhere, or is another. */
export class RandomChanges {
	readonly #present: Present;
	readonly #position: Position;
	readonly #random: Random;
	readonly #enemy: number;
	readonly #promoted: readonly number[];

	constructor(present: Present, position: Position, random: Random) {
		this.#present = present;
		this.#position = position;
		this.#random = random;
		this.#enemy = present.turn.view.viewer === 'white' ? 8 : 0;
		this.#promoted = PROMOTED.filter((role) => position.tables.promotions.includes(role));
	}

	/** Makes one change; returns what takes that back. `isInVain` tells that many have fitted nothing. */
	any(isInVain: boolean): () => void {
		return this.#random() < STEPS ? this.stepOn() : this.#anywhere(isInVain);
	}

	/** Draws the square of one of the other side's men. */
	#drawMan(): Square {
		const {men, count} = this.#position;
		const color = this.#enemy >> 3;
		return men[color][randomInteger(this.#random, count[color])];
	}

	/** Puts one man of the other side where it can go, or a pawn where it may have come from; returns what takes that back. */
	stepOn(): () => void {
		const {board, tables} = this.#position;
		const from = this.#drawMan();
		const man = board[from];
		const role = man & 7;
		const free: Square[] = [];
		if (role === PAWN) {
			for (const to of [from - 8, from + 8]) {
				if (to >= 8 && to < 56 && board[to] === EMPTY) {
					free.push(to);
				}
			}
		} else {
			const {first, last, target, skip} = tables;
			let walk = first[(role << 6) | from];
			while (walk < last[(role << 6) | from]) {
				const isFree = board[target[walk]] === EMPTY;
				if (isFree) {
					free.push(target[walk]);
				}

				walk = isFree ? walk + 1 : skip[walk];
			}
		}

		return free.length === 0
			? () => undefined
			: this.#put(from, free[randomInteger(this.#random, free.length)], man);
	}

	/** Puts one man of the other side anywhere; returns what takes that back. */
	#anywhere(isInVain: boolean): () => void {
		const from = this.#drawMan();
		const becomes = this.#drawRole(this.#position.board[from], isInVain);
		const to = this.#hint(becomes) ?? this.drawSquare(becomes);
		return to === undefined ? () => undefined : this.#put(from, to, becomes);
	}

	/** Puts a man elsewhere; returns what takes that back. */
	#put(from: Square, to: Square, becomes: Man): () => void {
		const position = this.#position;
		const {board, castling, epSquare} = position;
		const man = board[from];
		position.shift(from, to, man, becomes);
		position.castling = rightsAtHome(board, castling);
		return () => {
			position.shift(to, from, becomes, man);
			position.castling = castling;
			position.epSquare = epSquare;
		};
	}

	/**
	 * Returns what a man may be as well: a pawn may have been promoted, a queen may be none, and which pieces have
	 * fallen is not always told. The fewer men there are, the more depends on it; and the longer nothing has fitted.
	 */
	#drawRole(man: Man, isInVain: boolean): Man {
		const role = man & 7;
		const count = this.#position.count[this.#enemy >> 3];
		const share = (isInVain ? PROMOTION_LATE : PROMOTION) + FEW_MEN / count;
		if (role === KING || this.#random() >= share) {
			return man;
		}

		const others = isInVain && role === QUEEN ? [PAWN] : role === PAWN ? this.#promoted : BECOMES;
		return others[randomInteger(this.#random, others.length)] | this.#enemy;
	}

	/** Returns whether a man can be put on a square. */
	#isPlace(square: Square, man: Man): boolean {
		const isRank = (man & 7) !== PAWN || (square >= 8 && square < 56);
		return isRank && this.#position.board[square] === EMPTY;
	}

	/** Returns a free square for a man at random; undefined when it found none. */
	drawSquare(man: Man): Square | undefined {
		for (let draw = 0; draw < 40; draw++) {
			const square = randomInteger(this.#random, 64);
			if (this.#isPlace(square, man) && !this.#present.known.has(square)) {
				return square;
			}
		}

		return undefined;
	}

	/** Returns a square that what is observed makes likely: where a man was taken, or from where check is given. */
	#hint(man: Man): Square | undefined {
		const {takers} = this.#present.turn;
		const {kings} = this.#position;
		const draw = this.#random();
		let square: Square | undefined;
		if (draw < 0.25 && takers.length > 0) {
			square = takers[randomInteger(this.#random, takers.length)];
		} else if (draw < 0.75 && this.#present.isCheck) {
			const king = kings[this.#enemy === 8 ? 0 : 1];
			const role = man & 7;
			const {steps} = ORTHODOX_MEN[role === KNIGHT ? 'knight' : 'queen'];
			const far = role === BISHOP || role === ROOK || role === QUEEN ? 7 : 1;
			const [files, ranks] = steps[randomInteger(this.#random, steps.length)];
			const times = 1 + randomInteger(this.#random, far);
			const file = (king & 7) + files * times;
			const rank = (king >> 3) + ranks * times;
			square =
				king >= 0 && file >= 0 && file < 8 && rank >= 0 && rank < 8 ? rank * 8 + file : undefined;
		}

		return square !== undefined && this.#isPlace(square, man) ? square : undefined;
	}
}
