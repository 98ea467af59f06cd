/** How a message is meant; a word or shape in it always says the same. A loss has the sign that it has on the board. */
export type Tone = 'text' | 'faint' | 'title' | 'accent' | 'good' | 'warning' | 'bad' | 'taken';

/** A sentence for the player. */
export type Message = {
	readonly text: string;
	readonly tone?: Tone;
	/** A result stays in sight, above all that is told besides. */
	readonly isResult?: boolean;
	/** What counts in the turn that is on stays in sight, too, but in its place as long as there is room for all. */
	readonly isNow?: true;
	/** Whether it was told before the other side acted, and is told again lest it was not read. */
	readonly isBefore?: true;
	/** Whether it answers a key. */
	readonly isAnswer?: true;
};

/** Returns sentences in one tone; where there is none nothing is said. */
export const say = (
	said: string | undefined | readonly (string | undefined)[],
	tone: Tone = 'text',
): readonly Message[] =>
	[said]
		.flat()
		.flatMap((text) => (text === undefined ? [] : [tone === 'text' ? {text} : {text, tone}]));

/** Returns sentences as the result of what was played. */
export const asResult = (messages: readonly Message[]): readonly Message[] =>
	messages.map((message) => ({...message, isResult: true}));

/** Returns messages as what counts in the turn that is on. */
export const asNow = (messages: readonly Message[]): readonly Message[] =>
	messages.map((message) => ({...message, isNow: true}));

/** Returns messages as what was told before. */
export const asBefore = (messages: readonly Message[]): readonly Message[] =>
	messages.map((message) => ({...message, isBefore: true}));

/** Returns the sentences of messages. */
export const textsOf = (messages: readonly Message[]): readonly string[] =>
	messages.map(({text}) => text);
