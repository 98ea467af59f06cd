import {describe, expect, it} from 'vitest';
import {Evaluator} from '../../../source/bot/evaluation/evaluator.js';
import {INITIAL_WEIGHTS} from '../../../scripts/tune/initial-weights.js';
import {Searcher} from '../../../source/bot/search/searcher.js';
import {KING_VALUE} from '../../../source/bot/search/values.js';
import {KING, QUEEN} from '../../../source/core/man.js';
import {makeUci} from '../../../source/core/uci.js';
import {type Move, toUciMove} from '../../../source/rules/move.js';
import type {Position} from '../../../source/rules/position.js';
import {forRandomPlies, movesIn, positionOf} from './positions.js';

const evaluator = new Evaluator(INITIAL_WEIGHTS);

const takesKing = (position: Position, move: Move): boolean =>
	(position.board[(move >> 6) & 63] & 7) === KING;

/** Quiescence without any cleverness: stand, or any capture or promotion to a queen. Cut at beta, else it never ends. */
function plainQuiescence(position: Position, ply: number, alpha: number, beta: number): number {
	const captures = movesIn(position).filter((move) => {
		const promotion = (move >> 12) & 7;
		const isCapture = position.board[(move >> 6) & 63] !== 0 || move >> 15 === 2;
		return promotion === 0 ? isCapture : promotion === QUEEN;
	});
	if (captures.some((move) => takesKing(position, move))) {
		return KING_VALUE - ply - 1;
	}

	let best = evaluator.evaluate(position);
	for (const move of captures) {
		if (best >= beta) {
			break;
		}

		position.make(move);
		best = Math.max(best, 0 - plainQuiescence(position, ply + 1, -beta, -Math.max(alpha, best)));
		position.unmake(move);
	}

	return best;
}

/** Minimax by the rules: no table, no pruning. */
function minimax(position: Position, depth: number, ply: number, quiescence: boolean): number {
	if (position.halfmoves >= 100) {
		return 0;
	}

	if (depth === 0) {
		return quiescence
			? plainQuiescence(position, ply, -Infinity, Infinity)
			: evaluator.evaluate(position);
	}

	const moves = movesIn(position);
	if (moves.length === 0) {
		return 0;
	}

	if (moves.some((move) => takesKing(position, move))) {
		return KING_VALUE - ply - 1;
	}

	let best = Number.NEGATIVE_INFINITY;
	for (const move of moves) {
		position.make(move);
		best = Math.max(best, 0 - minimax(position, depth - 1, ply + 1, quiescence));
		position.unmake(move);
	}

	return best;
}

/** Compares every root move of positions by lot with plain minimax. */
function compare(depth: number, games: number, every: number, quiescence: boolean): number {
	let compared = 0;
	forRandomPlies(games, 100, (position, _move, ply) => {
		if (ply % every !== every - 1 || movesIn(position).length > 45) {
			return;
		}

		const searcher = new Searcher(evaluator, {quiescence, selective: false, tableBits: 14});
		const moves = movesIn(position).filter((move) => !takesKing(position, move));
		const values = new Float64Array(moves.length);
		for (let reached = 1; reached <= depth; reached++) {
			searcher.scoreRootMoves(position, moves, reached, values);
		}

		const before = JSON.stringify(position.toSetup());
		for (const [index, move] of moves.entries()) {
			position.make(move);
			const expected = 0 - minimax(position, depth - 1, 1, quiescence);
			position.unmake(move);
			expect(values[index]).toBe(expected);
			compared++;
		}

		const {value} = searcher.findBest(position, {depth});
		const kingFalls = movesIn(position).length > moves.length;
		expect(value).toBe(kingFalls ? KING_VALUE - 1 : Math.max(...values));
		expect(JSON.stringify(position.toSetup())).toBe(before);
	});
	return compared;
}

const best = (fen: string, depth: number): {move: string; value: number} => {
	const {move, value} = new Searcher(evaluator, {tableBits: 14}).findBest(positionOf(fen), {depth});
	return {move: makeUci(toUciMove(move)), value};
};

describe('the search', () => {
	it.each([
		[1, 10, 17, false],
		[2, 10, 37, false],
		[3, 10, 49, false],
		[1, 5, 29, true],
		[2, 5, 43, true],
	])(
		'equals plain minimax %i plies deep (%i games, every %i plies, quiescence: %s)',
		(depth, games, every, quiescence) => {
			expect(compare(depth, games, every, quiescence)).toBeGreaterThan(60);
		},
	);

	it.each([1, 2, 3])('takes the king when it can, %i plies deep', (depth) => {
		expect(best('3qk3/8/8/8/8/8/8/K3R3 w - - 0 1', depth)).toEqual({
			move: 'e1e8',
			value: KING_VALUE - 1,
		});
		// The pawn takes him en passant of nothing: a plain capture beside a hanging queen.
		expect(best('7k/8/1q3k2/P3P3/8/8/8/K7 w - - 0 1'.replace('7k', '8'), depth).move).toBe('e5f6');
	});

	it('leaves an attacked king no longer than it must', () => {
		// The rook looks at the king; the queen's capture elsewhere is worth nothing.
		expect(best('4r2k/8/8/8/8/8/q7/4K1NQ b - - 0 1', 1).value).toBe(KING_VALUE - 1);
		for (const depth of [1, 2, 3]) {
			expect(best('q3r2k/8/8/8/8/8/8/4K2B w - - 0 1', depth).move.slice(0, 2)).toBe('e1');
		}
	});

	it('forces the fall of a king who has no square left', () => {
		// Back rank: Re8 attacks him, and wherever he goes he is taken in the third ply.
		const {move, value} = best('7k/6pp/8/8/8/8/8/K3R3 w - - 0 1', 3);
		expect({move, value}).toEqual({move: 'e1e8', value: KING_VALUE - 3});
	});

	it('lets the king castle through attack, as the fog allows', () => {
		const moves = movesIn(positionOf('4kr2/8/8/8/8/8/8/4K2R w K - 0 1'));
		const values = new Float64Array(moves.length);
		const position = positionOf('4kr2/8/8/8/8/8/8/4K2R w K - 0 1');
		new Searcher(evaluator).scoreRootMoves(position, moves, 2, values);
		const castling = moves.findIndex((move) => makeUci(toUciMove(move)) === 'e1g1');
		expect(castling).toBeGreaterThanOrEqual(0);
		expect(Math.abs(values[castling])).toBeLessThan(300);
		const intoRook = moves.findIndex((move) => makeUci(toUciMove(move)) === 'e1f1');
		expect(values[intoRook]).toBe(-(KING_VALUE - 2));
	});

	it('promotes to a queen', () => {
		expect(best('8/P7/8/8/8/8/7p/k1K5 w - - 0 1', 3).move).toBe('a7a8q');
	});

	it('scores moves one by one until the limits, and leaves the rest alone', () => {
		const position = positionOf(
			'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
		);
		const moves = movesIn(position);
		const values = new Float64Array(moves.length).fill(7777);
		const searcher = new Searcher(evaluator);
		const done = searcher.scoreRootMoves(position, moves, 3, values, {nodes: 3000});
		expect(done).toBeGreaterThan(0);
		expect(done).toBeLessThan(moves.length);
		expect(values.every((value, index) => (value === 7777) === index >= done)).toBe(true);
		let asked = 0;
		searcher.scoreRootMoves(position, moves, 4, values, {shouldStop: () => ++asked > 3});
		expect(asked).toBe(4);
	});

	it('cuts values to the window it is given', () => {
		const position = positionOf('4k3/8/8/8/8/8/3q4/KQ6 w - - 0 1');
		const moves = movesIn(position);
		const full = new Float64Array(moves.length);
		const cut = new Float64Array(moves.length);
		new Searcher(evaluator).scoreRootMoves(position, moves, 2, full);
		new Searcher(evaluator).scoreRootMoves(position, moves, 2, cut, {lowest: -200, highest: 200});
		expect([...cut]).toEqual(Array.from(full, (value) => Math.max(-200, Math.min(200, value))));
	});

	it('counts coming back to an earlier position as a draw', () => {
		// White is a queen down; going back and forth saves it, once the game has seen the positions.
		const searcher = new Searcher(evaluator, {selective: false});
		const position = positionOf('k7/8/8/8/8/8/8/K6R w - - 0 1');
		const keys: number[] = [];
		const play = (text: string): void => {
			keys.push(...searcher.keyOf(position));
			const move = movesIn(position).find((one) => makeUci(toUciMove(one)) === text);
			position.make(move ?? 0);
		};
		for (const text of ['h1h2', 'a8b8', 'h2h1']) {
			play(text);
		}

		const back = movesIn(position).filter((move) => makeUci(toUciMove(move)) === 'b8a8');
		const value = new Float64Array(1);
		searcher.scoreRootMoves(position, back, 3, value);
		expect(value[0]).toBeLessThan(-200);
		searcher.setEarlier(keys);
		searcher.scoreRootMoves(position, back, 3, value);
		expect(value[0]).toBe(0);
	});

	it('gives the same answer again after it was cleared', () => {
		const searcher = new Searcher(evaluator);
		const fen = 'r1bqkb1r/pp2pppp/2np1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 2 6';
		const first = searcher.findBest(positionOf(fen), {depth: 4});
		searcher.findBest(positionOf('4k3/8/8/8/8/8/3q4/KQ6 w - - 0 1'), {depth: 4});
		searcher.clear();
		expect(searcher.findBest(positionOf(fen), {depth: 4})).toEqual(first);
	});
});
