import {BLACK_MAN, isMan, KING, PAWN} from '../../core/man.js';
import {SquareSet} from '../../core/square-set.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import {type Move, toUciMove} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';
import type {Tables} from '../build-table.js';
import {materialName, readPlacement} from '../material.js';
import {probe} from '../probe.js';
import {KnownResults} from './known-results.js';
import {memberOf, positionOf} from './member.js';
import {type Belief, forcesAtOnce, movesOf, nameOf, playMove, takesKing} from './play.js';

/** What came of a search. Moves count White's, the capture of the king included. */
export type Solution =
	| {
			readonly result: 'forced';
			readonly within: number;
			/** White's first moves that force it within as many. */
			readonly keys: readonly string[];
			/** White's moves and the answers that hold out longest, as far as they were searched. */
			readonly line: readonly string[];
			readonly nodes: number;
	  }
	/** Not forced within so many moves. */
	| {readonly result: 'refuted'; readonly within: number; readonly nodes: number}
	/** Not forced within so many moves; for more the budget did not last. */
	| {readonly result: 'unsettled'; readonly within: number; readonly nodes: number};

/** What limits a search. */
export type SearchLimits = {
	/** The most moves of White's that are looked at. */
	readonly within: number;
	/** The most moves that are tried in all. */
	readonly budget: number;
};

/** Thrown inside when the budget is spent. */
class BudgetSpent extends Error {}

/** Whether Black has his king alone and White no pawns: then a table may know. */
function isTableMaterial(board: Uint8Array): boolean {
	let white = 0;
	for (const code of board) {
		if (isMan(code)) {
			if ((code & BLACK_MAN) !== 0 ? (code & 7) !== KING : (code & 7) === PAWN) {
				return false;
			}

			white += code & BLACK_MAN ? 0 : 1;
		}
	}

	return white === 2 || white === 3;
}

/**
 * An AND/OR search over beliefs (sets of whole positions that White cannot tell apart): White chooses
 * one move for all of them; whatever he then sees, and whatever Black answers, the capture of the king
 * must be forced in the moves that are left. Draws by repetition or fifty moves are not looked at.
 */
export class BeliefSearch {
	readonly #tables: Tables;
	readonly #results = new KnownResults();
	#nodes = 0;
	#budget = 0;

	/** `tables` answer where Black has his king alone; without them everything is searched. */
	constructor(tables: Tables = new Map()) {
		this.#tables = tables;
	}

	/** Returns whether White, to move, can force the king's capture, and how. The members must look alike to White. */
	solve(belief: Belief, {within, budget}: SearchLimits): Solution {
		this.#nodes = 0;
		this.#budget = budget;
		let done = 0;
		try {
			for (let limit = 1; limit <= within; limit++) {
				if (this.#isForced(belief, limit)) {
					const keys = this.#keys(belief, limit);
					const line = this.#line(belief, limit);
					return {result: 'forced', within: limit, keys, line, nodes: this.#nodes};
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

	/** What a table says, or undefined when none has anything to say. */
	#askTable(belief: Belief, limit: number): boolean | undefined {
		const [{board, castling}] = belief;
		if (
			this.#tables.size === 0 ||
			castling !== 0 ||
			!belief.every((one) => isTableMaterial(one.board))
		) {
			return undefined;
		}

		const read = readPlacement(board);
		const table = read.ok
			? this.#tables.get(materialName(read.value.placement.material))
			: undefined;
		if (!read.ok || table === undefined) {
			return undefined;
		}

		const kings = belief.map((one) => one.board.indexOf(KING | BLACK_MAN));
		const probed = probe(table, read.value.placement, SquareSet.from(kings));
		return probed.ok ? probed.value.level <= limit : undefined;
	}

	#isForced(belief: Belief, limit: number): boolean {
		const first = positionOf(belief[0], 'white');
		const moves = movesOf(first);
		// Where one member's king can be taken it is seen, and so it can in all.
		if (moves.some((move) => takesKing(first, move))) {
			return true;
		}

		if (limit === 1) {
			return false;
		}

		const known = this.#askTable(belief, limit) ?? this.#results.find(belief, limit);
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
		const moves = movesOf(positions[0]);
		const taking = moves.filter((move) => takesKing(positions[0], move));
		const keys =
			taking.length > 0 ? taking : moves.filter((move) => this.#forces(positions, move, limit));
		return keys.map((move) => makeUci(toUciMove(move)));
	}

	/** Returns a line: White's first forcing move, then the answer into the belief that needs most, and so on. */
	#line(start: Belief, limit: number): string[] {
		const line: string[] = [];
		let belief: Belief = start;
		let left = limit;
		for (;;) {
			const positions = belief.map((member) => positionOf(member, 'white'));
			const [position] = positions;
			const moves = movesOf(position);
			const taking = moves.find((move) => takesKing(position, move));
			const move =
				taking ?? order(position, moves).find((one) => this.#forces(positions, one, left));
			if (move === undefined) {
				return line;
			}

			line.push(makeUci(toUciMove(move)));
			const hardest = taking === undefined ? this.#hardest(positions, move, left - 1) : undefined;
			if (hardest === undefined) {
				return line;
			}

			line.push(makeUci(findAnswer(positions, move, hardest.belief)));
			({belief, left} = hardest);
		}
	}

	/** Returns what White may know after a move that needs most moves, and how many. */
	#hardest(
		positions: readonly Position[],
		move: Move,
		limit: number,
	): {readonly belief: Belief; readonly left: number} | undefined {
		let hardest: {readonly belief: Belief; readonly left: number} | undefined;
		for (const next of playMove(positions, nameOf(move)) ?? []) {
			let left = 1;
			while (left < limit && !this.#isForced(next, left)) {
				left++;
			}

			if (hardest === undefined || left > hardest.left) {
				hardest = {belief: next, left};
			}
		}

		return hardest;
	}
}

/** Returns moves with those first that take or promote, then those of the strongest men. */
function order({board}: Position, moves: readonly Move[]): readonly Move[] {
	const worth = (move: Move): number =>
		(board[(move >> 6) & 63] & 7) * 10 + ((move >> 12) & 7) * 12 + (board[move & 63] & 7);
	return [...moves].sort((a, b) => worth(b) - worth(a));
}

/** Returns an answer of Black's that leads, after a move of White's, into a belief. */
function findAnswer(positions: readonly Position[], wanted: Move, next: Belief): UciMove {
	const keys = new Set(next.map(({key}) => key));
	for (const position of positions) {
		const move = movesOf(position).find((one) => nameOf(one) === nameOf(wanted));
		if (move === undefined || takesKing(position, move)) {
			continue;
		}

		position.make(move);
		const answer = movesOf(position).find((one) => {
			position.make(one);
			const isIt = keys.has(memberOf(position).key);
			position.unmake(one);
			return isIt;
		});
		position.unmake(move);
		if (answer !== undefined) {
			return toUciMove(answer);
		}
	}

	throw new Error('no answer leads there');
}
