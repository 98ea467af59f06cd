import {EMPTY, PAWN} from '../../core/man.js';
import {parseUci} from '../../core/uci.js';
import type {HistoryPly, SeatHistory} from '../../knowledge/history.js';
import {isManOf} from '../../knowledge/positions/codes.js';
import {Observation} from '../../knowledge/positions/observation.js';
import type {PositionSet} from '../../knowledge/positions/position-set.js';
import type {Position} from '../../rules/position.js';
import {SIGHTS, toShares} from './plausibility.js';

/** The share that even what seems least likely of what came to light is given: few positions were looked at. */
const LEAST = 0.01;

/** What was held before a move of one's own. */
type Foreseen = {
	readonly history: SeatHistory;
	/** The boards of the positions that were looked at, one after the other. */
	readonly boards: Uint8Array;
	readonly bySight: readonly Float64Array[];
};

const isSameView = (one: HistoryPly, other: HistoryPly): boolean =>
	one === other || one.view.cells.every((code, square) => code === other.view.cells[square]);

/** Returns whether a history goes on from another, by a ply at least. */
const isContinued = (before: SeatHistory, {seat, variant, plies}: SeatHistory): boolean =>
	before.seat === seat &&
	before.variant === variant &&
	before.plies.length < plies.length &&
	before.plies.every((ply, index) => isSameView(ply, plies[index]));

/**
 * Learns in the course of a game how well the other side sees: each move of one's own brings something to light,
 * which those who play well made more likely or less (Bayes' rule over SIGHTS). It knows views
 * alone.
 */
export class SightLearner {
	readonly #observation = new Observation();
	#shares: Float64Array = new Float64Array(SIGHTS.length).fill(1 / SIGHTS.length);
	#foreseen: Foreseen | undefined;

	/** How likely each of SIGHTS is thought to be; together 1. */
	get shares(): Float64Array {
		return this.#shares;
	}

	/** Learns from what the last move brought to light, if that game goes on in `history`; else begins anew. */
	learn(history: SeatHistory, position: Position): void {
		const foreseen = this.#foreseen;
		this.#foreseen = undefined;
		if (foreseen === undefined || !isContinued(foreseen.history, history)) {
			this.#shares = new Float64Array(SIGHTS.length).fill(1 / SIGHTS.length);
			return;
		}

		const {move = '', view} = history.plies[foreseen.history.plies.length];
		const uci = parseUci(move);
		if (uci === undefined) {
			return;
		}

		const {boards, bySight} = foreseen;
		this.#observation.read(view, position.tables);
		const chances = new Float64Array(SIGHTS.length);
		for (let first = 0; first < boards.length; first += 64) {
			if (this.#fits(boards, first, uci)) {
				for (const [sight, likely] of bySight.entries()) {
					chances[sight] += likely[first >> 6];
				}
			}
		}

		this.#shares = toShares(this.#shares.map((share, sight) => share * (chances[sight] + LEAST)));
	}

	/** Keeps what is held before a move, to learn from it when the next one is asked for. */
	foresee(
		history: SeatHistory,
		set: PositionSet,
		members: Int32Array,
		bySight: readonly Float64Array[],
		position: Position,
	): void {
		const boards = new Uint8Array(members.length * 64);
		for (const [index, member] of members.entries()) {
			set.load(member, position);
			boards.set(position.board, index * 64);
		}

		this.#foreseen = {history, boards, bySight};
	}

	/** Returns whether a board fits what was seen after the seat's own move from it. */
	#fits(boards: Uint8Array, first: number, {from, to}: {from: number; to: number}): boolean {
		const {mayHold, mayBeEmpty} = this.#observation;
		const mover = boards[first + from];
		const own = mover >> 3;
		// En passant takes beside the square that is moved from.
		const passed = (from & 56) | (to & 7);
		const isPassing =
			(mover & 7) === PAWN && (from & 7) !== (to & 7) && boards[first + to] === EMPTY;
		for (let square = 0; square < 64; square++) {
			const code = boards[first + square];
			const isEnemy = isManOf(code, own ^ 1) && square !== to && !(isPassing && square === passed);
			if (isEnemy ? mayHold[(code & 7) * 64 + square] === 0 : mayBeEmpty[square] === 0) {
				return false;
			}
		}

		return true;
	}
}
