import {KING, PAWN, QUEEN} from '../../core/man.js';
import {EN_PASSANT, KIND_MASK, type Move} from '../../rules/move.js';
import {KING_CAPTURE} from '../../rules/move-rules.js';
import {MAX_MOVES, Position} from '../../rules/position.js';
import type {Evaluator} from '../evaluation/evaluator.js';
import {bound, taper} from '../evaluation/value.js';
import {PawnTable} from '../evaluation/pawns.js';
import {captureScore} from './captures.js';
import {exchange, EXCHANGE_VALUES} from './exchange.js';
import {TrackedPosition} from './tracked-position.js';
import {TranspositionTable} from './transposition-table.js';

/** No line is longer. */
export const MAX_PLY = 64;

const HISTORY_LIMIT = 1 << 16;
/** Static values that are kept: 2 ** this, a third of all evaluations are of positions that were seen before. */
const STATIC_BITS = 15;
const HASH_MOVE = 1 << 30;
const GOOD_CAPTURE = 1 << 24;
const KILLER = 1 << 22;
const BAD_CAPTURE = -(1 << 24);

/** How a searcher works; what is left out is as in play. */
export type SearchOptions = {
	/** Whether captures go on beyond the depth. */
	readonly quiescence?: boolean;
	/** Whether anything is left out, shortened or prolonged that plain alpha-beta would search. */
	readonly selective?: boolean;
	/** The transposition table holds 2 ** this entries of 16 bytes. */
	readonly tableBits?: number;
};

/** When a search ends. At least the depth or the nodes should be given. */
export type SearchLimits = {
	/** Plies. */
	readonly depth?: number;
	/** Positions to look at; the iteration that exceeds them is given up. */
	readonly nodes?: number;
	/** Asked now and then; true ends the search. */
	readonly shouldStop?: () => boolean;
};

/** What a search found. `value` is for the side to move, in hundredths of a pawn. */
export type SearchResult = {
	readonly move: Move;
	readonly value: number;
	/** The last depth that was searched to its end. */
	readonly depth: number;
	readonly nodes: number;
};

const NEVER = (): boolean => false;

/**
 * What the parts of a search share: the position on the line, the tables, and how far the limits are.
 * Mutable and inner to this folder; `Searcher` is the door.
 */
export class SearchState {
	/** Positions looked at. */
	nodes = 0;
	/** Whether the limits are reached: all values on their way up are void then. */
	stopped = false;
	readonly quiescence: boolean;
	readonly selective: boolean;
	readonly table: TranspositionTable;
	readonly tracked: TrackedPosition;
	/** The moves of all plies on the line, one behind the other, and how promising they are. */
	readonly moves = new Int32Array(MAX_PLY * 256 + MAX_MOVES);
	readonly scores = new Int32Array(MAX_PLY * 256 + MAX_MOVES);
	readonly #pawns: PawnTable;
	/** Two keys and the static value of positions that were evaluated; they hold whatever is searched. */
	readonly #statics = new Int32Array(4 << STATIC_BITS);
	/** Quiet moves that were too good, two a ply. */
	readonly #killers = new Int32Array(MAX_PLY * 2 + 2);
	/** How often such moves came, by man * 64 + target square. */
	readonly #history = new Int32Array(16 * 64);
	/** Keys of the positions on the line, earlier positions of the game first. */
	#pathLow = new Int32Array(MAX_PLY + 2);
	#pathHigh = new Int32Array(MAX_PLY + 2);
	#pathBase = 0;
	#shouldStop: () => boolean = NEVER;
	#nodeLimit = Number.POSITIVE_INFINITY;

	constructor(
		readonly evaluator: Evaluator,
		options: SearchOptions,
	) {
		this.quiescence = options.quiescence ?? true;
		this.selective = options.selective ?? true;
		this.table = new TranspositionTable(options.tableBits);
		this.#pawns = new PawnTable(evaluator.packed);
		this.tracked = new TrackedPosition(
			new Position(KING_CAPTURE),
			evaluator.placement,
			MAX_PLY + 2,
		);
	}

	begin(position: Position, {nodes, shouldStop}: SearchLimits): void {
		this.tracked.reset(position);
		this.stopped = false;
		this.#shouldStop = shouldStop ?? NEVER;
		this.#nodeLimit = nodes === undefined ? Number.POSITIVE_INFINITY : this.nodes + nodes;
		this.setPath(0);
	}

	/** Lets what was learned of earlier positions fade. */
	age(): void {
		this.table.age();
		this.#killers.fill(0);
		for (let index = 0; index < this.#history.length; index++) {
			this.#history[index] >>= 2;
		}
	}

	clear(): void {
		this.table.clear();
		this.#killers.fill(0);
		this.#history.fill(0);
		this.nodes = 0;
	}

	/** See `Searcher.setEarlier`. */
	setEarlier(keys: ArrayLike<number>): void {
		this.#pathBase = keys.length >> 1;
		this.#pathLow = new Int32Array(this.#pathBase + MAX_PLY + 2);
		this.#pathHigh = new Int32Array(this.#pathBase + MAX_PLY + 2);
		for (let index = 0; index < this.#pathBase; index++) {
			this.#pathLow[index] = keys[index * 2];
			this.#pathHigh[index] = keys[index * 2 + 1];
		}
	}

	/** Notes the position as the one at `ply` of the line. */
	setPath(ply: number): void {
		this.#pathLow[this.#pathBase + ply] = this.tracked.low;
		this.#pathHigh[this.#pathBase + ply] = this.tracked.high;
	}

	/** Returns whether the position came before on this line or in the game. */
	isRepeated(ply: number): boolean {
		const tracked = this.tracked;
		const top = this.#pathBase + ply;
		const earliest = Math.max(0, top - tracked.position.halfmoves);
		for (let index = top - 4; index >= earliest; index -= 2) {
			if (this.#pathLow[index] === tracked.low && this.#pathHigh[index] === tracked.high) {
				return true;
			}
		}

		return false;
	}

	/** Counts a position and stops the search when the limits are reached. */
	count(): void {
		if ((++this.nodes & 511) === 0 && (this.nodes >= this.#nodeLimit || this.#shouldStop())) {
			this.stopped = true;
		}
	}

	/** Returns the static value for the side to move. */
	evaluate(): number {
		const tracked = this.tracked;
		const {position, low, high} = tracked;
		const statics = this.#statics;
		const known = (low & ((1 << STATIC_BITS) - 1)) << 2;
		if (statics[known] === low && statics[known + 1] === high && statics[known + 3] === 1) {
			return statics[known + 2];
		}

		const pawns = this.#pawns;
		const at = pawns.find(position, tracked.pawnLow, tracked.pawnHigh);
		const terms = this.evaluator.terms(position, pawns.entries, at);
		const value = taper((tracked.placement + terms) | 0, tracked.phase);
		const result = bound(position.side === 0 ? value : 0 - value);
		statics[known] = low;
		statics[known + 1] = high;
		statics[known + 2] = result;
		statics[known + 3] = 1;
		return result;
	}

	/** Scores the moves from `base` to `end`. Returns whether one of them takes the king. */
	orderMoves(base: number, end: number, hashMove: Move, ply: number): boolean {
		const {position} = this.tracked;
		const {board} = position;
		const moves = this.moves;
		const scores = this.scores;
		const killer = this.#killers[ply * 2];
		const second = this.#killers[ply * 2 + 1];
		const history = this.#history;
		for (let index = base; index < end; index++) {
			const move = moves[index];
			const to = (move >> 6) & 63;
			const victim = board[to] & 7;
			const man = board[move & 63];
			if (victim === KING) {
				return true;
			}

			if (move === hashMove) {
				scores[index] = HASH_MOVE;
			} else if (victim !== 0 || (move & KIND_MASK) === EN_PASSANT) {
				const role = man & 7;
				const score = captureScore(victim, role);
				const isGood =
					EXCHANGE_VALUES[role] <= EXCHANGE_VALUES[victim] || exchange(position, move) >= 0;
				scores[index] = (isGood ? GOOD_CAPTURE : BAD_CAPTURE) + score;
			} else if (((move >> 12) & 7) === QUEEN) {
				scores[index] = GOOD_CAPTURE + captureScore(QUEEN, PAWN);
			} else if (move === killer) {
				scores[index] = KILLER + 1;
			} else if (move === second) {
				scores[index] = KILLER;
			} else {
				scores[index] = history[(man << 6) | to];
			}
		}

		return false;
	}

	/** Remembers a quiet move that was too good for the other side to allow. */
	reward(move: Move, ply: number, depth: number): void {
		const killers = this.#killers;
		if (killers[ply * 2] !== move) {
			killers[ply * 2 + 1] = killers[ply * 2];
			killers[ply * 2] = move;
		}

		const history = this.#history;
		const at = (this.tracked.position.board[move & 63] << 6) | ((move >> 6) & 63);
		history[at] += depth * depth;
		if (history[at] > HISTORY_LIMIT) {
			for (let index = 0; index < history.length; index++) {
				history[index] >>= 1;
			}
		}
	}
}
