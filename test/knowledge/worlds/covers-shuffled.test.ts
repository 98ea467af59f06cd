import {expect, it} from 'vitest';
import {isUnknownMan, manColor, PAWN} from '../../../source/core/man.js';
import {unwrap} from '../../../source/core/result.js';
import {followWorlds} from '../../../source/knowledge/worlds/follow-worlds.js';
import {currentView} from '../../../source/rules/history.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';
import {sampleSize} from '../../helpers/sample-size.js';

/** Plays acts, each by the side that is to act; those that it cannot do are left out. */
function play(seed: number, texts: readonly string[]): Table {
	let table = unwrap(Table.start(unwrap(findVariant('liar')), {seed}));
	for (const text of texts) {
		table = table.actText(table.toAct[0], text)?.table ?? table;
	}

	return table;
}

it('hold every order of the covered men as likely as any other, however few worlds a challenge has left', () => {
	const acts = ['random', 'ready', 'random', 'ready', 'e2e4', 'challenge'];
	for (const seed of sampleSize([3], [3, 5, 8])) {
		const table = play(seed, [...acts, 'b1c3', 'challenge', 'g1f3', 'challenge', 'd7d5', 'pass']);
		const history = table.history('black');
		const worlds = unwrap(followWorlds().follow(history));
		expect(worlds.isExact).toBe(false);
		expect(worlds.size).toBeGreaterThan(500);
		const {cells} = currentView(history);
		const white = [...cells.keys()].filter(
			(square) => cells[square] !== 0 && manColor(cells[square]) === 'white',
		);
		const covered = white.filter((square) => isUnknownMan(cells[square]));
		const shown = white.filter(
			(square) => (cells[square] & 7) === PAWN && !covered.includes(square),
		);
		expect(covered.length).toBeGreaterThan(10);
		const share = (8 - shown.length) / covered.length;
		// Four times the standard error of a share of so many worlds.
		const error = 4 * Math.sqrt((share * (1 - share)) / worlds.size);
		const counts = worlds.counts();
		for (const square of covered) {
			expect(Math.abs(counts[PAWN * 64 + square] / worlds.size - share), `${square}`).toBeLessThan(
				error,
			);
		}
	}
});
