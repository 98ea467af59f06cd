import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {SquareSet} from '../../source/core/square-set.js';
import {parseSquare, squareName} from '../../source/core/square.js';
import {makeUci} from '../../source/core/uci.js';
import {parseMaterial, type Placement} from '../../source/solver/material.js';
import {probe} from '../../source/solver/probe.js';
import {attackedBy, hiddenFrom, inferredBy, uciOf, whiteMoves} from '../../source/solver/reach.js';
import {tableStatistics} from '../../source/solver/statistics.js';
import {verifyTable} from '../../source/solver/verify/verify.js';
import {finish} from '../helpers/finish.js';
import {buildTables} from '../helpers/tables.js';

const squares = (names: string): number[] => names.split(' ').map((name) => parseSquare(name)!);
const names = (set: SquareSet): string => [...set].map((square) => squareName(square)).join(' ');
const placed = (ending: string, men: string): Placement => ({
	material: unwrap(parseMaterial(ending)),
	squares: squares(men),
});
const pawnMoves = (placement: Placement, king?: string): string =>
	whiteMoves(placement, king === undefined ? undefined : parseSquare(king))
		.filter(({man}) => man > 0)
		.map((move) => makeUci(uciOf(placement, move)))
		.join(' ');

describe('what a pawn sees and tells', () => {
	it('attacks its diagonals, and infers what stands in its way', () => {
		const placement = placed('KPvK', 'h8 b2');
		expect(names(attackedBy(placement))).toBe('a3 c3 g7 h7 g8');
		expect(names(inferredBy(placement))).toBe('b3 b4');
		expect(hiddenFrom(placement).size).toBe(64 - 2 - 7);
	});

	it('infers nothing behind a man of its own, nor where another man looks', () => {
		expect(names(inferredBy(placed('KPPvK', 'h8 b2 b3')))).toBe('b4');
		expect(names(inferredBy(placed('KPPvK', 'h8 b2 b4')))).toBe('b3 b5');
		expect(names(inferredBy(placed('KRPvK', 'h8 h4 b2')))).toBe('b3');
		expect(names(inferredBy(placed('KPvK', 'c4 b2')))).toBe('');
		expect(names(inferredBy(placed('KQvK', 'c4 b2')))).toBe('');
	});

	it('is blocked by a king one or two squares ahead, and takes him beside them', () => {
		const placement = placed('KPvK', 'h8 b2');
		expect(pawnMoves(placement)).toBe('b2b3 b2b4');
		expect(pawnMoves(placement, 'b4')).toBe('b2b3');
		expect(pawnMoves(placement, 'b3')).toBe('');
		expect(pawnMoves(placement, 'c3')).toBe('b2b3 b2b4 b2c3');
		expect(pawnMoves(placed('KPvK', 'h8 a7'), 'b8')).toBe(
			'a7a8q a7a8r a7a8b a7a8n a7b8q a7b8r a7b8b a7b8n',
		);
	});
});

describe('KPvK', () => {
	const tables = buildTables('KPvK');
	const table = tables.get('KPvK')!;
	const levels = (men: string, king: string): ReadonlyMap<string, number> => {
		const {moves} = unwrap(probe(table, placed('KPvK', men), SquareSet.from(squares(king))));
		return new Map(moves.map(({move, level}) => [makeUci(move), level]));
	};

	it('counts every placement and every start', () => {
		const {placements, starts, won, longest, blind} = tableStatistics(table);
		expect({placements, starts, won, longest}).toEqual({
			placements: 64 * 48 - 48,
			starts: 163_328,
			won: 122_146,
			longest: 48,
		});
		expect(blind).toEqual({placements: 3024, won: 190, longest: 40});
	});

	it('promotes into the other tables', () => {
		const probed = levels('a1 h7', 'd5');
		const queen = tables.get('KQvK')!.levelOf(squares('a1 h8'), SquareSet.from(squares('d5')));
		expect(probed.get('h7h8q')).toBe(queen + 1);
		expect([...probed.keys()].filter((uci) => uci.startsWith('h7h8'))).toHaveLength(4);
	});

	it('does not push where the king stands', () => {
		expect(levels('a1 h2', 'h3').has('h2h3')).toBe(false);
		expect(levels('a1 h2', 'h3').has('h2h4')).toBe(false);
		expect(levels('a1 h2', 'h4').has('h2h3')).toBe(true);
		expect(levels('a1 h2', 'h4').has('h2h4')).toBe(false);
	});
});

describe('replayed by the rules of the game', () => {
	it(
		'KPvK, 2000 starts drawn at random and as many blind ones: no failure',
		{timeout: 120_000},
		() => {
			const tables = buildTables('KPvK');
			const {firstFailure, failures, starts, blind} = finish(
				verifyTable(tables.get('KPvK')!, tables, {drawn: 2000}),
			);
			expect(firstFailure).toBeUndefined();
			expect([failures, starts, blind.placements]).toEqual([0, 2000, 2000]);
			expect(blind.won).toBeGreaterThan(0);
		},
	);
});
