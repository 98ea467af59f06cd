import {describe, expect, it} from 'vitest';
import {Evaluator} from '../../../source/bot/evaluation/evaluator.js';
import {WEIGHTS} from '../../../source/bot/evaluation/weights.js';
import {Searcher} from '../../../source/bot/search/searcher.js';
import {ActTable} from '../../../source/bot/worlds/act-table.js';
import {StateJudge} from '../../../source/bot/worlds/state-judge.js';
import {makeAct} from '../../../source/core/act.js';
import {unwrap} from '../../../source/core/result.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';

const variant = unwrap(findVariant('kriegspiel-scotch'));

/** Returns the table of Black's acts in worlds that differ in where White's king stands; it is Black's turn of two moves. */
function tableOf(...kings: readonly string[]) {
	const begun = kings.map((rank) => {
		const fen = `q7/8/8/8/8/P4k2/8/${rank} w - - 0 1`;
		return unwrap(Table.start(variant, {fen})).actText('white', 'a3a4')!.table;
	});
	const judge = new StateJudge(
		variant,
		'black',
		new Searcher(new Evaluator(WEIGHTS), {tableBits: 10}),
	);
	const shouldStop = () => false;
	const worlds = begun.map(({state}) => state);
	const acts = begun[0].tries('black');
	const table = new ActTable(judge, worlds, acts, {variant, seat: 'black', shouldStop});
	const all = [...acts.keys()];
	table.deepen(0, all, shouldStop);
	table.follow(worlds, (world) => judge.ofSeries(world, shouldStop), shouldStop);
	const worthOf = (text: string) => table.means()[acts.findIndex((act) => makeAct(act) === text)];
	return {deepen: () => table.deepen(1, all, shouldStop), worthOf};
}

describe('the acts of a turn of several moves', () => {
	it('are worth the mate that they can end in', () => {
		const {worthOf, deepen} = tableOf('7K');
		expect(worthOf('a8a2')).toBeGreaterThan(1490);
		expect(worthOf('a8b8')).toBeLessThan(1490);
		// Nothing is forgotten of it when others are looked into.
		deepen();
		expect(worthOf('a8a2')).toBeGreaterThan(1490);
	});

	it('are worth more where a refusal would tell something, which costs nothing', () => {
		const {worthOf} = tableOf('7K', 'K7');
		// Beside the king at h1 Black's is refused, and can go there while he stands at a1.
		expect(worthOf('f3g2')).toBeGreaterThan(worthOf('f3e2') + 30);
	});
});
