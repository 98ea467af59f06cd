import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {parseSquare} from '../../source/core/square.js';
import {NEVER} from '../../source/solver/levels.js';
import type {Placement} from '../../source/solver/material.js';
import {probe} from '../../source/solver/probe.js';
import {tableStatistics} from '../../source/solver/statistics.js';
import {tableGame} from '../../source/solver/table-game.js';
import {largestSureSubset} from '../../source/solver/tries/sure-subset.js';
import {verifyScope, verifyTable} from '../../source/solver/verify/verify.js';
import {finish} from '../helpers/finish.js';
import {buildTryTables} from '../helpers/try-tables.js';

const game = tableGame('kriegspiel');
const bishops = (text: string): Placement => ({
	material: ['bishop', 'bishop'],
	squares: text.split(' ').map((name) => parseSquare(name)!),
});

/** Computed by programs that are not part of the project. */
describe('the counts of independent solvers of Kriegspiel', () => {
	it.each([
		['KBBvK', 2_504_128, 2_503_608, 30, 63_488, 7056, 37],
		['KBNvK', 10_875_504, 10_810_960, 87, 249_984, 53_500, 83],
	])('%s', (ending, ...wanted) => {
		const table = buildTryTables('kriegspiel', ending).get(ending)!;
		const {starts, won, longest, blind} = tableStatistics(table);
		expect([starts, won, longest, blind.placements, blind.won, blind.longest]).toEqual(wanted);
	});

	it('KQvK without the direction of a check', () => {
		const table = buildTryTables('kriegspiel-undirected', 'KQvK').get('KQvK')!;
		const {won, longest, blind} = tableStatistics(table);
		expect([won, longest, blind.won, blind.longest]).toEqual([144_508, 14, 4032, 21]);
	});
});

describe('Ferguson on two bishops', () => {
	const table = (): ReturnType<typeof buildTryTables> => buildTryTables('kriegspiel', 'KBBvK');

	it('mate surely along an edge: Kb4 Bb3 Bc3, in 27', () => {
		const placement = bishops('b4 b3 c3');
		const {squares} = placement;
		expect(table().get('KBBvK')!.levelOf(squares, game.hidden(placement))).toBe(27);
	});

	it('do not from the centre: Kd4 Bd5 Be5, but from 33 of 35 squares', () => {
		const placement = bishops('d4 d5 e5');
		const hidden = game.hidden(placement);
		const bishopTable = table().get('KBBvK')!;
		expect(bishopTable.levelOf(placement.squares, hidden)).toBe(NEVER);
		const sure = largestSureSubset(bishopTable, placement, hidden);
		expect([hidden.size, sure?.set.size]).toEqual([35, 33]);
	});
});

describe('two bishops on squares of one colour', () => {
	it('win nothing, and can be asked about', () => {
		const placement = bishops('b4 a1 c3');
		const table = buildTryTables('kriegspiel', 'KBBvK').get('KBBvK')!;
		const {level, moves} = unwrap(probe(table, placement, game.hidden(placement)));
		expect(level).toBe(NEVER);
		expect(moves.every((move) => move.level === NEVER)).toBe(true);
	});
});

describe('verification by the rules', () => {
	it.each(['KQvK', 'KRvK', 'KPvK', 'KBBvK', 'KBNvK'])(
		'%s',
		(ending) => {
			const tables = buildTryTables('kriegspiel', ending);
			const table = tables.get(ending)!;
			const {failures, firstFailure} = finish(verifyTable(table, tables, verifyScope(table)));
			expect([failures, firstFailure]).toEqual([0, undefined]);
		},
		1_800_000,
	);
});
