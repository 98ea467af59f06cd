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
	['+', 'Patzer: won 1 of 1.'],
	['-+', 'Patzer: won 1 of 2, the last one won.'],
	['+--', 'Patzer: won 1 of 3, the last 2 lost.'],
	['=+=', 'Patzer: won 1 of 3, 2 drawn, the last one drawn.'],
	['--', 'Patzer: won 0 of 2.'],
])('the record in a sentence: %s', (results, sentence) => {
	expect(recordSentence('Patzer', makeStatistics(games(results)))).toBe(sentence);
});
