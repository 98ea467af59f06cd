import {expect, it} from 'vitest';
import {isMove, makeAct} from '../../source/core/act.js';
import type {Color} from '../../source/core/color.js';
import {unwrap} from '../../source/core/result.js';
import {foundClaims} from '../../source/knowledge/found-claims.js';
import {findVariant} from '../../source/rules/registry.js';
import {Table} from '../../source/rules/table.js';

const liar = unwrap(findVariant('liar'));

/** Returns the table on which White makes a claim, a lie or not, and Black challenges it. */
function challenged(table: Table, isLie: boolean): Table {
	const claimed = table
		.tries('white')
		.filter(isMove)
		.map((act) => table.actText('white', makeAct(act))!.table)
		.find(({state}) => state.phase === 'answer' && liar.isBluff!(state) === isLie);
	return claimed!.actText('black', 'challenge')!.table;
}

it('claims that were challenged count as lies or as true by whose turn it is then', () => {
	const begun = ['white', 'black'].reduce(
		(table, side) =>
			['random', 'ready'].reduce((one, text) => one.actText(side as Color, text)!.table, table),
		unwrap(Table.start(liar, {seed: 1})),
	);
	expect(foundClaims(begun.history('black'))).toEqual({lies: 0, truths: 0});
	const twice = challenged(challenged(begun, false), false);
	expect(foundClaims(twice.history('black'))).toEqual({lies: 0, truths: 2});
	expect(foundClaims(challenged(twice, true).history('black'))).toEqual({lies: 1, truths: 2});
	expect(foundClaims(twice.history('white'))).toEqual({lies: 0, truths: 0});
});
