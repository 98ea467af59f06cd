import {expect, it} from 'vitest';
import {makeStatistics, type PlayedGame} from '../../source/match/statistics.js';
import {recordSentence} from '../../source/text/stats.js';

/** Games of White's in a row: "+" won, "=" drawn, "-" lost. */
const games = (results: string): readonly PlayedGame[] =>
	Array.from(results, (sign, index) => ({
		id: String(index),
		variant: 'fog',
		seat: 'white',
		bot: 'level-1',
		ended: String(index).padStart(2, '0'),
		outcome: {
			winner: sign === '+' ? 'white' : sign === '-' ? 'black' : null,
			reason: 'agreement',
		},
	}));

it.each([
	['+', 'You have won 1 of 1 against Patzer.'],
	['-+', 'You have won 1 of 2 against Patzer, the last one won.'],
	['+--', 'You have won 1 of 3 against Patzer, the last 2 lost.'],
	['=+=', 'You have won 1 of 3 against Patzer, 2 drawn, the last one drawn.'],
	['--', 'You have won 0 of 2 against Patzer.'],
])('the record in a sentence: %s', (results, sentence) => {
	expect(recordSentence('Patzer', makeStatistics(games(results)))).toBe(sentence);
});
