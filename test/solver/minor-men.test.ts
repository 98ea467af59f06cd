import {describe, expect, it} from 'vitest';
import {verifyTable} from '../../source/solver/verify/verify.js';
import {finish} from '../helpers/finish.js';
import {sampleSize} from '../helpers/sample-size.js';
import {buildTables} from '../helpers/tables.js';

const DRAWN = sampleSize(50, 1000);

describe('endings with bishops and knights, replayed by the rules of the game', () => {
	it.each(['KBvK', 'KNvK', 'KNNvK', 'KBBvK', 'KBNvK'])(
		`%s, ${DRAWN} starts drawn at random and as many blind ones: no failure`,
		(ending) => {
			const tables = buildTables(ending);
			const verifying = verifyTable(tables.get(ending)!, tables, {drawn: DRAWN});
			const {firstFailure, failures, starts, blind} = finish(verifying);
			expect(firstFailure).toBeUndefined();
			expect([failures, starts, blind.placements]).toEqual([0, DRAWN, DRAWN]);
		},
		120_000,
	);
});
