import {type Act, isMove, makeAct, parseAct} from '../core/act.js';
import {type ByColor, type Color, opposite} from '../core/color.js';
import {given} from '../core/given.js';
import {quote} from '../core/quote.js';
import {createRandom, type Random} from '../core/random.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Square} from '../core/square.js';
import {addPly, addTry, startHistory} from '../rules/grow-history.js';
import {currentView, seenNow, type SeatHistory} from '../rules/history.js';
import type {Announcement} from '../rules/news.js';
import type {SeatId} from '../rules/seat.js';
import type {Variant} from '../rules/variant.js';
import {isSameView, type View} from '../rules/view.js';
import type {Bot, BotChoice, BotQuestion, BotTime} from './bot.js';
import {readView, type ToldView, toldOf} from './told-view.js';

/** A game as a bot in a process of its own is told of it. */
export type EngineGame = {
	readonly variant: Variant;
	readonly side: Color;
	/** Who is asked, where it is not the side's player. */
	readonly seat?: SeatId;
	readonly bot: Bot;
	/** Readies what the bot will need for its move. */
	readonly prepare?: (question: BotQuestion) => Promise<void>;
	readonly seed: number;
	readonly menAtStart: ByColor<number>;
	/** The start that both sides know, when it is not the variant's own. */
	readonly startFen?: string;
	/** What the side saw before the first move; what it sees first when left out. */
	readonly start?: View;
	/** What it heard then. */
	readonly heardAtStart?: readonly Announcement[];
	/** Where it was told that the other king stands. */
	readonly enemyKing?: Square;
};

/** What may be told of what led to a view; found out as far as can be when left out. */
export type ToldAct = ToldView & {
	readonly by?: Color;
	/** Whether it stands, or else was a question, a word or a try in vain in the turn that is on. */
	readonly stands?: boolean;
};

/** What may be told of what came of the seat's own act; found out as far as can be when left out. */
export type ToldAnswer = {
	/** The act, where it may be another than the one that was chosen last. */
	readonly move?: string;
	readonly stands?: boolean;
};

/** What `go` asks. */
type EngineTask = ToldView & {
	readonly view: string;
	readonly moves?: readonly string[];
	readonly time?: BotTime;
};

/** One game of a bot that is told views as texts, ply by ply, and nothing else. Errors are sentence parts. */
export class EngineSession {
	readonly #game: EngineGame;
	readonly #random: Random;
	#history: SeatHistory | undefined;
	/** The move that was tried and is not seen on the board yet, or the question that was asked. */
	#tried: string | undefined;
	/** Whether it was told that this stands. */
	#isAnswered = false;

	constructor(game: EngineGame) {
		this.#game = game;
		this.#random = createRandom(game.seed);
		if (game.start !== undefined) {
			this.#begin(game.start);
		}
	}

	#begin(start: View): void {
		const {variant, heardAtStart} = this.#game;
		this.#history = startHistory(variant.id, start, heardAtStart);
	}

	#readView(text: string, told: ToldView): Result<View> {
		return readView(text, told, {
			viewer: this.#game.side,
			isAlternating: this.#game.variant.isAlternating,
			last: this.#history && currentView(this.#history),
			isAnswered: this.#isAnswered,
		});
	}

	/**
	 * Takes what the side sees and hears after a ply of either side. A view that is told again changes nothing,
	 * unless an act is told with it; the error is that it cannot be read or that a ply between it and the last is missing.
	 */
	observe(
		text: string,
		heard: readonly Announcement[] = [],
		told: ToldAct = {},
	): Result<undefined> {
		const view = this.#readView(text, told);
		if (!view.ok) {
			return view;
		}

		if (this.#history === undefined) {
			this.#begin(view.value);
			return ok(undefined);
		}

		const last = currentView(this.#history);
		const {variant, side} = this.#game;
		const {stands, by = this.#actor(last, view.value)} = told;
		if (stands !== undefined) {
			// An adviser may have moved in the place of what was chosen.
			this.#tried = this.#isAnswered ? this.#tried : undefined;
			this.#add(by, view.value, heard, stands);
			return ok(undefined);
		}

		const isSame = isSameView(last, view.value);
		if (last.turn === view.value.turn && !isSame && this.#showRefused(view.value, heard)) {
			return ok(undefined);
		}

		const isOwnUnseen = isSame && this.#isAnswered && !variant.isAlternating;
		if (last.turn === view.value.turn && (isSame || variant.isAlternating) && !isOwnUnseen) {
			if (!isSame) {
				return fail(`a view is missing: ${last.turn} is on move in two different ones in a row`);
			}

			// Nobody has moved: told again, or something was said of what the other side tried or asked.
			if (last.turn !== side && heard.length > 0) {
				this.#add(last.turn, view.value, heard, false);
			}

			return ok(undefined);
		}

		this.#add(by, view.value, heard, true);
		return ok(undefined);
	}

	/** Returns who has acted between two views, as far as can be known from them. */
	#actor(before: View, after: View): Color {
		const {variant, side} = this.#game;
		if (variant.isAlternating) {
			return opposite(after.turn);
		}

		// Where sides do not take turns, an act was our own when we have tried one; in plain play it is the mover's.
		return this.#tried !== undefined
			? side
			: before.phase === undefined
				? before.turn
				: opposite(side);
	}

	/** Adds an act to what was noticed: one's own when it is the act that was tried. */
	#add(by: Color, view: View, heard: readonly Announcement[], stands: boolean): void {
		if (this.#history === undefined) {
			return;
		}

		if (stands) {
			const move = by === this.#game.side ? this.#tried : undefined;
			this.#history = addPly(this.#history, {by, ...given({move}), view, heard});
			this.#tried = undefined;
			this.#isAnswered = false;
			return;
		}

		const tries = this.#history.tries ?? [];
		const own = tries.at(-1);
		const isNew = !isSameView(currentView(this.#history), view);
		const isOfOwn = by === this.#game.side && own?.text !== undefined && own.view === undefined;
		this.#history =
			isOfOwn && heard.length === 0
				? {...this.#history, tries: [...tries.slice(0, -1), {...own, ...(isNew ? {view} : {})}]}
				: addTry(this.#history, {by, heard, ...(isNew ? {view} : {})});
	}

	/** Takes a view that differs because a try was refused that showed something; returns whether it is one. */
	#showRefused(view: View, heard: readonly Announcement[]): boolean {
		const isTold = (said: readonly Announcement[]) => said.some(({type}) => type === 'refused');
		const own = this.#history?.tries?.at(-1);
		if (this.#tried !== undefined) {
			return false;
		}

		const {side} = this.#game;
		if (own?.text !== undefined && own.view === undefined && isTold(own.heard)) {
			this.#add(side, view, [], false);
			return true;
		}

		if (view.turn !== side && isTold(heard)) {
			this.#add(view.turn, view, heard, false);
			return true;
		}

		return false;
	}

	/** Takes the umpire's answer to the last try or question, and what was heard of it. */
	answer(accepted: boolean, heard: readonly Announcement[] = [], told: ToldAnswer = {}): void {
		const {move: text = this.#tried, stands} = told;
		// A move that may be taken back, and one that is, leave the turn as it was.
		const isPending = text === 'take-back' || heard.some(({type}) => type === 'take-back-offered');
		const isLeft = accepted && !isPending && (text === undefined || parseAct(text)?.kind !== 'ask');
		if (stands ?? isLeft) {
			this.#tried = text;
			this.#isAnswered = true;
			return;
		}

		const isNoticed = heard.length > 0 || stands === false;
		if (this.#history !== undefined && text !== undefined && isNoticed) {
			this.#history = addTry(this.#history, {by: this.#game.side, text, heard});
		}

		this.#tried = undefined;
	}

	/** Returns the move to try. The view is observed first, so that it need not be told on its own. */
	async go({view: text, moves: offered, time, ...told}: EngineTask): Promise<Result<BotChoice>> {
		const {side, seat, bot, prepare, menAtStart, startFen, enemyKing} = this.#game;
		const view = this.#readView(text, told);
		if (!view.ok) {
			return view;
		}

		if (view.value.turn !== side && this.#game.variant.isAlternating) {
			return fail(`it is not ${side}’s move in this view`);
		}

		const observed = this.observe(text, [], told);
		if (!observed.ok) {
			return observed;
		}

		const acts = offered === undefined ? ok(this.#ownActs()) : read(offered);
		if (!acts.ok) {
			return acts;
		}

		if (acts.value.length === 0 || this.#history === undefined) {
			return fail('there is no move to choose from');
		}

		const moves = acts.value.filter(isMove);
		const question = {
			history: this.#history,
			menAtStart,
			moves,
			...(moves.length === acts.value.length ? {} : {acts: acts.value}),
			...given({seat, startFen, enemyKing}),
		};
		await prepare?.(question);
		const choice = bot(question, this.#random, time);
		this.#tried = makeAct(choice.move);
		this.#isAnswered = false;
		return ok(choice);
	}

	/** Returns what the side may try, when nobody has told. */
	#ownActs(): readonly Act[] {
		const {variant, side, seat: seatId = side} = this.#game;
		const seat = variant.seats.find(({id}) => id === seatId);
		if (this.#history === undefined || seat === undefined) {
			return [];
		}

		const seen = seenNow(this.#history, seat);
		return variant.tries({...seen, view: toldOf(seen.view)});
	}
}

/** Reads acts; the error names the first that is none. */
function read(texts: readonly string[]): Result<Act[]> {
	const wrong = texts.find((text) => parseAct(text) === undefined);
	return wrong === undefined
		? ok(texts.flatMap((text) => parseAct(text) ?? []))
		: fail(`${quote(wrong)} is no move`);
}
