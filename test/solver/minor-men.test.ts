import {describe, expect, it} from 'vitest';
import {verifyTable} from '../../source/solver/verify.js';
import {finish} from '../helpers/finish.js';
import {buildTables} from '../helpers/tables.js';

describe('endings with bishops and knights, replayed by the rules of the game', () => {
	it.each(['KBvK', 'KNvK', 'KNNvK', 'KBBvK', 'KBNvK'])(
		'%s, 1000 starts drawn by lot and as many blind ones: no failure',
		(ending) => {
			const tables = buildTables(ending);
			const verifying = verifyTable(tables.get(ending)!, tables, {drawn: 1000});
			const {firstFailure, failures, starts, blind} = finish(verifying);
			expect(firstFailure).toBeUndefined();
			expect([failures, starts, blind.placements]).toEqual([0, 1000, 1000]);
		},
		120_000,
	);
});
