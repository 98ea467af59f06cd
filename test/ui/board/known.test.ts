import {describe, expect, it} from 'vitest';
import {makeMan, UNKNOWN} from '../../../source/core/man.js';
import type {BoardModel} from '../../../source/ui/board/model.js';
import {boxOfSquare} from '../../helpers/square-box.js';
import {manArt} from '../../../source/ui/board/art.js';
import {FAINT_BODIES} from '../../../source/ui/board/art.js';
import {knownSigns, showsMore, showsNumber} from '../../../source/ui/board/known-signs.js';
import {signsBeside} from '../../../source/text/known-squares.js';
import {boardRows} from '../../../source/ui/board/rows.js';
import type {CellSize} from '../../../source/ui/frame/layout.js';
import {makeTheme, type Theme} from '../../../source/ui/theme/theme.js';
import {contrast} from '../../../source/ui/theme/contrast.js';
import {readExact} from '../theme/read-color.js';
import {boardLayout, CELLS, LETTERS, square, textOf} from './sample.js';
import type {KnownMark} from '../../../source/session/told/belief-mark.js';

const men = (...roles: readonly Parameters<typeof makeMan>[1][]) =>
	roles.map((role) => makeMan('black', role));

const SURE: KnownMark = {square: square('d8'), kind: 'certain', men: men('queen'), share: 1};
const MAYBE: KnownMark = {
	square: square('e8'),
	kind: 'possible',
	men: men('knight', 'bishop', 'queen'),
	share: 0.34,
};
const ONE: KnownMark = {square: square('b8'), kind: 'possible', men: men('pawn'), share: 0.06};
const NOBODY: KnownMark = {square: square('a8'), kind: 'impossible', men: [], share: 0};
const MODEL: BoardModel = {
	cells: CELLS,
	orientation: 'white',
	seat: 'white',
	known: [SURE, MAYBE, ONE, NOBODY],
};

/** Returns the characters that a square takes, row by row. */
function cut(
	model: BoardModel,
	name: string,
	columns: number,
	rows: number,
	theme: Theme = LETTERS,
): string[] {
	const layout = boardLayout(columns, rows);
	const {left, top, width, height} = boxOfSquare(layout, model.orientation, square(name));
	return textOf(boardRows(model, layout, theme))
		.slice(top - layout.board.top, top - layout.board.top + height)
		.map((row) => row.slice(left, left + width));
}

describe('what may stand on an unseen square', () => {
	it.each([
		[40, 12, ['q!'], ['n+'], ['p?'], ['–░']],
		[80, 24, [' q! ', '▒▒▒▒'], [' n34', ' bq '], [' p6 ', '▒▒▒▒'], [' – ░', '░░░░']],
		[
			120,
			40,
			['▒▒▒▒▒▒▒▒', '▒▒ q! ▒▒', '▒▒▒▒▒▒▒▒', '▒▒▒▒▒▒▒▒'],
			['░░░░░░░░', '░░ n34% ', '░░ bq ░░', '░░░░░░░░'],
			['▒▒▒▒▒▒▒▒', '▒▒ p6% ▒', '▒▒▒▒▒▒▒▒', '▒▒▒▒▒▒▒▒'],
			['░░░░░░░░', '░░ – ░░░', '░░░░░░░░', '░░░░░░░░'],
		],
	])(
		'is told apart by signs with no fog right beside them at %i×%i',
		(columns, rows, sure, maybe, one, nobody) => {
			expect(cut(MODEL, 'd8', columns, rows)).toEqual(sure);
			expect(cut(MODEL, 'e8', columns, rows)).toEqual(maybe);
			expect(cut(MODEL, 'b8', columns, rows)).toEqual(one);
			expect(cut(MODEL, 'a8', columns, rows)).toEqual(nobody);
		},
	);

	it('has a number where there is room for one, of men that are equally common less often', () => {
		const role = {...MAYBE, secret: 'role'} as const;
		const shown = [MAYBE, SURE, NOBODY, role, {...role, alike: 2}];
		const at = (cell: CellSize) => shown.map((mark) => showsNumber(mark, LETTERS, cell));
		expect(at({width: 4, height: 2})).toEqual([true, false, false, true, false]);
		expect(at({width: 6, height: 3})).toEqual([true, false, false, true, true]);
		expect(at({width: 2, height: 1})).not.toContain(true);
	});

	it('has a sign for men that have no room, which is told beside the numbers', () => {
		const many = {...MAYBE, men: MAYBE.men.concat(MAYBE.men, MAYBE.men, MAYBE.men)};
		expect(showsMore(many, LETTERS, {width: 4, height: 2})).toBe(true);
		expect(showsMore(ONE, LETTERS, {width: 4, height: 2})).toBe(false);
		expect(showsMore(many, LETTERS, {width: 2, height: 1})).toBe(false);
		expect(signsBeside('–', '+')).toBe('Numbers per cent, ! certain, – nobody, + others.');
	});

	it('has no share where it is of one game, and leaves room for the cursor', () => {
		const cell: CellSize = {width: 8, height: 4};
		expect(knownSigns({...ONE, isExample: true}, LETTERS, cell).beside?.sign).toBe('?');
		const drawn = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 3});
		const here = {...MODEL, cursor: square('e8')};
		expect(cut(here, 'e8', 80, 24, drawn)[0]).toMatch(/♞34/u);
		const cells = CELLS.slice();
		cells[square('e8')] = UNKNOWN | 8;
		const role = {...MAYBE, secret: 'role' as const, isExample: true as const};
		expect(cut({...here, cells, known: [role]}, 'e8', 80, 24, drawn)[1]).toBe('[♞?]');
	});

	it('is drawn as large as a man where it is certain and men are drawn', () => {
		const drawn = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 3});
		const {main, beside} = knownSigns(SURE, drawn, {width: 4, height: 2});
		expect(main.art).toEqual(manArt(SURE.men[0], 4, true));
		expect(beside?.sign).toBe('!');
		expect(knownSigns(MAYBE, drawn, {width: 4, height: 2}).main.art).toBeUndefined();
		expect(knownSigns(SURE, LETTERS, {width: 4, height: 2}).main.art).toBeUndefined();
	});

	it('has its sign where it covers nothing of a drawing, while there is such a place', () => {
		const drawn = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 3});
		const rowsOf = (
			role: Parameters<typeof makeMan>[1],
			[columns, rows]: readonly [number, number],
			more: Partial<BoardModel> = {},
			kind: 'certain' | 'possible' = 'certain',
		) =>
			cut(
				{...MODEL, known: [{...SURE, kind, men: men(role), share: 0.75}], ...more},
				'd8',
				columns,
				rows,
				drawn,
			).map((row) => row.replaceAll(/[░▒]/g, ' '));
		expect(rowsOf('bishop', [80, 24])).toEqual([' ▟▚!', '▗▟▙▖']);
		expect(rowsOf('knight', [80, 24])[0]).toBe('▗▟▄!');
		expect(rowsOf('king', [80, 24])).toEqual(['▗▟▙▖', ' ▟▙!']);
		// The corner of a pencil mark, and no free place at all: then an end of the drawing and not its middle.
		const pencil = [{square: square('d8'), sign: 'x'}];
		expect(rowsOf('king', [80, 24], {pencil})).toEqual(['▗▟▙▖', '!▟▙x']);
		expect(rowsOf('rook', [80, 24])[0]).toBe('▐▙▟!');
		// Beside a crown and not in it.
		expect(rowsOf('queen', [120, 40]).map((row) => row.at(-1))).toEqual([' ', '!', ' ', ' ']);
		for (const window of [
			[80, 24],
			[100, 30],
			[120, 40],
		] as const) {
			for (const kind of ['certain', 'possible'] as const) {
				for (const role of ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const) {
					const {cell} = boardLayout(window[0], window[1]);
					const {main, beside} = knownSigns(
						{...SURE, kind, men: men(role), share: 0.75},
						drawn,
						cell,
					);
					if (main.art !== undefined && !(cell.width === 4 && /rook|queen/.test(role))) {
						const signs = rowsOf(role, window, {}, kind).join('');
						expect(signs).toContain(beside?.sign);
						const parts = (text: string) => text.replaceAll(/[ \d!]/g, '');
						expect(parts(signs), `${role} ${kind}`).toBe(parts(main.art.join('')));
					}
				}
			}
		}
	});

	it('is a whole drawing in large squares, with a thinner body the less likely only where no colour dims it', () => {
		const bodies = (theme: Theme) =>
			[0.9, 0.5, 0.1].map((share) => {
				const {art = []} = knownSigns({...MAYBE, share}, theme, {width: 8, height: 4}).main;
				return FAINT_BODIES.filter((body) => art.join('').includes(body));
			});
		const look = {men: 'figurines', isAscii: false} as const;
		expect(bodies(makeTheme({...look, id: 'night', level: 3}))).toEqual([[], [], []]);
		const thinner = FAINT_BODIES.map((body) => [body]);
		expect(bodies(makeTheme({...look, id: 'night', level: 0}))).toEqual(thinner);
		expect(bodies(makeTheme({...look, id: 'mono', level: 3}))).toEqual(thinner);
	});

	it.each([
		[2, 1],
		[4, 2],
		[6, 3],
		[8, 4],
	])('stands out the more the likelier it is in squares of %i columns', (width, height) => {
		const styles = (level: 2 | 3) => {
			const theme = makeTheme({id: 'day', men: 'figurines', isAscii: false, level});
			const signs = [0.9, 0.5, 0.1].map(
				(share) => knownSigns({...MAYBE, share}, theme, {width, height} as CellSize).main.style,
			);
			return {signs, ...theme.palette};
		};
		const {signs, possible, unlikely, lightFog} = styles(3);
		const ground = readExact(lightFog.backgroundColor ?? '');
		const outs = [possible, ...signs, unlikely].map(({color = ''}) =>
			contrast(readExact(color), ground),
		);
		expect(outs.toSorted((a, b) => b - a)).toEqual(outs);
		expect(new Set(outs).size).toBe(outs.length);
		const few = styles(2);
		expect(few.signs).toEqual([{...few.possible, bold: true}, few.possible, few.unlikely]);
	});

	it('keeps the cursor, and a pencil mark beside it', () => {
		const marked = {
			...MODEL,
			cursor: square('e8'),
			pencil: [{square: square('e8'), sign: 'x'}],
		};
		expect(cut(marked, 'e8', 80, 24)).toEqual(['[n]░', ' bqx']);
		// No bracket lies over it, in the smallest squares and in large ones, of letters and of drawn men.
		expect(cut(marked, 'e8', 40, 12)).toEqual(['nx']);
		const drawn = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 3});
		for (const theme of [LETTERS, drawn]) {
			for (const [columns, rows] of [
				[80, 24],
				[120, 40],
			] as const) {
				expect(cut(marked, 'e8', columns, rows, theme).join('')).toContain('x');
			}
		}
	});

	it('is written on a square that looks empty, and beside a man, where that is not certain', () => {
		const hidden = {...SURE, square: square('c6'), kind: 'possible', share: 0.25} as const;
		const unseen = {...MODEL, known: [{...hidden, secret: 'unseen'}]} as const;
		expect(cut(unseen, 'c6', 80, 24)[0]).toBe(' q25');
	});

	it('is written over no square that is seen else', () => {
		const seen = {...MODEL, known: [{...SURE, square: square('c6')}]};
		expect(cut(seen, 'c6', 80, 24)).toEqual(cut({...MODEL, known: []}, 'c6', 80, 24));
	});

	it('names as many men as there is room for, and says that there are more', () => {
		const all = {
			...MODEL,
			known: [{...MAYBE, men: men('knight', 'bishop', 'queen', 'rook', 'pawn', 'king')}],
		};
		expect(cut(all, 'e8', 80, 24)[1]).toBe(' bq+');
		expect(cut(all, 'e8', 120, 40)[2]).toContain('bqrpk');
		// A pencil mark takes the place of none of them.
		const pencil = [{square: square('e8'), sign: 'x'}];
		expect(cut({...all, pencil}, 'e8', 80, 24)[1]).toBe('bq+x');
		const four = [{...MAYBE, men: men('knight', 'bishop', 'queen', 'rook')}];
		expect(cut({...all, known: four, pencil}, 'e8', 80, 24)[1]).toBe('bqrx');
	});

	describe('of a covered man that is seen', () => {
		const cells = CELLS.with(square('c6'), UNKNOWN | 8);
		const guess = {
			square: square('c6'),
			kind: 'possible',
			men: men('knight', 'bishop', 'rook'),
			share: 0.29,
			secret: 'role',
		} as const;
		const model = {...MODEL, cells, known: [guess]};

		it.each([
			[40, 12, ['n+']],
			[80, 24, [' x  ', ' n29']],
			[100, 30, ['      ', '  x   ', ' n29% ']],
			[120, 40, ['        ', '   x    ', '  n29%  ', '   br   ']],
		])('tells its share and the other men at %i×%i', (columns, rows, drawn) => {
			expect(cut(model, 'c6', columns, rows)).toEqual(drawn);
		});

		it.each([
			[40, 12, ['x+']],
			[80, 24, [' x  ', ' nbr']],
			[100, 30, ['      ', '  x   ', ' nbr29']],
			[120, 40, ['        ', '   x    ', ' nbr29% ', '   q    ']],
		])('is no one of several that are equally common at %i×%i', (columns, rows, drawn) => {
			const alike = {...guess, men: men('knight', 'bishop', 'rook', 'queen'), alike: 3};
			expect(cut({...model, known: [alike]}, 'c6', columns, rows)).toEqual(drawn);
			expect(cut({...model, known: [{...alike, alike: 4}]}, 'c6', 80, 24)[1]).toBe(' nb+');
		});

		it('is unlike the sign on its cover', () => {
			const sign = [{square: square('c6'), kind: 'cover', sign: 'n'}] as const;
			const without = {...model, known: [], manMarks: sign};
			expect(cut(without, 'c6', 40, 12)).toEqual(['xn']);
			// In the smallest squares there is room for one of them: a guess without a sign would be a man that is known.
			const drawn = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 3});
			const asRook = {...model, known: [{...guess, men: men('rook', 'pawn')}], manMarks: sign};
			const rook = {...guess, kind: 'certain', men: men('rook'), share: 1} as const;
			const sure = {...model, known: [rook], manMarks: sign};
			const [target, lie] = (['capture', 'lie'] as const).map((kind) => ({
				...asRook,
				targets: [{square: square('c6'), kind}],
			}));
			for (const theme of [LETTERS, drawn]) {
				const isLetters = theme === LETTERS;
				expect(cut(asRook, 'c6', 40, 12, theme)).toEqual([isLetters ? 'xn' : '■n']);
				expect(cut(sure, 'c6', 40, 12, theme)).toEqual([isLetters ? 'rn' : '♜n']);
				// What at least half of the positions have there is drawn in the cover’s place, but underlined.
				const likely = {...guess, men: men('rook', 'pawn'), share: 0.5};
				const most = {...model, known: [likely], manMarks: sign};
				expect(cut(most, 'c6', 40, 12, theme)).toEqual([isLetters ? 'rn' : '♜n']);
				const styles = [most, sure].map((shown) => {
					const spans = boardRows(shown, boardLayout(40, 12), theme)[2];
					return spans.find(({text}) => text === (isLetters ? 'r' : '♜'))?.style.underline === true;
				});
				expect(styles).toEqual([true, false]);
				// What becomes of it leaves the sign.
				expect(cut(target, 'c6', 40, 12, theme)).toEqual(['×n']);
				expect(cut(lie, 'c6', 40, 12, theme)).toEqual(['~n']);
			}
			expect(cut({...model, manMarks: sign}, 'c6', 80, 24)).toEqual([' x:n', ' n29']);
		});

		it('gives way as a whole to the sign on its cover where a target has that one’s place', () => {
			const sign = [{square: square('c6'), kind: 'cover', sign: 'n'}] as const;
			const aimed = {
				...model,
				manMarks: sign,
				targets: [{square: square('c6'), kind: 'lie'}],
			} as const;
			expect(cut(aimed, 'c6', 80, 24)).toEqual([' x~ ', '   n']);
			expect(cut({...aimed, targets: []}, 'c6', 80, 24)).toEqual([' x:n', ' n29']);
		});

		it('has its share between the brackets of the last move or the cursor, too', () => {
			const drawn = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 3});
			const lit = {...model, lit: [square('c6')]};
			expect(cut(lit, 'c6', 80, 24, drawn)[1]).toMatch(/^\S♞29$/u);
			expect(cut({...lit, cursor: square('c6')}, 'c6', 80, 24, drawn)[1]).toBe('[♞29');
		});

		it('has no hundredths of a sample of few', () => {
			const rough = {...model, known: [{...guess, share: 0.13, isRough: true}]} as const;
			expect(cut(rough, 'c6', 80, 24)[1]).toBe(' n10');
		});
	});
});
