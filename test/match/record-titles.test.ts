import {expect, it} from 'vitest';
import {titleRow} from '../../source/match/record-titles.js';

it.each([
	['special-move', 'Special Move Chess'],
	['special-move+teleport', 'Special Move Chess, teleport'],
	['kriegspiel-eastern+no-any+fifty-moves', 'Kriegspiel, Eastern, no-any, fifty-moves'],
])('a row of the record of %s is called by what was agreed on, too', (variant, title) => {
	const tally = {games: 2, won: 1, drawn: 0, lost: 1};
	expect(titleRow({variant, bot: 'level-2', ...tally})).toEqual({
		...tally,
		title,
		opponent: 'Patzer (2)',
	});
});
