import {rightsAtHome, rightsOf} from '../../core/castling.js';
import {opposite} from '../../core/color.js';
import {EMPTY, isMan, KING, type Man} from '../../core/man.js';
import {pick, type Random, randomInteger} from '../../core/random.js';
import type {Square} from '../../core/square.js';
import {Position} from '../../rules/position.js';
import type {State} from '../../rules/variant.js';
import type {Present} from './present.js';
import {RandomChanges} from './random-changes.js';

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
/** So many acts of the turn at most are played to find likenesses: the more there are, the fewer are tried. */
const MOST_PLAYED = 3000;
/** Of a likeness so many men at most stand elsewhere. */
const MOST_STEPS = 3;

/** Makes worlds that fit what a seat observes in its turn out of others that need not (a local search with random steps). */
export class Corrector {
	readonly #present: Present;
	readonly #position: Position;
	readonly #random: Random;
	readonly #isLate: () => boolean;
	readonly #changes: RandomChanges;
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
		this.#changes = new RandomChanges(present, this.#position, random);
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
				this.#changes.stepOn();
			}

			const state = this.#present.fitting(this.#position);
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
			const free = position.board[square] === EMPTY ? square : this.#changes.drawSquare(man);
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
			const free =
				isOther && board[square] !== man ? this.#changes.drawSquare(board[square]) : undefined;
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

			const undo = this.#changes.any(change > MOST_CHANGES / 2);
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
}
