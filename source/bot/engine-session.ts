import {type ByColor, type Color, opposite} from '../core/color.js';
import {makeFogFen, parseFogFen} from '../core/fog-fen.js';
import {quote} from '../core/quote.js';
import {createRandom, type Random} from '../core/random.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Square} from '../core/square.js';
import {makeUci, parseUci, type UciMove} from '../core/uci.js';
import {addPly, addTry, startHistory} from '../rules/grow-history.js';
import {currentView, type SeatHistory} from '../rules/history.js';
import type {Announcement} from '../rules/announcement.js';
import {parseQuestion} from '../rules/umpire/questions.js';
import type {Variant} from '../rules/variant.js';
import type {View} from '../rules/view.js';
import type {Bot, BotChoice, BotQuestion, BotTime} from './bot.js';
import {openTries} from './kriegspiel/open-tries.js';
import {knownMoves} from '../rules/known-moves.js';

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
export type EngineTask = {
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
		if (last.turn === view.value.turn) {
			if (makeFogFen(last) !== makeFogFen(view.value)) {
				return fail(`a view is missing: ${last.turn} is on move in two different ones in a row`);
			}

			// Nobody has moved: told again, or a try of the other side was refused, or it asked.
			if (this.#isUmpired && last.turn !== this.#game.side && heard.length > 0) {
				this.#history = addTry(this.#history, {by: last.turn, heard});
			}

			return ok(undefined);
		}

		const by = opposite(view.value.turn);
		const move = by === this.#game.side ? this.#tried : undefined;
		const ply = {by, view: view.value, heard};
		this.#history = addPly(this.#history, move === undefined ? ply : {...ply, move});
		this.#tried = undefined;
		return ok(undefined);
	}

	get #isUmpired(): boolean {
		return this.#game.variant.tries.kind === 'umpired';
	}

	/** Takes the umpire's answer to the last try or question, and what was heard of it. */
	answer(accepted: boolean, heard: readonly Announcement[] = []): void {
		const text = this.#tried;
		const isQuestion = text !== undefined && parseQuestion(text) !== undefined;
		if (
			this.#isUmpired &&
			this.#history !== undefined &&
			text !== undefined &&
			(isQuestion || !accepted)
		) {
			this.#history = addTry(this.#history, {by: this.#game.side, text, heard});
		}

		if (isQuestion || !accepted) {
			this.#tried = undefined;
		}
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

		const moves = offered === undefined ? ok(this.#knownMoves(view.value)) : read(offered);
		if (!moves.ok) {
			return moves;
		}

		if (moves.value.length === 0 || this.#history === undefined) {
			return fail('there is no move to choose from');
		}

		const question = {
			history: this.#history,
			menAtStart,
			moves: moves.value,
			...(startFen === undefined ? {} : {startFen}),
			...(enemyKing === undefined ? {} : {enemyKing}),
		};
		await prepare?.(question);
		const choice = bot(question, this.#random, time);
		this.#tried = choice.ask === undefined ? makeUci(choice.move) : `${choice.ask}?`;
		return ok(choice);
	}

	/** Returns what the side may try, when nobody has told. */
	#knownMoves(view: View): UciMove[] {
		const {moves} = this.#game.variant;
		return this.#isUmpired && this.#history !== undefined
			? openTries(this.#history, moves)
			: knownMoves(view, moves);
	}
}

/** Reads moves; the error names the first that is none. */
function read(texts: readonly string[]): Result<UciMove[]> {
	const moves: UciMove[] = [];
	for (const text of texts) {
		const move = parseUci(text);
		if (move === undefined) {
			return fail(`${quote(text)} is no move`);
		}

		moves.push(move);
	}

	return ok(moves);
}
