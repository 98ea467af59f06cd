import {describe, expect, it} from 'vitest';
import {createRandom, pick} from '../../source/core/random.js';
import {SquareSet} from '../../source/core/square-set.js';
import {NO_SQUARE, parseSquare, type Square} from '../../source/core/square.js';
import {afterUci, findTry, type Point, trackKing} from '../../source/endings/belief-game.js';
import {fogGame} from '../../source/endings/fog/fog-game.js';
import {kriegspielGame} from '../../source/endings/kriegspiel/kriegspiel-game.js';
import {canTakeKing, levelAfterMove, levelToMove, looseMen} from '../../source/endings/levels.js';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci, parseUci} from '../../source/core/uci.js';
import {NEVER} from '../../source/solver/levels.js';
import type {Material, Placement} from '../../source/solver/material.js';
import {
	legalMoves,
	placementOn,
	positionWith,
	takesKing,
	whiteView,
} from '../../source/solver/verify/board.js';
import {moveFrom, moveTo} from '../../source/rules/move.js';
import {fogEnding} from '../../source/rules/variants/fog.js';
import {findVariant} from '../../source/rules/registry.js';
import {UmpiredGame} from '../helpers/umpired-games.js';
import {drawPoint} from './random-points.js';

const at = (name: string): Square => parseSquare(name)!;
const uci = (text: string) => parseUci(text)!;
const rook: Placement = {material: ['rook'], squares: [at('a1'), at('h2')]};
const pawn: Placement = {material: ['pawn'], squares: [at('a1'), at('h7')]};

describe('a move by the name that a person gives it', () => {
	it('moves the man that stands there, and nothing where none does', () => {
		expect(afterUci(rook, uci('h2h5')).squares).toEqual([at('a1'), at('h5')]);
		expect(afterUci(rook, uci('a1b1')).squares).toEqual([at('b1'), at('h2')]);
		expect(afterUci(rook, uci('c3c4'))).toBe(rook);
		expect(afterUci(pawn, uci('h7h8q'))).toEqual({
			material: ['queen'],
			squares: [at('a1'), at('h8')],
		});
	});

	it('is found among the moves that White can think of', () => {
		const point = {placement: pawn, belief: SquareSet.from([at('d4')])};
		expect(findTry(kriegspielGame, point, uci('h7h8r'))).toEqual({
			man: 1,
			to: at('h8'),
			promotion: 'rook',
		});
		expect(findTry(kriegspielGame, point, uci('a1a2'))).toEqual({man: 0, to: at('a2')});
		expect(findTry(kriegspielGame, point, uci('h7h8'))).toBeUndefined();
		expect(findTry(kriegspielGame, point, uci('a1a3'))).toBeUndefined();
	});
});

describe('what the men have to fear', () => {
	it('are a king beside the other, and men that nothing guards', () => {
		expect(canTakeKing(rook, at('b2'))).toBe(true);
		expect(canTakeKing(rook, at('c2'))).toBe(false);
		expect(looseMen(rook, at('g3'))).toEqual([1]);
		expect(looseMen(rook, at('g4'))).toEqual([]);
		const guarded: Placement = {material: ['rook'], squares: [at('a1'), at('b2')]};
		expect(looseMen(guarded, at('c3'))).toEqual([]);
		const two: Placement = {material: ['rook', 'knight'], squares: [at('a1'), at('g4'), at('h5')]};
		expect(looseMen(two, at('h4'))).toEqual([1, 2]);
		expect(looseMen(rook, at('b2'))).toEqual([]);
	});

	it('is counted by no table where there is none', () => {
		const set = SquareSet.from([at('d4')]);
		expect(levelToMove(new Map(), rook, set)).toBe(NEVER);
		expect(levelAfterMove(new Map(), rook, set)).toBe(NEVER);
		expect(levelAfterMove(new Map(), {material: [], squares: [0]}, set)).toBe(NEVER);
	});
});

/** Returns what the fog shows after White's move, for each square of the king: as the cases have it, by the rules alone. */
function naiveFogCases({placement, belief}: Point, from: Square, to: Square) {
	const seen = new Map<string, Square[]>();
	for (const king of belief) {
		const position = positionWith(placement, king);
		const move = legalMoves(position).find((one) => moveFrom(one) === from && moveTo(one) === to);
		if (move === undefined) {
			continue;
		}

		const kind = takesKing(position, move)
			? `taken ${king}`
			: makeFogFen(whiteView(placementOn(position.after(move)), king, 'black'));
		seen.set(kind, [...(seen.get(kind) ?? []), king]);
	}

	return [...seen.values()].map((squares) => squares.join()).sort();
}

describe('what White gets to know of his move in the fog', () => {
	it.each([['rook'], ['queen'], ['pawn'], ['bishop', 'knight']] as Material[])(
		'is what he then sees on a board: %s',
		(...material) => {
			const random = createRandom(material.join());
			let seen = 0;
			let taken = 0;
			for (let count = 0; count < 120; count++) {
				const {hidden} = fogGame.table;
				// Every other time he knows where the king is.
				const point =
					count % 2 === 0
						? drawPoint(material, random, hidden, 20)
						: drawPoint(material, random, (men) => hidden(men).complement(), 1);
				const move = pick(random, fogGame.tries(point));
				if (move.promotion !== undefined) {
					continue;
				}

				const cases = fogGame.cases(point, move);
				const told = cases.map(({belief}) => [...belief].join()).sort();
				const from = point.placement.squares[move.man];
				expect(told).toEqual(naiveFogCases(point, from, move.to));
				for (const {answer, belief} of cases) {
					taken += answer.kind === 'taken' ? 1 : 0;
					seen += answer.kind === 'seen' ? 1 : 0;
					expect(belief.has(move.to)).toBe(answer.kind === 'taken');
					expect(answer.kind === 'played' || belief.size === 1).toBe(true);
				}
			}

			expect(seen).toBeGreaterThan(0);
			expect(taken).toBeGreaterThan(0);
		},
	);

	it('lets him think of no push onto a king whom he knows to be there, but of his capture', () => {
		const placement: Placement = {material: ['pawn'], squares: [at('a1'), at('e4')]};
		const tries = (king: string) =>
			fogGame
				.tries({placement, belief: SquareSet.from([at(king)])})
				.filter(({man}) => man === 1)
				.map(({to}) => to);
		expect(tries('e5')).toEqual([]);
		expect(tries('d5')).toEqual([at('e5'), at('d5')]);
		expect(tries('h8')).toEqual([at('e5')]);
		const two = {placement, belief: SquareSet.from([at('e5'), at('h8')])};
		expect(fogGame.tries(two).filter(({man}) => man === 1)).toEqual([{man: 1, to: at('e5')}]);
	});
});

describe('what White knew through a game', () => {
	it('in the fog holds the king, with the men and what was tried, at every moment', () => {
		const random = createRandom('fog');
		for (let game = 0; game < 8; game++) {
			const played = new UmpiredGame(fogEnding, '8/8/2k5/8/8/8/1R5R/K7 w - - 0 1');
			const kings: number[] = [played.game.position.kings[1]];
			while (played.histories.white.plies.length < 10 && played.game.outcome === undefined) {
				played.play(makeUci(pick(random, played.game.moves())));
				kings.push(played.game.position.kings[1]);
			}

			const {white} = played.histories;
			const moments = fogGame.read(white);
			expect(moments.length).toBe(white.plies.length + 1);
			for (const [ply, moment] of moments.entries()) {
				expect(moment.ply).toBe(ply);
				expect(moment.turn).toBe(ply % 2 === 0 ? 'white' : 'black');
				if (kings[ply] !== NO_SQUARE) {
					expect(moment.belief.has(kings[ply])).toBe(true);
				}

				const move = white.plies[ply]?.move;
				expect(moment.tried).toEqual(
					move === undefined ? undefined : {move: uci(move), isRefused: false},
				);
			}

			expect(trackKing(fogGame, white)).toEqual(moments.map(({belief}) => belief));
		}
	});

	it('in Kriegspiel is told try by try, and ply by ply by what was known last', () => {
		const fen = '8/8/2k5/8/8/8/7R/K7 w - - 0 1';
		const played = new UmpiredGame(unwrap(findVariant('kriegspiel-icc')), fen);
		for (const text of ['h2c2', 'c6d5', 'c2c4', 'd5c4', 'd5d6', 'd6d5']) {
			played.play(text);
		}

		const moments = kriegspielGame.read(played.histories.white);
		const beliefs = trackKing(kriegspielGame, played.histories.white);
		expect(beliefs.length).toBe(moments.at(-1)!.ply + 1);
		expect(beliefs.at(-1)).toEqual(moments.at(-1)!.belief);
		for (const {ply, belief} of moments) {
			expect(beliefs[ply].isSubsetOf(belief)).toBe(true);
		}
	});

	it('has no way of its own to judge steps or to try on in the fog', () => {
		expect(fogGame.attempt(new Map(), {placement: rook, belief: SquareSet.full})).toBeUndefined();
		expect(fogGame.judgeSteps).toBeUndefined();
		expect([fogGame.remembers, fogGame.phantom.redraws]).toEqual([false, true]);
		expect([kriegspielGame.remembers, kriegspielGame.phantom.redraws]).toEqual([true, false]);
	});
});
