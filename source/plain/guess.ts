import type {Color} from '../core/color.js';
import {EMPTY, isMan} from '../core/man.js';
import {parseSquare, type Square} from '../core/square.js';
import type {SquareSet} from '../core/square-set.js';
import {currentView} from '../rules/history.js';
import {clashText, GUESS_SIGN, guessOf} from '../session/drill/guess-view.js';
import type {MatchHost} from '../session/match-host.js';
import {countOf, squareNames} from '../text/men.js';
import {cannotGuess, NO_GUESS, seenEmpty} from '../text/drill.js';
import {noSquare} from '../text/board-words.js';
import {withMarkToggled} from '../session/pencil-marks.js';
import type {Session} from './session.js';

/** A person's own guess of where the king can be; it lies among the pencil marks of his seat. */
export class Guess {
	readonly #session: Session;
	readonly #host: MatchHost;
	readonly #seat: Color;

	constructor(session: Session, host: MatchHost, seat: Color) {
		this.#session = session;
		this.#host = host;
		this.#seat = seat;
	}

	get squares(): SquareSet {
		return guessOf(this.#marks);
	}

	/** Adds squares, or takes them out, and tells the guess; with none it is told as it is. */
	take(words: string): void {
		const names = words
			.toLowerCase()
			.split(/[\s,]+/)
			.filter(Boolean);
		for (const name of names) {
			const fault = this.#toggle(name, parseSquare(name));
			if (fault !== undefined) {
				this.#session.say(fault);
				return;
			}
		}

		const guess = this.squares;
		this.#session.say(
			guess.isEmpty
				? NO_GUESS
				: `Your guess: ${countOf(guess.size, 'square')}, ${squareNames([...guess])}.`,
		);
	}

	get #marks() {
		return this.#session.services.saves.marks(this.#host.id, this.#seat);
	}

	/** Adds a square or takes it out; returns why that cannot be done. */
	#toggle(name: string, square: Square | undefined): string | undefined {
		if (square === undefined) {
			return noSquare(name);
		}

		const {cells} = currentView(this.#host.report(this.#seat).history);
		if (isMan(cells[square]) && !this.squares.has(square)) {
			return cannotGuess(name);
		}

		const marks = this.#marks;
		// What the screen's keys do is said in words here.
		const clash = clashText(marks, square, true)?.replace(/ \(.*/, '.');
		const kept =
			clash === undefined
				? this.#session.services.saves.setMarks(
						this.#host.id,
						this.#seat,
						withMarkToggled(marks, square, GUESS_SIGN),
					)
				: undefined;
		if (kept?.ok === true && cells[square] === EMPTY && this.squares.has(square)) {
			this.#session.say(seenEmpty(name));
		}

		return clash ?? (kept?.ok === false ? kept.error : undefined);
	}
}
