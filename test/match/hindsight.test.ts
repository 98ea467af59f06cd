import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {parseSquare} from '../../source/core/square.js';
import {type Hindsight, lookBack} from '../../source/match/hindsight.js';
import {BOTS, play} from '../helpers/matches.js';

const after = (text: string, settings = BOTS): Hindsight =>
	unwrap(lookBack(play(settings, ...text.split(' ')).match));

describe('looking back on a game', () => {
	it('counts what fitted what each side knew, ply by ply', () => {
		const {sizes} = after('e2e4 e7e5 g1f3 b8c6');
		expect(sizes.white).toHaveLength(5);
		expect(sizes.black).toHaveLength(5);
		expect(sizes.white[1]).toEqual({size: 1, isExact: true});
		expect(sizes.black[1]?.size).toBeGreaterThan(1);
	});

	it('finds that a king fell to a man that nobody could see coming', () => {
		// Black does not see the queen come to a4, one of many things that White may have done.
		const {moments} = after('c2c3 d7d6 d1a4 h7h6 a4e8');
		expect(moments).toHaveLength(1);
		const [{kind, ply, side, square, risk}] = moments;
		expect({kind, ply, side, square}).toEqual({
			kind: 'king',
			ply: 5,
			side: 'black',
			square: parseSquare('e8'),
		});
		expect(risk?.move).toBe('h6');
		expect(risk?.isExact).toBe(true);
		expect(risk?.share).toBeGreaterThan(0);
		expect(risk?.share).toBeLessThan(0.2);
		expect(risk?.safest?.share).toBeLessThan(risk?.share ?? 0);
	});

	it('calls a share exact only where all positions were held and looked at', () => {
		// With a few positions held the same game is judged by a sample, which is looked at whole.
		const {match} = play(BOTS, ...'c2c3 d7d6 d1a4 h7h6 a4e8'.split(' '));
		const bounds = {positions: {members: 16, candidates: 5000}};
		const [{risk}] = unwrap(lookBack(match, bounds)).moments;
		expect(risk?.size).toBeLessThanOrEqual(16);
		expect(risk?.isExact).toBe(false);
	});

	it('finds that a king fell to a man that could be known', () => {
		// The pawn on h7 could go to h5 no more: something stood there, and it could only be the queen.
		const {moments} = after('e2e4 f7f6 d1h5 a7a6 h5e8');
		expect(moments.at(-1)?.risk?.share).toBeGreaterThan(0.5);
	});

	it('finds that a king walked into what was in plain sight', () => {
		const fen = '4k3/8/8/8/8/r7/8/4K3 w - - 0 1';
		// From e2 White sees the third rank's squares next to it; the rook is known from the start.
		const {moments} = after('e1e2 a3b3 e2e3 b3e3', {...BOTS, fen});
		const king = moments.at(-1);
		expect(king?.kind).toBe('king');
		expect(king?.risk?.share).toBeGreaterThan(0.5);
		expect(king?.risk?.safest?.share).toBeLessThan(0.5);
	});

	it('names, of moves that are equally safe, the one that takes the dearest man', () => {
		const fen = '4k3/8/8/8/8/8/3q4/4K2R w K - 0 1';
		const {moments} = after('h1h8 d2e1', {...BOTS, fen});
		expect(moments.at(-1)?.risk?.safest).toEqual({move: 'Kxd2', share: 0});
	});

	it('finds the costliest loss and no even trade', () => {
		// The queens are traded; then White puts a rook where a pawn takes it.
		const fen = '3qk3/8/8/8/1p6/8/8/R2QK3 w - - 0 1';
		const {moments} = after('d1d8 e8d8 a1a3 b4a3', {...BOTS, fen});
		expect(moments.map(({kind, ply, side}) => ({kind, ply, side}))).toEqual([
			{kind: 'loss', ply: 4, side: 'white'},
		]);
		// The pawn was known from the start, and could hardly have gone elsewhere.
		expect(moments[0].risk?.share).toBeGreaterThan(0.3);
		// Of a king alone it is told where he would have been safest.
		expect(moments[0].risk).not.toHaveProperty('safest');
	});

	it('finds the first of two losses that cost the same, and none that costs less than a piece', () => {
		const fen = '6k1/8/8/8/1p4p1/8/8/R3K2R w - - 0 1';
		const {moments} = after('a1a3 b4a3 h1h3 g4h3', {...BOTS, fen});
		expect(moments.map(({kind, ply, side}) => ({kind, ply, side}))).toEqual([
			{kind: 'loss', ply: 2, side: 'white'},
		]);
		const pawn = '4k3/8/8/1p6/8/P7/8/4K3 w - - 0 1';
		expect(after('a3a4 b5a4', {...BOTS, fen: pawn}).moments).toEqual([]);
	});

	it('finds a king that was seen within reach and let go', () => {
		const {moments} = after('e2e4 f7f6 d1h5 a7a6 h5h4');
		expect(moments.map(({kind, ply, side}) => ({kind, ply, side}))).toEqual([
			{kind: 'missed', ply: 5, side: 'white'},
		]);
	});
});
