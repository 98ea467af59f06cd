import type {Role} from '../../core/man.js';
import {SquareSet} from '../../core/square-set.js';
import {NO_SQUARE, rankOf} from '../../core/square.js';
import {kingSteps} from '../../knowledge/king-steps.js';
import {NEVER} from '../../solver/levels.js';
import type {Placement} from '../../solver/material.js';
import {afterMove, attackedBy, inferredBy, whiteMoves, type WhiteMove} from '../../solver/reach.js';
import type {CoreLevels} from './core-levels.js';
import {answersTo, type Hunt} from './lone-king-answers.js';

/** What a forced win is worth, and what each move of White's that it takes costs. */
const WIN = 1_000_000;
const MOVE = 1000;
/** What it costs that the king may be lost; that the game may be drawn by the host. */
const KING_LOST = 500_000;
const DRAWN = 100_000;
/** Below this nothing is forced. */
const FORCED = WIN - NEVER * MOVE;

/** What it costs to stand again as before and know no more, where the capture is forced and where not. */
const AGAIN_FORCED = 2 * MOVE;
const AGAIN = 30;

/** What it may cost to push a pawn where men of White's own are in the way: the hunt never ends otherwise. */
const PUSH = 4 * MOVE;

/** What White's men are worth, in hundredths of a pawn, and a pawn by its rank. */
const WORTH: {readonly [role in Role]: number} = {
	king: 0,
	pawn: 100,
	knight: 300,
	bishop: 320,
	rook: 500,
	queen: 1000,
};
const PAWN_RANK = [0, 0, 10, 25, 60, 130, 240, 0];
/** What each square costs on which the king may be after his answer. */
const SQUARE = 4;

const worthOf = ({material, squares}: Placement): number =>
	material.reduce(
		(sum, role, man) =>
			sum + WORTH[role] + (role === 'pawn' ? PAWN_RANK[rankOf(squares[man + 1])] : 0),
		0,
	);

/** Returns how many pawns have a man of their own side before them. */
const countBlocked = ({material, squares}: Placement): number =>
	material.filter((role, man) => role === 'pawn' && squares.includes(squares[man + 1] + 8)).length;

export type HuntLimits = {
	/** How many of White's moves are judged at most, but for the first depth, which is finished. */
	readonly nodes: number;
	/** Whether the time is up: even the first depth is then left with the moves looked at so far. */
	readonly shouldStop?: () => boolean;
	/** How many moves White has, this one included, before the host ends the game. */
	readonly movesLeft: number;
	/** Whether the host may call a draw after a move, or after an answer to it. */
	readonly mayBeDrawn: (after: Placement, belief: SquareSet) => boolean;
	/** How often White has stood so before, having moved, and known as much or more. */
	readonly visits: (after: Placement, belief: SquareSet) => number;
};

/** A move of White's and what it is thought to be worth. */
type Judged = {
	readonly move: WhiteMove;
	readonly after: Placement;
	readonly belief: SquareSet;
	value: number;
};

/** How many moves are looked at by depth. */
const KEPT = [12, 8, 6];

/**
 * Looks for the move after which White, whatever he sees and whatever the lone king answers, has most: a
 * forced capture of the king by the tables of some of his men in the fewest moves, else his men, pawns
 * far up the board and few squares for the king. A search over what White knows (AND over what he may
 * see and the king's answers, OR over his moves) that goes a move deeper as long as `nodes` last.
 */
export class HuntSearch {
	readonly #levels: CoreLevels;
	#nodes = 0;
	#most = 0;

	constructor(levels: CoreLevels) {
		this.#levels = levels;
	}

	/** Returns White's best moves, all worth the same; at least one when he has a move. */
	best({placement, belief}: Hunt, limits: HuntLimits): readonly WhiteMove[] {
		this.#nodes = 0;
		this.#most = limits.nodes;
		const moves = this.#judge({placement, belief});
		const penalties = new Map(
			moves.map((one) => [one, this.#hostsPenalty(placement, one, limits)]),
		);
		for (const one of moves) {
			one.value -= penalties.get(one)!;
		}

		moves.sort((a, b) => b.value - a.value);
		let ranked: readonly Judged[] = moves;
		const promised = moves[0]?.value ?? 0;
		for (let depth = 1; depth < 4 && this.#nodes < this.#most && moves.length > 1; depth++) {
			const deeper: Judged[] = [];
			let best = Number.NEGATIVE_INFINITY;
			for (const one of ranked.slice(0, KEPT[depth - 1])) {
				const own = penalties.get(one)!;
				// One less, so that equals are told from what is worse.
				const value = this.#answered(one, depth, best - 1 + own, Number.POSITIVE_INFINITY) - own;
				if (this.#nodes >= this.#most && depth > 1) {
					break;
				}

				one.value = value;
				best = Math.max(best, value);
				deeper.push(one);
				if (limits.shouldStop?.() === true) {
					break;
				}
			}

			const isWhole = deeper.length === Math.min(ranked.length, KEPT[depth - 1]);
			// Of the first depth, even a part tells more than a look.
			if (isWhole || depth === 1) {
				ranked = deeper.sort((a, b) => b.value - a.value);
			}

			// Less than it looked at first: men of White's own are in the way of what the tables would play.
			if (!isWhole || (best >= FORCED && best >= promised)) {
				break;
			}
		}

		const best = ranked[0]?.value ?? 0;
		const wanted = best < promised && best >= FORCED ? this.#makeWay(placement, ranked) : ranked;
		return wanted.filter(({value}) => value === wanted[0].value).map(({move}) => move);
	}

	/** Returns the moves that push a pawn and cost little, else those that make way for one; all when there are none. */
	#makeWay(placement: Placement, ranked: readonly Judged[]): readonly Judged[] {
		const cheap = ranked.filter(({value}) => value >= Math.max(FORCED, ranked[0].value - PUSH));
		const pushes = cheap.filter(({move}) => placement.material[move.man - 1] === 'pawn');
		const blocked = countBlocked(placement);
		const freeing = cheap.filter(({after}) => countBlocked(after) < blocked);
		return pushes.length > 0 ? pushes : freeing.length > 0 ? freeing : ranked;
	}

	#hostsPenalty(
		{material}: Placement,
		one: Judged,
		{movesLeft, mayBeDrawn, visits}: HuntLimits,
	): number {
		const {move, after, belief, value} = one;
		const again = visits(after, belief) * (value >= FORCED ? AGAIN_FORCED : AGAIN);
		const isPawnMove = move.man > 0 && material[move.man - 1] === 'pawn';
		const isLate = !isPawnMove && value > WIN - 200 * MOVE && (WIN - value) / MOVE > movesLeft;
		return again + (mayBeDrawn(after, belief) ? DRAWN : isLate ? DRAWN / 2 : 0);
	}

	/** Returns White's moves as they look at once. */
	#judge({placement, belief}: Hunt): Judged[] {
		const known = belief.size === 1 ? [...belief][0] : NO_SQUARE;
		return whiteMoves(placement, known)
			.filter(({promotion}) => promotion !== 'bishop' && promotion !== 'rook')
			.map((move) => {
				const after = afterMove(placement, move);
				const left = belief.without(move.to);
				return {move, after, belief: left, value: this.#look(after, left)};
			});
	}

	/** Returns what White, having moved, has without looking further. */
	#look(after: Placement, belief: SquareSet): number {
		this.#nodes++;
		const attacked = attackedBy(after);
		const level = this.#levels.levelAfterMove(after, attacked, belief);
		if (level !== NEVER) {
			return WIN - (level + 1) * MOVE;
		}

		const men = SquareSet.from(after.squares);
		const steps = kingSteps(belief);
		let value = worthOf(after);
		if (steps.has(after.squares[0])) {
			value -= KING_LOST;
		}

		let worst = 0;
		for (const [man, role] of after.material.entries()) {
			const square = after.squares[man + 1];
			if (steps.has(square) && !attacked.has(square)) {
				worst = Math.max(worst, WORTH[role] + (role === 'pawn' ? PAWN_RANK[rankOf(square)] : 0));
			}
		}

		const noticed = attacked.union(inferredBy(after));
		const free = kingSteps(belief.minus(noticed)).minus(attacked).minus(men);
		return value - worst - SQUARE * free.size;
	}

	/** Returns what White has after the worst of what he may see and the king may answer; `depth` more moves of his are looked at. */
	#answered({after, belief}: Judged, depth: number, alpha: number, beta: number): number {
		const {losses, hunts} = answersTo(after, belief);
		if (losses > 0) {
			return this.#look(after, belief);
		}

		// He must step where he is taken.
		let worst = Math.min(WIN - 2 * MOVE, beta);
		// Those who know least are the likeliest to be worst.
		for (const hunt of [...hunts].sort((a, b) => b.belief.size - a.belief.size)) {
			worst = Math.min(worst, this.#attack(hunt, depth, alpha, worst));
			if (worst <= alpha) {
				break;
			}
		}

		return worst;
	}

	/** Returns what White, to move, has. */
	#attack(hunt: Hunt, depth: number, alpha: number, beta: number): number {
		const moves = this.#judge(hunt).sort((a, b) => b.value - a.value);
		let best = Number.NEGATIVE_INFINITY;
		if (depth === 1) {
			best = moves[0]?.value ?? 0;
			return best >= FORCED ? best - MOVE : best;
		}

		for (const one of moves.slice(0, KEPT[depth - 1])) {
			// Where a table forces it, that will do.
			const value =
				one.value >= FORCED || this.#nodes >= this.#most
					? one.value
					: this.#answered(one, depth - 1, Math.max(alpha, best), beta);
			best = Math.max(best, value >= FORCED ? value - MOVE : value);
			if (best >= beta) {
				break;
			}
		}

		return best;
	}
}
