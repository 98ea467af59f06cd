import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {squareName} from '../../../source/core/square.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';
import {MARKED_SAMPLE} from '../../../source/ui/board/sample.js';
import {classifyTargets} from '../../../source/ui/board/targets.js';

describe('the board to look at', () => {
	it('is what White sees of a game, and its targets are the moves of the man under the cursor', () => {
		const fen = 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w - - 0 1';
		const table = unwrap(Table.start(unwrap(findVariant('fog')), {fen}));
		const {cells, cursor = 0, targets = []} = MARKED_SAMPLE;
		expect(Array.from(cells)).toEqual(Array.from(table.seen('white').view.cells));
		const moves = table.tries('white').filter((act) => 'from' in act);
		const told = (all: typeof targets) =>
			all.map(({square, kind}) => `${squareName(square)} ${kind}`).toSorted();
		expect(told(targets)).toEqual(told(classifyTargets(cells, moves, cursor)));
	});
});
