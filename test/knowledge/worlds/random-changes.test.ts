import {describe, expect, it} from 'vitest';
import {parseFen} from '../../../source/core/fen.js';
import {PAWN, QUEEN} from '../../../source/core/man.js';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {Present} from '../../../source/knowledge/worlds/present.js';
import {RandomChanges} from '../../../source/knowledge/worlds/random-changes.js';
import {Position} from '../../../source/rules/position.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';

/** Returns how often a man of Black's other than his king is of a role, after each of many changes. */
function shareOf(role: number, board: string, id: string, changes = 4000): number {
	const variant = unwrap(findVariant(id));
	const fen = `${board} w - - 0 1`;
	const {state} = unwrap(Table.start(variant, {fen}));
	const present = new Present({
		variant,
		seat: 'white',
		view: variant.view(state, 'white'),
		heard: [],
		takers: [],
		standing: new Map(),
		acts: [],
		like: state,
	});
	const position = Position.fromSetupUnchecked(unwrap(parseFen(fen)), variant.moves);
	const random = new RandomChanges(present, position, createRandom(1));
	let found = 0;
	for (let change = 0; change < changes; change++) {
		const undo = random.any(false);
		found += position.board.includes(role | 8) ? 1 : 0;
		undo();
	}

	return found / changes;
}

describe('a change of a position that is to fit', () => {
	it('makes no pawn a man that it may not become', () => {
		expect(shareOf(QUEEN, 'k7/8/8/p6p/8/8/8/4K1Q1', 'kriegspiel-icc')).toBeGreaterThan(0);
		expect(shareOf(QUEEN, 'k7/8/8/p6p/8/8/8/4K1Q1', 'assassin')).toBe(0);
	});

	it('makes of a piece a pawn most often: an army has more of them', () => {
		const pawns = shareOf(PAWN, 'k7/8/8/r6r/8/8/8/4K1Q1', 'assassin');
		const queens = shareOf(QUEEN, 'k7/8/8/r6r/8/8/8/4K1Q1', 'assassin');
		expect(pawns).toBeGreaterThan(4 * queens);
		expect(queens).toBeGreaterThan(0);
	});
});
