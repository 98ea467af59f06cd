import type {Act} from '../../core/act.js';
import {EMPTY, isMan, type Man, manColor, UNSEEN} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import {readGrids} from '../../rules/grid.js';
import type {Announcement} from '../../rules/news.js';
import {isInCheck} from '../../rules/attack.js';
import type {Position} from '../../rules/position.js';
import type {SeatId} from '../../rules/seat.js';
import {isOfTurn} from '../../rules/umpire/announce.js';
import type {State, Variant} from '../../rules/variant.js';
import type {View} from '../../rules/view.js';
import {newsDistance} from './said.js';

/** What a seat observes in one turn: its men when the turn began, what was said then and what came of its acts since. */
export type Turn = {
	readonly variant: Variant;
	readonly seat: SeatId;
	/** What it saw when the turn began. */
	readonly view: View;
	readonly heard: readonly Announcement[];
	/** The men of the other side of which it knows from before that they stood there. */
	readonly standing: ReadonlyMap<Square, Man>;
	/** Where all men of the other side began, and how many moves it has made since: no more of them can stand elsewhere. */
	readonly begun?: {readonly homes: readonly Square[]; readonly moves: number};
	/** Where the other side may have landed when it took a man; empty when it took none. */
	readonly takers: readonly Square[];
	readonly acts: readonly {
		readonly act: Act;
		readonly stands: boolean;
		readonly heard: readonly Announcement[];
	}[];
	/** A state of this turn whose board may be another: all but the board is right. */
	readonly like: State;
};

/** What is taken off for what cannot be, and not only was not said. */
const IMPOSSIBLE = 2;

/** Returns what was said of the board as a turn begins, and not of what was done before. */
const ofTheBoard = (heard: readonly Announcement[]): readonly Announcement[] =>
	heard
		.filter(isOfTurn)
		.map((record) =>
			record.type === 'report' && record.about === undefined
				? {...record, succeeded: [], kinds: '', captured: []}
				: record,
		);

/** Measures how far boards are from what a seat observes in a turn, by what the game itself would say of them. */
export class Present {
	readonly turn: Turn;
	readonly #said: readonly Announcement[];
	/** The squares on which no man of the other side began, where that is known. */
	readonly #away: readonly Square[];
	/** Whether the seat sees anything but its own men. */
	readonly #seesOthers: boolean;
	/** The squares of which it was told what man of the other side stands there, or EMPTY. */
	readonly known: ReadonlyMap<Square, Man>;

	constructor(turn: Turn) {
		this.turn = turn;
		this.#said = ofTheBoard(turn.heard);
		this.#away = [...turn.view.cells.keys()].filter(
			(square) => turn.begun?.homes.includes(square) === false,
		);
		this.known = new Map([
			...turn.standing,
			...readGrids([...turn.heard, ...turn.acts.flatMap(({heard}) => heard)]),
		]);
		const {cells, viewer} = turn.view;
		this.#seesOthers = cells.some(
			(code) => code !== UNSEEN && !(isMan(code) && manColor(code) === viewer),
		);
	}

	/** Whether the game can tell what it would say of another board. */
	get isMeasurable(): boolean {
		const {variant, like} = this.turn;
		return variant.resume(like, like.board) !== undefined;
	}

	/** Returns how many men of the other side a board has elsewhere than where they began, beyond those that can have moved. */
	#strays({board, side}: Position): number {
		const {begun} = this.turn;
		if (begun === undefined) {
			return 0;
		}

		let strays = -begun.moves;
		for (const square of this.#away) {
			strays += board[square] !== EMPTY && board[square] >> 3 !== side ? 1 : 0;
		}

		return Math.max(0, strays);
	}

	/** Whether men must be put where they give check. */
	get isCheck(): boolean {
		return this.#said.some(({type}) => type === 'check');
	}

	/**
	 * Returns in how many ways a board contradicts what is observed; 0 when it fits. The seat's own men must stand
	 * where they do and the board be the seat's turn.
	 */
	faults(board: Position): number {
		return this.#play(board).faults;
	}

	/** Returns the state that a board has come to by the acts of the turn; undefined when one of them cannot be done. */
	after(board: Position): State | undefined {
		return this.#play(board.clone()).state;
	}

	/** Returns the state that a board has come to by the acts of the turn where it fits all that is observed; undefined elsewhere. */
	fitting(board: Position): State | undefined {
		const {faults, state} = this.#play(board.clone(), 0);
		return faults === 0 ? state : undefined;
	}

	/** Returns on how many squares the seat would see something else. */
	#unlike(state: State): number {
		const {variant, seat, view} = this.turn;
		const {cells} = variant.view(state, seat);
		return cells.reduce((sum, code, square) => sum + (code === view.cells[square] ? 0 : 1), 0);
	}

	/** Returns the state after the acts of the turn and how often it contradicts what is observed; of more than `most` it is not told how much. */
	#play(
		board: Position,
		most = Number.POSITIVE_INFINITY,
	): {readonly faults: number; readonly state: State | undefined} {
		const {variant, seat, takers, standing, acts, like} = this.turn;
		const begun = variant.resume(like, board);
		if (begun === undefined) {
			return {faults: Number.POSITIVE_INFINITY, state: undefined};
		}

		let {state} = begun;
		const side = board.side;
		const isTaker = (square: Square) =>
			board.board[square] !== EMPTY && board.board[square] >> 3 !== side;
		let faults = newsDistance(ofTheBoard(begun.news[seat] ?? []), this.#said);
		faults += state.outcome === undefined ? 0 : 1;
		faults += this.#seesOthers ? this.#unlike(state) : 0;
		faults += takers.length > 0 && !takers.some(isTaker) ? IMPOSSIBLE : 0;
		faults += variant.moves.royal === 'check' && isInCheck(board, side ^ 1) ? IMPOSSIBLE : 0;
		faults += IMPOSSIBLE * this.#strays(board);
		for (const [square, man] of standing) {
			faults += board.board[square] === man ? 0 : IMPOSSIBLE;
		}

		for (const {act, stands, heard} of acts) {
			const ruling = faults > most ? undefined : variant.step(state, seat, act);
			if (ruling === undefined) {
				return {faults: faults + IMPOSSIBLE, state: undefined};
			}

			const isRuledSo = (ruling.verdict === 'stands') === stands;
			faults += isRuledSo ? newsDistance(ruling.news[seat] ?? [], heard) : IMPOSSIBLE;
			state = isRuledSo ? ruling.state : state;
		}

		return {faults, state};
	}
}
