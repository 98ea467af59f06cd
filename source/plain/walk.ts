import type {PlainCommand} from './place.js';
import type {Session} from './session.js';

const NUMBER = /^\d{1,4}$/;

/** What is walked through: how it is called, how long it is, and what says the step that one has come to. */
export type Steps = {
	/** One of them, as one goes on or back by it. */
	readonly one: string;
	/** Those that have a number, and what one of them is. */
	readonly numbered: string;
	readonly which: string;
	readonly last: () => number;
	readonly tell: () => void;
};

/** Goes through what is over, a step on or back, or to a step by its number; 0 is the start. */
export class Walk {
	at: number;
	readonly #session: Session;
	readonly #steps: Steps;

	constructor(session: Session, steps: Steps, at = 0) {
		this.#session = session;
		this.#steps = steps;
		this.at = at;
	}

	get commands(): readonly PlainCommand[] {
		const {one, which} = this.#steps;
		return [
			{
				names: ['next', 'n'],
				help: `one ${one} on; so does Enter alone`,
				run: () => this.goTo(this.at + 1),
			},
			{names: ['back', 'previous'], help: `one ${one} back`, run: () => this.goTo(this.at - 1)},
			{
				names: ['go'],
				usage: 'N',
				help: `to a ${which} by its number; 0 is the start`,
				run: (words) => this.goTo(NUMBER.test(words) ? Number(words) : -1),
			},
		];
	}

	/** Takes Enter alone, or a number; returns whether the line was one of them. */
	take(line: string): boolean {
		const isStep = line === '' || NUMBER.test(line);
		if (isStep) {
			this.goTo(line === '' ? this.at + 1 : Number(line));
		}

		return isStep;
	}

	goTo(step: number): void {
		const {one, numbered, last, tell} = this.#steps;
		if (step >= 0 && step <= last()) {
			this.at = step;
			tell();
		} else {
			this.#session.say(
				step === last() + 1
					? `That was the last ${one}.`
					: `There are ${numbered} 0 to ${last()}${step < 0 ? '; quit leaves' : ''}.`,
			);
		}
	}
}
