import {isMove} from '../../core/act.js';
import {colorIndex, opposite} from '../../core/color.js';
import {BLACK_MAN, EMPTY, isUnknownMan, QUEEN} from '../../core/man.js';
import {isAttacked} from '../../rules/attack.js';
import type {Outcome} from '../../rules/news.js';
import {type SeatId, sideOf} from '../../rules/seat.js';
import type {Position} from '../../rules/position.js';
import type {State, Variant} from '../../rules/variant.js';
import {VALUES} from '../evaluation/worth.js';
import {naiveSearch} from '../naive/naive-bot.js';
import type {Searcher} from '../search/searcher.js';
import {staticValue} from './static-value.js';

/** A game that is won, in hundredths of a pawn. */
export const WIN = 20_000;
/** How much of a man counts that took one and can be taken back. */
const TAKEN_BACK = 0.8;
/** So many replies are looked at in a state that is not chess on its board; others are passed over at even steps. */
const MOST_REPLIES = 80;

/**
 * Tells what states of a game are worth to a seat, both sides seen: by search where the game goes on as chess on the
 * state's board, else by the other side's best reply as the game itself rules it.
 */
export class StateJudge {
	readonly #variant: Variant;
	readonly #seat: SeatId;
	readonly #side: number;
	readonly #searcher: Searcher;

	constructor(variant: Variant, seat: SeatId, searcher: Searcher) {
		this.#variant = variant;
		this.#seat = seat;
		this.#side = colorIndex(sideOf(seat));
		this.#searcher = searcher;
	}

	/** Returns what an end is worth. */
	ofOutcome({winner}: Outcome): number {
		return winner === null ? 0 : colorIndex(winner) === this.#side ? WIN : -WIN;
	}

	/** Returns what a state is worth as it stands: without a queen at most a draw where nobody mates without one. */
	standing(state: State): number {
		const {cells} = this.#variant.truth(state);
		const value = staticValue(cells, this.#side);
		if (!this.#needsQueen) {
			return value;
		}

		const hasQueen = (side: number): boolean =>
			cells.includes(QUEEN | (side === 0 ? 0 : BLACK_MAN));
		const most = hasQueen(this.#side) ? value : Math.min(value, 0);
		return hasQueen(this.#side ^ 1) ? most : Math.max(most, 0);
	}

	/** Whether what decides the game is not what decides chess, so that a search of the board is not to be trusted. */
	get #needsQueen(): boolean {
		return this.#variant.end.includes('checkmate-by-queen');
	}

	/** Returns whether looking deeper can tell more of a state: it is the other side's turn of a game that is chess on its board. */
	isSearchable(state: State): boolean {
		const {board, phase, outcome} = state;
		return (
			outcome === undefined &&
			phase === 'play' &&
			board.side !== this.#side &&
			!this.#needsQueen &&
			this.#isWhole(state)
		);
	}

	/** Returns what a state is worth, looked ahead `depth` plies where it can be searched. */
	value(state: State, depth: number, shouldStop: () => boolean): number {
		const {outcome} = state;
		if (outcome !== undefined) {
			return this.ofOutcome(outcome);
		}

		if (this.isSearchable(state)) {
			return this.#search(state.board, depth, shouldStop);
		}

		return this.#variant.toAct(state).includes(this.#seat)
			? this.standing(state)
			: this.#afterReply(state);
	}

	/** Returns whether all men stand on the board, as far as it tells where: kings among them, and none beside it or twice. */
	#isWhole(state: State): boolean {
		const {board, kings} = state.board;
		const {cells, marks = []} = this.#variant.truth(state);
		return (
			kings[0] >= 0 &&
			kings[1] >= 0 &&
			!marks.some((mark) => mark[2] === '+') &&
			cells.every((man, square) => (man === EMPTY) === (board[square] === EMPTY))
		);
	}

	#search(board: Position, depth: number, shouldStop: () => boolean): number {
		const position = board.clone();
		if (!position.tables.isOrthodox || position.board.some(isUnknownMan)) {
			return -naiveSearch(position, depth);
		}

		return depth === 0
			? -this.#searcher.quiescence(position)
			: -this.#searcher.findBest(position, {depth, shouldStop}).value;
	}

	/** Returns what is left when the other side has done what is best for it. */
	#afterReply(state: State): number {
		const other = opposite(sideOf(this.#seat));
		const acts = this.#variant.acts(state, other);
		const step = Math.max(1, acts.length / MOST_REPLIES);
		let least = Number.POSITIVE_INFINITY;
		for (let at = 0; at < acts.length; at += step) {
			const act = acts[Math.floor(at)];
			const ruling = this.#variant.step(state, other, act);
			if (ruling?.verdict !== 'stands') {
				continue;
			}

			const {state: next} = ruling;
			let value = next.outcome === undefined ? this.standing(next) : this.ofOutcome(next.outcome);
			if (next.outcome === undefined && isMove(act) && value < least) {
				const man = next.board.board[act.to];
				const isTaken = man !== EMPTY && isAttacked(next.board, act.to, this.#side);
				value += isTaken && state.board.board[act.to] !== EMPTY ? TAKEN_BACK * VALUES[man & 7] : 0;
			}

			least = Math.min(least, value);
		}

		return Number.isFinite(least) ? least : this.standing(state);
	}
}
