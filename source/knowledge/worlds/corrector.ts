import {rightsAtHome, rightsOf} from '../../core/castling.js';
import {opposite} from '../../core/color.js';
import {BISHOP, EMPTY, isMan, KING, KNIGHT, type Man, PAWN, QUEEN, ROOK} from '../../core/man.js';
import {pick, type Random, randomInteger} from '../../core/random.js';
import type {Square} from '../../core/square.js';
import {ORTHODOX_MEN} from '../../rules/move-rules.js';
import {Position} from '../../rules/position.js';
import type {State} from '../../rules/variant.js';
import type {Present} from './present.js';

/** So many changes are tried to bring one position into line with what is observed. */
const MOST_CHANGES = 600;
/** And so many to make several, after which no other is begun. */
const MOST_IN_ALL = 6 * MOST_CHANGES;
/** So many are tried also when time is up. */
const LEAST_CHANGES = 60;
/** So many times anew while there is no position at all that fits. */
const MOST_STARTS = 4;
/** How often a change is kept that corrects nothing, and one that makes it worse: the rest of a position is to stay as it is likely. */
const SIDEWAYS = 0.05;
const UPHILL = 0.02;
/** The share of changes by which a man goes where it can go, and not anywhere. */
const STEPS = 0.75;
/** So many acts of the turn at most are played to find likenesses: the more there are, the fewer are tried. */
const MOST_PLAYED = 3000;
/** Of a likeness so many men at most stand elsewhere. */
const MOST_STEPS = 3;
/** This share of changes lets a pawn have been promoted, or not, and this one when half of all changes were in vain. */
const PROMOTION = 0.01;
const PROMOTION_LATE = 0.2;
/** This much more, divided by the number of men. */
const FEW_MEN = 0.3;
/** What a pawn may have become, and what a piece may be instead, at random. */
const PROMOTED: readonly number[] = [QUEEN, QUEEN, QUEEN, ROOK, KNIGHT, BISHOP];
const BECOMES: readonly number[] = [PAWN, QUEEN, ROOK, ROOK, BISHOP, KNIGHT];

/** Makes worlds that fit what a seat observes in its turn out of others that need not (a local search with random steps). */
export class Corrector {
	readonly #present: Present;
	readonly #position: Position;
	readonly #random: Random;
	readonly #isLate: () => boolean;
	#left = 0;
	readonly #enemy: number;

	/** `isLate` tells when time is up: then what was found so far must do. */
	constructor(present: Present, random: Random, isLate: () => boolean = () => false) {
		const {variant, view} = present.turn;
		this.#present = present;
		this.#position = new Position(variant.moves);
		this.#random = random;
		this.#isLate = isLate;
		this.#enemy = view.viewer === 'white' ? 8 : 0;
	}

	/**
	 * Returns `wanted` states that fit, or fewer; when none was found at all, the one that contradicts least what is
	 * observed (`isGuess`), or none. `from` holds states whose men of the other side may be right but for where they stand.
	 */
	make(
		from: readonly State[],
		wanted: number,
	): {readonly states: readonly State[]; readonly isGuess: boolean} {
		this.#left = MOST_IN_ALL;
		const made: State[] = [];
		let guess: State | undefined;
		let least = Number.POSITIVE_INFINITY;
		for (let start = 0; made.length < wanted && start < wanted + MOST_STARTS; start++) {
			const isOver = start > 0 && (this.#left <= 0 || this.#isLate());
			if (isOver || (made.length > 0 && start >= wanted)) {
				break;
			}

			this.#begin(pick(this.#random, from));
			const faults = this.#correct();
			const state = faults < least ? this.#present.after(this.#position) : undefined;
			if (faults === 0 && state !== undefined) {
				made.push(state);
			} else if (state !== undefined) {
				least = faults;
				guess = state;
			}
		}

		return made.length === 0 && guess !== undefined
			? {states: [guess], isGuess: true}
			: {states: made, isGuess: false};
	}

	/** Returns likenesses of states of the turn's beginning that fit as well: some men stand a step further on, or back. */
	likenesses(from: readonly State[], wanted: number): readonly State[] {
		const {acts} = this.#present.turn;
		const most = Math.min(wanted * 3, MOST_PLAYED / (1 + acts.length));
		const made: State[] = [];
		for (let draw = 0; made.length < wanted && draw < most; draw++) {
			this.#position.become(pick(this.#random, from).board);
			const steps = 1 + randomInteger(this.#random, MOST_STEPS);
			for (let step = 0; step < steps; step++) {
				this.#stepOn();
			}

			const isFit = this.#present.faults(this.#position) === 0;
			const state = isFit ? this.#present.after(this.#position) : undefined;
			if (state !== undefined) {
				made.push(state);
			}
		}

		return made;
	}

	/** Puts the seat's own men on the board, and the other side's men of a state where there is room. */
	#begin({board}: State): void {
		const position = this.#position;
		const {view} = this.#present.turn;
		const others: [Square, Man][] = [];
		for (let square = 0; square < 64; square++) {
			const man = board.board[square];
			if (isMan(man) && (man & 8) === this.#enemy) {
				others.push([square, man]);
			}
		}

		const rights = board.castling & rightsOf(opposite(view.viewer));
		position.load({...board.toSetup(), cells: view.cells, turn: view.turn});
		for (const [square, man] of others) {
			const free = position.board[square] === EMPTY ? square : this.#drawSquare(man);
			if (free !== undefined) {
				position.put(free, man);
			}
		}

		this.#putKnown();
		position.epSquare = view.epSquare;
		position.castling = view.castling | rightsAtHome(position.board, rights);
	}

	/** Puts men of the other side where the seat was told that they stand, and others away from where none does. */
	#putKnown(): void {
		const {known} = this.#present;
		const position = this.#position;
		const {board} = position;
		const others = (): Square[] =>
			[...position.men[this.#enemy >> 3].subarray(0, position.count[this.#enemy >> 3])].filter(
				(square) => !known.has(square),
			);
		for (const [square, man] of known) {
			const isOther = board[square] !== EMPTY && (board[square] & 8) === this.#enemy;
			const free = isOther && board[square] !== man ? this.#drawSquare(board[square]) : undefined;
			if (free !== undefined) {
				position.shift(square, free, board[square], board[square]);
			}

			if (man !== EMPTY && board[square] === EMPTY) {
				const left = others();
				const from =
					left.find((one) => board[one] === man) ?? left.find((one) => (board[one] & 7) !== KING);
				if (from !== undefined) {
					position.shift(from, square, board[from], man);
				}
			}
		}
	}

	/** Changes the position until it fits; returns in how many ways it still does not. */
	#correct(): number {
		let faults = this.#present.faults(this.#position);
		for (let change = 0; change < MOST_CHANGES && faults > 0; change++) {
			this.#left--;
			if (change >= LEAST_CHANGES && this.#isLate()) {
				break;
			}

			const undo = this.#random() < STEPS ? this.#stepOn() : this.#change(change);
			const now = this.#present.faults(this.#position);
			const isKept = now < faults || this.#random() < (now === faults ? SIDEWAYS : UPHILL);
			if (isKept) {
				faults = now;
			} else {
				undo();
			}
		}

		return faults;
	}

	/** Draws the square of one of the other side's men. */
	#drawMan(): Square {
		const {men, count} = this.#position;
		const color = this.#enemy >> 3;
		return men[color][randomInteger(this.#random, count[color])];
	}

	/** Puts one man of the other side where it can go, or a pawn where it may have come from; returns what takes that back. */
	#stepOn(): () => void {
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
	#change(change: number): () => void {
		const from = this.#drawMan();
		const becomes = this.#drawRole(this.#position.board[from], change);
		const to = this.#hint(becomes) ?? this.#drawSquare(becomes);
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
	#drawRole(man: Man, change: number): Man {
		const role = man & 7;
		const isLate = change > MOST_CHANGES / 2;
		const count = this.#position.count[this.#enemy >> 3];
		const share = (isLate ? PROMOTION_LATE : PROMOTION) + FEW_MEN / count;
		if (role === KING || this.#random() >= share) {
			return man;
		}

		const others = isLate && role === QUEEN ? [PAWN] : role === PAWN ? PROMOTED : BECOMES;
		return others[randomInteger(this.#random, others.length)] | this.#enemy;
	}

	/** Returns a free square for a man at random; undefined when it found none. */
	#drawSquare(man: Man): Square | undefined {
		const {board} = this.#position;
		for (let draw = 0; draw < 40; draw++) {
			const square = randomInteger(this.#random, 64);
			const isPlace = (man & 7) !== PAWN || (square >= 8 && square < 56);
			if (isPlace && board[square] === EMPTY && !this.#present.known.has(square)) {
				return square;
			}
		}

		return undefined;
	}

	/** Returns a square that what is observed makes likely: where a man was taken, or from where check is given. */
	#hint(man: Man): Square | undefined {
		const {takers} = this.#present.turn;
		const {board, kings} = this.#position;
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

		const isPlace =
			square !== undefined &&
			board[square] === EMPTY &&
			((man & 7) !== PAWN || (square >= 8 && square < 56));
		return isPlace ? square : undefined;
	}
}
