import {EMPTY} from '../../core/man.js';
import {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import {generateMoves} from '../../rules/generate.js';
import {MAX_MOVES, Position} from '../../rules/position.js';
import {SIGHT_RULES} from '../../rules/sight.js';
import {fog} from '../../rules/variants/fog.js';
import type {BeliefTable} from '../belief-table.js';
import {legalMoves, LONE_KING, nameOf, placementOn, positionWith} from './board.js';
import {type Material, materialName, type Placement} from '../material.js';

/**
 * White's men in the representative of a placement, as one number: the table's place in the book from
 * bit SPOT_SHIFT on, below it the placement's number. A `located` spot has eight times that number, plus
 * the symmetry that takes the representative to where the men really stand.
 */
export const SPOT_SHIFT = 24;
export const SPOT_MASK = (1 << SPOT_SHIFT) - 1;

export type MoveFact = {
	/** From, to and promotion as `moveKey` has it. */
	readonly key: number;
	/** The squares of the king for which it is legal, low and high half. */
	low: number;
	high: number;
	/** The located spot it leads to. */
	readonly located: number;
};

/** What the rules say of White's men at a spot; all but `left` speaks of the squares of the king that were looked at. */
export type Facts = {
	done: SquareSet;
	/** By square of the king: the number of White's view, which is the same for equal views, whoever is to move. */
	readonly views: Uint8Array;
	/** The squares where White, to move, sees the king and can take him. */
	taken: SquareSet;
	/** For each man, White's king the first, the located spot after the lone king has taken him; undefined when he never could. */
	readonly left: (number | undefined)[];
	readonly hidden: string[];
	readonly moves: MoveFact[];
};

/** In a view's number, behind those without the king: the king is seen on that square. */
const SEEN = 64;
/** After so many squares of the king all are looked at. */
const FEW = 20;

/** Where the lone king can go from each square, by the rules' generator on an empty board. */
export const KING_REACH: readonly SquareSet[] = Array.from({length: 64}, (_, king) => {
	const position = new Position(fog.moves);
	position.put(king, LONE_KING);
	position.side = 1;
	const moves = new Int32Array(MAX_MOVES);
	const count = generateMoves(position, moves, 0);
	return SquareSet.from(Array.from(moves.subarray(0, count), (move) => (move >> 6) & 63));
});

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

/** Returns whether a move is legal wherever the king is on the squares of a set. */
export const isLegalOn = ({low, high}: SquareSet, move: MoveFact): boolean =>
	((low & ~move.low) | (high & ~move.high)) === 0;

/** Scratch: a flag for each square that White sees. */
const seen = new Uint8Array(64);

/**
 * Looks what the game shows White in a position. Who is to move changes nothing of what he sees: only en
 * passant would, and Black has no pawn.
 */
function look(position: Position): void {
	seen.fill(0);
	for (const part of fog.see) {
		SIGHT_RULES[part](position, 0, seen);
	}
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
	/** By table and number of the placement. */
	readonly #facts: readonly (Facts | undefined)[][];

	/** `tables` holds those of all endings that the placements asked for lead to. */
	constructor(tables: ReadonlyMap<string, Ending>) {
		this.tables = [...tables.values()];
		this.#facts = this.tables.map(({index}) => Array.from({length: index.count}));
	}

	/** Returns the place of an ending's table in the book. Throws when it is not there. */
	placeOf(material: Material): number {
		const place = this.tables.findIndex(({name}) => name === materialName(material));
		if (place < 0) {
			throw new Error(`the table of ${materialName(material)} is missing`);
		}

		return place;
	}

	/** Returns White's men at a spot: the representative's. */
	placementAt(spot: number): Placement {
		const {index, material} = this.tables[spot >> SPOT_SHIFT];
		return {material, squares: index.representative(spot & SPOT_MASK)};
	}

	/** Returns what the rules say of a spot, having looked at the squares of the king in a set, none of them a square of White's men. */
	learn(spot: number, kings: SquareSet): Facts {
		const ofTable = this.#facts[spot >> SPOT_SHIFT];
		let facts = ofTable[spot & SPOT_MASK];
		if (facts === undefined) {
			const views = new Uint8Array(64);
			const {empty} = SquareSet;
			facts = {done: empty, views, taken: empty, left: [], hidden: [], moves: []};
			ofTable[spot & SPOT_MASK] = facts;
		}

		if (!kings.isSubsetOf(facts.done)) {
			const placement = this.placementAt(spot);
			const wanted = facts.done.size < FEW ? kings : SquareSet.from(placement.squares).complement();
			this.#look(facts, placement, wanted.minus(facts.done));
		}

		return facts;
	}

	/** Adds what the rules say of the king on some more squares. */
	#look(facts: Facts, placement: Placement, kings: SquareSet): void {
		const moves = new Map(facts.moves.map((move) => [move.key, move]));
		const [first] = kings;
		const position = positionWith(placement, first);
		for (const king of kings) {
			shiftLoneKing(position, king);
			const bit = SquareSet.of(king);
			this.#addAnswers(position, placement, facts);
			look(position);
			let canTake = false;
			for (const move of legalMoves(position)) {
				const key = nameOf(move);
				let fact = moves.get(key);
				if (fact === undefined) {
					position.make(move);
					fact = {key, low: 0, high: 0, located: this.#locate(position)};
					position.unmake(move);
					moves.set(key, fact);
					facts.moves.push(fact);
				}

				fact.low |= bit.low;
				fact.high |= bit.high;
				canTake ||= ((move >> 6) & 63) === king;
			}

			facts.views[king] = seen[king] === 1 ? SEEN + king : hiddenView(facts);
			facts.taken = canTake && seen[king] === 1 ? facts.taken.union(bit) : facts.taken;
		}

		facts.done = facts.done.union(kings);
	}

	/** Notes what Black's captures leave; checks that the lone king can go where he could on an empty board. */
	#addAnswers(position: Position, {squares}: Placement, {left}: Facts): void {
		position.side = 1;
		const king = position.kings[1];
		const moves = legalMoves(position);
		for (const move of moves) {
			const to = (move >> 6) & 63;
			const man = position.board[to] === EMPTY ? 0 : squares.indexOf(to);
			if (man > 0 && left[man] === undefined) {
				position.make(move);
				left[man] = this.#locate(position);
				position.unmake(move);
			}
		}

		position.side = 0;
		if (!SquareSet.from(moves.map((move) => (move >> 6) & 63)).equals(KING_REACH[king])) {
			throw new Error('White keeps the lone king from a square, which no rule of the fog lets him');
		}
	}

	/** Returns the located spot of White's men in a position. */
	#locate(position: Position): number {
		const {material, squares} = placementOn(position);
		const place = this.placeOf(material);
		return (place << SPOT_SHIFT) | this.tables[place].index.locate(squares);
	}
}

/** Returns the number of the view looked at last, which the king is not in. */
function hiddenView({hidden}: Facts): number {
	const view = String.fromCharCode.apply(null, seen as unknown as number[]);
	return hidden.includes(view) ? hidden.indexOf(view) : hidden.push(view) - 1;
}
