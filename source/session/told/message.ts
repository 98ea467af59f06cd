/** How a message is meant; a word or shape in it always says the same. A loss has the sign that it has on the board. */
export type Tone = 'text' | 'faint' | 'title' | 'accent' | 'good' | 'warning' | 'bad' | 'taken';

/** A sentence for the player. */
export type Message = {readonly text: string; readonly tone?: Tone};

/** Returns sentences in one tone; where there is none nothing is said. */
export const say = (
	said: string | undefined | readonly (string | undefined)[],
	tone: Tone = 'text',
): readonly Message[] =>
	[said]
		.flat()
		.flatMap((text) => (text === undefined ? [] : [tone === 'text' ? {text} : {text, tone}]));
