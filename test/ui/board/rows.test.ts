import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
	BLACK_MAN,
	isMan,
	makeMan,
	manColor,
	manLetter,
	type Man,
	UNKNOWN,
	UNSEEN,
} from '../../../source/core/man.js';
import {boxOfSquare} from '../../helpers/square-box.js';
import {artSigns, BODY, manArt} from '../../../source/ui/board/art.js';
import type {BoardModel} from '../../../source/ui/board/model.js';
import {boardRows} from '../../../source/ui/board/rows.js';
import type {Style} from '../../../source/ui/theme/style.js';
import {makeTheme, type Theme} from '../../../source/ui/theme/theme.js';
import {boardLayout, CELLS, cellsOf, LETTERS, square, squares, textOf, WINDOWS} from './sample.js';

const MODEL: BoardModel = {cells: CELLS, orientation: 'white', seat: 'white'};

const FULL: BoardModel = {
	...MODEL,
	cursor: square('e2'),
	selected: square('c3'),
	targets: [
		{square: square('a4'), kind: 'quiet'},
		{square: square('d5'), kind: 'fog'},
		{square: square('f6'), kind: 'capture'},
	],
	lastMove: squares('d2 g1'),
	newlySeen: squares('f7 c6'),
	lost: squares('e5'),
	taken: squares('f6'),
	ghosts: [
		{square: square('d8'), man: makeMan('black', 'queen'), age: 4},
		{square: square('g7'), man: makeMan('black', 'bishop'), age: 12},
	],
	pencil: [{square: square('b8'), sign: 'n'}],
};

const draw = (model: BoardModel, columns: number, rows: number, theme = LETTERS): string[] =>
	textOf(boardRows(model, boardLayout(columns, rows), theme));

/** Returns the characters that a square takes. */
function cut(model: BoardModel, name: string, columns: number, rows: number): string[] {
	const layout = boardLayout(columns, rows);
	const {left, top, width, height} = boxOfSquare(layout, model.orientation, square(name));
	return draw(model, columns, rows)
		.slice(top - layout.board.top, top - layout.board.top + height)
		.map((row) => row.slice(left - layout.board.left, left - layout.board.left + width));
}

const anySquare = fc.integer({min: 0, max: 63});
const anySquares = fc.array(anySquare, {maxLength: 8});
const anyModel: fc.Arbitrary<BoardModel> = fc.record(
	{
		cells: fc
			.array(fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14, UNSEEN), {
				minLength: 64,
				maxLength: 64,
			})
			.map((codes) => Uint8Array.from(codes)),
		orientation: fc.constantFrom('white', 'black'),
		seat: fc.constantFrom('white', 'black'),
		cursor: anySquare,
		selected: anySquare,
		lastMove: anySquares,
		newlySeen: anySquares,
		lost: anySquares,
		taken: anySquares,
		lit: anySquares,
		targets: fc.array(
			fc.record({square: anySquare, kind: fc.constantFrom('quiet', 'capture', 'fog')}),
			{maxLength: 8},
		),
		ghosts: fc.array(
			fc.record({
				square: anySquare,
				man: fc.constantFrom(9, 10, 14),
				age: fc.integer({min: 0, max: 400}),
			}),
			{maxLength: 8},
		),
		pencil: fc.array(fc.record({square: anySquare, sign: fc.constantFrom('n', '!', '?')}), {
			maxLength: 8,
		}),
		belief: fc.array(
			fc.record({
				square: anySquare,
				kind: fc.constantFrom('possible', 'covered', 'impossible'),
			}),
			{maxLength: 8},
		),
		known: fc.array(
			fc.record({
				square: anySquare,
				kind: fc.constantFrom('certain', 'possible', 'impossible'),
				men: fc.array(fc.constantFrom(9, 10, 11, 12, 13, 14), {minLength: 1, maxLength: 6}),
				share: fc.double({min: 0, max: 1, noNaN: true}),
			}),
			{maxLength: 8},
		),
	},
	{requiredKeys: ['cells', 'orientation']},
);

describe('boardRows', () => {
	it('fills exactly the board of the layout, whatever it shows', () => {
		fc.assert(
			fc.property(
				anyModel,
				fc.constantFrom(...WINDOWS),
				fc.boolean(),
				(model, [columns, rows], isAscii) => {
					const layout = boardLayout(columns, rows);
					const theme = makeTheme({id: 'night', men: 'figurines', isAscii, level: 3});
					const text = textOf(boardRows(model, layout, theme));
					expect(text).toHaveLength(layout.board.height);
					expect(new Set(text.map((row) => row.length))).toEqual(new Set([layout.board.width]));
				},
			),
		);
	});

	it('never hides a man behind the cursor or any other mark', () => {
		fc.assert(
			fc.property(anyModel, fc.constantFrom(...WINDOWS), (model, [columns, rows]) => {
				const layout = boardLayout(columns, rows);
				const text = draw(model, columns, rows);
				for (const [index, code] of model.cells.entries()) {
					if (isMan(code)) {
						const {left, top, width, height} = boxOfSquare(layout, model.orientation, index);
						const x = left + width / 2 - 1;
						const y = top - layout.board.top + ((height - 1) >> 1);
						expect(text[y][x]).toBe(manLetter(code));
					}
				}
			}),
		);
	});

	it('draws 2×1 squares', () => {
		expect(draw(FULL, 40, 12)).toEqual([
			'8 ░░n_░░q4░░▒▒░░▒▒',
			'7 ▒▒░░▒▒░░▒▒p°b+░░',
			'6 ░░▒▒ °▒▒░░n×░░▒▒',
			'5 ▒▒░░▒▒? ▒¬  ▒▒░░',
			'4 · ▒▒  P   P   ▒▒',
			'3  .░‹N›  P   ▒▒  ',
			"2 P P P '[B]P P P ",
			// The tick of an empty square stands left in it, and not at the next one's man.
			"1 R   B Q K   ' R ",
			'  a b c d e f g h ',
		]);
	});

	it('draws 4×2 squares', () => {
		expect(draw(FULL, 80, 24)).toEqual([
			'    a   b   c   d   e   f   g   h    ',
			' 8 ░░░░▒n▒▒░░░░▒q4▒░░░░▒▒▒▒░░░░▒▒▒▒ 8',
			'   ░░░░▒¯▒▒░░░░▒▒▒▒░░░░▒▒▒▒░░░░▒▒▒▒  ',
			' 7 ▒▒▒▒░░░░▒▒▒▒░░░░▒▒▒▒ p  ▒b12░░░░ 7',
			'   ▒▒▒▒░░░░▒▒▒▒░░░░▒▒▒▒   °▒▒▒▒░░░░  ',
			' 6 ░░░░▒▒▒▒    ▒▒▒▒░░░░ n× ░░░░▒▒▒▒ 6',
			'   ░░░░▒▒▒▒   °▒▒▒▒░░░░   †░░░░▒▒▒▒  ',
			' 5 ▒▒▒▒░░░░▒▒▒▒ ?  ▒▒▒▒    ▒▒▒▒░░░░ 5',
			'   ▒▒▒▒░░░░▒▒▒▒    ▒▒▒¬    ▒▒▒▒░░░░  ',
			' 4  ·  ▒▒▒▒     P       P      ▒▒▒▒ 4',
			'       ▒▒▒▒                    ▒▒▒▒  ',
			' 3     ░░░░‹N›      P      ▒▒▒▒     3',
			'     . ░░░░                ▒▒▒▒      ',
			' 2  P   P   P      [B]  P   P   P   2',
			'               └ .┘                  ',
			' 1  R       B   Q   K           R   1',
			'                           └ .┘      ',
			'    a   b   c   d   e   f   g   h    ',
		]);
	});

	it('dots the dark squares that are seen and empty where no colour tells them, off the places of targets', () => {
		const open: BoardModel = {
			cells: cellsOf('8/8/8/8/8/8/8/4K3'),
			orientation: 'white',
			targets: [{square: square('d2'), kind: 'quiet'}],
		};
		expect(draw(open, 80, 24).slice(-5, -1)).toEqual([
			' 2              ·                   2',
			'         .       .       .       .   ',
			' 1                  K               1',
			'     .       .               .       ',
		]);
		const colored = makeTheme({id: 'night', men: 'letters', isAscii: false, level: 3});
		expect(draw(open, 80, 24, colored).join('')).not.toContain('.');
	});

	it('leaves the dots out where a sign stands in the same row', () => {
		const open: BoardModel = {
			cells: cellsOf('8/8/8/8/8/8/8/4K3'),
			orientation: 'white',
			targets: [{square: square('d2'), kind: 'quiet'}],
			belief: squares('a1 b1').map((at) => ({square: at, kind: 'covered'})),
			lastMove: squares('c1 e1'),
		};
		expect(draw(open, 40, 12).slice(-3, -1)).toEqual(['2    .  ·    .   .', "1 + + '   K'   .  "]);
	});

	it('draws brackets round the whole of larger squares', () => {
		expect(cut(FULL, 'e2', 100, 30)).toEqual(['┌    ┐', '  B   ', '└    ┘']);
		expect(cut(FULL, 'c3', 120, 40)).toEqual(['╔      ╗', '   N    ', '        ', '╚      ╝']);
	});

	it('draws brackets with arms round the largest, which hide no drawing', () => {
		const arms = (columns: number, rows: number) =>
			cut(FULL, 'e2', columns, rows).map((row) => row[0] + row.at(-1));
		expect(arms(200, 60)).toEqual(['┌┐', '││', '  ', '  ', '││', '└┘']);
		expect(arms(300, 80)).toEqual(['┌┐', '││', '││', '  ', '  ', '││', '││', '└┘']);
	});

	it('keeps the chequered pattern through fog', () => {
		const fog = {...MODEL, cells: new Uint8Array(64).fill(UNSEEN)};
		expect(cut(fog, 'h1', 80, 24).join('')).toBe('░'.repeat(8));
		expect(cut(fog, 'a1', 80, 24).join('')).toBe('▒'.repeat(8));
		expect(cut(fog, 'd5', 40, 12).join('')).toBe('░░');
	});

	it('turns the board: each square keeps what it shows', () => {
		const black = {...FULL, orientation: 'black'} as const;
		for (const [columns, rows] of WINDOWS.slice(1)) {
			for (const name of ['a1', 'h8', 'e2', 'f6', 'd8', 'b8', 'c3']) {
				expect(cut(black, name, columns, rows)).toEqual(cut(FULL, name, columns, rows));
			}
		}

		expect(draw(black, 40, 12)[0].slice(0, 1)).toBe('1');
		expect(draw(black, 40, 12).at(-1)).toBe('  h g f e d c b a ');
	});

	it.each(WINDOWS)('tells everything by shape, without any colour, at %i×%i', (columns, rows) => {
		const model: BoardModel = {...MODEL, cells: cellsOf('????????/8/8/8/3pP3/8/8/8')};
		const on = squares('e4');
		const fogged = squares('e8');
		const frames = [
			model,
			{...model, cursor: on[0]},
			{...model, selected: on[0]},
			{...model, lit: on},
			{...model, lastMove: on},
			{...model, newlySeen: on},
			{...model, lost: fogged},
			{...model, taken: fogged},
			{...model, taken: squares('d4')},
			{...model, pencil: [{square: fogged[0], sign: 'p'}]},
			{...model, ghosts: [{square: fogged[0], man: makeMan('black', 'pawn'), age: 3}]},
			{...model, ghosts: [{square: fogged[0], man: makeMan('black', 'pawn'), age: 4}]},
			...(['quiet', 'capture', 'fog'] as const).map((kind) => ({
				...model,
				targets: [{square: square('a5'), kind}],
			})),
			{...model, targets: [{square: square('d4'), kind: 'capture' as const}]},
			...(['possible', 'covered', 'impossible'] as const).map((kind) => ({
				...model,
				belief: [{square: square('a5'), kind}],
			})),
		].map((one) => draw(one, columns, rows).join('\n'));
		expect(new Set(frames).size).toBe(frames.length);
	});

	it.each([
		['figurines', 120, 40, ['█ ▄', '█▀▄']],
		['figurines', 300, 80, ['██', '██ ▄█▀', '████▄', '██ ▀█▄']],
		['figurines', 80, 24, ['k']],
		['letters', 300, 80, ['k']],
	] as const)(
		'grows the mark of where the king can be: %s in %d×%d',
		(men, columns, rows, drawn) => {
			const theme = makeTheme({id: 'mono', men, isAscii: false, level: 3});
			const cells = new Uint8Array(64).fill(UNSEEN);
			const marked = (belief: BoardModel['belief'] = []): string[] => {
				const model: BoardModel = {cells, orientation: 'white', belief};
				return textOf(boardRows(model, boardLayout(columns, rows), theme));
			};
			const bare = marked();
			const changed = marked([{square: square('d5'), kind: 'possible'}]).flatMap((row, at) => {
				const signs = Array.from(row, (sign, column) => (sign === bare[at][column] ? ' ' : sign));
				const text = signs.join('').trim().replaceAll(/ +/g, ' ');
				return text === '' ? [] : [text];
			});
			expect(changed).toEqual(drawn);
		},
	);

	it('lights squares for a moment, seen or not, and changes no sign', () => {
		const theme = makeTheme({id: 'night', men: 'letters', isAscii: false, level: 3});
		const layout = boardLayout(80, 24);
		const drawn = boardRows(MODEL, layout, theme);
		const lit = boardRows({...MODEL, flashing: squares('a8 e4')}, layout, theme);
		expect(textOf(lit)).toEqual(textOf(drawn));
		const {backgroundColor} = theme.palette.lit;
		const litSigns = (rows: typeof lit) =>
			rows.flat().filter(({style}) => style.backgroundColor === backgroundColor);
		expect(litSigns(drawn)).toEqual([]);
		expect(litSigns(lit).reduce((sum, {text}) => sum + text.length, 0)).toBe(16);
	});

	it('draws own men bold, and nobody’s in the truth', () => {
		const theme = makeTheme({id: 'night', men: 'letters', isAscii: false, level: 3});
		const bold = (model: BoardModel): string =>
			boardRows(model, boardLayout(40, 12), theme)
				.flat()
				.filter(({style}) => style.bold === true)
				.map(({text}) => text.trim())
				.join('');
		expect(bold({cells: CELLS, orientation: 'white', seat: 'white'})).toBe('PPNPPPPBPPPRBQKR');
		expect(bold({cells: CELLS, orientation: 'white', seat: 'black'})).toBe('pn');
		expect(bold({cells: CELLS, orientation: 'white'})).toBe('');
	});

	it('is pure', () => {
		expect(draw(FULL, 80, 24)).toEqual(draw(FULL, 80, 24));
	});
});

describe('manArt', () => {
	const men = (['white', 'black'] as const).flatMap((color) =>
		(['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const).map((role) =>
			makeMan(color, role),
		),
	);

	it.each([
		[4, 2],
		[6, 3],
		[8, 4],
		[12, 6],
		[16, 8],
	])('draws twelve different men for squares %i wide', (width, height) => {
		const drawings = men.map((man) => manArt(man, width, false) ?? []);
		expect(new Set(drawings.map((rows) => rows.join('\n'))).size).toBe(12);
		for (const rows of drawings) {
			expect(rows).toHaveLength(height);
			expect(rows.every((row) => row.length === (width === 4 ? 4 : width - 2))).toBe(true);
			expect(
				rows
					.join('')
					.split('')
					.every((sign) => artSigns().includes(sign)),
			).toBe(true);
		}
	});

	it('draws six different men as wide as squares of four columns, where colours tell the sides apart', () => {
		const drawings = men.map((man) => manArt(man, 4, true) ?? []);
		expect(new Set(drawings.map((rows) => rows.join('\n'))).size).toBe(6);
		expect(
			drawings.every((rows) => rows.length === 2 && rows.every((row) => row.length === 4)),
		).toBe(true);
	});

	it('draws knights unlike all others in a quarter of their dots even there, and kings and bishops by where they are wide', () => {
		const blocks = artSigns();
		const drawing = (man: Man) =>
			manArt(man, 4, true)!.map((row) => Array.from(row, (sign) => blocks.indexOf(sign)));
		const count = (bits: number): number => bits.toString(2).replaceAll('0', '').length;
		const [pawn, knight, bishop, rook, queen, king] = men.map((man) => drawing(man));
		for (const other of [pawn, bishop, rook, queen, king]) {
			const unlike = knight.flatMap((row, y) => row.map((bits, x) => count(bits ^ other[y][x])));
			expect(unlike.reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(8);
		}

		const [mitre, cross] = [bishop, king].map((rows) =>
			rows.map((row) => row.filter((bits) => bits > 0).length),
		);
		expect(mitre).toEqual([2, 4]);
		expect(cross).toEqual([4, 2]);
	});

	it('shades Black’s as wide as four columns where no colour tells the sides apart, the boxes of unknown men too', () => {
		for (const man of [...men, UNKNOWN, UNKNOWN | BLACK_MAN]) {
			const shaded = manArt(man, 4, false)!.join('').split(BODY.black).length - 1;
			expect(shaded >= 2, `${man}`).toBe(manColor(man) === 'black');
			expect(shaded === 0, `${man}`).toBe(manColor(man) === 'white');
		}
	});

	it('leaves the last move’s corners to be seen beside small men without colours', () => {
		const theme = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 0});
		const layout = boardLayout(80, 24);
		const model: BoardModel = {...MODEL, lastMove: [square('d1')]};
		const {left, top} = boxOfSquare(layout, 'white', square('d1'));
		const drawn = (shown: BoardModel): readonly string[] =>
			textOf(boardRows(shown, layout, theme))
				.slice(top - layout.board.top, top - layout.board.top + 2)
				.map((row) => row.slice(left, left + 4));
		expect(drawn(model)[1]).toMatch(/^└.*┘$/);
		// With the cursor there too its brackets are enough, or nothing of the man is left.
		expect(drawn({...model, cursor: square('d1')})).toEqual(
			drawn({...MODEL, cursor: square('d1')}),
		);
	});

	it('is bracketed in small squares where that hides least of it, and at the foot beside a target', () => {
		const theme = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 3});
		const drawn = (name: string, model: BoardModel = MODEL) => {
			const layout = boardLayout(80, 24);
			const {left, top} = boxOfSquare(layout, 'white', square(name));
			return textOf(boardRows({...model, cursor: square(name)}, layout, theme))
				.slice(top - layout.board.top, top - layout.board.top + 2)
				.map((row) => row.slice(left, left + 4));
		};
		for (const [name, role, row] of [
			['e1', 'king', 1],
			['e2', 'bishop', 0],
			['c3', 'knight', 0],
			['d1', 'queen', 1],
			['a2', 'pawn', 1],
		] as const) {
			const whole = manArt(makeMan('white', role), 4, true) ?? [];
			const rows = drawn(name);
			expect(rows[row], name).toBe(`[${whole[row].slice(1, 3)}]`);
			expect(rows[1 - row].trimEnd(), name).toBe(whole[1 - row].trimEnd());
		}

		const targets = [{square: square('f6'), kind: 'capture'}] as const;
		expect(drawn('f6', {...MODEL, targets})[1]).toMatch(/^\[.*\]$/);
	});

	it('leaves small squares to single signs', () => {
		expect(manArt(men[0], 3, false)).toBeUndefined();
		expect(manArt(men[0], 2, false)).toBeUndefined();
	});

	it('fits inside the brackets of a square', () => {
		const theme = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 0});
		const layout = boardLayout(120, 40);
		const rows = textOf(boardRows({...MODEL, cursor: square('e1')}, layout, theme));
		const {left, top} = boxOfSquare(layout, 'white', square('e1'));
		const king = rows.slice(top - layout.board.top).slice(0, 4);
		expect(king.map((row) => row.slice(left, left + 8))).toEqual(
			(manArt(makeMan('white', 'king'), 8, false) ?? []).map(
				(row, index) => `${'┌  └'[index]}${row}${'┐  ┘'[index]}`,
			),
		);
	});
});

describe('a man that is remembered', () => {
	const queen = makeMan('black', 'queen');
	const fill = (theme: Theme, age: number, man = queen) => {
		const layout = boardLayout(120, 40);
		const {left, top} = boxOfSquare(layout, 'white', square('d8'));
		const model = {...MODEL, ghosts: [{square: square('d8'), man, age}]};
		let column = 0;
		const row = boardRows(model, layout, theme)[top - layout.board.top + 3];
		for (const {text, style} of row) {
			column += text.length;
			if (column > left + 4) {
				return {sign: text[text.length - (column - left - 3)], color: style.color};
			}
		}

		return undefined;
	};

	it('is drawn dimmer the longer ago it was seen, in the hue of its side, and never like a man that is seen', () => {
		const theme = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 3});
		const {palette} = theme;
		expect([1, 9, 30].map((age) => fill(theme, age))).toEqual([
			{sign: '▓', color: palette.blackGhost0.color},
			{sign: '▓', color: palette.blackGhost1.color},
			{sign: '▓', color: palette.blackGhost2.color},
		]);
		expect(fill(theme, 9, makeMan('white', 'queen'))?.color).toBe(palette.whiteGhost1.color);
	});

	it('has a thinner body the longer ago it was seen where no colour dims it', () => {
		const theme = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 0});
		expect([1, 9, 30].map((age) => fill(theme, age)?.sign)).toEqual(['▓', '▒', '░']);
	});
});

describe('men of whom there is more to say', () => {
	const marked: BoardModel = {
		...MODEL,
		manMarks: [
			{square: square('e1'), kind: 'unseen'},
			{square: square('f6'), kind: 'second', man: makeMan('white', 'knight')},
			{square: square('f6'), kind: 'shown'},
			{square: square('f7'), kind: 'shown'},
			{square: square('d1'), kind: 'cover', sign: 'p'},
		],
	};
	const drawn = (name: string, [columns, rows]: readonly [number, number], theme = LETTERS) => {
		const layout = boardLayout(columns, rows);
		const {left, top, width, height} = boxOfSquare(layout, 'white', square(name));
		return draw(marked, columns, rows, theme)
			.slice(top - layout.board.top, top - layout.board.top + height)
			.map((row) => row.slice(left, left + width));
	};

	it('have their sign beside them in the smallest squares, in ASCII too', () => {
		const all = ['e1', 'f6', 'f7', 'd1'];
		const ascii = makeTheme({id: 'night', men: 'letters', isAscii: true, level: 0});
		expect(all.flatMap((name) => drawn(name, [40, 12]))).toEqual(['K≈', 'nN', 'p¤', 'Qp']);
		expect(all.flatMap((name) => drawn(name, [40, 12], ascii))).toEqual(['K^', 'nN', 'p=', 'Qp']);
	});

	it('do not lose the second man of a square, or the sign on a cover, to a bracket of the cursor', () => {
		const on = {...marked, cursor: square('f6')};
		expect(cut(on, 'f6', 40, 12)).toEqual(['nN']);
		expect(draw(on, 40, 12).join('\n')).toContain('[nN');
		expect(cut({...marked, cursor: square('d1')}, 'd1', 40, 12)).toEqual(['Qp']);
		expect(cut({...on, cursor: square('f7')}, 'f7', 40, 12)).toEqual(['p¤']);
	});

	it('do not lose the sign on a cover to brackets of any kind round a neighbour, who is reversed or underlined instead', () => {
		const row = squares('a1 b1 c1 d1 e1 f1 g1 h1');
		const covered: BoardModel = {
			cells: cellsOf('8/8/8/8/8/8/8/RNBQKBNR'),
			orientation: 'white',
			manMarks: row.map((at) => ({square: at, kind: 'cover', sign: 'p'})),
		};
		for (const level of [0, 3] as const) {
			const theme = makeTheme({id: 'night', men: 'letters', isAscii: false, level});
			const styleOf = (model: BoardModel): Style => {
				const rows = boardRows(model, boardLayout(40, 12), theme);
				expect(textOf(rows)).toEqual(draw(covered, 40, 12, theme));
				const span = rows[7].find(({text}) => text.startsWith('B'));
				return span?.style ?? {};
			};
			const [plain, cursor, selected, lit] = [
				{},
				{cursor: row[2]},
				{selected: row[2]},
				{lit: [row[2]]},
			].map((over) => styleOf({...covered, ...over}));
			expect([plain.inverse, plain.underline]).toEqual([undefined, undefined]);
			expect(cursor.inverse).toBe(true);
			expect([selected.underline, lit.underline]).toEqual([true, true]);
			// On squares that are reversed themselves the cursor is what is not.
			expect(styleOf({...covered, cursor: row[2], lit: [row[2]]}).inverse === true).toBe(
				level === 3,
			);
		}
	});

	it('keep it in larger squares though a target takes its place', () => {
		const targets = [{square: square('d1'), kind: 'capture'}] as const;
		const rows = draw({...marked, targets}, 80, 24).join('\n');
		expect(rows).toContain('Q×');
		expect(drawn('d1', [80, 24])[0]).toContain('Q:p');
		expect(cut({...marked, cursor: square('d1')}, 'd1', 80, 24)[0]).toBe('[Q]p');
		expect(cut({...marked, targets}, 'd1', 80, 24).join('')).toMatch(/Q×.*p/);
		// Where covers change places they stay where they are.
		const swap = {...marked, targets: [{square: square('d1'), kind: 'quiet'}]} as const;
		expect(cut(swap, 'd1', 80, 24).join('')).toMatch(/Q:p.*·/);
		// Where there is room for one of the two it is the sign: by it they are chosen.
		expect(cut(swap, 'd1', 40, 12)).toEqual(['Qp']);
	});
});

describe('concealed men', () => {
	const cells = CELLS.with(square('a1'), UNKNOWN).with(square('h8'), UNKNOWN | BLACK_MAN);
	const model: BoardModel = {
		...MODEL,
		cells,
		manMarks: [{square: square('f6'), kind: 'concealed'}],
	};

	it('are drawn for their side in the smallest squares, and in each set of men', () => {
		expect(cut(model, 'a1', 40, 12)).toEqual(['X ']);
		expect(cut(model, 'h8', 40, 12)).toEqual(['x ']);
		expect(cut(model, 'f6', 40, 12)).toEqual(['n*']);
		const drawn = (men: 'small-figurines' | 'letters', isAscii: boolean) =>
			draw(model, 40, 12, makeTheme({id: 'night', men, isAscii, level: 0})).join('');
		expect(drawn('small-figurines', false)).toMatch(/■.*♞\*.*□/);
		expect(drawn('letters', true)).toMatch(/x.*n%.*X/);
	});

	it('are drawn large with a shape of their own that tells the side', () => {
		for (const width of [6, 8]) {
			const [white, black] = [
				manArt(UNKNOWN, width, false),
				manArt(UNKNOWN | BLACK_MAN, width, false),
			];
			expect(white?.join('')).not.toBe(black?.join(''));
			expect(white?.join('')).not.toBe(manArt(makeMan('white', 'pawn'), width, false)?.join(''));
		}
	});
});
