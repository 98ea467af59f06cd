import type {AskRule} from '../variant.js';

/** The questions that any variant has, as they are written in the place of a try. */
const QUESTIONS: {readonly [text: string]: AskRule['id']} = {
	'any?': 'any',
	'count?': 'count',
	'refusals?': 'refusals',
};

/** Returns the question that a text stands for, or undefined. */
export const parseQuestion = (text: string): AskRule['id'] | undefined =>
	Object.hasOwn(QUESTIONS, text) ? QUESTIONS[text] : undefined;
