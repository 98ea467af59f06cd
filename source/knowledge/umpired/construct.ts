import {rightsAtHome, rightsOf} from '../../core/castling.js';
import {opposite} from '../../core/color.js';
import {BISHOP, EMPTY, isMan, KING, KNIGHT, type Man, PAWN, QUEEN, ROOK} from '../../core/man.js';
import {type Random, randomInteger} from '../../core/random.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import type {CapturedKind} from '../../rules/news.js';
import {ORTHODOX_MEN} from '../../rules/move-rules.js';
import type {Position} from '../../rules/position.js';
import {MemberStore} from './member-store.js';
import type {Present, PresentObservation} from './present.js';

/** So many changes are tried to bring one position into line with what is observed. */
const MOST_CHANGES = 600;
/** So many times anew while there is no position at all that fits. */
const MOST_STARTS = 10;
/** How often a change is kept that mends nothing, and one that makes it worse: the rest of a position is to stay as it is likely. */
const SIDEWAYS = 0.05;
const UPHILL = 0.02;
/** The share of changes by which a man goes where it can go, and not anywhere. */
const STEPS = 0.75;
/** Of a likeness so many men at most stand elsewhere. */
const MOST_STEPS = 3;
/** So many changes let a pawn have been promoted, or not, and so many when it was asked how many pawns there are. */
const PROMOTION = 0.01;
const PROMOTION_COUNTED = 0.2;
/** So many more, over the number of men. */
const FEW_MEN = 0.3;
/** What a pawn may have become, and what a piece may be instead, by lot. */
const PROMOTED: readonly number[] = [QUEEN, QUEEN, QUEEN, ROOK, KNIGHT, BISHOP];
const BECOMES: readonly number[] = [PAWN, QUEEN, ROOK, ROOK, BISHOP, KNIGHT];

/** What is known of the other side's men: how many, and of what kind those were that fell since a position was right. */
export type EnemyMen = {
	readonly count: number;
	readonly fallen: readonly (CapturedKind | undefined)[];
};

const isKindOf = (man: Man, kind: CapturedKind | undefined): boolean => {
	const role = man & 7;
	switch (kind) {
		case undefined:
			return role !== KING;
		case 'piece':
			return role !== KING && role !== PAWN;
		default:
			return role === ['pawn', 'knight', 'bishop', 'rook', 'queen'].indexOf(kind) + 1;
	}
};

/** Makes positions that fit what a seat observes now out of others that need not. */
export class Constructor {
	readonly #observation: PresentObservation;
	readonly #present: Present;
	readonly #position: Position;
	readonly #random: Random;
	readonly #enemy: number;

	constructor(observation: PresentObservation, position: Position, random: Random) {
		this.#observation = observation;
		this.#present = observation.present;
		this.#position = position;
		this.#random = random;
		this.#enemy = observation.present.seat === 'white' ? 8 : 0;
	}

	/**
	 * Returns `wanted` positions that fit, or fewer; when none was found at all, the one that contradicts
	 * least what is observed (`isGuess`), in which the seat's own men stand where they do. `from` holds
	 * positions of which most may be right, with the other side's men of `men`.
	 */
	make(
		from: MemberStore,
		wanted: number,
		men: EnemyMen,
	): {readonly members: MemberStore; readonly isGuess: boolean} {
		const made = new MemberStore();
		let guess = new MemberStore();
		let least = Number.POSITIVE_INFINITY;
		for (let start = 0; made.size < wanted && start < wanted + MOST_STARTS; start++) {
			if (made.size > 0 && start >= wanted) {
				break;
			}

			this.#begin(from, men);
			const faults = this.#mend();
			if (faults === 0) {
				made.add(this.#position);
			} else if (faults < least) {
				least = faults;
				guess = new MemberStore();
				guess.add(this.#position);
			}
		}

		return made.size === 0 ? {members: guess, isGuess: true} : {members: made, isGuess: false};
	}

	/** Fills up a set with likenesses of its members that fit as well: some men stand a step further on, or back. */
	refill(members: MemberStore, wanted: number): void {
		const {size} = members;
		const side = this.#enemy === 8 ? 0 : 1;
		for (let draw = 0; members.size < wanted && draw < wanted * 3; draw++) {
			members.load(randomInteger(this.#random, size), this.#position, side);
			const steps = 1 + randomInteger(this.#random, MOST_STEPS);
			for (let step = 0; step < steps; step++) {
				this.#stepOn();
			}

			if (this.#observation.faults(this.#position) === 0) {
				members.add(this.#position);
			}
		}
	}

	/** Puts the seat's own men on the board, and some other men of the other side where there is room. */
	#begin(from: MemberStore, {count, fallen}: EnemyMen): void {
		const position = this.#position;
		const {view, seat} = this.#present;
		const side = seat === 'white' ? 0 : 1;
		from.load(randomInteger(this.#random, from.size), position, side);
		const others: [Square, Man][] = [];
		for (let square = 0; square < 64; square++) {
			const man = position.board[square];
			if (isMan(man) && (man & 8) === this.#enemy) {
				others.push([square, man]);
			}
		}

		const remove = (kind: CapturedKind | undefined) => {
			const fitting = others.filter(([, man]) => isKindOf(man, kind));
			const drawn = fitting[randomInteger(this.#random, fitting.length)];
			others.splice(0, others.length, ...others.filter((one) => one !== drawn));
		};

		for (const kind of fallen) {
			remove(kind);
		}

		while (
			others.length > Math.max(1, count) &&
			others.some(([, man]) => isKindOf(man, undefined))
		) {
			remove(undefined);
		}

		const rights = position.castling & rightsOf(opposite(seat));
		position.board.fill(EMPTY);
		position.count.fill(0);
		position.kings.fill(NO_SQUARE);
		for (let square = 0; square < 64; square++) {
			if (isMan(view.cells[square])) {
				position.put(square, view.cells[square]);
			}
		}

		for (const [square, man] of others) {
			const free = position.board[square] === EMPTY ? square : this.#drawSquare(man);
			if (free !== undefined) {
				position.put(free, man);
			}
		}

		position.side = side;
		position.epSquare = view.epSquare;
		position.castling = view.castling | rightsAtHome(position.board, rights);
		position.ply = 0;
	}

	/** Changes the position until it fits; returns in how many ways it still does not. */
	#mend(): number {
		let faults = this.#observation.faults(this.#position);
		for (let change = 0; change < MOST_CHANGES && faults > 0; change++) {
			const undo = this.#random() < STEPS ? this.#stepOn() : this.#change(faults);
			const now = this.#observation.faults(this.#position);
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
		return men[color * 64 + randomInteger(this.#random, count[color])];
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
	#change(faults: number): () => void {
		const from = this.#drawMan();
		const becomes = this.#drawRole(this.#position.board[from]);
		const to = (faults > 0 ? this.#hint(becomes) : undefined) ?? this.#drawSquare(becomes);
		return to === undefined ? () => undefined : this.#put(from, to, becomes);
	}

	/** Puts a man elsewhere; returns what takes that back. */
	#put(from: Square, to: Square, becomes: Man): () => void {
		const position = this.#position;
		const {board, castling, epSquare} = position;
		const man = board[from];
		this.#relocate(from, to, becomes);
		position.castling = rightsAtHome(board, castling);
		return () => {
			this.#relocate(to, from, man);
			position.castling = castling;
			position.epSquare = epSquare;
		};
	}

	/**
	 * Returns what a man may be as well: a pawn may have been promoted, a queen may be none, and which
	 * pieces have fallen is not always told. The fewer men there are, the more hangs on it.
	 */
	#drawRole(man: Man): Man {
		const role = man & 7;
		const {isCounted} = this.#observation;
		const share = (isCounted ? PROMOTION_COUNTED : PROMOTION) + FEW_MEN / this.#menCount;
		if (role === KING || this.#random() >= share) {
			return man;
		}

		const others = isCounted && role === QUEEN ? [PAWN] : role === PAWN ? PROMOTED : BECOMES;
		return others[randomInteger(this.#random, others.length)] | this.#enemy;
	}

	get #menCount(): number {
		return this.#position.count[this.#enemy >> 3];
	}

	#relocate(from: Square, to: Square, man: Man): void {
		const position = this.#position;
		const side = man >> 3;
		const place = position.place[from];
		position.men[side * 64 + place] = to;
		position.place[to] = place;
		position.board[from] = EMPTY;
		position.board[to] = man;
		if ((man & 7) === KING) {
			position.kings[side] = to;
		}
	}

	/** Returns a free square for a man by lot; undefined when it found none. */
	#drawSquare(man: Man): Square | undefined {
		const {board} = this.#position;
		for (let draw = 0; draw < 40; draw++) {
			const square = randomInteger(this.#random, 64);
			const isPlace = (man & 7) !== PAWN || (square >= 8 && square < 56);
			if (isPlace && board[square] === EMPTY) {
				return square;
			}
		}

		return undefined;
	}

	/** Returns a square that what is observed makes likely: where a man was taken, or from where check is given. */
	#hint(man: Man): Square | undefined {
		const {takers} = this.#present;
		const {board, kings} = this.#position;
		const draw = this.#random();
		let square: Square | undefined;
		if (draw < 0.25 && takers.length > 0) {
			square = takers[randomInteger(this.#random, takers.length)];
		} else if (draw < 0.75 && this.#observation.isCheck) {
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
