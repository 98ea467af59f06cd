import {describe, expect, it} from 'vitest';
import {composeBatches} from '../../../source/bot/worlds/compose-batch.js';
import {makeAct} from '../../../source/core/act.js';
import {unwrap} from '../../../source/core/result.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';

const never = (): boolean => false;

/** Returns the batches that are made of a start whose men all are known. */
function composed(fen: string): string[] {
	const table = unwrap(
		Table.start(unwrap(findVariant('tripod')), {fen: `${fen} - - 0 1`, seed: 1}),
	);
	const seat = table.state.board.turn;
	const offered = table.tries(seat).flatMap((act) => (act.kind === 'batch' ? act.moves : []));
	const batches = composeBatches(offered, [table.state.board], 3, never);
	for (const batch of batches) {
		// Each is one that the game takes.
		expect(table.act(seat, batch)?.verdict).toBe('stands');
	}

	return batches.map(makeAct);
}

describe('the batches that are put together move by move', () => {
	it('take a king at once', () => {
		expect(composed('4k3/8/8/8/8/8/8/R3R2K w')[0]).toMatch(/:e1e8/);
	});

	it('clear a line by one man and take along it by another', () => {
		const [best] = composed('4k3/pp6/8/8/4N3/8/8/4R2K w');
		expect(best).toMatch(/e4.*e1e8/);
	});

	it('do not leave the own king where it can be taken', () => {
		for (const batch of composed('4r1k1/pppp4/8/8/8/8/PPP5/4K3 w')) {
			expect(batch).toMatch(/e1[df]/);
		}
	});

	it('stop when time is up, with one at least', () => {
		const table = unwrap(Table.start(unwrap(findVariant('tripod')), {seed: 1}));
		const offered = table.tries('white').flatMap((act) => (act.kind === 'batch' ? act.moves : []));
		expect(composeBatches(offered, [table.state.board], 3, () => true)).toHaveLength(1);
		expect(composeBatches([], [], 0, never)).toEqual([]);
	});
});
