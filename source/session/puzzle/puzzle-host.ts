import {
	type AnyPuzzle,
	type AnyPuzzleGame,
	type AnyPuzzleStep,
	answerAnyPuzzle,
	isActGame,
	startAnyPuzzle,
} from '../../drill/any-puzzle.js';
import {giveActPuzzleUp} from '../../drill/one-act/act-puzzle-game.js';
import {noteBegun} from '../../drill/practice.js';
import {
	begunMark,
	gradePuzzle,
	isFirstOfGame,
	isHeldBack,
	markOf,
	nextPuzzle,
	type PuzzleMark,
} from '../../drill/puzzle-progress.js';
import {keepAttempt} from '../drill/attempt.js';
import {BOT_PAUSE} from '../bot-turns.js';
import {Listeners} from '../listeners.js';
import type {UiServices} from '../services.js';
import {untilText} from '../drill/lesson-text.js';
import {
	begunText,
	COUNTED_BEFORE,
	countedText,
	nextText,
	uncountedText,
	type WhyUncounted,
} from '../../text/puzzle.js';
import {type Message, say} from '../told/message.js';

/** One moment of a puzzle. A new object whenever anything changes. */
export type PuzzleState = {
	readonly game: AnyPuzzleGame;
	/** Whether Black's answer is being found. */
	readonly isThinking: boolean;
	/** What it counts as, once it is over and solved. */
	readonly mark?: PuzzleMark | undefined;
	/** What was said of the attempt when it was kept. */
	readonly said: readonly Message[];
};

/**
 * Plays a puzzle against what the worker answers, and keeps the first attempt of a person once it is over; none once
 * its solution was seen, or while one that went wrong has not come back. That it had help or a wrong move is kept at
 * once: who leaves and comes back goes on with the same attempt.
 */
export class PuzzleHost {
	readonly #services: Pick<UiServices, 'after' | 'puzzles' | 'progress' | 'date'>;
	readonly #person: string;
	readonly #listeners = new Listeners();
	readonly subscribe = this.#listeners.subscribe;
	#state: PuzzleState;
	#asked: AbortController | undefined;
	#slips = 0;
	#helps = 0;
	/** How many of the helps were hints. */
	#hints = 0;
	/** Why no try counts any more; undefined while none was kept, or once one was solved. */
	#uncounted: WhyUncounted | undefined;
	/** What the first try was solved as. */
	#first: PuzzleMark | undefined;
	#next: AnyPuzzle | undefined;
	/** Whether no other puzzle of its game was tried when it began. */
	readonly isNewGame: boolean;

	constructor(
		readonly puzzle: AnyPuzzle,
		person: string,
		services: Pick<UiServices, 'after' | 'puzzles' | 'progress' | 'date'>,
	) {
		this.#services = services;
		this.#person = person;
		const {progress, practice} = services.progress.load(person);
		this.isNewGame = isFirstOfGame(puzzle, progress, practice);
		this.#uncounted = isHeldBack(puzzle, progress, practice, services.date())
			? 'failed'
			: undefined;
		const begun = this.#uncounted === undefined ? begunMark(puzzle, practice) : undefined;
		this.#slips = begun === 'slipped' ? 1 : 0;
		this.#helps = begun === 'helped' ? 1 : 0;
		this.#state = {
			game: startAnyPuzzle(puzzle),
			isThinking: false,
			said: say(begun && begunText(begun), 'faint'),
		};
	}

	readonly getState = (): PuzzleState => this.#state;

	/** Plays a move in UCI, or does another act; nothing happens while Black's answer is being found, or when it is over. */
	play(move: string): void {
		const {game, isThinking} = this.#state;
		if (isThinking || game.result !== undefined) {
			return;
		}

		const asking = new AbortController();
		this.#asked = asking;
		// That it was begun before need not be said of every try.
		this.#change({isThinking: true, said: []});
		this.#services.puzzles
			.answer(game, move, asking.signal)
			// Without a worker everything waits; better than no answer.
			.catch(() => answerAnyPuzzle(game, move))
			.then((step) => {
				if (!asking.signal.aborted) {
					this.#take(step, asking.signal);
				}
			})
			.catch(() => this.#change({isThinking: false}));
	}

	/** Takes the last move back; nothing happens before the first. */
	takeBack(): void {
		const {before} = this.#state.game;
		if (before !== undefined) {
			this.#asked?.abort();
			this.#countHelp();
			this.#change({game: before, isThinking: false, said: [], mark: undefined});
		}
	}

	again(): void {
		this.#asked?.abort();
		this.#change({
			game: startAnyPuzzle(this.puzzle),
			isThinking: false,
			said: [],
			mark: undefined,
		});
	}

	/** Counts a hint that was taken. */
	help(): void {
		this.#hints++;
		this.#countHelp();
	}

	#countHelp(): void {
		this.#helps++;
		this.#keepBegun();
	}

	/** Gives the puzzle up: one of one act is over then, another begins anew. Who has solved it only looks at the solution: all stays. */
	giveUp(): void {
		this.#asked?.abort();
		const {game} = this.#state;
		if (game.result === 'solved' || (isActGame(game) && game.result === 'failed')) {
			return;
		}

		this.#change({isThinking: false, ...(isActGame(game) ? {game: giveActPuzzleUp(game)} : {})});
		this.#keep(undefined);
		if (!isActGame(game)) {
			this.again();
		}
	}

	/** Returns the puzzle to be done next: the one that was told of when this one was over. */
	next(): AnyPuzzle {
		const {progress} = this.#services.progress.load(this.#person);
		return this.#next ?? nextPuzzle(progress, this.puzzle.number - 1, this.#services.date());
	}

	/** Calls off what is being found. */
	stop(): void {
		this.#asked?.abort();
	}

	#change(next: Partial<PuzzleState>): void {
		this.#state = {...this.#state, ...next};
		this.#listeners.tell();
	}

	/** Returns when the puzzle comes back, in words. */
	#back(): string {
		const {id} = this.puzzle;
		const {progress} = this.#services.progress.load(this.#person);
		const due = Object.hasOwn(progress, id) ? progress[id].due : 0;
		return untilText(due - this.#services.date());
	}

	/** Keeps what an attempt that counts has had so far. Where that fails it is said when it is over. */
	#keepBegun(): void {
		const mark = markOf({slips: this.#slips, helps: this.#helps});
		if (
			mark === 'alone' ||
			mark === 'uncounted' ||
			this.#uncounted !== undefined ||
			this.#first !== undefined
		) {
			return;
		}

		const {id} = this.puzzle;
		const {practice} = this.#services.progress.load(this.#person);
		if (begunMark(this.puzzle, practice) !== mark) {
			this.#services.progress.save(this.#person, id, undefined, (before) =>
				noteBegun(before, id, mark),
			);
		}
	}

	#keep(result: AnyPuzzleGame['result']): void {
		const isSolved = result === 'solved';
		if (this.#uncounted !== undefined) {
			this.#end(
				isSolved ? 'uncounted' : undefined,
				say(uncountedText(this.#uncounted, this.#back()), 'warning'),
			);
			return;
		}

		if (this.#first !== undefined) {
			this.#end(isSolved ? this.#first : undefined, say(COUNTED_BEFORE, 'faint'));
			return;
		}

		const slips = this.#slips;
		const helps = this.#helps;
		const grade = gradePuzzle({slips, helps, result});
		const mark = isSolved ? markOf({slips, helps}) : undefined;
		this.#first = mark;
		this.#uncounted = isSolved ? undefined : result === 'failed' ? 'failed' : 'seen';
		const attempt = isSolved ? {grade, lost: slips} : {grade};
		const comesBack = (when: string) =>
			countedText(mark, when, mark === 'slipped' && this.#hints > 0);
		const said = keepAttempt(this.#services, this.#person, this.puzzle.id, attempt, comesBack);
		this.#end(mark, [said]);
	}

	/** Says how it ended, and which puzzle is next where that does not simply follow. */
	#end(mark: PuzzleMark | undefined, said: readonly Message[]): void {
		this.#next = undefined;
		const {id, number} = (this.#next = this.next());
		const {progress} = this.#services.progress.load(this.#person);
		const isDue = Object.hasOwn(progress, id) && progress[id].due <= this.#services.date();
		const next = number === this.puzzle.number + 1 && !isDue ? undefined : nextText(number, isDue);
		this.#change({mark, said: [...said, ...say(next, 'faint')]});
	}

	#show(game: AnyPuzzleGame, isThinking: boolean): void {
		this.#change({game, isThinking});
		if (game.result !== undefined) {
			this.#keep(game.result);
		}
	}

	#take({shown, next}: AnyPuzzleStep, signal: AbortSignal): void {
		const {verdict} = shown;
		if (shown.result === 'failed' || (verdict !== undefined && verdict.kind !== 'keeps')) {
			this.#slips++;
			this.#keepBegun();
		}

		const isAnswered = shown !== next && shown.result === undefined;
		this.#show(shown, isAnswered);
		if (isAnswered) {
			const callOff = this.#services.after(BOT_PAUSE, () => this.#show(next, false));
			signal.addEventListener('abort', callOff, {once: true});
		}
	}
}
