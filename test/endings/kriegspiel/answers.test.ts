import {describe, expect, it} from 'vitest';
import {makeFen} from '../../../source/core/fen.js';
import {EMPTY, KING, makeMan} from '../../../source/core/man.js';
import {createRandom, pick, randomInteger} from '../../../source/core/random.js';
import {parseSquare, type Square, squareName} from '../../../source/core/square.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {checkKind} from '../../../source/solver/tries/checks.js';
import {edgeShunningTries} from '../../../source/theory/kriegspiel/edge-shunning-king.js';
import {
	answerName,
	answersTo,
	anywhere,
	legalSteps,
	repliesFrom,
} from '../../../source/endings/kriegspiel/answers.js';
import {isPlacement, type Material, type Placement} from '../../../source/solver/material.js';
import {rolesOf, uciOf, type WhiteMove, whiteMoves} from '../../../source/solver/reach.js';
import {makeUci} from '../../../source/core/uci.js';
import {type FfishBoard, loadFfish} from '../../helpers/load-ffish.js';
import {listedTries, SEED_GAMES} from '../../theory/kriegspiel/seed-games.js';
import {expectAlike} from '../../helpers/expect-alike.js';

const at = (name: string): Square => parseSquare(name)!;
const squares = (names: string): SquareSet => SquareSet.from(names.split(' ').map(at));
const names = (set: SquareSet): string => [...set].map((square) => squareName(square)).join(' ');
const kr = (king: string, rook: string): Placement => ({
	material: ['rook'],
	squares: [at(king), at(rook)],
});
/** The try of a man to a square. */
const to = (man: number, square: string) => ({man, to: at(square)});
/** What the umpire may answer, and where the black king then is. */
const told = (placement: Placement, belief: SquareSet, move: {man: number; to: Square}) =>
	Object.fromEntries(
		answersTo(placement, belief, move).map(({answer, belief}) => [
			answerName(answer),
			names(belief),
		]),
	);

/** Returns what the umpire answers to one try of White's, and his men afterwards. */
const answerTry = (placement: Placement, king: Square, move: WhiteMove) =>
	answersTo(placement, SquareSet.from([king]), move)[0];

describe('the names of checks', () => {
	it.each([
		['c3', 'a3', 'rank'],
		['c3', 'c8', 'file'],
		['c3', 'h8', 'long-diagonal'],
		['c3', 'a5', 'short-diagonal'],
		['f3', 'a8', 'long-diagonal'],
		['f3', 'h5', 'short-diagonal'],
		['f6', 'a1', 'long-diagonal'],
		['c6', 'f3', 'long-diagonal'],
		['c6', 'e8', 'short-diagonal'],
		['c6', 'd8', 'knight'],
	])('on a king on %s by a man on %s: %s', (king, from, kind) => {
		expect(checkKind(at(from), at(king))).toBe(kind);
	});
});

describe('the seed’s listed games', () => {
	it.each(SEED_GAMES)('come out try by try, from $black', ({black, listing}) => {
		let placement = kr('d6', 'd7');
		let king = at(black);
		let isWhite = true;
		let turns = 0;
		let said = '';
		const tried: string[] = [];
		for (const {from, to, isRefused, isCheck} of listedTries(listing)) {
			if (isWhite) {
				const man = placement.squares.indexOf(at(from));
				const ruled = answerTry(placement, king, {man, to: at(to)});
				said = answerName(ruled.answer);
				expect(said === 'refused').toBe(isRefused);
				expect(['rank', 'file', 'checkmate'].includes(said)).toBe(isCheck);
				({placement} = ruled);
				isWhite = isRefused;
				continue;
			}

			expect(from).toBe(squareName(king));
			expect(legalSteps(placement, king).has(at(to))).toBe(!isRefused);
			tried.push(to);
			if (!isRefused) {
				const all = edgeShunningTries(king).map((square) => squareName(square));
				expect(tried).toEqual(all.slice(0, tried.length));
				tried.length = 0;
				king = at(to);
				isWhite = true;
				turns++;
			}
		}

		expect(said).toBe('checkmate');
		expect(turns).toBe({a8: 2, b8: 22, c8: 1}[black]);
	});
});

describe('the seed’s diagrams', () => {
	it('mates from Diagram 4 (Kb6 Rc1 against a8 or b8), as Adamson did', () => {
		const start = kr('b6', 'c1');
		const first = told(start, squares('a8 b8'), to(0, 'c7'));
		expect(first).toEqual({refused: 'b8', silent: 'a8'});
		const [yes] = repliesFrom(kr('c7', 'c1'), squares('a8'));
		expect(names(yes.belief)).toBe('a7');
		expect(told(yes.placement, yes.belief, to(1, 'a1'))).toEqual({checkmate: 'a7'});
		for (const [move, king] of [
			[to(0, 'a6'), 'a6'],
			[to(1, 'c2'), 'b6'],
		] as const) {
			const played = answerTry(start, at('b8'), move);
			expect(answerName(played.answer)).toBe('silent');
			const [no] = repliesFrom(played.placement, squares('b8'));
			expect(names(no.belief)).toBe('a8');
			expect(squareName(no.placement.squares[0])).toBe(king);
			expect(told(no.placement, no.belief, to(1, 'c8'))).toEqual({checkmate: 'a8'});
		}
	});

	it('has the tree of Diagram 5 (Kd6 Rd7 against a8, b8 or c8)', () => {
		const start = kr('d6', 'd7');
		expect(told(start, squares('a8 b8 c8'), to(0, 'c7'))).toEqual({refused: 'b8 c8', silent: 'a8'});
		expect(names(repliesFrom(kr('c7', 'd7'), squares('a8'))[0].belief)).toBe('a7');
		expect(names(repliesFrom(kr('c7', 'd6'), squares('a7'))[0].belief)).toBe('a8');
		expect(told(kr('c7', 'd6'), squares('a8'), to(1, 'a6'))).toEqual({checkmate: 'a8'});
		expect(told(start, squares('b8 c8'), to(1, 'c7'))).toEqual({silent: 'b8', file: 'c8'});
		expect(names(repliesFrom(kr('d6', 'c7'), squares('b8'))[0].belief)).toBe('a8');
		const [checked] = repliesFrom(kr('d6', 'c7'), squares('c8'));
		expect(names(checked.belief)).toBe('b8 d8');
		expect(told(kr('d6', 'c7'), checked.belief, to(0, 'd7'))).toEqual({
			refused: 'd8',
			silent: 'b8',
		});
		expect(told(kr('d6', 'f1'), squares('d8'), to(1, 'f8'))).toEqual({checkmate: 'd8'});
		expect(told(kr('b6', 'c7'), squares('a8'), to(1, 'c8'))).toEqual({checkmate: 'a8'});
	});
});

describe('the umpire', () => {
	it('knows stalemate, a lost man, and a pawn that is blocked', () => {
		expect(told(kr('c6', 'b1'), squares('a8 g3'), to(1, 'b7'))).toEqual({
			stalemate: 'a8',
			silent: 'g3',
		});
		const replies = repliesFrom(kr('a1', 'e5'), squares('d4 f6'));
		expect(
			replies.map(({taken, placement, belief}) => [taken, placement.squares.length, names(belief)]),
		).toEqual([
			[
				undefined,
				2,
				'c3 d3 c4 d4 f6 g6 f7 g7'
					.split(' ')
					.filter((one) => !['d4', 'f6'].includes(one))
					.join(' '),
			],
			[1, 1, 'e5'],
		]);
		// He can do nothing but take, and that is all there is to hear.
		const [only, ...more] = repliesFrom(kr('d1', 'b2'), squares('a1'));
		expect([only.taken, names(only.belief), more.length]).toEqual([1, 'b2', 0]);
		const pawn: Placement = {material: ['pawn'], squares: [at('a1'), at('e2')]};
		expect(told(pawn, squares('e3 e4 e5'), to(1, 'e4'))).toEqual({refused: 'e3 e4', silent: 'e5'});
	});

	it('says what the rules of chess say, in random positions', async () => {
		const ffish = await loadFfish();
		const random = createRandom('umpire');
		const materials: Material[] = [
			['rook'],
			['queen'],
			['pawn'],
			['bishop', 'bishop'],
			['bishop', 'knight'],
			['queen', 'pawn'],
		];
		const seen = new Set<string>();
		for (let count = 0; count < 60; count++) {
			const material = pick(random, materials);
			const placement = {
				material,
				squares: Array.from({length: material.length + 1}, () => randomInteger(random, 64)),
			};
			const free = isPlacement(placement) ? [...anywhere(placement)] : [];
			if (free.length === 0) {
				continue;
			}

			// Kings near the edge are the ones that are mated.
			const edge = free.filter((square) => edgeShunningTries(square).length < 8);
			const king = pick(random, edge.length > 0 && count % 3 > 0 ? edge : free);
			const board = new ffish.Board('chess', fenOf(placement, king)) as Checked;
			const legal = new Set(board.legalMoves().split(' '));
			const tries = whiteMoves(placement);
			for (const move of tries) {
				const {answer, placement: after} = answerTry(placement, king, move);
				const uci = makeUci(uciOf(placement, move));
				expectAlike([uci, answer.kind !== 'refused'], [uci, legal.has(uci)]);
				if (answer.kind === 'refused') {
					seen.add('refused');
					continue;
				}

				board.push(uci);
				const replies = board.legalMoves().split(' ').filter(Boolean);
				const said = answerName(answer);
				seen.add(said);
				const isCheck = board.isCheck();
				board.pop();
				expectAlike(
					replies.sort(),
					[...legalSteps(after, king)]
						.map((square) => squareName(king) + squareName(square))
						.sort(),
				);
				expectAlike(said === 'checkmate' || said === 'stalemate', replies.length === 0);
				expectAlike(said === 'silent' || said === 'stalemate', !isCheck);
				const reached = repliesFrom(after, SquareSet.from([king])).flatMap(({belief}) => [
					...belief,
				]);
				expectAlike(reached.length, replies.length);
			}

			expectAlike(
				legal.size,
				tries.filter((move) => answerTry(placement, king, move).answer.kind !== 'refused').length,
			);
			board.delete();
		}

		for (const word of ['refused', 'silent', 'rank', 'file', 'long-diagonal', 'checkmate']) {
			expect([word, seen.has(word)]).toEqual([word, true]);
		}
	});
});

type Checked = FfishBoard & {isCheck(): boolean; pop(): void};

/** Returns a position as a FEN. */
function fenOf(placement: Placement, king: Square): string {
	const cells = new Uint8Array(64).fill(EMPTY);
	for (const [man, role] of rolesOf(placement).entries()) {
		cells[placement.squares[man]] = makeMan('white', role);
	}

	cells[king] = KING | 8;
	return makeFen({cells, turn: 'white', castling: 0, epSquare: -1, halfmoves: 0, fullmoves: 1});
}
