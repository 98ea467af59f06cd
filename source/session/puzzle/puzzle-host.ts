import {
	type AnyPuzzle,
	type AnyPuzzleGame,
	type AnyPuzzleStep,
	answerAnyPuzzle,
	startAnyPuzzle,
} from '../../drill/any-puzzle.js';
import {gradePuzzle} from '../../drill/puzzle-progress.js';
import {keepAttempt} from '../drill/attempt.js';
import {BOT_PAUSE} from '../bot-turns.js';
import type {UiServices} from '../services.js';
import {type Message, say} from '../told/message.js';

/** One moment of a puzzle. A new object whenever anything changes. */
export type PuzzleState = {
	readonly game: AnyPuzzleGame;
	/** Whether Black's answer is being found. */
	readonly isThinking: boolean;
	/** What was said of the attempt when it was kept. */
	readonly said: readonly Message[];
};

/**
 * Plays a puzzle against what the worker answers, and keeps the first attempt of a person once it is over; none when
 * its solution was seen just now.
 */
export class PuzzleHost {
	readonly #services: Pick<UiServices, 'after' | 'puzzles' | 'progress' | 'date'>;
	readonly #person: string;
	readonly #listeners = new Set<() => void>();
	#state: PuzzleState;
	#asked: AbortController | undefined;
	#slips = 0;
	#helps = 0;
	#isKept: boolean;

	constructor(
		readonly puzzle: AnyPuzzle,
		person: string,
		isSeen: boolean,
		services: Pick<UiServices, 'after' | 'puzzles' | 'progress' | 'date'>,
	) {
		this.#services = services;
		this.#person = person;
		this.#isKept = isSeen;
		this.#state = {game: startAnyPuzzle(puzzle), isThinking: false, said: []};
	}

	readonly getState = (): PuzzleState => this.#state;

	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	/** Plays a move in UCI, or does another act; nothing happens while Black's answer is being found, or when it is over. */
	play(move: string): void {
		const {game, isThinking} = this.#state;
		if (isThinking || game.result !== undefined) {
			return;
		}

		const asking = new AbortController();
		this.#asked = asking;
		this.#change({isThinking: true});
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
			this.#helps++;
			this.#change({game: before, isThinking: false});
		}
	}

	again(): void {
		this.#asked?.abort();
		this.#change({game: startAnyPuzzle(this.puzzle), isThinking: false, said: []});
	}

	/** Counts a help that was taken. */
	help(): void {
		this.#helps++;
	}

	giveUp(): void {
		this.#asked?.abort();
		this.#change({isThinking: false});
		this.#keep(undefined);
	}

	/** Calls off what is being found. */
	stop(): void {
		this.#asked?.abort();
	}

	#change(next: Partial<PuzzleState>): void {
		this.#state = {...this.#state, ...next};
		for (const listener of this.#listeners) {
			listener();
		}
	}

	#keep(result: AnyPuzzleGame['result']): void {
		if (this.#isKept) {
			this.#change({said: say('Only the first try counts.', 'faint')});
			return;
		}

		this.#isKept = true;
		const slips = this.#slips;
		const grade = gradePuzzle({slips, helps: this.#helps, result});
		const attempt = result === 'solved' ? {grade, lost: slips} : {grade};
		const comesBack = (when: string) => `This puzzle comes back ${when}.`;
		const said = keepAttempt(this.#services, this.#person, this.puzzle.id, attempt, comesBack);
		this.#change({said: [said]});
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
		}

		const isAnswered = shown !== next && shown.result === undefined;
		this.#show(shown, isAnswered);
		if (isAnswered) {
			const callOff = this.#services.after(BOT_PAUSE, () => this.#show(next, false));
			signal.addEventListener('abort', callOff, {once: true});
		}
	}
}
