import {makeFen} from '../core/fen.js';
import {createRandom, pick, type Random, randomInteger} from '../core/random.js';
import {unwrap} from '../core/result.js';
import {SquareSet} from '../core/square-set.js';
import {type Square, squareName} from '../core/square.js';
import {makeUci, type UciMove} from '../core/uci.js';
import type {Position} from '../rules/position.js';
import type {BeliefTable} from './belief-table.js';
import type {Tables} from './build-table.js';
import {NEVER} from './levels.js';
import {materialName, type Placement, readPlacement} from './material.js';
import {bestMoves, probe, type ProbeResult} from './probe.js';
import {attackedBy, occupiedBy} from './reach.js';
import {INVERSE_SYMMETRY, mapSet} from './symmetry.js';
import {beliefOf, type Group, type Outcomes, playMove, positionWith} from './verify-step.js';

/** What came of replaying a table with the game's own rules. */
export type Verification = {
	readonly material: string;
	/** Arrangements of White's men with a square of the king: all, counted as in `TableStatistics`, or those drawn. */
	readonly starts: number;
	/** Those that the table calls won, and that were played to the end. */
	readonly won: number;
	/** Different beliefs that were met, up to symmetry. */
	readonly beliefs: number;
	readonly failures: number;
	/** The most moves a won start took. */
	readonly longest: number;
	/** The first failure as a sentence; left out when there is none. */
	readonly firstFailure?: string;
};

/** What White knows, White to move, turned so that his men stand as in the placement's representative. */
type Node = {
	readonly key: string;
	readonly table: BeliefTable;
	readonly placement: Placement;
	readonly belief: SquareSet;
};

/** Returns the positions that White holds possible. */
const positionsOf = ({placement, belief}: Node): Position[] =>
	Array.from(belief, (king) => positionWith(placement, king));

/** Replays a table. Sees of the solver only what `probe` says, and plays by the rules of the game. */
class Verifier {
	failures = 0;
	firstFailure: string | undefined;
	readonly #tables: Tables;
	/** By belief: the moves that it took, NEVER after a failure. */
	readonly #lengths = new Map<string, number>();
	/** Beliefs not won that were looked at. */
	readonly #held = new Set<string>();
	/** By belief: whether the table calls it not won. */
	readonly #isOpen = new Map<string, boolean>();

	constructor(tables: Tables) {
		this.#tables = tables;
	}

	get beliefs(): number {
		return this.#lengths.size + this.#held.size;
	}

	/** Plays the table's move in a won belief and in all that can follow; returns how many moves that takes at worst. */
	playOut(node: Node): number {
		const known = this.#lengths.get(node.key);
		if (known !== undefined) {
			return known;
		}

		const result = this.#probe(node);
		const [best] = bestMoves(result);
		const length = best === undefined ? NEVER : this.#playBest(node, best.move, result.level);
		this.#lengths.set(node.key, length);
		return length;
	}

	#playBest(node: Node, move: UciMove, level: number): number {
		const outcomes = playMove(positionsOf(node), move);
		if (outcomes === undefined || outcomes.isKingLost) {
			return this.#fail(node, `${makeUci(move)} ${outcomes ? 'loses the king' : 'is illegal'}`);
		}

		let longest = outcomes.canBeTaken ? 2 : 1;
		for (const group of outcomes.groups) {
			const next = this.#nodeOf(group);
			const nextLevel = this.#probe(next).level;
			if (nextLevel >= level) {
				return this.#fail(node, `${makeUci(move)} leads from ${level} moves to ${nextLevel}`);
			}

			longest = Math.max(longest, 1 + this.playOut(next));
		}

		return longest === level
			? longest
			: this.#fail(node, `took ${longest} moves, not ${level} as the table says`);
	}

	/**
	 * Checks that White cannot force anything from a belief that the table calls not won: after each of
	 * his moves Black can take his king, or has an answer after which White again knows something not
	 * won; and, if `follow`, so on from there.
	 */
	hold(start: Node, follow: boolean): void {
		const waiting = [start];
		for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
			if (this.#held.has(node.key)) {
				continue;
			}

			this.#held.add(node.key);
			const positions = positionsOf(node);
			for (const {move} of this.#probe(node).moves) {
				const outcomes = playMove(positions, move);
				const escape = outcomes?.isKingLost === true ? node : this.#findEscape(outcomes);
				if (escape === undefined) {
					this.#fail(node, `${makeUci(move)} wins, but the table does not say so`);
				} else if (follow) {
					waiting.push(escape);
				}
			}
		}
	}

	/**
	 * Returns something not won after one of Black's answers. Where the king's square alone, were White
	 * told it, is not won, that is returned: what White cannot force knowing more he cannot force knowing
	 * less.
	 */
	#findEscape(outcomes: Outcomes | undefined): Node | undefined {
		for (const group of outcomes?.groups ?? []) {
			const {placement} = unwrap(readPlacement(group.cells));
			for (const known of [...group.kings.map((king) => SquareSet.from([king])), beliefOf(group)]) {
				const node = this.node(placement, known);
				if (this.#isNotWon(node)) {
					return node;
				}
			}
		}

		return undefined;
	}

	#isNotWon(node: Node): boolean {
		let isOpen = this.#isOpen.get(node.key);
		if (isOpen === undefined) {
			isOpen = this.#probe(node).level === NEVER;
			this.#isOpen.set(node.key, isOpen);
		}

		return isOpen;
	}

	#nodeOf(group: Group): Node {
		const {placement} = unwrap(readPlacement(group.cells));
		return this.node(placement, beliefOf(group));
	}

	/** Returns the node of a belief. */
	node({material, squares}: Placement, belief: SquareSet): Node {
		const table = this.#tables.get(materialName(material));
		if (table === undefined) {
			throw new Error(`the table of ${materialName(material)} is missing`);
		}

		const located = table.index.locate(squares);
		const turned = mapSet(INVERSE_SYMMETRY[located & 7], belief);
		return {
			key: `${table.name} ${located >> 3} ${turned.low} ${turned.high}`,
			table,
			placement: {material, squares: table.index.representative(located >> 3)},
			belief: turned,
		};
	}

	#probe({table, placement, belief}: Node): ProbeResult {
		return unwrap(probe(table, placement, belief));
	}

	#fail({placement, belief}: Node, what: string): number {
		this.failures++;
		const [king] = belief;
		const fen = makeFen(positionWith(placement, king).toSetup());
		const squares = [...belief].map((square) => squareName(square)).join(',');
		this.firstFailure ??= `${fen}, king on ${squares}: ${what}`;
		return NEVER;
	}
}

/** Which starts are replayed. */
export type VerifyScope = {
	/** Only each so many-th placement, and of starts not won only the first move; all when left out. */
	readonly every?: number;
	/** So many starts drawn by lot instead, each counted once; of those not won only the first move. */
	readonly drawn?: number;
	/** Where chance is asked for. */
	readonly seed?: string;
};

/** A start as the verifier takes it: how many starts it stands for, and how far the replay is then. */
type Start = {
	readonly placement: Placement;
	readonly king: Square;
	readonly count: number;
	readonly done: number;
};

/** Returns the squares of the king from which a game can start: White's men do not attack him. */
const startSquares = (placement: Placement): SquareSet =>
	attackedBy(placement).union(occupiedBy(placement)).complement();

/** Yields the starts of each `every`-th placement, one for all that are symmetric to it. */
function* allStarts({index, material}: BeliefTable, every: number): Generator<Start> {
	for (let number = 0; number < index.count; number += every) {
		const placement = {material, squares: index.representative(number)};
		const done = Math.min(1, (number + every) / index.count);
		for (const king of startSquares(placement)) {
			yield {placement, king, count: index.orbit[number], done};
		}
	}
}

/** Yields starts drawn by lot. */
function* drawnStarts(
	{index, material}: BeliefTable,
	drawn: number,
	random: Random,
): Generator<Start> {
	for (let start = 1; start <= drawn; start++) {
		const squares = index.representative(randomInteger(random, index.count));
		const placement = {material, squares};
		const kings = [...startSquares(placement)];
		yield {placement, king: pick(random, kings), count: 1, done: start / drawn};
	}
}

/** So many starts are drawn by lot where there are too many to replay them all. */
const DRAWN_STARTS = 100_000;

/**
 * Returns which starts of an ending a whole verification replays: all with one man beside the king and
 * for KRRvK, of which the paper says that all are won; of the others so many drawn by lot.
 */
export const verifyScope = ({name, material}: BeliefTable): VerifyScope =>
	material.length < 2 || name === 'KRRvK' ? {} : {drawn: DRAWN_STARTS};

/**
 * Replays a table from its starts, with every answer of Black's and everything White may then see, by
 * the rules of the game and not the solver's: won starts are played to the end and must take exactly
 * the moves the table says; from the others Black must always have an answer that leaves White with
 * something not won. Starts that a symmetry of the board takes into each other are played once and
 * counted all. Yields how far it is, from 0 to 1.
 */
export function* verifyTable(
	table: BeliefTable,
	tables: Tables,
	{every = 1, drawn, seed = table.name}: VerifyScope = {},
): Generator<number, Verification> {
	const verifier = new Verifier(tables);
	const count = {starts: 0, won: 0, longest: 0};
	const starts =
		drawn === undefined ? allStarts(table, every) : drawnStarts(table, drawn, createRandom(seed));
	let told = 0;
	for (const start of starts) {
		const belief = SquareSet.from([start.king]);
		const node = verifier.node(start.placement, belief);
		count.starts += start.count;
		if (table.levelToMove(start.placement.squares, belief) === NEVER) {
			verifier.hold(node, drawn === undefined && every === 1);
		} else {
			count.won += start.count;
			count.longest = Math.max(count.longest, verifier.playOut(node));
		}

		if (start.done > told) {
			told = start.done;
			yield told;
		}
	}

	const {beliefs, failures, firstFailure} = verifier;
	return {
		material: table.name,
		...count,
		beliefs,
		failures,
		...(firstFailure === undefined ? {} : {firstFailure}),
	};
}
