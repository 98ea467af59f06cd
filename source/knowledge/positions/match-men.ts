import {type Random, randomInteger} from '../../core/random.js';

const FREE = -1;

/** Puts items into a random order, in place (Fisher and Yates). */
export function shuffle(items: number[], random: Random): void {
	for (let last = items.length - 1; last > 0; last--) {
		const other = randomInteger(random, last + 1);
		const item = items[last];
		items[last] = items[other];
		items[other] = item;
	}
}

/**
 * Gives each man a place of its own such that all of some places are taken, by augmenting paths (Kuhn,
 * "The Hungarian method for the assignment problem", 1955): whatever is matched stays matched, so first
 * the places that must be taken are matched and then the men that are left. When any assignment does
 * both, this finds one (Mendelsohn & Dulmage, 1958).
 */
export class Matching {
	readonly placeOf: Int32Array;
	readonly manOn: Int32Array;
	readonly #visited: Uint8Array;

	/** `places` lists for each man where it may go, in the order in which it tries; `size` counts places. */
	constructor(
		readonly places: readonly (readonly number[])[],
		size: number,
	) {
		this.placeOf = new Int32Array(places.length).fill(FREE);
		this.manOn = new Int32Array(size).fill(FREE);
		this.#visited = new Uint8Array(Math.max(size, places.length));
	}

	/** Matches men until the places of `wanted` are taken and every man has one. Returns whether that is possible. */
	complete(wanted: readonly number[], menInOrder: readonly number[]): boolean {
		return (
			wanted.every((place) => this.manOn[place] !== FREE || this.#fill(place, menInOrder)) &&
			menInOrder.every((man) => this.placeOf[man] !== FREE || this.#place(man))
		);
	}

	#fill(place: number, men: readonly number[]): boolean {
		this.#visited.fill(0);
		return this.#augmentPlace(place, men);
	}

	#augmentPlace(place: number, men: readonly number[]): boolean {
		for (const man of men) {
			if (this.#visited[man] === 0 && this.places[man].includes(place)) {
				this.#visited[man] = 1;
				const old = this.placeOf[man];
				// A man without a place comes at once; another when its own place finds somebody else.
				if (old === FREE || this.#augmentPlace(old, men)) {
					this.placeOf[man] = place;
					this.manOn[place] = man;
					return true;
				}
			}
		}

		return false;
	}

	#place(man: number): boolean {
		this.#visited.fill(0);
		return this.#augmentMan(man);
	}

	#augmentMan(man: number): boolean {
		for (const place of this.places[man]) {
			if (this.#visited[place] === 0) {
				this.#visited[place] = 1;
				const other = this.manOn[place];
				if (other === FREE || this.#augmentMan(other)) {
					this.placeOf[man] = place;
					this.manOn[place] = man;
					return true;
				}
			}
		}

		return false;
	}
}
