import {describe, expect, it} from 'vitest';
import {type Color, opposite} from '../../source/core/color.js';
import {EMPTY, isMan, type Man, makeMan, UNSEEN} from '../../source/core/man.js';
import {parseFen} from '../../source/core/fen.js';
import {unwrap} from '../../source/core/result.js';
import {parseSquare, squareName} from '../../source/core/square.js';
import {KING_CAPTURE} from '../../source/rules/move-rules.js';
import {observe} from '../../source/rules/observe.js';
import {positionFromSetup} from '../../source/rules/position-from-setup.js';
import {Position} from '../../source/rules/position.js';
import type {SightPart} from '../../source/rules/sight.js';

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** Returns the squares that a seat sees by some parts of sight, by their names. */
function seen(
	fen: string,
	viewer: Color,
	parts: readonly SightPart[],
	men: Readonly<Record<string, Man>> = {},
): string[] {
	const setup = unwrap(parseFen(fen));
	const cells = setup.cells.slice();
	for (const [square, man] of Object.entries(men)) {
		cells[parseSquare(square)!] = man;
	}

	const position = Position.fromSetupUnchecked({...setup, cells}, KING_CAPTURE);
	return [...observe(position, viewer, parts).cells.entries()]
		.filter(([, code]) => code !== UNSEEN)
		.map(([square]) => squareName(square))
		.sort();
}

/** Every square where a pawn can stand, with the squares before it as a player would name them. */
const PAWNS = (['white', 'black'] as const).flatMap((color) =>
	FILES.flatMap((file, index) =>
		[2, 3, 4, 5, 6, 7].map((rank) => {
			const ahead = color === 'white' ? rank + 1 : rank - 1;
			const beside = [FILES[index - 1], FILES[index + 1]].filter((one) => one !== undefined);
			return {
				color,
				pawn: `${file}${rank}`,
				front: `${file}${ahead}`,
				attacks: beside.map((one) => `${one}${ahead}`).sort(),
			};
		}),
	),
);

const EMPTY_BOARD = '8/8/8/8/8/8/8/8 w - - 0 1';
/** With each side on move; a king stands before some of the pawns. */
const BOARDS = ['k7/8/8/8/8/8/8/K7 w - - 0 1', 'k7/8/8/8/8/8/8/7K b - - 0 1'];

describe('the pawns’ part of sight', () => {
	it('pawn-fronts is the one square before each pawn, on move or not, whatever stands there', () => {
		for (const {color, pawn, front} of PAWNS) {
			for (const fen of BOARDS) {
				const men = {[pawn]: makeMan(color, 'pawn')};
				expect([pawn, seen(fen, color, ['pawn-fronts'], men)]).toEqual([pawn, [front]]);
			}
		}
	});

	it('pawn-attacks is the squares diagonally before each pawn, one on the edge, whatever stands there', () => {
		for (const {color, pawn, attacks} of PAWNS) {
			for (const fen of BOARDS) {
				const men = {[pawn]: makeMan(color, 'pawn')};
				expect([pawn, seen(fen, color, ['pawn-attacks'], men)]).toEqual([pawn, attacks]);
			}
		}
	});

	it('destinations is where a pawn can go: straight to what is empty, diagonally to take', () => {
		for (const {color, pawn, front, attacks} of PAWNS) {
			const [own, enemy] = [makeMan(color, 'knight'), makeMan(opposite(color), 'knight')];
			const isHome = pawn.endsWith(color === 'white' ? '2' : '7');
			const next = `${pawn[0]}${color === 'white' ? 4 : 5}`;
			const onward = isHome ? [front, next].sort() : [front];
			const ways = [...onward, ...attacks];
			// A knight cannot move from one of these squares to another.
			const looks = (men: Readonly<Record<string, Man>>) =>
				seen(EMPTY_BOARD, color, ['destinations'], {
					...men,
					[pawn]: makeMan(color, 'pawn'),
				}).filter((square) => ways.includes(square));
			expect([pawn, looks({})]).toEqual([pawn, onward]);
			expect([pawn, looks({[front]: enemy})]).toEqual([pawn, []]);
			expect([pawn, looks({[front]: own})]).toEqual([pawn, []]);
			if (isHome) {
				expect([pawn, looks({[next]: enemy})]).toEqual([pawn, [front]]);
			}

			for (const square of attacks) {
				expect([pawn, looks({[square]: enemy})]).toEqual([pawn, [...onward, square].sort()]);
				expect([pawn, looks({[square]: own})]).toEqual([pawn, onward]);
			}
		}
	});

	it('is of pawns alone, and of the seat’s own', () => {
		const fen = '4k3/pp4pp/8/3n4/3N4/8/PP4PP/4K3 w - - 0 1';
		for (const part of ['pawn-fronts', 'pawn-attacks'] as const) {
			expect(seen(fen, 'white', [part]).every((square) => square.endsWith('3'))).toBe(true);
			expect(seen(fen, 'black', [part]).every((square) => square.endsWith('6'))).toBe(true);
		}

		expect(seen(fen, 'white', ['pawn-fronts'])).toEqual(['a3', 'b3', 'g3', 'h3']);
		expect(seen(fen, 'white', ['pawn-attacks'])).toEqual(['a3', 'b3', 'c3', 'f3', 'g3', 'h3']);
	});
});

describe('the whole of sight', () => {
	const fen = 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';

	it('own-men is just the seat’s own men', () => {
		const {cells} = unwrap(parseFen(fen));
		for (const [viewer, bit] of [
			['white', 0],
			['black', 8],
		] as const) {
			const own = [...cells.entries()].filter(([, code]) => isMan(code) && (code & 8) === bit);
			expect(seen(fen, viewer, ['own-men'])).toEqual(
				own.map(([square]) => squareName(square)).sort(),
			);
		}
	});

	it('is what its parts show, together', () => {
		const parts = ['own-men', 'destinations', 'pawn-fronts', 'pawn-attacks'] as const;
		const each = parts.flatMap((part) => seen(fen, 'white', [part]));
		expect(seen(fen, 'white', parts)).toEqual([...new Set(each)].sort());
		expect(seen(fen, 'white', [])).toEqual([]);
		expect(seen(fen, 'black', ['everything'])).toHaveLength(64);
	});

	it('shows a square as it is: empty, or with the man that stands there', () => {
		const setup = unwrap(parseFen(fen));
		const view = observe(unwrap(positionFromSetup(setup, KING_CAPTURE)), 'white', [
			'own-men',
			'destinations',
		]);
		expect(view.cells[parseSquare('d5')!]).toBe(makeMan('black', 'pawn'));
		expect(view.cells[parseSquare('e5')!]).toBe(EMPTY);
		expect(view.cells[parseSquare('d8')!]).toBe(UNSEEN);
		expect(view.castling).toBe(setup.castling & 3);
	});
});

describe('en passant', () => {
	const after = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2';
	const parts = ['own-men', 'en-passant'] as const;

	it('shows the victim and the square passed over to the side that can take, on its move', () => {
		expect(seen(after, 'white', parts)).toEqual(['d5', 'd6', 'e1', 'e5']);
		const black = '4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 2';
		expect(seen(black, 'black', parts)).toEqual(['d3', 'd4', 'e4', 'e8']);
	});

	it('shows the side that pushed nothing of it, nor a side that cannot take', () => {
		expect(seen(after, 'black', parts)).toEqual(['d5', 'e8']);
		expect(seen('4k3/8/8/3p3P/8/8/8/4K3 w - d6 0 2', 'white', parts)).toEqual(['e1', 'h5']);
	});

	it('is told by the field of the same side alone, and only where its sight has that part', () => {
		const position = unwrap(positionFromSetup(unwrap(parseFen(after)), KING_CAPTURE));
		const field = (viewer: Color, sight: readonly SightPart[]) =>
			observe(position, viewer, sight).epSquare;
		expect(squareName(field('white', parts))).toBe('d6');
		expect(squareName(field('white', ['everything']))).toBe('d6');
		const nothing = field('white', ['own-men']);
		expect(nothing).toBeLessThan(0);
		expect(field('black', parts)).toBe(nothing);
		expect(field('black', ['everything'])).toBe(nothing);
	});
});
