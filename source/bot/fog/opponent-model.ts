import {colorIndex} from '../../core/color.js';
import {isContinuation} from '../../knowledge/continuation.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import {isManOf} from '../../knowledge/positions/codes.js';
import {Observation} from '../../knowledge/positions/observation.js';
import {type OwnPly, readOwnPly} from '../../knowledge/positions/own-ply.js';
import type {Worlds} from '../../knowledge/worlds/worlds.js';
import type {MoveTables} from '../../rules/move-tables.js';
import type {Position} from '../../rules/position.js';
import {EVEN_SHARES, PRECISIONS, toShares} from './plausibility.js';

/** The share that even what seems least likely of what came to light is given: few positions were looked at. */
const LEAST = 0.01;

/** What was held before a move of one's own. */
type Foreseen = {
	readonly history: SeatHistory;
	/** The boards of the positions that were looked at, one after the other. */
	readonly boards: Uint8Array;
	readonly byPrecision: readonly Float64Array[];
};

/** Returns whether the board from `first` on fits what was seen after the seat's own ply from it. */
function fitsAfter(
	boards: Uint8Array,
	first: number,
	enemy: number,
	{to, victim}: OwnPly,
	{mayHold, mayBeEmpty}: Observation,
): boolean {
	for (let square = 0; square < 64; square++) {
		const code = boards[first + square];
		const isHeld = isManOf(code, enemy) && square !== to && square !== victim;
		if (isHeld ? mayHold[(code & 7) * 64 + square] === 0 : mayBeEmpty[square] === 0) {
			return false;
		}
	}

	return true;
}

/**
 * What a game teaches of the other side: which of PRECISIONS is its own (a Bayesian opponent model). Each move of
 * one's own brings something to light, which was likelier by one of them than by another. Made of what the
 * seat saw and did, and of nothing else.
 */
export class OpponentModel {
	readonly #before = new Observation();
	readonly #after = new Observation();
	#shares: Float64Array = EVEN_SHARES;
	#foreseen: Foreseen | undefined;

	/** Returns how likely each of PRECISIONS is, as shares that add up to 1. */
	get shares(): Float64Array {
		return this.#shares;
	}

	/**
	 * Learns from what one's own move since `foresee` brought to light. Begins anew where that game does not go on
	 * in `history`, as in another game or after a takeback.
	 */
	learn(history: SeatHistory, tables: MoveTables): void {
		const foreseen = this.#foreseen;
		if (foreseen === undefined || !isContinuation(foreseen.history, history)) {
			this.#shares = EVEN_SHARES;
			this.#foreseen = undefined;
			return;
		}

		const ply = history.plies.at(foreseen.history.plies.length);
		if (ply === undefined) {
			// The same question once more.
			return;
		}

		this.#foreseen = undefined;
		const {boards, byPrecision} = foreseen;
		const asked = currentView(foreseen.history);
		const [before, after] = [this.#before, this.#after];
		before.read(asked, tables);
		after.read(ply.view, tables);
		const own = readOwnPly(before.own, after.own, asked.epSquare, tables);
		const enemy = colorIndex(history.seat) ^ 1;
		const chances = new Float64Array(PRECISIONS.length);
		for (let first = 0; first < boards.length; first += 64) {
			if (fitsAfter(boards, first, enemy, own, after)) {
				for (const [at, likely] of byPrecision.entries()) {
					chances[at] += likely[first >> 6];
				}
			}
		}

		this.#shares = toShares(this.#shares.map((share, at) => share * (chances[at] + LEAST)));
	}

	/** Keeps what is held before a move, to learn from it when the next one is asked for. */
	foresee(
		history: SeatHistory,
		set: Worlds,
		members: Int32Array,
		byPrecision: readonly Float64Array[],
		position: Position,
	): void {
		const boards = new Uint8Array(members.length * 64);
		for (const [index, member] of members.entries()) {
			set.load(member, position);
			boards.set(position.board, index * 64);
		}

		this.#foreseen = {history, boards, byPrecision};
	}
}
