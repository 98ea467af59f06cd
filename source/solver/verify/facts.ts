import {BLACK_MAN, EMPTY, KING, makeMan} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {popCount, SquareSet} from '../../core/square-set.js';
import {generateMoves} from '../../rules/generate.js';
import {generateLegalMoves} from '../../rules/legal.js';
import {KIND_MASK} from '../../rules/move.js';
import {MAX_MOVES, Position} from '../../rules/position.js';
import {SIGHT_RULES} from '../../rules/sight.js';
import {fog} from '../../rules/variants/fog.js';
import type {BeliefTable} from '../belief-table.js';
import {type Material, materialName} from '../material.js';
import {rolesOf} from '../reach.js';

/**
 * White's men in the representative of a placement, as one number: the table's place in the book from
 * bit SPOT_SHIFT on, below it the placement's number. A `located` spot has eight times that number, plus
 * the symmetry that takes the representative to where the men really stand.
 */
export const SPOT_SHIFT = 24;
export const SPOT_MASK = (1 << SPOT_SHIFT) - 1;

/**
 * A record of the book, in words from its offset on. All but LEFT speaks of the squares of the king that
 * were looked at.
 *     DONE    2 words: these squares
 *     VIEWS   16 words, a byte for each square of the king: the number of White's view, which is the same
 *             for equal views, whoever is to move
 *     TAKEN   2 words: the squares where White, to move, sees the king and can take him
 *     LEFT    for each man beside the white king the located spot after the lone king has taken him
 *     HIDDEN  how many different views there are without the king, then 2 words for each: the squares seen
 *     COUNT   how many moves White has, over all squares of the king
 *     MOVES   MOVE_WORDS for each: from, to and promotion as `moveKey` has it; 2 words of squares of the king
 *             for which it is legal; the located spot it leads to
 */
const DONE = 0;
export const VIEWS = 2;
export const TAKEN = 18;
export const LEFT = 20;
const HIDDEN = 22;
export const COUNT = 39;
export const MOVES = 40;
export const MOVE_WORDS = 4;

/** The most views without the king: he is in the way of pawns only, each of which shows two squares at most. */
const MOST_HIDDEN = (COUNT - HIDDEN - 1) / 2;
/** After so many squares of the king all are looked at. */
const FEW = 20;
/** The most moves that a man can have, wherever the king is; a pawn those of promoting. */
const MOST_MOVES = {pawn: 12, knight: 8, bishop: 13, rook: 14, queen: 27, king: 8} as const;

const LONE_KING = KING | BLACK_MAN;
/** In place of a located spot: not found yet. */
const NOWHERE = -1;
const MOST_KEYS = 1 << 15;

/** Where the lone king can go from each square: two halves a square, by the rules' generator on an empty board. */
export const KING_REACH = new Int32Array(2 * 64);

const generated = new Int32Array(MAX_MOVES);
for (let king = 0; king < 64; king++) {
	const position = new Position(fog.moves);
	position.put(king, LONE_KING);
	position.side = 1;
	const count = generateMoves(position, generated, 0);
	for (let index = 0; index < count; index++) {
		const to = (generated[index] >> 6) & 63;
		KING_REACH[king * 2 + (to >> 5)] |= 1 << (to & 31);
	}
}

/** What the book needs of an ending's table: the numbers of its placements. */
type FactEnding = Pick<BeliefTable, 'index' | 'material' | 'name'>;

/** Moves the lone king of a position that is set up by hand. */
function shiftLoneKing(position: Position, to: Square): void {
	position.board[position.kings[1]] = EMPTY;
	position.board[to] = LONE_KING;
	position.men[1][0] = to;
	position.place[to] = 0;
	position.kings[1] = to;
}

/** Sets up White's men on some squares, White to move, and the lone king on the first that is free. */
function setUp(position: Position, {material}: FactEnding, squares: Uint8Array): void {
	position.board.fill(EMPTY);
	position.count.fill(0);
	position.side = 0;
	for (const [man, role] of rolesOf({material}).entries()) {
		position.put(squares[man], makeMan('white', role));
	}

	position.put(position.board.indexOf(EMPTY), LONE_KING);
}

/** Scratch: a flag for each square that White sees, and the same as two halves. */
const seen = new Uint8Array(64);
const seenHalves = new Int32Array(2);

/**
 * Looks what the game shows White in a position. Who is to move changes nothing of what he sees: only en
 * passant would, and Black has no pawn.
 */
function look(position: Position): void {
	seen.fill(0);
	for (const part of fog.see) {
		SIGHT_RULES[part](position, 0, seen);
	}

	let low = 0;
	let high = 0;
	for (let square = 0; square < 32; square++) {
		low |= seen[square] << square;
		high |= seen[square + 32] << square;
	}

	seenHalves[0] = low;
	seenHalves[1] = high;
}

/**
 * What the rules of the game say of White's men against a lone king, worked out by the game's own move
 * generator and sight once for each placement and square of the king that is asked for. White's
 * men stand alike in all positions that he cannot tell apart, so this is all that a replay needs, and the
 * solver's rules have no part in it. En passant is left out: Black has no pawn.
 */
export class FactBook<Ending extends FactEnding = BeliefTable> {
	/** The tables by their place in the book. */
	readonly tables: readonly Ending[];
	/** The records; another array when it had to grow. */
	words = new Int32Array(1 << 16);
	/** By table and placement number: the record's offset plus one. */
	readonly #offsets: readonly Int32Array[];
	readonly #byMaterial = new Map<number, number>();
	#end = 0;
	/** The one position on which everything is played. */
	readonly #position = new Position(fog.moves);
	/** Scratch: by move key its place among the record's moves plus one. */
	readonly #places = new Int32Array(MOST_KEYS);
	readonly #men = new Uint8Array(3);
	/** White's moves with the king on the square looked at last, and how many. */
	readonly #list = new Int32Array(MAX_MOVES);
	#listed = 0;
	/** Where they go: two halves. */
	readonly #listTargets = new Int32Array(2);
	/** The squares in a row for which the list is the same: two halves. */
	readonly #listSquares = new Int32Array(2);

	/** `tables` holds those of all endings that the placements asked for lead to. */
	constructor(tables: ReadonlyMap<string, Ending>) {
		this.tables = [...tables.values()];
		this.#offsets = this.tables.map(({index}) => new Int32Array(index.count));
		for (const [place, {material}] of this.tables.entries()) {
			const codes = material.map((role) => makeMan('white', role));
			this.#byMaterial.set(
				codes.reduce((code, man) => code * 8 + man, 0),
				place,
			);
		}
	}

	/** Returns the place of an ending's table in the book. Throws when it is not there. */
	placeOf(material: Material): number {
		const place = this.tables.findIndex(({name}) => name === materialName(material));
		if (place < 0) {
			throw new Error(`the table of ${materialName(material)} is missing`);
		}

		return place;
	}

	/** Returns the squares of White's men at a spot: the representative's, the king first. */
	squaresAt(spot: number): Uint8Array {
		const {squares, men} = this.tables[spot >> SPOT_SHIFT].index;
		const number = spot & SPOT_MASK;
		return squares.subarray(number * men, (number + 1) * men);
	}

	/**
	 * Looks at the squares of the king in a set, none of them a square of White's men. Returns the offset of
	 * the spot's record in `words`, which may be another array then.
	 */
	learn(spot: number, low: number, high: number): number {
		const record = this.#recordOf(spot);
		const doneLow = this.words[record + DONE];
		const doneHigh = this.words[record + DONE + 1];
		if (((low & ~doneLow) | (high & ~doneHigh)) !== 0) {
			const isFew = popCount(doneLow) + popCount(doneHigh) < FEW;
			const free = SquareSet.from(this.squaresAt(spot)).complement();
			const newLow = (isFew ? low : free.low) & ~doneLow;
			const newHigh = (isFew ? high : free.high) & ~doneHigh;
			this.#write(spot, record, new SquareSet(newLow, newHigh));
		}

		return record;
	}

	/** Returns the offset of a spot's record, a new one when there is none yet. */
	#recordOf(spot: number): number {
		const place = spot >> SPOT_SHIFT;
		const offsets = this.#offsets[place];
		const number = spot & SPOT_MASK;
		if (offsets[number] === 0) {
			const most = rolesOf(this.tables[place]).reduce((sum, role) => sum + MOST_MOVES[role], 0);
			const size = MOVES + most * MOVE_WORDS;
			this.#reserve(size);
			this.words.fill(NOWHERE, this.#end + LEFT, this.#end + HIDDEN);
			offsets[number] = this.#end + 1;
			this.#end += size;
		}

		return offsets[number] - 1;
	}

	/** Adds to a record what the rules say of the king on some more squares. */
	#write(spot: number, record: number, kings: SquareSet): void {
		const squares = this.squaresAt(spot);
		const position = this.#position;
		const {words} = this;
		setUp(position, this.tables[spot >> SPOT_SHIFT], squares);
		for (let place = 0; place < words[record + COUNT]; place++) {
			this.#places[words[record + MOVES + place * MOVE_WORDS]] = place + 1;
		}

		this.#listed = 0;
		for (const king of kings) {
			shiftLoneKing(position, king);
			position.side = 1;
			this.#addAnswers(position, squares, record);
			position.side = 0;
			look(position);
			const view = seen[king] === 1 ? MOST_HIDDEN + king : this.#hiddenView(record);
			words[record + VIEWS + (king >> 2)] |= view << ((king & 3) * 8);
			this.#addMoves(position, record);
			const takesKing = (this.#listTargets[king >> 5] >>> (king & 31)) & seen[king];
			words[record + TAKEN + (king >> 5)] |= takesKing << (king & 31);
		}

		this.#spreadList(record);
		words[record + DONE] |= kings.low;
		words[record + DONE + 1] |= kings.high;
		for (let place = 0; place < words[record + COUNT]; place++) {
			this.#places[words[record + MOVES + place * MOVE_WORDS]] = 0;
		}
	}

	/** Returns the number of the view looked at last, which the king is not in. */
	#hiddenView(record: number): number {
		const {words} = this;
		const count = words[record + HIDDEN];
		for (let view = 0; view < count; view++) {
			const at = record + HIDDEN + 1 + view * 2;
			if (words[at] === seenHalves[0] && words[at + 1] === seenHalves[1]) {
				return view;
			}
		}

		if (count === MOST_HIDDEN) {
			throw new Error('White has more views without the king than pawns can make');
		}

		words.set(seenHalves, record + HIDDEN + 1 + count * 2);
		words[record + HIDDEN]++;
		return count;
	}

	/** Makes sure that there are so many free words, all of them zero. */
	#reserve(count: number): void {
		if (this.#end + count > this.words.length) {
			const longer = new Int32Array(this.words.length * 2);
			longer.set(this.words.subarray(0, this.#end));
			this.words = longer;
		}
	}

	/** Notes what Black's captures leave; checks that the lone king can go where he could on an empty board. */
	#addAnswers(position: Position, squares: Uint8Array, offset: number): void {
		const count = generateLegalMoves(position, generated, 0);
		const king = position.kings[1];
		let low = 0;
		let high = 0;
		for (let index = 0; index < count; index++) {
			const move = generated[index];
			const to = (move >> 6) & 63;
			low |= to < 32 ? 1 << to : 0;
			high |= to < 32 ? 0 : 1 << (to - 32);
			if (position.board[to] !== EMPTY) {
				const man = squares.indexOf(to);
				if (man > 0 && this.words[offset + LEFT + man - 1] === NOWHERE) {
					position.make(move);
					this.words[offset + LEFT + man - 1] = this.#locate(position);
					position.unmake(move);
				}
			}
		}

		if (low !== KING_REACH[king * 2] || high !== KING_REACH[king * 2 + 1]) {
			throw new Error('White keeps the lone king from a square, which no rule of the fog lets him');
		}
	}

	/** Notes White's legal moves in a position. */
	#addMoves(position: Position, offset: number): void {
		const king = position.kings[1];
		const count = generateLegalMoves(position, generated, 0);
		let same = count === this.#listed ? 0 : -1;
		while (same >= 0 && same < count && generated[same] === this.#list[same]) {
			same++;
		}

		// Mostly the moves are those with the king on the square before.
		if (same !== count) {
			this.#spreadList(offset);
			this.#listMoves(position, count, offset);
		}

		this.#listSquares[king >> 5] |= 1 << (king & 31);
	}

	/** Makes the moves generated the list, and notes those that are new to the record. */
	#listMoves(position: Position, count: number, offset: number): void {
		const {words} = this;
		this.#listTargets.fill(0);
		this.#listed = count;
		for (let index = 0; index < count; index++) {
			const move = generated[index];
			const key = move & ~KIND_MASK;
			const to = (move >> 6) & 63;
			this.#list[index] = move;
			this.#listTargets[to >> 5] |= 1 << (to & 31);
			if (this.#places[key] === 0) {
				const place = words[offset + COUNT]++;
				this.#places[key] = place + 1;
				const at = offset + MOVES + place * MOVE_WORDS;
				words[at] = key;
				position.make(move);
				words[at + 3] = this.#locate(position);
				position.unmake(move);
			}
		}
	}

	/** Adds the squares of the king for which the list was generated to each of its moves. */
	#spreadList(offset: number): void {
		const {words} = this;
		const [low, high] = this.#listSquares;
		for (let index = 0; index < this.#listed; index++) {
			const place = this.#places[this.#list[index] & ~KIND_MASK] - 1;
			const at = offset + MOVES + place * MOVE_WORDS;
			words[at + 1] |= low;
			words[at + 2] |= high;
		}

		this.#listSquares.fill(0);
	}

	/** Returns the located spot of White's men in a position, the king first, then the strongest. */
	#locate({board, count, men: lists, kings}: Position): number {
		const [men] = lists;
		const squares = this.#men;
		let code = 0;
		let placed = 0;
		if (kings[0] === NO_SQUARE || count[0] > squares.length) {
			throw new Error('White has no king or too many men');
		}

		for (let role = KING; role > EMPTY; role--) {
			for (let index = 0; index < count[0]; index++) {
				if (board[men[index]] === role) {
					squares[placed++] = men[index];
					code = role === KING ? code : code * 8 + role;
				}
			}
		}

		const place = this.#byMaterial.get(code);
		if (place === undefined) {
			throw new Error('the table of an ending that this one leads to is missing');
		}

		return (place << SPOT_SHIFT) | this.tables[place].index.locate(squares);
	}
}
