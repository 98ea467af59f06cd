import {SquareSet} from '../../../core/square-set.js';
import {kingSteps, kingStepsFrom} from '../../../knowledge/king-steps.js';
import type {HearRules} from '../../../rules/book.js';
import type {Tables} from '../../../solver/build-table.js';
import {NEVER} from '../../../solver/levels.js';
import {materialName, type Placement} from '../../../solver/material.js';
import {
	afterMove,
	pushedOver,
	type WhiteMove,
	whiteMoves,
	withoutManAt,
} from '../../../solver/reach.js';
import {arrange, type Arrangement, huntValue, MATE} from './arrangement.js';

export type JudgedTry = {readonly move: WhiteMove; readonly value: number};

export type HuntRules = {
	readonly check: HearRules['check'];
	/** Whether a king that is stalemated has lost, and not drawn. */
	readonly stalemateWins: boolean;
	/** The tables of the book's game, by the name of the ending. */
	readonly tables: Tables;
	/** The most arrangements of men that are looked at. */
	readonly nodes: number;
	readonly shouldStop: () => boolean;
	/** Returns what is taken off for coming to an arrangement. */
	readonly penalty: (after: Placement) => number;
};

/** What each move is worth that a mate comes sooner, and what a move counts that a table foretells. */
const MOVE = 4;
const LEVEL = 8;
/** What a refusal costs: less than any move. */
const REFUSAL = 0.5;
/** How likely a king is thought to take a man that he can take. */
const TAKES = 0.6;
/** The share by which the worst that may be heard counts. */
const WORST = 0.3;
/** How many tries are looked into at the first move, by depth, and at each one after it. */
const KEPT = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 10, 5];
const KEPT_INSIDE = 5;
const DEEPEST = 3;

/** Returns whether a move makes a bishop or knight of a pawn. */
const isLesser = ({promotion}: WhiteMove): boolean =>
	promotion === 'bishop' || promotion === 'knight';

/**
 * Hunts a lone king with any men, by where he may be: each try parts those squares by what the umpire would
 * say, and each part is worth what the best try after it is, to a depth; then by how little room the king has.
 */
export class HuntSearch {
	readonly #rules: HuntRules;
	readonly #arrangements = new Map<string, Arrangement>();
	#nodes = 0;

	constructor(rules: HuntRules) {
		this.#rules = rules;
	}

	/** Returns the tries that can stand, the best first. */
	search(placement: Placement, belief: SquareSet): JudgedTry[] {
		const {nodes, shouldStop} = this.#rules;
		let judged: JudgedTry[] = this.#tries(placement, belief).map((move) => ({move, value: 0}));
		for (let depth = 1; depth <= DEEPEST; depth++) {
			const kept = judged.slice(0, KEPT[depth]);
			const values: JudgedTry[] = [];
			for (const {move} of kept) {
				if (depth > 1 && (this.#nodes >= nodes || shouldStop())) {
					return judged;
				}

				const after = afterMove(placement, move);
				const value =
					this.#valueOf(placement, after, belief, move, depth) - this.#rules.penalty(after);
				values.push({move, value});
			}

			values.sort((a, b) => b.value - a.value);
			judged = [...values, ...judged.slice(kept.length)];
		}

		return judged;
	}

	/** Returns the moves that stand for at least one square of the king. */
	#tries(placement: Placement, belief: SquareSet): WhiteMove[] {
		return whiteMoves(placement).filter(
			(move) => !isLesser(move) && !belief.isSubsetOf(refusedFor(placement, move)),
		);
	}

	#arrange(placement: Placement): Arrangement {
		const key = `${placement.material.length} ${placement.material.join()} ${placement.squares.join()}`;
		let arrangement = this.#arrangements.get(key);
		if (arrangement === undefined) {
			this.#nodes++;
			arrangement = arrange(placement, this.#rules.check);
			this.#arrangements.set(key, arrangement);
		}

		return arrangement;
	}

	/** Returns what it is worth to be on move with the king somewhere on `belief`. */
	#value(placement: Placement, belief: SquareSet, depth: number): number {
		const table = this.#rules.tables.get(materialName(placement.material));
		const level = table?.levelOf(placement.squares, belief) ?? NEVER;
		if (level < NEVER) {
			return MATE - LEVEL * level;
		}

		if (depth === 0) {
			return huntValue(placement, belief, this.#arrange(placement));
		}

		const moves = this.#tries(placement, belief);
		const first = moves.map((move) => ({
			move,
			value: this.#valueOf(placement, afterMove(placement, move), belief, move, 1),
		}));
		first.sort((a, b) => b.value - a.value);
		if (depth === 1 || first.length === 0) {
			return first[0]?.value ?? huntValue(placement, belief, this.#arrange(placement));
		}

		let most = Number.NEGATIVE_INFINITY;
		for (const {move} of first.slice(0, KEPT_INSIDE)) {
			const after = afterMove(placement, move);
			most = Math.max(most, this.#valueOf(placement, after, belief, move, depth));
		}

		return most;
	}

	/** Returns what a try is worth: the mean over where the king may be, and a little of the worst that may be heard. */
	#valueOf(
		placement: Placement,
		after: Placement,
		belief: SquareSet,
		move: WhiteMove,
		depth: number,
	): number {
		const {stalemateWins} = this.#rules;
		const arrangement = this.#arrange(after);
		const {hidden, checked, mobile, taking, loose, told} = arrangement;
		const refused = belief.intersect(refusedFor(placement, move));
		const stands = belief.minus(refused);
		const stuck = stands.minus(mobile).minus(taking);
		const mated = stuck.intersect(checked);
		const stalemated = stuck.size - mated.size;
		let sum = mated.size * MATE + stalemated * (stalemateWins ? MATE : -MATE);
		let worst = stalemated > 0 && !stalemateWins ? -MATE : MATE;
		const add = (squares: SquareSet, value: number): void => {
			sum += squares.size * value;
			worst = Math.min(worst, value);
		};

		if (!refused.isEmpty) {
			add(refused, this.#value(placement, refused, depth - 1) - REFUSAL);
		}

		for (const part of partsOf(stands.minus(stuck), told)) {
			const taken = part.intersect(taking);
			const free = part.intersect(mobile);
			let value = 0;
			if (!free.isEmpty) {
				const next = kingSteps(free).intersect(hidden);
				value = this.#value(after, next, depth - 1) - MOVE;
			}

			if (!taken.isEmpty) {
				const left = this.#valueWhenTaken(after, taken, loose) - MOVE;
				const share = free.isEmpty ? 1 : (taken.size / part.size) * TAKES;
				value = value * (1 - share) + left * share;
			}

			add(part, value);
		}

		return (sum / belief.size) * (1 - WORST) + worst * WORST;
	}

	/** Returns what is left on average when the king takes one of the men that nothing protects. */
	#valueWhenTaken(after: Placement, from: SquareSet, loose: SquareSet): number {
		let sum = 0;
		let count = 0;
		for (const square of loose.intersect(kingSteps(from))) {
			const left = withoutManAt(after, after.squares.indexOf(square));
			const belief = SquareSet.from([square]);
			sum += huntValue(left, belief, this.#arrange(left));
			count++;
		}

		return sum / Math.max(1, count);
	}
}

/** Returns for which squares of the king a move is refused. */
function refusedFor(placement: Placement, move: WhiteMove): SquareSet {
	return move.man === 0
		? kingStepsFrom(move.to).union(SquareSet.from([move.to]))
		: pushedOver(placement, move);
}

/** Parts squares of the king by what the umpire tells apart. */
function partsOf(squares: SquareSet, told: readonly SquareSet[]): SquareSet[] {
	let parts = squares.isEmpty ? [] : [squares];
	for (const one of told) {
		parts = parts
			.flatMap((part) => [part.intersect(one), part.minus(one)])
			.filter((part) => !part.isEmpty);
	}

	return parts;
}
