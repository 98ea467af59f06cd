import type {Square} from '../core/square.js';
import {isPawnSquare, type Material} from './material.js';
import {FILE_SYMMETRIES, SYMMETRIC_SQUARES, SYMMETRIES} from './symmetry.js';

/**
 * Numbers the placements of some material, those that a symmetry of the board or an exchange of equal
 * men takes into each other counted once. Each number stands for one of them, its representative.
 * Where there is a pawn the one symmetry is to exchange left and right.
 */
export class PlacementIndex {
	/** How many numbers there are. */
	readonly count: number;
	/** The men, the king included. */
	readonly men: number;
	/** The squares of the representatives, `men` for each number, in the order of the material. */
	readonly squares: Uint8Array;
	/** How many different placements of the whole board a number stands for. */
	readonly orbit: Uint8Array;
	/**
	 * For every arrangement (its squares in base 64, the king's the lowest digit) the number, times 8,
	 * plus the symmetry that takes the representative to it; −1 when two men share a square or a pawn
	 * stands where none can.
	 */
	readonly #located: Int32Array;

	constructor(material: Material) {
		this.men = material.length + 1;
		const {men} = this;
		const twins = men === 3 && material[0] === material[1];
		const pawns = [false, ...material.map((role) => role === 'pawn')];
		const symmetries = pawns.includes(true) ? FILE_SYMMETRIES : SYMMETRIES;
		const located = new Int32Array(64 ** men).fill(-1);
		const representatives: number[] = [];
		const orbits: number[] = [];
		const squares = new Uint8Array(men);
		for (let key = 0; key < located.length; key++) {
			if (located[key] >= 0 || !readKey(key, squares, pawns)) {
				continue;
			}

			const number = orbits.length;
			representatives.push(...squares);
			let orbit = 0;
			for (let symmetry = 0; symmetry < symmetries; symmetry++) {
				const packed = number * SYMMETRIES + symmetry;
				const image = imageKey(squares, symmetry, false);
				const isNew = located[image] < 0;
				located[image] = isNew ? packed : located[image];
				if (twins) {
					const exchanged = imageKey(squares, symmetry, true);
					located[exchanged] = located[exchanged] < 0 ? packed : located[exchanged];
				}

				orbit += isNew ? 1 : 0;
			}

			orbits.push(orbit);
		}

		this.#located = located;
		this.count = orbits.length;
		this.squares = Uint8Array.from(representatives);
		this.orbit = Uint8Array.from(orbits);
	}

	/**
	 * Returns the number of a placement times 8, plus the symmetry that takes the representative to it;
	 * −1 when two men stand on one square or a pawn where none can.
	 */
	locate(squares: ArrayLike<Square>): number {
		let key = 0;
		for (let man = this.men - 1; man >= 0; man--) {
			key = key * 64 + squares[man];
		}

		return this.#located[key];
	}

	representative(number: number): Square[] {
		return [...this.squares.subarray(number * this.men, (number + 1) * this.men)];
	}
}

/** Writes the squares of a key; returns whether they differ and pawns (marked by man) can stand there. */
function readKey(key: number, squares: Uint8Array, pawns: readonly boolean[]): boolean {
	let rest = key;
	for (let man = 0; man < squares.length; man++) {
		squares[man] = rest & 63;
		rest >>= 6;
		if (pawns[man] && !isPawnSquare(squares[man])) {
			return false;
		}

		for (let other = 0; other < man; other++) {
			if (squares[other] === squares[man]) {
				return false;
			}
		}
	}

	return true;
}

/** Returns the key of a placement's image, with its two men exchanged if asked. */
function imageKey(squares: Uint8Array, symmetry: number, exchange: boolean): number {
	let key = 0;
	for (let digit = squares.length - 1; digit >= 0; digit--) {
		const man = exchange && digit > 0 ? 3 - digit : digit;
		key = key * 64 + SYMMETRIC_SQUARES[symmetry * 64 + squares[man]];
	}

	return key;
}
