import {describe, expect, it} from 'vitest';
import {parseFen, START_FEN} from '../../source/core/fen.js';
import {makeBoardText} from '../../source/core/board-text.js';
import {unwrap} from '../../source/core/result.js';
import {openCells} from '../../source/knowledge/open-start.js';
import {currentView} from '../../source/rules/history.js';
import {findVariant} from '../../source/rules/registry.js';
import {Table} from '../../source/rules/table.js';

const start = unwrap(parseFen(START_FEN));

/** The board that White knows as a game begins. */
const known = (variant: string, setup?: typeof start): string => {
	const table = unwrap(Table.start(unwrap(findVariant(variant)), {seed: 1}));
	return makeBoardText(openCells(currentView(table.history('white')), variant, setup));
};

describe('the board of a set-up', () => {
	it('shows the men of both sides where none is put anywhere', () => {
		expect(known('special-move', start)).toBe(START_FEN.split(' ')[0]);
		expect(known('special-move')).toContain('????????');
	});

	it('shows no man of the other side where they are put down in secret', () => {
		for (const variant of ['welbeck', 'liar', 'schrodinger', 'quantum']) {
			expect(known(variant, start)).toMatch(/^\?{8}/u);
		}
	});
});
