import {BLACK_MAN, isMan, KING} from '../../core/man.js';
import {SquareSet} from '../../core/square-set.js';
import {type Move, moveText, toUciMove} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';
import {legalMoves, nameOf, takesKing} from '../verify/board.js';
import type {Tables} from '../build-table.js';
import {NEVER} from '../levels.js';
import {materialName, readPlacement} from '../material.js';
import {KnownResults} from './known-results.js';
import {positionOf} from './member.js';
import {type Belief, forcesAtOnce, playAnswers, playMove} from './play.js';
import {playAnswerPly, playOwnPly, type Traced, traceFrom} from './trace.js';

/** What came of a search. Moves count White's, the capture of the king included. */
export type Solution =
	| {
			readonly result: 'forced';
			readonly within: number;
			/** White's first moves that force it within as many; none when Black moves first. */
			readonly keys: readonly string[];
			/** A game in which Black's answers hold out longest: all plies from the start. */
			readonly line: readonly string[];
			/** Which member of the belief the line begins with. */
			readonly origin: number;
			readonly nodes: number;
	  }
	/** Not forced within so many moves. */
	| {readonly result: 'refuted'; readonly within: number; readonly nodes: number}
	/** Not forced within so many moves; for more the budget did not last. */
	| {readonly result: 'unsettled'; readonly within: number; readonly nodes: number};

export type SearchLimits = {
	/** The most moves of White's that are looked at. */
	readonly within: number;
	/** The most moves that are tried in all. */
	readonly budget: number;
};

/** Thrown inside when the budget is spent. */
class BudgetSpent extends Error {}

/** Returns how many men White has beside his king when Black has his king alone; undefined when Black has more. */
function countAgainstLoneKing(board: Uint8Array): number | undefined {
	let white = -1;
	for (const code of board) {
		if (isMan(code)) {
			if ((code & BLACK_MAN) !== 0 && (code & 7) !== KING) {
				return undefined;
			}

			white += code & BLACK_MAN ? 0 : 1;
		}
	}

	return white;
}

/**
 * An AND/OR search over beliefs (sets of whole positions that White cannot tell apart): White chooses
 * one move for all of them; whatever he then sees, and whatever Black answers, the capture of the king
 * must be forced in the moves that are left. Draws by repetition or fifty moves are not looked at.
 */
export class BeliefSearch {
	readonly #tables: Tables;
	readonly #results = new KnownResults();
	/** What the tables have been asked already. */
	readonly #levels = new Map<string, number>();
	#nodes = 0;
	#budget = 0;

	/** `tables` answer where Black has his king alone; without them everything is searched. */
	constructor(tables: Tables = new Map()) {
		this.#tables = tables;
	}

	/** Returns whether White, to move, can force the king's capture, and how. The members must look alike to White. */
	solve(belief: Belief, limits: SearchLimits): Solution {
		return this.#deepen(limits, (limit) =>
			this.#isForced(belief, limit)
				? {keys: this.#keys(belief, limit), ...this.#line(traceFrom(belief), limit)}
				: undefined,
		);
	}

	/**
	 * Returns whether White can force the king's capture when Black moves first: whatever Black then plays,
	 * White sees what he sees of it and must force it within as many moves of his own. The members must
	 * look alike to White.
	 */
	solveAnswers(belief: Belief, limits: SearchLimits): Solution {
		const nexts = playAnswers(belief);
		return this.#deepen(limits, (limit) => {
			if (nexts?.every((next) => this.#isForced(next, limit)) !== true) {
				return undefined;
			}

			const {groups} = playAnswerPly(traceFrom(belief));
			return {keys: [], ...this.#line(this.#hardest(groups, limit), limit)};
		});
	}

	/** Tries with one move, then with two, and so on; `tryWithin` returns what it found, if anything. */
	#deepen(
		{within, budget}: SearchLimits,
		tryWithin: (
			limit: number,
		) => Pick<Solution & {readonly result: 'forced'}, 'keys' | 'line' | 'origin'> | undefined,
	): Solution {
		this.#nodes = 0;
		this.#budget = budget;
		let done = 0;
		try {
			for (let limit = 1; limit <= within; limit++) {
				const found = tryWithin(limit);
				if (found !== undefined) {
					return {result: 'forced', within: limit, ...found, nodes: this.#nodes};
				}

				done = limit;
			}
		} catch (error) {
			if (error instanceof BudgetSpent) {
				return {result: 'unsettled', within: done, nodes: this.#nodes};
			}

			throw error;
		}

		return {result: 'refuted', within, nodes: this.#nodes};
	}

	/** How many moves White needs by a table, or by common sense; undefined when neither has anything to say. The king must not be attacked. */
	#knownLevel(belief: Belief): number | undefined {
		const [{board, castling}] = belief;
		const counts = belief.map((one) => countAgainstLoneKing(one.board));
		if (counts.includes(0)) {
			// Two kings alone: he who need not step beside the other does not.
			return NEVER;
		}

		if (this.#tables.size === 0 || castling !== 0 || counts.includes(undefined)) {
			return undefined;
		}

		const read = readPlacement(board);
		const table = read.ok
			? this.#tables.get(materialName(read.value.placement.material))
			: undefined;
		if (!read.ok || table === undefined) {
			return undefined;
		}

		const {squares} = read.value.placement;
		const kings = SquareSet.from(belief.map((one) => one.board.indexOf(KING | BLACK_MAN)));
		const asked = `${table.name} ${squares.join()} ${kings.low} ${kings.high}`;
		const level = this.#levels.get(asked) ?? table.levelToMove(squares, kings);
		this.#levels.set(asked, level);
		return level;
	}

	#isForced(belief: Belief, limit: number): boolean {
		const first = positionOf(belief[0], 'white');
		const moves = legalMoves(first);
		// Where one member's king can be taken it is seen, and so it can in all.
		if (moves.some((move) => takesKing(first, move))) {
			return true;
		}

		if (limit === 1) {
			return false;
		}

		const level = this.#knownLevel(belief);
		const known = level === undefined ? this.#results.find(belief, limit) : level <= limit;
		if (known !== undefined) {
			return known;
		}

		const positions = [first, ...belief.slice(1).map((member) => positionOf(member, 'white'))];
		const isForced = order(first, moves).some((move) => this.#forces(positions, move, limit));
		this.#results.add(belief, limit, isForced);
		return isForced;
	}

	#forces(positions: readonly Position[], move: Move, limit: number): boolean {
		if (++this.#nodes > this.#budget) {
			throw new BudgetSpent();
		}

		if (limit === 2) {
			return forcesAtOnce(positions, nameOf(move));
		}

		// What is largest is least likely to be forced.
		const beliefs = playMove(positions, nameOf(move))?.sort((a, b) => b.length - a.length);
		return beliefs?.every((next) => this.#isForced(next, limit - 1)) ?? false;
	}

	/** Returns White's moves that force it within `limit`. */
	#keys(belief: Belief, limit: number): string[] {
		const positions = belief.map((member) => positionOf(member, 'white'));
		const moves = legalMoves(positions[0]);
		const taking = moves.filter((move) => takesKing(positions[0], move));
		const keys =
			taking.length > 0 ? taking : moves.filter((move) => this.#forces(positions, move, limit));
		return keys.map((move) => moveText(move));
	}

	/** Returns a line: White's first forcing move, then the answer into the belief that needs most, and so on. */
	#line(
		start: readonly Traced[],
		limit: number,
	): {readonly line: readonly string[]; readonly origin: number} {
		const own: string[] = [];
		let belief = start;
		let left = limit;
		for (;;) {
			const positions = belief.map((member) => positionOf(member, 'white'));
			const [position] = positions;
			const moves = legalMoves(position);
			const taking = moves.find((move) => takesKing(position, move));
			const move =
				taking ?? order(position, moves).find((one) => this.#forces(positions, one, left));
			if (move !== undefined) {
				own.push(moveText(move));
			}

			if (taking !== undefined || move === undefined) {
				const [{answers, origin}] = belief;
				return {line: interleave(own, answers), origin};
			}

			const {groups} = playOwnPly(belief, toUciMove(move));
			const nexts = groups.flatMap((group) => playAnswerPly(group).groups);
			belief = this.#hardest(nexts, --left);
		}
	}

	/** Returns, of beliefs that are forced within `limit`, the one that needs most moves, and of equals the one that knows least. */
	#hardest(nexts: readonly (readonly Traced[])[], limit: number): readonly Traced[] {
		const needs = nexts.map((next) => {
			let left = 1;
			// One move more than the last that was not enough; a table knows at once.
			while (left < limit && !this.#isForced(next, left)) {
				left = Math.max(left + 1, Math.min(limit, this.#knownLevel(next) ?? 0));
			}

			return {next, left};
		});
		return needs.reduce((a, b) =>
			b.left > a.left || (b.left === a.left && b.next.length > a.next.length) ? b : a,
		).next;
	}
}

/** Returns the plies of a game from each side's own. White made the last: Black moved first when they are as many. */
function interleave(white: readonly string[], black: readonly string[]): string[] {
	const [first, second] = black.length === white.length ? [black, white] : [white, black];
	return first.flatMap((move, index) => (index < second.length ? [move, second[index]] : [move]));
}

/** Returns moves with those first that take or promote, then those of the strongest men. */
function order({board}: Position, moves: readonly Move[]): readonly Move[] {
	const worth = (move: Move): number =>
		(board[(move >> 6) & 63] & 7) * 10 + ((move >> 12) & 7) * 12 + (board[move & 63] & 7);
	return [...moves].sort((a, b) => worth(b) - worth(a));
}
