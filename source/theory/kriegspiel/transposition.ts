import {createRandom} from '../../core/random.js';
import type {Turn} from './two-men.js';

/** How many places the table has: MHE in the text, which does not say how many. */
const PLACES = 2 ** 18;

/**
 * How the table of Figure 4 is kept. As printed, a new state keeps what stands at its place when that is
 * smaller than its own value: in a table filled with zeros nearly every state is worth 0 once it
 * has been seen. Repaired, a new state gets its own value, and the smaller of two when it is seen again.
 */
export type TableReading = 'as-printed' | 'repaired' | 'none';

/** Random numbers of 64 bits as halves, by {white king, white rook, black king} and square. */
const random = createRandom('Zobrist 1970');
const NUMBERS_LOW = Int32Array.from({length: 3 * 64}, () => random() * 2 ** 32);
const NUMBERS_HIGH = Int32Array.from({length: 3 * 64}, () => random() * 2 ** 32);

/** The numbers of a rank's black kings put together, by rank * 256 + the rank's eight bits. */
const RANK_LOW = new Int32Array(2048);
const RANK_HIGH = new Int32Array(2048);
for (let index = 0; index < 2048; index++) {
	for (let file = 0; file < 8; file++) {
		if ((index >> file) & 1) {
			const number = 128 + (index >> 8) * 8 + file;
			RANK_LOW[index] ^= NUMBERS_LOW[number];
			RANK_HIGH[index] ^= NUMBERS_HIGH[number];
		}
	}
}

/** Puts a metaposition's numbers together: all its black kings are put into a key. */
const keyOf = (numbers: Int32Array, ranks: Int32Array, {king, man, belief}: Turn): number => {
	const {low, high} = belief;
	return (
		numbers[king] ^
		numbers[64 + man] ^
		ranks[low & 255] ^
		ranks[256 + ((low >>> 8) & 255)] ^
		ranks[512 + ((low >>> 16) & 255)] ^
		ranks[768 + (low >>> 24)] ^
		ranks[1024 + (high & 255)] ^
		ranks[1280 + ((high >>> 8) & 255)] ^
		ranks[1536 + ((high >>> 16) & 255)] ^
		ranks[1792 + (high >>> 24)]
	);
};

/** Returns the low half of the Zobrist key of a metaposition. */
export const keyLow = (turn: Turn): number => keyOf(NUMBERS_LOW, RANK_LOW, turn);

/** Returns the high half of the key. */
export const keyHigh = (turn: Turn): number => keyOf(NUMBERS_HIGH, RANK_HIGH, turn);

/** The transposition table of Bolognesi & Ciancarini's program (2003, section 6, Figure 4). */
export class TranspositionTable {
	readonly #reading: TableReading;
	readonly #low: Int32Array;
	readonly #high: Int32Array;
	readonly #values: Int32Array;
	readonly #depths: Uint8Array;
	/** The game in which each place was last written: places of earlier games count as filled with zeros. */
	readonly #games: Int32Array;
	#game = 1;

	constructor(reading: TableReading) {
		const places = reading === 'none' ? 0 : PLACES;
		this.#reading = reading;
		this.#low = new Int32Array(places);
		this.#high = new Int32Array(places);
		this.#values = new Int32Array(places);
		this.#depths = new Uint8Array(places);
		this.#games = new Int32Array(places);
	}

	/** Fills the table with zeros. */
	clear(): void {
		this.#game++;
	}

	/** CheckHash: returns the value of a state that was searched at least as deep, or undefined. */
	check(low: number, high: number, depth: number): number | undefined {
		if (this.#reading === 'none') {
			return undefined;
		}

		const place = (low >>> 0) % PLACES;
		return this.#games[place] === this.#game &&
			this.#low[place] === low &&
			this.#high[place] === high &&
			this.#depths[place] >= depth
			? this.#values[place]
			: undefined;
	}

	/** RecordHash: puts in what a search of some depth came to. */
	record(low: number, high: number, depth: number, value: number): void {
		if (this.#reading === 'none') {
			return;
		}

		const place = (low >>> 0) % PLACES;
		const isFilled = this.#games[place] === this.#game;
		const isSame = isFilled && this.#low[place] === low && this.#high[place] === high;
		const kept = isFilled ? this.#values[place] : 0;
		this.#values[place] = this.#reading === 'as-printed' || isSame ? Math.min(kept, value) : value;
		this.#low[place] = low;
		this.#high[place] = high;
		this.#depths[place] = depth;
		this.#games[place] = this.#game;
	}
}
