import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {sampleSize} from '../../helpers/sample-size.js';
import {BLACK_MAN, makeMan, type Man, ROLES, UNKNOWN} from '../../../source/core/man.js';
import {SIGN_TEXTS} from '../../../source/text/legend.js';
import {artSigns, manArt} from '../../../source/ui/board/art.js';
import {menLegend} from '../../../source/ui/panes/men-legend.js';
import type {BoardModel} from '../../../source/ui/board/model.js';
import type {Secret} from '../../../source/knowledge/known-board.js';
import type {ManMark, ManMarkKind} from '../../../source/knowledge/man-marks.js';
import {boardRows} from '../../../source/ui/board/rows.js';
import type {TargetKind} from '../../../source/ui/board/targets.js';
import {lineWidth} from '../../../source/ui/frame/text-lines.js';
import {helpLines, legendParts} from '../../../source/ui/panes/help-lines.js';
import {hasNoFog, type Scene} from '../../../source/ui/panes/scene.js';
import {parseFogFen} from '../../../source/core/fog-fen.js';
import {unwrap} from '../../../source/core/result.js';
import {SIGNS} from '../../../source/ui/panes/signs.js';
import {CELL_SIZES} from '../../../source/ui/frame/layout.js';
import {MEN_SETS} from '../../../source/ui/theme/glyphs.js';
import {makeTheme} from '../../../source/ui/theme/theme.js';
import {boardLayout, CELLS, LETTERS, textOf, WINDOWS} from '../board/sample.js';
import {KEY_CONTEXTS, LATER, TURNS} from '../key-contexts.js';
import type {BeliefKind, KnownMark} from '../../../source/session/told/belief-mark.js';

const legendLines = (...of: Parameters<typeof legendParts>) => legendParts(...of).flat();

/** What a screen's board can have, besides men and fog. */
type Has = {
	readonly screen: Scene['screen'];
	readonly hasKing?: boolean;
	readonly hasConcealed?: boolean;
	readonly hasCovers?: boolean;
	readonly hidesMen?: boolean;
	readonly hasWritten?: boolean;
	readonly secrets?: readonly Secret[];
	readonly manMarks?: readonly ManMarkKind[];
	readonly marks: readonly (keyof BoardModel)[];
	readonly targets?: readonly TargetKind[];
	readonly belief?: readonly BeliefKind[];
	/** What may be known of squares; all of it when left out. */
	readonly knows?: readonly KnownMark['kind'][];
	/** The men that may be known; any when left out. */
	readonly men?: readonly Man[];
};

const HAND = ['cursor', 'selected', 'lit', 'targets', 'lastMove', 'taken', 'check'] as const;
const NEWS = ['newlySeen', 'lost', 'ghosts'] as const;
/** What a board has of a game that is seen as a side saw it. */
const EYES = {
	marks: ['lastMove', 'taken', 'check', 'known', ...NEWS],
	knows: ['impossible'],
} as const;
const SEEN = {targets: ['quiet', 'capture', 'fog']} as const;
const TRIED = {targets: ['capture', 'fog']} as const;
/** What is known of squares where a lone king is hunted. */
const KING = {knows: ['certain'], men: [makeMan('black', 'king')]} as const;
const ALL_BELIEF = ['possible', 'covered', 'impossible'] as const;

const BOARDS: readonly Has[] = [
	{screen: TURNS.turn, marks: [...HAND, ...NEWS, 'pencil', 'known'], ...SEEN},
	{
		screen: TURNS.turn,
		hasConcealed: true,
		hasCovers: true,
		marks: [...HAND, ...NEWS, 'manMarks', 'pencil', 'known'],
		manMarks: ['concealed', 'cover'],
		secrets: ['own', 'role'],
		targets: [...SEEN.targets, 'lie'],
	},
	{
		screen: TURNS.turn,
		hidesMen: true,
		marks: [...HAND, ...NEWS, 'manMarks', 'pencil', 'known'],
		manMarks: ['second', 'unseen', 'shown'],
		secrets: ['unseen'],
		...SEEN,
	},
	{
		screen: TURNS.turn,
		hasWritten: true,
		marks: [...HAND, ...NEWS, 'manMarks', 'pencil', 'known'],
		manMarks: ['written'],
		secrets: ['written'],
		...SEEN,
	},
	{
		screen: TURNS.arranging,
		hasConcealed: true,
		hasCovers: true,
		marks: ['cursor', 'selected', 'lit', 'targets', 'manMarks', 'pencil'],
		manMarks: ['concealed', 'cover'],
		targets: ['quiet'],
	},
	{
		screen: TURNS.squares,
		hasConcealed: true,
		marks: ['cursor', 'targets', 'manMarks', 'lastMove'],
		manMarks: ['concealed'],
		targets: ['quiet'],
	},
	{screen: TURNS.refereed, marks: [...HAND, 'ghosts', 'pencil', 'known'], ...TRIED},
	{screen: TURNS.unasked, marks: [...HAND, 'pencil', 'known'], ...TRIED},
	{
		screen: TURNS.drill,
		marks: [...HAND, ...NEWS, 'pencil', 'belief', 'known'],
		...SEEN,
		belief: ALL_BELIEF,
		...KING,
	},
	{
		screen: TURNS.guess,
		marks: [...HAND, ...NEWS, 'pencil', 'belief'],
		...SEEN,
		belief: [...ALL_BELIEF, 'guess'],
	},
	{
		screen: TURNS['refereed-drill'],
		marks: [...HAND, 'pencil', 'belief'],
		...TRIED,
		belief: ['possible', 'impossible'],
	},
	{
		screen: TURNS['refereed-guess'],
		marks: [...HAND, 'pencil', 'belief'],
		...TRIED,
		belief: ['possible', 'impossible', 'guess'],
	},
	{screen: TURNS.defence, marks: [...HAND, ...NEWS, 'pencil', 'known'], ...SEEN},
	{screen: TURNS['refereed-defence'], marks: [...HAND, 'pencil', 'known'], ...TRIED},
	{
		screen: TURNS.puzzle,
		marks: [...HAND, ...NEWS, 'pencil', 'belief', 'known'],
		...SEEN,
		belief: ['possible'],
		...KING,
	},
	{screen: LATER.review, ...EYES, marks: [...EYES.marks, 'lit']},
	{
		screen: LATER.marked,
		hasKing: true,
		...EYES,
		marks: [...EYES.marks, 'lit', 'belief'],
		belief: ALL_BELIEF,
	},
	{screen: LATER.watch, marks: ['lastMove', 'lit', 'belief'], belief: ALL_BELIEF},
	{
		screen: LATER['watch-tries'],
		marks: ['lastMove', 'lit', 'belief'],
		belief: ['possible', 'impossible'],
	},
	{screen: LATER.spectator, ...EYES},
	{screen: LATER['spectator-ended'], ...EYES},
];

const square = fc.nat({max: 63});
const squares = fc.array(square, {maxLength: 6});
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, {maxLength: 6});

/** One of some values; nothing when there are none, for a mark that a board does not have. */
const anyOf = <T>(values: readonly T[]) =>
	values.length === 0 ? fc.constant(undefined) : fc.constantFrom(...values);

const WITH_CONCEALED = CELLS.with(0, UNKNOWN).with(63, UNKNOWN | BLACK_MAN);

/** Any board that a screen may have to draw. */
function modelOf({
	marks,
	hasConcealed,
	manMarks = [],
	targets = [],
	belief = [],
	secrets = [],
	knows = ['certain', 'possible', 'impossible'],
	men = [9, 10, 11, 12, 13, 14],
}: Has): fc.Arbitrary<BoardModel> {
	const every = {
		cursor: square,
		selected: square,
		lit: squares,
		lastMove: squares,
		newlySeen: squares,
		lost: squares,
		taken: squares,
		manMarks: some(
			fc.record({square, kind: anyOf(manMarks), man: fc.constant(9), sign: fc.constant('p')}),
		) as fc.Arbitrary<readonly ManMark[]>,
		targets: some(fc.record({square, kind: anyOf(targets)})),
		check: square,
		ghosts: some(
			fc.record({
				square,
				man: fc.constantFrom(9, 13, UNKNOWN | BLACK_MAN),
				age: fc.nat({max: 400}),
			}),
		),
		pencil: some(fc.record({square, sign: fc.constant('n')})),
		belief: some(fc.record({square, kind: anyOf(belief)})),
		known: some(
			fc.record({
				square,
				kind: fc.constantFrom(...knows),
				men: fc.uniqueArray(fc.constantFrom(...men), {minLength: 1}),
				share: fc.double({min: 0, max: 1, noNaN: true}),
				secret: anyOf(secrets),
			}),
		),
	} as const;
	const own = Object.fromEntries(
		Object.entries(every).filter(([name]) => marks.includes(name as never)),
	);
	return fc.record({
		cells: fc.constant(hasConcealed === true ? WITH_CONCEALED : CELLS),
		orientation: fc.constantFrom('white', 'black'),
		...own,
	});
}

describe('the legend', () => {
	it('has every sign once', () => {
		expect(SIGNS.map(({id}) => id).sort()).toEqual(Object.keys(SIGN_TEXTS).sort());
	});

	it.each(BOARDS)('explains all that a board of $screen can draw', (has) => {
		const art = new Set(artSigns());
		fc.assert(
			fc.property(
				modelOf(has),
				fc.constantFrom(...WINDOWS),
				fc.constantFrom(...MEN_SETS),
				fc.boolean(),
				(model, [columns, rows], men, isAscii) => {
					const theme = makeTheme({id: 'night', men, isAscii, level: 0});
					const layout = boardLayout(columns, rows);
					const {screen, hasKing = false, hasConcealed = false, hidesMen = false} = has;
					const {hasCovers = false, hasWritten = false} = has;
					const scene: Scene = {
						screen,
						hasKing,
						hasConcealed,
						hasCovers,
						hidesMen,
						hasWritten,
						cell: layout.cell,
						boards: [model],
						seat: 'white',
					};
					const legend = SIGNS.filter(({isIn}) => isIn(scene, theme.glyphs))
						.map(({draw}) => draw(theme, scene).text)
						.join('');
					const left = layout.squares.left - layout.board.left;
					const top = layout.squares.top - layout.board.top;
					const drawn = textOf(boardRows(model, layout, theme))
						.slice(top, top + layout.squares.height)
						.map((row) => row.slice(left, left + layout.squares.width))
						.join('')
						.replaceAll(hasConcealed ? /[\d ]/g : /[\d% ]/g, '');
					const isKnown = (sign: string): boolean =>
						legend.includes(sign) || (men === 'figurines' && !isAscii && art.has(sign));
					expect(drawn.split('').filter((sign) => !isKnown(sign))).toEqual([]);
				},
			),
			{numRuns: sampleSize(12, 300)},
		);
	});

	it.each(KEY_CONTEXTS)(
		'of %s fits any window, and is ASCII where only that is safe',
		(name, screen) => {
			// In the quick run half of the squares' sizes, the screens by turns the others.
			const turn = KEY_CONTEXTS.findIndex(([other]) => other === name);
			const cells = [undefined, ...CELL_SIZES].filter(
				(_, index) => (index + turn) % sampleSize(2, 1) === 0,
			);
			for (const cell of cells) {
				const scene: Scene = {
					screen,
					hasClock: true,
					...(cell === undefined ? {} : {cell}),
				};
				const figurines = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 0});
				for (const width of [22, 38, 76]) {
					const widths = helpLines(screen, scene, width, figurines).map(lineWidth);
					expect(Math.max(...widths)).toBeLessThanOrEqual(width);
				}

				const ascii = makeTheme({id: 'night', men: 'letters', isAscii: true, level: 0});
				// Those that stand for others in ASCII are put in when a frame is written.
				expect(
					textOf(legendLines(scene, 38, ascii))
						.join('')
						.replaceAll(/[’“”]/g, ''),
				).toMatch(/^[\u0020-\u007E]*$/);
			}
		},
	);

	it('lists one sign once where squares are chosen and no man is picked up', () => {
		const scene = {screen: TURNS.squares, cell: CELL_SIZES[1], hasConcealed: true};
		const read = textOf(legendLines(scene, 90, LETTERS)).join('\n');
		expect(read).toContain(SIGN_TEXTS.canChoose);
		expect(read).not.toContain(SIGN_TEXTS.quiet);
	});

	it('lists no cover’s sign and no fog where there is none', () => {
		const scene = {screen: TURNS.turn, cell: CELL_SIZES[1], hasConcealed: true};
		const read = (more: Partial<Scene>) =>
			textOf(legendLines({...scene, ...more}, 90, LETTERS)).join('\n');
		expect(read({})).toContain(SIGN_TEXTS.fogOrDark);
		expect(read({})).not.toContain(SIGN_TEXTS.cover);
		expect(read({hasCovers: true, hasNoFog: true})).toContain(SIGN_TEXTS.cover);
		expect(read({hasNoFog: true})).not.toContain(SIGN_TEXTS.fogOrDark);
		// Nothing comes into sight there or goes out of it, and no man is remembered.
		for (const id of ['newlySeen', 'lost', 'intoFog', 'ghost'] as const) {
			expect(read({})).toContain(SIGN_TEXTS[id].slice(0, 20));
			expect(read({hasNoFog: true})).not.toContain(SIGN_TEXTS[id].slice(0, 20));
		}
		const seen = (variant: string, board: string) =>
			hasNoFog(variant, unwrap(parseFogFen(`${board} w - -`)));
		expect(seen('luft', '8/8/8/8/8/8/8/K7')).toBe(true);
		expect(seen('liar', '????????/8/8/8/8/8/8/K7')).toBe(false);
		expect(seen('fog', '8/8/8/8/8/8/8/K7')).toBe(false);
	});

	it('ends with the men where the board draws them of blocks, each over its name', () => {
		const drawn = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 3});
		const scene = {screen: TURNS.turn, cell: CELL_SIZES.find(({width}) => width === 4)!};
		const wide = textOf(menLegend(scene, 60, drawn));
		expect(wide.at(-1)?.trim().split(/ +/)).toEqual(ROLES.toReversed());
		expect(wide).toHaveLength(3);
		for (const [index, role] of ROLES.toReversed().entries()) {
			const at = wide[2].indexOf(role);
			const art = manArt(makeMan('white', role), 4, true)!;
			expect(wide.slice(0, 2).map((row) => row.slice(at, at + 4))).toEqual(art);
			expect(index * 8).toBe(at);
		}

		// Half as wide, in two rows of three.
		expect(textOf(menLegend(scene, 24, drawn))).toHaveLength(6);
		expect(wide.join()).not.toContain('concealed');
		const names = (cells: typeof CELLS) =>
			textOf(menLegend({...scene, boards: [{cells, orientation: 'white'}]}, 80, drawn)).at(-1);
		expect(names(CELLS)).not.toContain('concealed');
		expect(names(WITH_CONCEALED)).toMatch(/^concealed +king .* pawn +$/);
		expect(menLegend({...scene, cell: CELL_SIZES.at(-1)!}, 60, drawn)).toEqual([]);
		expect(menLegend(scene, 60, LETTERS)).toEqual([]);

		// In place of the names of single signs, of which one row is left for lists.
		const help = textOf(helpLines(TURNS.turn, scene, 130, drawn));
		const end = help.indexOf('Keys') - 1;
		expect(help.slice(end - 3, end).map((row) => row.trimEnd())).toEqual(
			wide.map((row) => row.trimEnd()),
		);
		const listed = (rows: readonly string[]) =>
			rows.filter((row) => row.includes('pawn, knight')).map((row) => row.split(' ')[0]);
		expect(listed(help)).toEqual(['♙♞♝♜♛♚']);
		expect(help.join('\n')).toContain(SIGN_TEXTS.listMen);
		const single = textOf(helpLines(TURNS.turn, scene, 130, LETTERS));
		expect(listed(single)).toEqual(['PNBRQK', 'pnbrqk']);
	});

	it('has all that is on the board before the keys, and what is not behind them', () => {
		const drawn = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 3});
		const scene: Scene = {
			screen: TURNS.turn,
			cell: CELL_SIZES.find(({width}) => width === 4)!,
			boards: [{cells: CELLS, orientation: 'white', cursor: 12}],
		};
		const at = (rows: readonly string[], text: string) =>
			rows.findIndex((row) => row.includes(text));
		const narrow = textOf(helpLines(TURNS.turn, scene, 41, drawn));
		const order = [
			'Your turn.',
			'On the board now',
			'the cursor',
			'king   queen',
			'Keys',
			'Other signs',
		];
		expect(order.map((text) => at(narrow, text))).toEqual(
			order.map((text) => at(narrow, text)).toSorted((a, b) => a - b),
		);
		// All six men have room side by side in the panel of a window of 80 columns.
		expect(at(narrow, 'king   queen')).toBe(at(narrow, 'knight pawn'));
		expect(at(narrow, 'Keys')).toBeLessThan(17);
	});

	it.each(['turn', 'refereed', 'drill', 'defence', 'puzzle', 'scene'] as const)(
		'of %s has room on one page with all keys in a large window',
		(name) => {
			const drawn = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 3});
			const screen = TURNS[name];
			const cell = CELL_SIZES.find(({width}) => width === 12)!;
			const scene: Scene = {screen, cell, boards: [{cells: CELLS, orientation: 'white'}]};
			expect(helpLines(screen, scene, 72, drawn, 50).length).toBeLessThanOrEqual(50);
		},
	);

	it('has none of a turn when a game is over, but for what is on the board', () => {
		const over = (taken: readonly number[]) =>
			textOf(
				legendLines(
					{
						screen: LATER.ended,
						cell: CELL_SIZES[0],
						boards: [{cells: CELLS, orientation: 'white', taken}],
					},
					60,
					LETTERS,
				),
			).join('\n');
		expect(over([9])).toContain('your man was taken there');
		expect(over([9])).toContain('the last move, from and to');
		expect(over([])).not.toMatch(/was taken|pencil|cursor/);
	});

	it('draws each sign as the board does, in the smallest squares too', () => {
		const small = legendLines({screen: TURNS.turn, cell: CELL_SIZES.at(-1)!}, 60, LETTERS);
		const large = legendLines({screen: TURNS.turn, cell: CELL_SIZES.at(-2)!}, 60, LETTERS);
		const read = (lines: typeof small) => textOf(lines).join('\n');
		expect(read(small)).toMatch(/^' +your last or sealed move/m);
		expect(read(small)).toMatch(/^q\? +what I know: this man may be there/m);
		expect(read(large)).toMatch(/^└ ┘ +your last or sealed move/m);
		expect(read(large)).toMatch(/^q34 +what I know: this man, in so many/m);
		expect(read(large)).toMatch(/^¬ +lost to sight/m);
		// Of moves that are sent together those planned are marked, and those of the last turn that were played.
		const screen = {...TURNS.turn, sendsMoves: true};
		const sending = read(legendLines({screen, cell: CELL_SIZES.at(-2)!}, 60, LETTERS));
		expect(sending).toMatch(/^\( \) +squares of the moves that you have planned/m);
		expect(sending).toMatch(/^└ ┘ +your last moves that were played$/m);
		expect(sending).not.toMatch(/last or sealed/);
		// Where a man stands of whom so much is known he is the sample.
		const known = [
			{square: 9, kind: 'certain', men: [makeMan('black', 'king')], share: 1},
		] as const;
		const boards = [{cells: CELLS, orientation: 'white', known}] as const;
		const withKing = legendLines(
			{screen: TURNS.turn, cell: CELL_SIZES.at(-2)!, boards},
			60,
			LETTERS,
		);
		expect(read(withKing)).toMatch(/^k! +certainly there/m);
		expect(read(large)).toMatch(/^q! +certainly there/m);
	});
});
