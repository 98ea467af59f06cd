import {expect, it} from 'vitest';
import {inWords} from '../../source/plain/scene-words.js';
import {LEARN_TEXTS} from '../../source/text/learn-scenes.js';

/** Returns all sentences that stand in something as they are. */
const sentencesIn = (value: unknown): readonly string[] =>
	typeof value === 'string'
		? [value]
		: typeof value === 'object' && value !== null
			? Object.values(value).flatMap(sentencesIn)
			: [];

it('names no key of the screen in any sentence of a scene', () => {
	const sentences = sentencesIn(LEARN_TEXTS);
	expect(sentences.length).toBeGreaterThan(60);
	for (const sentence of sentences.map(inWords)) {
		expect(sentence).not.toMatch(/\barrows\b|\bSpace\b|\bpress(?! Enter)|\by asks\b|\bcursor\b/i);
	}

	const begun = sentences.filter((text) => text.startsWith('Press')).map(inWords);
	expect(begun.filter((text) => !/^(?:Type|Press) /.test(text))).toEqual([]);
});
