import {fail, ok, type Result} from '../core/result.js';
import {SquareSet} from '../core/square-set.js';
import type {Square} from '../core/square.js';
import {NEVER} from './levels.js';
import {type Material, materialName, type Placement} from './material.js';
import {PlacementIndex} from './placement-index.js';
import {afterMove, inferredBy, whiteMoves, type WhiteMove} from './reach.js';
import {INVERSE_SYMMETRY, mapSet} from './symmetry.js';
import {hasTable, type TableGame, USUAL_TABLES} from './table-game.js';
import {FileBlocks, type TableFile} from './table-file.js';
import {
	checkHead,
	checkWords,
	COUNT_WORD,
	LEVEL_SHIFT,
	OFFSETS_WORD,
	SQUARE_WORDS,
} from './table-layout.js';

const GROUP_END = (1 << LEVEL_SHIFT) - 1;

/** Which levels a table stores for each placement number. */
export type LevelBits = {
	readonly low: Int32Array;
	readonly high: Int32Array;
	readonly highest: number;
};

/** What a table stores for one placement: levels of single squares, and remainders by rising level. */
export type Block = {
	readonly squares: Uint8Array;
	readonly groups: readonly {readonly level: number; readonly sets: readonly SquareSet[]}[];
};

/**
 * The exact table of one ending: for White's men on given squares, Black to move, and a set of squares
 * where the lone king may be, how many moves White needs at worst. See `retrograde.ts` for what is
 * stored and why that is enough.
 */
export class BeliefTable {
	readonly name: string;
	readonly index: PlacementIndex;
	readonly #bytes: Uint8Array;

	readonly #tables: ReadonlyMap<string, BeliefTable>;
	/** Reads blocks that are not among the words yet; undefined when all are. */
	readonly #blocks: FileBlocks | undefined;

	private constructor(
		readonly material: Material,
		readonly words: Int32Array,
		tables: ReadonlyMap<string, BeliefTable>,
		readonly game: TableGame,
		file?: TableFile,
	) {
		this.#tables = tables;
		this.name = materialName(material);
		this.index = new PlacementIndex(material);
		this.#blocks = file && new FileBlocks(file, words, this.index.count, this.name);
		this.#bytes = new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
	}

	/**
	 * Returns the table that these words hold, or why they are not to be trusted. `tables` are those that
	 * its pawns can promote into; they may come into the map later, but before they are needed.
	 */
	static fromWords(
		words: Int32Array,
		material: Material,
		tables: ReadonlyMap<string, BeliefTable> = new Map(),
		game: TableGame = USUAL_TABLES,
	): Result<BeliefTable> {
		const checked = checkWords(words, material, game);
		return checked.ok ? BeliefTable.#of(words, material, tables, game) : checked;
	}

	/**
	 * Returns the table that a file holds, of which no more is read than what is asked for. Only the head
	 * is checked here, and each block when it is read: asking throws a DamagedTableError when a block is
	 * not what was written. Good for single questions; its words are not whole.
	 */
	static fromFile(
		file: TableFile,
		material: Material,
		tables: ReadonlyMap<string, BeliefTable> = new Map(),
		game: TableGame = USUAL_TABLES,
	): Result<BeliefTable> {
		const head = new Int32Array(OFFSETS_WORD);
		file.read(head, 0);
		const checked = checkHead(head, file.length, material, game);
		if (!checked.ok) {
			return checked;
		}

		// Memory that is never written to costs nothing.
		const words = new Int32Array(file.length);
		words.set(head);
		return BeliefTable.#of(words, material, tables, game, file);
	}

	static #of(
		words: Int32Array,
		material: Material,
		tables: ReadonlyMap<string, BeliefTable>,
		game: TableGame,
		file?: TableFile,
	): Result<BeliefTable> {
		const table = new BeliefTable(material, words, tables, game, file);
		return table.index.count === words[COUNT_WORD]
			? ok(table)
			: fail('it has the wrong number of placements');
	}

	/** Returns the word at which the block of a placement starts, having read it. */
	#blockAt(number: number): number {
		this.#blocks?.read(number);
		return this.words[OFFSETS_WORD + number];
	}

	/**
	 * Returns the level of a set that the table stores: White's men stand on `squares` (in the order of the
	 * material), and the king may be on any square of `belief`. In the fog Black is to move, and no square
	 * may be one of White's men; in a game of tries White is. Levels of `limit` and above are given as
	 * NEVER, which saves time.
	 */
	levelOf(squares: readonly Square[], belief: SquareSet, limit: number = NEVER): number {
		const located = this.index.locate(squares);
		const {low, high} = mapSet(INVERSE_SYMMETRY[located & 7], belief);
		return this.levelAt(located >> 3, low, high, limit);
	}

	/**
	 * Returns the same for a placement's number, White's men standing as in its representative, and the
	 * two halves of a belief. Allocates nothing.
	 */
	levelAt(number: number, low: number, high: number, limit: number = NEVER): number {
		const {words} = this;
		const block = this.#blockAt(number);
		let level = this.#worstSquare(block * 4, low, high);
		if (level >= limit) {
			return NEVER;
		}

		const groups = block + SQUARE_WORDS + 1;
		const sets = groups + words[groups - 1];
		// The first group holds the complement of the unseen squares alone: what is left are the unseen ones.
		const unseenLow = low & ~words[sets];
		const unseenHigh = high & ~words[sets + 1];
		if ((unseenLow | unseenHigh) === 0) {
			return level;
		}

		let set = sets + 2;
		for (let group = groups + 1; group < sets; group++) {
			const groupLevel = words[group] >>> LEVEL_SHIFT;
			if (groupLevel >= limit) {
				return NEVER;
			}

			const end = sets + (words[group] & GROUP_END) * 2;
			for (; set < end; set += 2) {
				if (((unseenLow & ~words[set]) | (unseenHigh & ~words[set + 1])) === 0) {
					level = Math.max(level, groupLevel);
					return level;
				}
			}
		}

		return NEVER;
	}

	/** Returns the highest of the levels stored for single squares, over a set. */
	#worstSquare(levels: number, low: number, high: number): number {
		let worst = 0;
		for (let bits = low; bits !== 0; bits &= bits - 1) {
			worst = Math.max(worst, this.#bytes[levels + 31 - Math.clz32(bits & -bits)]);
		}

		for (let bits = high; bits !== 0; bits &= bits - 1) {
			worst = Math.max(worst, this.#bytes[levels + 63 - Math.clz32(bits & -bits)]);
		}

		return worst;
	}

	/** Returns the groups of sets that are stored for a placement number: the level, and the words of the sets, two a set. */
	groupsOf(number: number): {readonly level: number; readonly from: number; readonly to: number}[] {
		const {words} = this;
		const first = this.#blockAt(number) + SQUARE_WORDS + 1;
		const sets = first + words[first - 1];
		let from = sets;
		return Array.from(words.subarray(first, sets), (word) => {
			const to = sets + (word & GROUP_END) * 2;
			const group = {level: word >>> LEVEL_SHIFT, from, to};
			from = to;
			return group;
		});
	}

	/** Returns the levels of the squares that are stored for a placement number. */
	squaresOf(number: number): Uint8Array {
		const block = this.#blockAt(number) * 4;
		return this.#bytes.subarray(block, block + 64);
	}

	/** Returns what is stored for a placement number: a level for each square, and the sets by level. */
	blockOf(number: number): Block {
		const groups = this.groupsOf(number).map(({level, from, to}) => ({
			level,
			sets: Array.from(
				{length: (to - from) / 2},
				(_, set) => new SquareSet(this.words[from + set * 2], this.words[from + set * 2 + 1]),
			),
		}));
		return {squares: this.squaresOf(number), groups};
	}

	/** Returns how many sets are stored for a placement number, that of level 0 aside. */
	setCount(number: number): number {
		const groups = this.groupsOf(number);
		return (groups[groups.length - 1].to - groups[0].to) / 2;
	}

	/** Returns a copy of the sets of one level that are stored for a placement number, two words each. */
	setsOfLevel(number: number, level: number): Int32Array {
		const group = this.groupsOf(number).find((one) => one.level === level);
		return group === undefined ? new Int32Array(0) : this.words.slice(group.from, group.to);
	}

	/** Returns the words of a placement's block, its checksum aside, as `table-layout.ts` describes them. */
	blockWords(number: number): Int32Array {
		const block = this.#blockAt(number);
		return this.words.subarray(block, this.words[OFFSETS_WORD + number + 1] - 1);
	}

	/**
	 * Returns which levels are stored for each placement number, as bits of two 32-bit halves; levels of
	 * 63 and above share the last bit. `highest` is the highest of all, NEVER aside.
	 */
	levelBits(): LevelBits {
		let highest = 0;
		const {count} = this.index;
		const low = new Int32Array(count);
		const high = new Int32Array(count);
		for (let number = 0; number < count; number++) {
			for (const level of [
				...this.groupsOf(number).map((group) => group.level),
				...this.squaresOf(number),
			]) {
				highest = level < NEVER ? Math.max(highest, level) : highest;
				low[number] |= level < 32 ? 1 << level : 0;
				high[number] |= level < 32 ? 0 : 1 << Math.min(level - 32, 31);
			}
		}

		return {low, high, highest};
	}

	/** Returns the table of another ending that a pawn's promotion leads to. Throws when it is not there. */
	promoted(material: Material): BeliefTable {
		const name = materialName(material);
		const table = this.#tables.get(name);
		if (table === undefined) {
			throw new Error(`${this.name} needs the table of ${name}`);
		}

		return table;
	}

	/** Returns the same, or undefined where there is no such table because White cannot win then. */
	promotedIfAny(material: Material): BeliefTable | undefined {
		return hasTable(this.game, material) ? this.promoted(material) : undefined;
	}

	/** Returns the level of a belief after one of White's moves in the fog, as `levelOf` does. */
	levelOfMove(placement: Placement, move: WhiteMove, belief: SquareSet, limit?: number): number {
		const after = afterMove(placement, move);
		const table = move.promotion === undefined ? this : this.promoted(after.material);
		return table.levelOf(after.squares, belief, limit);
	}

	/**
	 * Returns the level of a belief with White to move: one move more than after his best one. No square
	 * of `belief` may be attacked, nor one where White would notice that a pawn is blocked, unless it is
	 * the only one.
	 */
	levelToMove(squares: readonly Square[], belief: SquareSet): number {
		if (this.game.stored === 'white') {
			return this.levelOf(squares, belief);
		}

		const placement = {material: this.material, squares};
		const [known] = belief.intersect(inferredBy(placement));
		let best = NEVER;
		for (const move of whiteMoves(placement, known)) {
			best = Math.min(best, this.levelOfMove(placement, move, belief, best));
		}

		return best === NEVER ? NEVER : best + 1;
	}
}
