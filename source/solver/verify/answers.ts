import {type FactBook, KING_REACH, LEFT, SPOT_SHIFT, TAKEN, VIEWS} from './facts.js';
import {INVERSE_SYMMETRY, RANK_IMAGE_HIGH, RANK_IMAGE_LOW} from '../symmetry.js';

/** Writes the image of a set under a symmetry, two halves, to `sets` at `at`. */
export function mapInto(
	symmetry: number,
	low: number,
	high: number,
	sets: Int32Array,
	at: number,
): void {
	if (symmetry === 0) {
		sets[at] = low;
		sets[at + 1] = high;
		return;
	}

	const base = symmetry * 2048;
	let imageLow = 0;
	let imageHigh = 0;
	for (let rank = 0; rank < 4; rank++) {
		const lower = base + rank * 256 + ((low >>> (rank * 8)) & 255);
		const upper = base + (rank + 4) * 256 + ((high >>> (rank * 8)) & 255);
		imageLow |= RANK_IMAGE_LOW[lower] | RANK_IMAGE_LOW[upper];
		imageHigh |= RANK_IMAGE_HIGH[lower] | RANK_IMAGE_HIGH[upper];
	}

	sets[at] = imageLow;
	sets[at + 1] = imageHigh;
}

/** The spot that a located spot is an image of. */
export const spotOf = (located: number): number =>
	((located >> SPOT_SHIFT) << SPOT_SHIFT) | ((located & ((1 << SPOT_SHIFT) - 1)) >> 3);

/** Returns the square of the lowest bit of one half. */
const lowestOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Words of a group on the stack: a spot and the two halves of a belief. */
export const GROUP_WORDS = 3;

/** Squares sorted by the number of the view that White has with the king there. */
class Parts {
	/** How many views there are. */
	count = 0;
	/** By part: two halves. */
	readonly sets = new Int32Array(128);
	readonly #views = new Uint8Array(64);
	readonly #partOf = new Uint8Array(256);

	/** Sorts the squares of a set by the views at word `at`. */
	sort(low: number, high: number, words: Int32Array, at: number): void {
		for (let part = 0; part < this.count; part++) {
			this.#partOf[this.#views[part]] = 0;
		}

		this.count = 0;
		for (let bits = low; bits !== 0; bits &= bits - 1) {
			const square = lowestOf(bits);
			this.#add(words[at + (square >> 2)] >>> ((square & 3) * 8), square);
		}

		for (let bits = high; bits !== 0; bits &= bits - 1) {
			const square = 32 + lowestOf(bits);
			this.#add(words[at + (square >> 2)] >>> ((square & 3) * 8), square);
		}
	}

	#add(word: number, square: number): void {
		const view = word & 255;
		let part = this.#partOf[view] - 1;
		if (part < 0) {
			part = this.count++;
			this.#partOf[view] = part + 1;
			this.#views[part] = view;
			this.sets[part * 2] = 0;
			this.sets[part * 2 + 1] = 0;
		}

		this.sets[part * 2 + (square >> 5)] |= 1 << (square & 31);
	}
}

/**
 * Plays a move of White's for all squares that the king may be on, and then every answer, by the facts of
 * the book: what White sees after either ply splits the squares. What is left for White to know, he to move, is
 * put as groups on a stack, on which whoever asks drops them again by setting `top` back.
 */
export class Answers {
	/** The groups, GROUP_WORDS each; another array when it had to grow. */
	groups = new Int32Array(1 << 10);
	/** How many words of `groups` are in use. */
	top = 0;
	/** Whether, after the move played last, Black can take the white king. */
	isKingLost = false;
	/** Whether after some answer to it White sees the king and can take him. */
	canBeTaken = false;
	readonly #book: Pick<FactBook, 'learn' | 'squaresAt' | 'words'>;
	readonly #belief = new Int32Array(2);
	readonly #afterMove = new Parts();
	readonly #afterAnswer = new Parts();
	/** Where the king can be after Black's answer: two halves. */
	readonly #reached = new Int32Array(2);

	constructor(book: Pick<FactBook, 'learn' | 'squaresAt' | 'words'>) {
		this.#book = book;
	}

	/**
	 * Plays the move that leads to a located spot and onto the square `to`; `low` and `high` are the squares
	 * where the king may be. Where he stands on `to` he is taken, and no answer is to be tried.
	 */
	play(located: number, to: number, low: number, high: number): void {
		this.isKingLost = false;
		this.canBeTaken = false;
		const leftLow = to < 32 ? low & ~(1 << to) : low;
		const leftHigh = to < 32 ? high : high & ~(1 << (to - 32));
		if ((leftLow | leftHigh) === 0) {
			return;
		}

		const spot = spotOf(located);
		const belief = this.#belief;
		mapInto(INVERSE_SYMMETRY[located & 7], leftLow, leftHigh, belief, 0);
		const record = this.#book.learn(spot, belief[0], belief[1]);
		const parts = this.#afterMove;
		parts.sort(belief[0], belief[1], this.#book.words, record + VIEWS);
		for (let part = 0; part < parts.count; part++) {
			this.#answer(spot, record, parts.sets[part * 2], parts.sets[part * 2 + 1]);
		}
	}

	/** Plays every answer from squares that White cannot tell apart. */
	#answer(spot: number, record: number, low: number, high: number): void {
		const reached = this.#reached;
		reached[0] = 0;
		reached[1] = 0;
		for (let bits = low; bits !== 0; bits &= bits - 1) {
			const king = lowestOf(bits);
			reached[0] |= KING_REACH[king * 2];
			reached[1] |= KING_REACH[king * 2 + 1];
		}

		for (let bits = high; bits !== 0; bits &= bits - 1) {
			const king = 32 + lowestOf(bits);
			reached[0] |= KING_REACH[king * 2];
			reached[1] |= KING_REACH[king * 2 + 1];
		}

		this.#takeMen(spot, record);
		this.#book.learn(spot, reached[0], reached[1]);
		const {words} = this.#book;
		const takenLow = words[record + TAKEN];
		const takenHigh = words[record + TAKEN + 1];
		this.canBeTaken ||= ((reached[0] & takenLow) | (reached[1] & takenHigh)) !== 0;
		const parts = this.#afterAnswer;
		parts.sort(reached[0] & ~takenLow, reached[1] & ~takenHigh, words, record + VIEWS);
		for (let part = 0; part < parts.count; part++) {
			this.#push(spot, parts.sets[part * 2], parts.sets[part * 2 + 1]);
		}
	}

	/** Lets Black take each man that he can, and removes the men's squares from those reached. */
	#takeMen(spot: number, record: number): void {
		const reached = this.#reached;
		const squares = this.#book.squaresAt(spot);
		for (let man = 0; man < squares.length; man++) {
			const half = squares[man] >> 5;
			const bit = 1 << (squares[man] & 31);
			if ((reached[half] & bit) === 0) {
				continue;
			}

			reached[half] &= ~bit;
			if (man === 0) {
				this.isKingLost = true;
			} else {
				const located = this.#book.words[record + LEFT + man - 1];
				this.#addTaker(located, half === 0 ? bit : 0, half === 0 ? 0 : bit);
			}
		}
	}

	/** Adds what White knows when the lone king has taken a man and so stands on the one square given. */
	#addTaker(located: number, low: number, high: number): void {
		const spot = spotOf(located);
		const belief = this.#belief;
		mapInto(INVERSE_SYMMETRY[located & 7], low, high, belief, 0);
		const record = this.#book.learn(spot, belief[0], belief[1]);
		const {words} = this.#book;
		if (((belief[0] & words[record + TAKEN]) | (belief[1] & words[record + TAKEN + 1])) === 0) {
			this.#push(spot, belief[0], belief[1]);
		} else {
			this.canBeTaken = true;
		}
	}

	#push(spot: number, low: number, high: number): void {
		if (this.top + GROUP_WORDS > this.groups.length) {
			const longer = new Int32Array(this.groups.length * 2);
			longer.set(this.groups);
			this.groups = longer;
		}

		this.groups[this.top++] = spot;
		this.groups[this.top++] = low;
		this.groups[this.top++] = high;
	}
}
