import {type Act, makeAct, parseAct} from '../core/act.js';
import {parseFen} from '../core/fen.js';
import {createRandom, USUAL_SEED} from '../core/random.js';
import {ok, type Result} from '../core/result.js';
import type {Announcement, Outcome} from './news.js';
import {growHistory, growTurn, startHistory} from './grow-history.js';
import {seenNow, type SeatHistory} from './history.js';
import {type BySeat, type SeatId, sideOf} from './seat.js';
import type {News, Ruling, Seen, State, Variant} from './variant.js';
import type {View} from './view.js';

/** How a game begins, besides its rules. */
export type TableStart = {
	/** The start in FEN when it is not the variant's own. */
	readonly fen?: string | undefined;
	/** What the game draws at random from. */
	readonly seed?: number | string;
	/** Whether seats need to remember no more than the turn that is on, which is all that their tries depend on. */
	readonly isForgetful?: boolean;
};

/** What came of an act at a table: the table after it, and what was ruled. */
export type Acted = {
	readonly table: Table;
	readonly verdict: Ruling['verdict'];
	readonly news: News;
};

const SILENCE: readonly Announcement[] = [];

/**
 * A game and what each seat has seen and heard of it: the only driver of a game. It holds the truth, so only
 * hosts (a match, a referee, an arena) may own one. Never changes: an act gives another table.
 */
export class Table {
	#toAct: readonly SeatId[] | undefined;
	#tries: {readonly seat: SeatId; readonly acts: readonly Act[]} | undefined;

	private constructor(
		readonly variant: Variant,
		/** The truth. */
		readonly state: State,
		readonly histories: BySeat<SeatHistory>,
		/** What was said before the first act. */
		readonly newsAtStart: News,
		private readonly isForgetful: boolean,
	) {}

	/** Starts a game. The error says what is wrong with the start. */
	static start(
		variant: Variant,
		{fen, seed = USUAL_SEED, isForgetful = false}: TableStart = {},
	): Result<Table> {
		const setup = parseFen(fen ?? variant.setup.fen);
		if (!setup.ok) {
			return setup;
		}

		const begun = variant.start(setup.value, createRandom(seed));
		if (!begun.ok) {
			return begun;
		}

		const {state, news} = begun.value;
		const histories: {[seat in SeatId]?: SeatHistory} = {};
		for (const {id} of variant.seats) {
			histories[id] = startHistory(variant.id, variant.view(state, id), news[id]);
		}

		return ok(new Table(variant, state, histories, news, isForgetful));
	}

	/** How the game ended, or undefined while it goes on. */
	get outcome(): Outcome | undefined {
		return this.state.outcome;
	}

	/** The seats that may act now; none when the game is over. */
	get toAct(): readonly SeatId[] {
		this.#toAct ??= this.variant.toAct(this.state);
		return this.#toAct;
	}

	/** Returns whether the game waits for a seat: it may act, and not only if it likes. */
	waitsFor(seat: SeatId): boolean {
		return (
			this.toAct.includes(seat) && this.variant.needNotAct?.(this.state).includes(seat) !== true
		);
	}

	/** Returns what a seat has noticed. Throws for a seat that the game does not have. */
	history(seat: SeatId): SeatHistory {
		const history = this.histories[seat];
		if (history === undefined) {
			throw new Error(`${this.variant.id} has no seat ${seat}`);
		}

		return history;
	}

	view(seat: SeatId): View {
		return this.variant.view(this.state, seat);
	}

	/** Returns what a seat knows when it is to act. */
	seen(seat: SeatId): Seen {
		const found = this.variant.seats.find(({id}) => id === seat);
		return seenNow(this.history(seat), found ?? this.variant.seats[0]);
	}

	/** Returns what a seat may try, knowing only what it knows; nothing unless it is to act. */
	tries(seat: SeatId): readonly Act[] {
		if (this.#tries?.seat !== seat) {
			const acts = this.toAct.includes(seat) ? this.variant.tries(this.seen(seat)) : [];
			this.#tries = {seat, acts};
		}

		return this.#tries.acts;
	}

	/** Returns what comes of a seat's act, or undefined when the act cannot be named by this seat now. */
	act(seat: SeatId, act: Act): Acted | undefined {
		const ruling = this.variant.step(this.state, seat, act);
		if (ruling === undefined) {
			return undefined;
		}

		const {state, verdict, news} = ruling;
		if (verdict === 'nonsense' && news[seat] === undefined) {
			// Nobody was told of it.
			return {table: this, verdict, news};
		}

		const text = makeAct(act);
		const stands = verdict === 'stands';
		const histories: {[seat in SeatId]?: SeatHistory} = {};
		const by = sideOf(seat);
		for (const {id} of this.variant.seats) {
			const grow = this.isForgetful ? growTurn : growHistory;
			histories[id] = grow(this.history(id), {
				by,
				text: id === seat ? text : undefined,
				stands,
				view: this.variant.view(state, id),
				heard: news[id] ?? SILENCE,
			});
		}

		return {
			table: new Table(this.variant, state, histories, this.newsAtStart, this.isForgetful),
			verdict,
			news,
		};
	}

	/** Does what a text stands for; undefined when it is no act, or none that this seat can name now. */
	actText(seat: SeatId, text: string): Acted | undefined {
		const act = parseAct(text);
		return act === undefined ? undefined : this.act(seat, act);
	}
}
