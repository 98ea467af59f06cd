import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseBoardText} from '../../source/core/board-text.js';
import {isAnyMan, UNSEEN} from '../../source/core/man.js';
import {unwrap} from '../../source/core/result.js';
import {parseSquare, SQUARE_NAMES} from '../../source/core/square.js';
import {
	readBoard,
	readFile,
	readKind,
	readMen,
	readMoves,
	readRank,
	readSight,
	readSquare,
} from '../../source/text/board-words.js';

const cells = unwrap(
	parseBoardText('????????/?????p??/1???1??1/?1?1p?1?/2B1P3/2NP1N2/PPP2PPP/R1BQK2R', true),
);
const board = {cells, seat: 'white', marks: {f8: 'q'}} as const;
const square = (name: string) => parseSquare(name)!;

describe('a board that is read', () => {
	it('tells squares with what is marked on them', () => {
		expect(['c4', 'e5', 'd4', 'a8', 'f8'].map((name) => readSquare(board, square(name)))).toEqual([
			'c4: your bishop.',
			'e5: Black’s pawn.',
			'd4: empty.',
			'a8: not seen.',
			'f8: not seen, marked q.',
		]);
	});

	it('does not deny men that may stand concealed', () => {
		const men = unwrap(parseBoardText('8/8/8/8/8/8/P7/1X2K3', true));
		expect(readKind({cells: men, seat: 'white'}, 'white', 'rook')).toBe(
			'No rook of yours is revealed.',
		);
		expect(readKind(board, 'white', 'king')).toContain('e1');
		expect(readKind({...board, cells: cells.map(() => 0)}, 'white', 'rook')).toBe(
			'You have no rook.',
		);
	});

	it('calls no square empty on which a man may stand unseen', () => {
		const open = {...board, hidesMen: true};
		expect(readSquare(open, square('d4'))).toBe('d4: nobody seen.');
		expect(readSight(open).join(' ')).toContain('Nobody seen on: ');
	});

	it('tells ranks and files with what is alike together', () => {
		expect(readRank(board, 1)).toBe(
			'Rank 2: a2 to c2 your pawns, d2 to e2 empty, f2 to h2 your pawns.',
		);
		expect(readRank(board, 7)).toBe(
			'Rank 8: a8 to e8 not seen, f8 not seen, marked q, g8 to h8 not seen.',
		);
		expect(readFile(board, 4)).toBe(
			'File e: e1 your king, e2 to e3 empty, e4 your pawn, e5 Black’s pawn, e6 empty, e7 to e8 not seen.',
		);
	});

	it('begins at the far side', () => {
		expect(readBoard(board).map((line) => line.slice(0, 6))[0]).toBe('Rank 8');
		expect(readBoard({...board, seat: 'black'})[0]).toMatch(/^Rank 1/);
		expect(readBoard({cells})[0]).toMatch(/^Rank 8/);
	});

	it('tells men by their kinds', () => {
		expect(readMen(board)).toEqual([
			'Yours: king e1, queen d1, rooks a1 h1, bishops c1 c4, knights c3 f3, pawns a2 b2 c2 f2 g2 h2 d3 e4.',
			'Black: pawns e5 f7.',
		]);
		const men = [{square: square('c3'), kind: 'cover', sign: 'B'}] as const;
		expect(readKind({...board, men}, 'white', 'knight')).toBe('White knights: c3 (B) f3.');
		expect(readMen({...board, men})[0]).toContain('knights c3 (B) f3');
		expect(readRank({...board, men}, 2)).toContain(' c3 your knight (B), d3');
		const pawns = SQUARE_NAMES.slice(8, 11).map(
			(_, file) => ({square: 8 + file, kind: 'cover', sign: 'P'}) as const,
		);
		expect(readRank({...board, men: pawns}, 1)).toContain('a2 to c2 your pawns (P), ');
		expect(readSquare({...board, men}, square('c3'))).toBe(
			'c3: your knight, under a cover with the sign B.',
		);
		expect(readBoard({...board, men}).at(-1)).toBe('In brackets: the sign on the cover.');
		expect(readMen({...board, men}).at(-1)).toBe('In brackets: the sign on the cover.');
		expect(readMen({cells})[0]).toMatch(/^White: king e1/);
		expect(readKind(board, 'white', 'knight')).toBe('White knights: c3 f3.');
		expect(readKind(board, 'black', 'queen')).toBe('No queen of Black’s is in sight.');
		expect(readKind({cells, seat: 'black'}, 'black', 'queen')).toBe('You have no queen.');
	});

	it('calls a cover empty under which its side has put nobody yet', () => {
		const men = ['a1', 'b1', 'h8'].map(
			(name) => ({square: square(name), kind: 'cover', sign: 'P'}) as const,
		);
		const own = {...board, cells: unwrap(parseBoardText('7x/8/8/8/8/8/8/XX6', true)), men};
		expect(readSquare(own, square('a1'))).toBe('a1: your empty cover with the sign P.');
		expect(readRank(own, 0)).toBe('Rank 1: a1 to b1 your empty covers (P), c1 to h1 empty.');
		expect(readMen(own)[0]).toBe('Yours: empty covers a1 (P) b1 (P).');
		// Of the other side nobody knows it, nor of a cover that tells no more than its man.
		expect(readSquare(own, square('h8'))).toContain('concealed man, under a cover');
		expect(readSquare({...own, men: []}, square('a1'))).toBe('a1: your concealed man.');
	});

	it('tells what is in sight', () => {
		const [count, men, empty, unseen] = readSight(board);
		expect(count).toBe(
			`${cells.filter((code) => code !== UNSEEN).length} of 64 squares are in sight.`,
		);
		expect(men).toBe('Black: pawns e5 f7.');
		expect(`${empty} ${unseen}`.match(/\b[a-h][1-8]\b/g)).toHaveLength(
			64 - cells.filter((code) => isAnyMan(code)).length,
		);
	});

	it('tells moves by the men that make them, the king first', () => {
		const moves = [
			{from: square('a2'), san: 'a3'},
			{from: square('e1'), san: 'Ke2'},
			{from: square('a2'), san: 'a4'},
		];
		expect(readMoves(cells, moves)).toEqual(['King e1: Ke2.', 'Pawn a2: a3, a4.']);
	});

	it('names each square of a board once, whatever stands there', () => {
		const code = fc.constantFrom(0, 1, 6, 9, 14, 7, 15, UNSEEN);
		fc.assert(
			fc.property(fc.array(code, {minLength: 64, maxLength: 64}), (codes) => {
				const lines = readBoard({cells: Uint8Array.from(codes), seat: 'white'});
				const named = lines.flatMap((line) =>
					line
						.split(': ')[1]
						.split(', ')
						.flatMap((part) => {
							const [first = '', last = first] = part.match(/\b[a-h][1-8]\b/g) ?? [];
							const [from, to] = [SQUARE_NAMES.indexOf(first), SQUARE_NAMES.indexOf(last)];
							return SQUARE_NAMES.slice(from, to + 1);
						}),
				);
				expect(named.toSorted()).toEqual([...SQUARE_NAMES].sort());
			}),
		);
	});
});
