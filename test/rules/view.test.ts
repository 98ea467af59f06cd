import {describe, expect, it} from 'vitest';
import {EMPTY} from '../../source/core/man.js';
import {unwrap} from '../../source/core/result.js';
import {findVariant} from '../../source/rules/registry.js';
import {Table} from '../../source/rules/table.js';
import {isSameView, type View} from '../../source/rules/view.js';
import {playActs} from '../helpers/play-acts.js';

const VIEW: View = {
	...unwrap(Table.start(unwrap(findVariant('fog')))).view('white'),
	phase: 'arrange',
	marks: ['a1~X', 'b1~X'],
};

describe('two views of a seat', () => {
	it('show the same when nothing in them is different', () => {
		expect(isSameView(VIEW, structuredClone(VIEW))).toBe(true);
		const {marks: _marks, ...bare} = VIEW;
		const unmarked = {...bare, marks: []};
		expect(isSameView(bare, unmarked)).toBe(true);
		expect(isSameView(unmarked, bare)).toBe(true);
	});

	const cells = VIEW.cells.slice();
	cells[0] = EMPTY;
	it.each<[string, Partial<View>]>([
		['who is on move', {turn: 'black'}],
		['what is being done', {phase: 'play'}],
		['its rights to castle', {castling: 0}],
		['where it can take in passing', {epSquare: 20}],
		['one square', {cells}],
		['one mark', {marks: ['a1~X', 'c1~X']}],
		['how many marks there are', {marks: ['a1~X']}],
	])('do not when they differ in %s', (_, change) => {
		expect(isSameView(VIEW, {...VIEW, ...change})).toBe(false);
		expect(isSameView({...VIEW, ...change}, VIEW)).toBe(false);
	});
});

describe('what a seat notices of an act of the other side that it neither sees nor hears', () => {
	it('is nothing, however often: in a secret set-up its history stays as it was', () => {
		const start = unwrap(Table.start(unwrap(findVariant('reverse-schrodinger')), {seed: 3}));
		const acts = ['black>N@a1', 'black>-@a1', 'black>R@b1', 'black>random'];
		for (const count of acts.keys()) {
			const {table} = playActs(start, acts.slice(0, count + 1));
			expect(table.history('white')).toEqual(start.history('white'));
			expect(table.history('black').plies).toHaveLength(count + 1);
		}
	});

	it('is nothing of a try that was refused to the mover alone', () => {
		const start = unwrap(Table.start(unwrap(findVariant('kriegspiel-icc'))));
		const {table, verdict} = playActs(start, ['e2e4', 'd7d5', 'e4f5']);
		expect(verdict).toBe('refused');
		const before = playActs(start, ['e2e4', 'd7d5']).table;
		expect(table.history('black')).toEqual(before.history('black'));
		expect(table.history('white')).not.toEqual(before.history('white'));
	});
});
