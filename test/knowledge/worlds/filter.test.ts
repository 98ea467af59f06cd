import {describe, expect, it} from 'vitest';
import {PAWN} from '../../../source/core/man.js';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {Filter} from '../../../source/knowledge/worlds/filter.js';
import {noticedIn} from '../../../source/knowledge/worlds/noticed.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';

const icc = unwrap(findVariant('kriegspiel-icc'));
const tableOf = (board: string): Table =>
	unwrap(Table.start(icc, {fen: `${board} w - - 0 1`})).actText('white', 'h1g1')!.table;

describe('a sample of worlds after a move that was not seen', () => {
	it('has as many from a world with little to do as from one with much', () => {
		const few = tableOf('k7/p7/P7/8/8/8/8/7K');
		const many = tableOf('k7/8/P7/8/8/3r4/8/7K');
		const {table} = few.actText('black', 'a8b8')!;
		const history = table.history('white');
		const noticed = noticedIn(history);
		const filter = new Filter(icc, 'white', (state) => icc.key(state), false);
		let fromFew = 0;
		for (let seed = 0; seed < 200; seed++) {
			const lately = {noticed, history, begun: noticed.length - 1, random: createRandom(seed)};
			const [after] = filter.advance([few.state, many.state], lately, 1);
			fromFew += after.board.board.includes(PAWN | 8) ? 1 : 0;
		}

		expect(fromFew).toBeGreaterThan(75);
		expect(fromFew).toBeLessThan(125);
	});

	it('has some dozens of them also when time is up, and no more', () => {
		const tables = [0, 1, 2, 3, 4].map((file) =>
			tableOf(`k7/${file + 1}r${6 - file}/8/8/8/3r4/7P/7K`),
		);
		const {table} = tables[0].actText('black', 'd3d4')!;
		const history = table.history('white');
		const noticed = noticedIn(history);
		const filter = new Filter(icc, 'white', (state) => icc.key(state), false);
		const lately = {noticed, history, begun: noticed.length - 1, random: createRandom(1)};
		const worlds = tables.map(({state}) => state);
		const inTime = filter.advance(worlds, lately, 1000).length;
		expect(filter.advance(worlds, {...lately, isLate: () => true}, 1000).length).toBe(64);
		expect(inTime).toBeGreaterThan(80);
	});
});
