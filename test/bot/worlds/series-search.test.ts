import {describe, expect, it} from 'vitest';
import {searchSeries} from '../../../source/bot/worlds/series-search.js';
import {stalemateRisk} from '../../../source/bot/worlds/stalemate-risk.js';
import {staticValue} from '../../../source/bot/worlds/static-value.js';
import {parseFen} from '../../../source/core/fen.js';
import {unwrap} from '../../../source/core/result.js';
import {parseUci} from '../../../source/core/uci.js';
import {moveKey} from '../../../source/rules/move.js';
import {ORTHODOX} from '../../../source/rules/move-rules.js';
import {Position} from '../../../source/rules/position.js';

const WON = 20_000;

const positionOf = (fen: string): Position =>
	Position.fromSetupUnchecked(unwrap(parseFen(`${fen} - - 0 1`)), ORTHODOX);

/** Returns what the moves of a series come to; at its end a board is worth `end`, or what its men are. */
const search = (fen: string, left: number, end?: number) =>
	searchSeries(positionOf(fen), left, {
		evaluate: staticValue,
		won: WON,
		drawn: 0,
		atEnd: (value) => end ?? value,
		shouldStop: () => false,
	});

const worthOf = (values: ReadonlyMap<number, number>, uci: string): number | undefined => {
	const move = parseUci(uci);
	return move && values.get(moveKey(move));
};

describe('a series of moves', () => {
	it('is worth a mate to the move that begins it', () => {
		// The king comes up, or the queen, and then the other.
		const values = search('7k/8/8/5K2/8/8/8/6Q1 w', 2);
		expect(worthOf(values, 'f5f6')).toBeGreaterThan(WON - 100);
		expect(worthOf(values, 'f5e4')).toBeLessThan(WON / 2);
	});

	it('is over with a check, which is no mate', () => {
		const values = search('7k/8/8/5K2/8/8/8/6Q1 w', 2, -50);
		expect(worthOf(values, 'g1h1')).toBe(-50);
	});

	it('does not end in a stalemate where it need not', () => {
		const values = search('7k/8/8/6K1/8/8/8/5R2 w', 1);
		expect(worthOf(values, 'f1f7')).toBeGreaterThan(0);
		expect(worthOf(values, 'g5g6')).toBeGreaterThan(0);
		const last = search('7k/8/6K1/8/8/8/8/5Q2 w', 1);
		expect(worthOf(last, 'f1f7')).toBe(0);
		expect(worthOf(last, 'f1f8')).toBeGreaterThan(WON - 100);
	});

	it('counts no move that leaves the own king in check or takes the other one', () => {
		const values = search('4r2k/8/8/8/8/8/4R3/4K2Q w', 3);
		expect(worthOf(values, 'e2d2')).toBeUndefined();
		expect(worthOf(values, 'h1h8')).toBeUndefined();
		expect(worthOf(values, 'e2e8')).toBeDefined();
	});
});

describe('the risk that who must move on has no move', () => {
	const risk = (fen: string) => stalemateRisk(positionOf(fen));

	it('is the share of the ways out of a check that lead nowhere', () => {
		expect(risk('8/1Q6/k2N4/3PN3/8/PP6/8/K2R4 b')).toBe(1);
		expect(risk('k7/8/8/8/8/8/8/Q5K1 b')).toBe(0);
	});

	it('is less the more men beside the king can move that are no pawns, and none for who is not in check', () => {
		expect(risk('8/1Q6/k2N4/3PN2p/8/PP6/8/K2R4 b')).toBe(1);
		const one = risk('8/1Q6/k2N4/3PN2n/8/PP6/8/K2R4 b');
		expect(one).toBeGreaterThan(0);
		expect(one).toBeLessThan(0.5);
		expect(risk('8/1Q6/k2N4/3PN2n/7n/PP6/8/K2R4 b')).toBeLessThan(one);
		expect(risk('8/1Q6/k2N3n/3PN2n/7n/PP5n/8/K2R4 b')).toBe(0);
		expect(risk('8/8/k2N4/3PN3/1Q6/PP6/8/K2R4 b')).toBe(0);
	});
});
