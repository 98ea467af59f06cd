import {
	BLACK_MAN,
	isUnknownMan,
	KING,
	type Man,
	manColor,
	manLetter,
	manRole,
	PAWN,
	type Role,
	UNKNOWN,
} from '../../core/man.js';
import {PLOT_LEVELS} from '../../text/plot.js';

/**
 * The ways to draw men: figurines (drawn large, of blocks, where squares have room for it), always
 * figurines of one sign, letters. In each the sides differ by shape: solid and shaded, outline and solid,
 * case.
 */
export const MEN_SETS = ['figurines', 'small-figurines', 'letters'] as const;
export type MenSet = (typeof MEN_SETS)[number];

/** Every sign that a screen draws; each is one column wide in every terminal. */
export type Glyphs = {
	readonly men: MenSet;
	readonly isAscii: boolean;
	/** Fog on light and on dark squares, so that the chequered pattern goes on through it. */
	readonly fogLight: string;
	readonly fogDark: string;
	/** Targets of the man picked up: an empty square, a capture, a move into what cannot be seen. */
	readonly quiet: string;
	readonly capture: string;
	readonly intoFog: string;
	/** Brackets around a man, or round a whole square. */
	readonly cursor: BracketGlyphs;
	readonly selected: BracketGlyphs;
	readonly lit: BracketGlyphs;
	/** The last own move: corners of a square, or a tick in a square too small for them. */
	readonly lastLeft: string;
	readonly lastRight: string;
	readonly lastTick: string;
	/** What the other side's last turn changed for me. */
	readonly newlySeen: string;
	readonly lost: string;
	readonly taken: string;
	/** Beside a man that is concealed, though its role is known. */
	readonly concealed: string;
	/** Under a pencil mark, and beside it in a square too small for that. */
	readonly pencilUnder: string;
	readonly pencilBeside: string;
	/** Squares where the enemy king can be, is kept from, cannot be for another reason. */
	readonly possible: string;
	readonly covered: string;
	readonly impossible: string;
	/** Squares of a player's own guess of where he is. */
	readonly guess: string;
	/** For text; `arrows` and `plotLevels` are several signs each. */
	readonly line: string;
	readonly ellipsis: string;
	readonly bullet: string;
	readonly yes: string;
	readonly no: string;
	readonly here: string;
	/** Round a value that can be changed. */
	readonly value: readonly [left: string, right: string];
	readonly arrows: string;
	readonly dash: string;
	readonly dots: string;
	readonly plotLevels: string;
	/** The done and the open part of a bar. */
	readonly barFull: string;
	readonly barEmpty: string;
};

/** Brackets one row high, and the corners of those round a larger square: few signs, so that few bytes are sent. */
export type BracketGlyphs = {
	readonly left: string;
	readonly right: string;
	readonly leftCorners: readonly [top: string, bottom: string];
	readonly rightCorners: readonly [top: string, bottom: string];
};

const UNICODE: Omit<Glyphs, 'men'> = {
	isAscii: false,
	fogLight: '░',
	fogDark: '▒',
	quiet: '·',
	capture: '×',
	intoFog: '?',
	cursor: {left: '[', right: ']', leftCorners: ['┌', '└'], rightCorners: ['┐', '┘']},
	selected: {left: '‹', right: '›', leftCorners: ['╔', '╚'], rightCorners: ['╗', '╝']},
	lit: {left: '(', right: ')', leftCorners: ['╭', '╰'], rightCorners: ['╮', '╯']},
	lastLeft: '└',
	lastRight: '┘',
	lastTick: "'",
	newlySeen: '°',
	lost: '¬',
	taken: '†',
	concealed: '*',
	pencilUnder: '¯',
	pencilBeside: '_',
	possible: 'k',
	covered: '+',
	impossible: '·',
	guess: '◊',
	line: '─',
	ellipsis: '…',
	bullet: '•',
	yes: '✓',
	no: '✗',
	here: '▸',
	value: ['‹', '›'],
	arrows: '←↑↓→',
	dash: '–',
	dots: '·',
	plotLevels: PLOT_LEVELS.blocks,
	barFull: '█',
	barEmpty: '░',
};

const ASCII: Omit<Glyphs, 'men'> = {
	isAscii: true,
	fogLight: '.',
	fogDark: ':',
	quiet: '*',
	capture: 'x',
	intoFog: '?',
	cursor: {left: '[', right: ']', leftCorners: ['+', '+'], rightCorners: ['+', '+']},
	selected: {left: '<', right: '>', leftCorners: ['/', '\\'], rightCorners: ['\\', '/']},
	lit: {left: '(', right: ')', leftCorners: ['(', '('], rightCorners: [')', ')']},
	lastLeft: '`',
	lastRight: "'",
	lastTick: "'",
	newlySeen: '"',
	lost: '-',
	taken: '!',
	concealed: '%',
	pencilUnder: '~',
	pencilBeside: '_',
	possible: 'k',
	covered: '+',
	impossible: '-',
	guess: '@',
	line: '-',
	ellipsis: '~',
	bullet: '*',
	yes: 'y',
	no: 'n',
	here: '>',
	value: ['<', '>'],
	arrows: 'arrows',
	dash: '-',
	dots: '|',
	plotLevels: PLOT_LEVELS.ascii,
	barFull: '#',
	barEmpty: '.',
};

const OUTLINES: {readonly [role in Role]: string} = {
	king: '♔',
	queen: '♕',
	rook: '♖',
	bishop: '♗',
	knight: '♘',
	pawn: '♙',
};

/**
 * U+265F, the solid pawn, is drawn as a purple emoji by some terminals (microsoft/terminal#13110), so a
 * triangle stands for it.
 */
const SOLIDS: {readonly [role in Role]: string} = {
	king: '♚',
	queen: '♛',
	rook: '♜',
	bishop: '♝',
	knight: '♞',
	pawn: '▲',
};

/** Men of unknown role. */
const UNKNOWN_SIGNS = {white: '□', black: '■'} as const;

/** Returns the signs for a set of men; a terminal that is only safe with ASCII gets letters. */
export const makeGlyphs = (men: MenSet, isAscii: boolean): Glyphs =>
	isAscii ? {men: 'letters', ...ASCII} : {men, ...UNICODE};

/** Returns the sign of a man: figurines are outlines for White and solid for Black; letters differ by case. */
export function manGlyph(glyphs: Glyphs, man: Man): string {
	if (glyphs.men === 'letters') {
		return manLetter(man);
	}

	if (isUnknownMan(man)) {
		return manColor(man) === 'white' ? UNKNOWN_SIGNS.white : UNKNOWN_SIGNS.black;
	}

	const role = manRole(man);
	return manColor(man) === 'white' ? OUTLINES[role] : SOLIDS[role];
}

/** Returns every sign of a set, for the test of their widths. */
export function allGlyphs(glyphs: Glyphs): readonly string[] {
	const {
		men: _men,
		isAscii: _isAscii,
		cursor,
		selected,
		lit,
		value,
		arrows,
		plotLevels,
		...signs
	} = glyphs;
	const brackets = [cursor, selected, lit].flatMap(({left, right, leftCorners, rightCorners}) => [
		left,
		right,
		...leftCorners,
		...rightCorners,
	]);
	const men: string[] = [];
	for (let role = PAWN; role <= KING; role++) {
		men.push(manGlyph(glyphs, role), manGlyph(glyphs, role + 8));
	}

	men.push(manGlyph(glyphs, UNKNOWN), manGlyph(glyphs, UNKNOWN | BLACK_MAN));
	return [
		...Object.values(signs),
		...value,
		...brackets,
		...(arrows + plotLevels).split(''),
		...men,
	];
}

/**
 * Returns whether only ASCII is safe: on a Linux console (its font has no figurines; nickzuber/chs#27), on a
 * dumb terminal, or in a locale that says it is not UTF-8. No locale at all, as in many containers, says
 * nothing about the terminal.
 */
export function needsAscii(env: Readonly<Record<string, string | undefined>>): boolean {
	const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
	return env.TERM === 'linux' || env.TERM === 'dumb' || (locale !== '' && !/utf-?8/i.test(locale));
}
