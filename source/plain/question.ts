import {joinWords} from '../text/men.js';
import type {Session} from './session.js';

/** What can be answered to a question: the word that is named, shorter ones, and what it does. */
export type PlainAnswer = {readonly names: readonly string[]; readonly run: () => void};

export const yes = (run: () => void): PlainAnswer => ({names: ['yes', 'y'], run});
export const no = (run: () => void = () => {}): PlainAnswer => ({names: ['no', 'n'], run});

/** Returns whether a line answers a question that nobody need have asked. */
export const isYesOrNo = (line: string): boolean => /^(?:yes|y|no)$/i.test(line);

/** A question that stands until a line answers it or says something else. */
export class Question {
	readonly #session: Session;
	#answers: readonly PlainAnswer[] = [];
	#ifWithdrawn: string | undefined;
	#sentence = '';

	constructor(session: Session) {
		this.#session = session;
	}

	/** `ifWithdrawn` is said when something else is. */
	ask(text: string, answers: readonly PlainAnswer[], ifWithdrawn?: string): void {
		this.#answers = answers;
		this.#ifWithdrawn = ifWithdrawn;
		this.#sentence = `${text} Answer ${this.#names(answers)}.`;
		this.#session.say(this.#sentence);
	}

	/** Takes a line that answers the question, which an empty one repeats; what answers nothing withdraws it. Returns whether it was for the question. */
	take(line: string): boolean {
		if (line === '' && this.#answers.length > 0) {
			this.#session.say(this.#sentence);
			return true;
		}

		const word = line.toLowerCase();
		const answer = this.#answers.find(({names}) => names.includes(word));
		const withdrawn = answer === undefined ? this.#ifWithdrawn : undefined;
		this.drop();
		this.#session.say(withdrawn);
		answer?.run();
		return answer !== undefined;
	}

	/** Withdraws the question. */
	drop(): void {
		this.#answers = [];
		this.#ifWithdrawn = undefined;
	}

	#names(answers: readonly PlainAnswer[]): string {
		return joinWords(
			answers.map(({names}) => names[0]),
			'or',
		);
	}
}
