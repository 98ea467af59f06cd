import {type Act, isMove, makeAct, parseAct} from '../core/act.js';
import {type ByColor, type Color, opposite} from '../core/color.js';
import {makeFogFen, parseFogFen} from '../core/fog-fen.js';
import {given} from '../core/given.js';
import {quote} from '../core/quote.js';
import {createRandom, type Random} from '../core/random.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Square} from '../core/square.js';
import {addPly, addTry, startHistory} from '../rules/grow-history.js';
import {currentView, seenNow, type SeatHistory} from '../rules/history.js';
import type {Announcement} from '../rules/news.js';
import type {Variant} from '../rules/variant.js';
import type {View} from '../rules/view.js';
import type {Bot, BotChoice, BotQuestion, BotTime} from './bot.js';

/** A game as a bot in a process of its own is told of it. */
export type EngineGame = {
	readonly variant: Variant;
	readonly side: Color;
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

/** What `go` asks. */
type EngineTask = {
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

	#readView(text: string): Result<View> {
		const sight = parseFogFen(text);
		return sight.ok
			? ok({...sight.value, viewer: this.#game.side})
			: fail(`the view cannot be read: ${sight.error}`);
	}

	/**
	 * Takes what the side sees and hears after a ply of either side. A view that is told again changes nothing;
	 * the error is that it cannot be read or that a ply between it and the last is missing.
	 */
	observe(text: string, heard: readonly Announcement[] = []): Result<undefined> {
		const view = this.#readView(text);
		if (!view.ok) {
			return view;
		}

		if (this.#history === undefined) {
			this.#begin(view.value);
			return ok(undefined);
		}

		const last = currentView(this.#history);
		const isSame = makeFogFen(last) === makeFogFen(view.value);
		const {variant, side} = this.#game;
		if (last.turn === view.value.turn && !isSame && this.#showRefused(view.value, heard)) {
			return ok(undefined);
		}

		if (last.turn === view.value.turn && (isSame || variant.isAlternating)) {
			if (!isSame) {
				return fail(`a view is missing: ${last.turn} is on move in two different ones in a row`);
			}

			// Nobody has moved: told again, or something was said of what the other side tried or asked.
			if (last.turn !== side && heard.length > 0) {
				this.#history = addTry(this.#history, {by: last.turn, heard});
			}

			return ok(undefined);
		}

		// Where sides do not take turns, an act was our own when we have tried one.
		const isOwn = variant.isAlternating ? view.value.turn !== side : this.#tried !== undefined;
		const by = isOwn ? side : opposite(side);
		const move = isOwn ? this.#tried : undefined;
		const ply = {by, view: view.value, heard};
		this.#history = addPly(this.#history, move === undefined ? ply : {...ply, move});
		this.#tried = undefined;
		return ok(undefined);
	}

	/** Takes a view that differs because a try was refused that showed something; returns whether it is one. */
	#showRefused(view: View, heard: readonly Announcement[]): boolean {
		const history = this.#history;
		const isTold = (said: readonly Announcement[]) => said.some(({type}) => type === 'refused');
		const own = history?.tries?.at(-1);
		if (history === undefined || this.#tried !== undefined) {
			return false;
		}

		if (own?.text !== undefined && own.view === undefined && isTold(own.heard)) {
			this.#history = {...history, tries: [...(history.tries ?? []).slice(0, -1), {...own, view}]};
			return true;
		}

		if (view.turn !== this.#game.side && isTold(heard)) {
			this.#history = addTry(history, {by: view.turn, heard, view});
			return true;
		}

		return false;
	}

	/** Takes the umpire's answer to the last try or question, and what was heard of it. */
	answer(accepted: boolean, heard: readonly Announcement[] = []): void {
		const text = this.#tried;
		// A move that may be taken back, and one that is, leave the turn as it was.
		const isPending = text === 'take-back' || heard.some(({type}) => type === 'take-back-offered');
		const isLeft = accepted && !isPending && (text === undefined || parseAct(text)?.kind !== 'ask');
		if (isLeft) {
			return;
		}

		if (this.#history !== undefined && text !== undefined && heard.length > 0) {
			this.#history = addTry(this.#history, {by: this.#game.side, text, heard});
		}

		this.#tried = undefined;
	}

	/** Returns the move to try. The view is observed first, so that it need not be told on its own. */
	async go({view: text, moves: offered, time}: EngineTask): Promise<Result<BotChoice>> {
		const {side, bot, prepare, menAtStart, startFen, enemyKing} = this.#game;
		const view = this.#readView(text);
		if (!view.ok) {
			return view;
		}

		if (view.value.turn !== side) {
			return fail(`it is not ${side}'s move in this view`);
		}

		const observed = this.observe(text);
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
			...given({startFen, enemyKing}),
		};
		await prepare?.(question);
		const choice = bot(question, this.#random, time);
		this.#tried = makeAct(choice.move);
		return ok(choice);
	}

	/** Returns what the side may try, when nobody has told. */
	#ownActs(): readonly Act[] {
		const {variant, side} = this.#game;
		const seat = variant.seats.find(({id}) => id === side);
		return this.#history === undefined || seat === undefined
			? []
			: variant.tries(seenNow(this.#history, seat));
	}
}

/** Reads acts; the error names the first that is none. */
function read(texts: readonly string[]): Result<Act[]> {
	const wrong = texts.find((text) => parseAct(text) === undefined);
	return wrong === undefined
		? ok(texts.flatMap((text) => parseAct(text) ?? []))
		: fail(`${quote(wrong)} is no move`);
}
