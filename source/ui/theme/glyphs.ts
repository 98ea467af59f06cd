import {isUnknownMan, type Man, manColor, manLetter, manRole, type Role} from '../../core/man.js';
import {PLOT_LEVELS} from '../../text/plot.js';

/**
 * The ways to draw men: figurines (drawn large, of blocks, where squares have room for it), always
 * figurines of one sign, letters. Without colours the sides differ by shape: solid and shaded, outline and solid,
 * case.
 */
export const MEN_SETS = ['figurines', 'small-figurines', 'letters'] as const;
export type MenSet = (typeof MEN_SETS)[number];

/** Brackets one row high, and the corners of those round a larger square: few signs, so that few bytes are sent. */
type BracketGlyphs = {
	readonly left: string;
	readonly right: string;
	readonly leftCorners: readonly [top: string, bottom: string];
	readonly rightCorners: readonly [top: string, bottom: string];
	/** What makes the corners of the largest squares longer, at each side of them. */
	readonly arm: string;
};

/** Returns brackets from their signs: left, right, the arm, and the corners top left, bottom left, top right, bottom right. */
const brackets = ([left, right, arm, ...corners]: string): BracketGlyphs => ({
	left,
	right,
	arm,
	leftCorners: [corners[0], corners[1]],
	rightCorners: [corners[2], corners[3]],
});

/** Every sign that a screen draws, each one column wide in every terminal, but what is for text; behind it what stands for it where only ASCII is safe. */
const SIGNS = {
	/** Fog on light and on dark squares, so that the chequered pattern goes on through it. */
	fogLight: ['░', '.'],
	fogDark: ['▒', ':'],
	/** On dark squares that are seen and empty, where no colour tells them from light ones. */
	darkSquare: ['.', ','],
	/** Targets of the man picked up: an empty square, a capture, a move into what cannot be seen, one that is not its own. */
	quiet: ['·', '*'],
	capture: ['×', 'x'],
	intoFog: ['?', '?'],
	lie: ['~', '~'],
	/** The last own move: corners of a square, or a tick in a square too small for them. */
	lastLeft: ['└', '`'],
	lastRight: ['┘', "'"],
	lastTick: ["'", "'"],
	/** What the other side's last turn changed for me. */
	newlySeen: ['°', '"'],
	lost: ['¬', '-'],
	taken: ['†', '!'],
	/** On the own king: it is in check. */
	check: ['+', '+'],
	/** Beside a man that is concealed, though its role is known. */
	concealed: ['*', '%'],
	/** Beside a man that the other side does not see, and one that it sees though it does not see others of its kind. */
	unseen: ['≈', '^'],
	shown: ['¤', '='],
	/** Beside the own man whose square was written down in secret. */
	written: ['¶', '$'],
	/** Under a pencil mark, and beside it in a square too small for that. */
	pencilUnder: ['¯', '~'],
	pencilBeside: ['_', '_'],
	/** Squares where the enemy king can be, is kept from, cannot be for another reason. */
	possible: ['k', 'k'],
	covered: ['+', '+'],
	impossible: ['–', '-'],
	/** Squares of a player's own guess of where he is. */
	guess: ['◊', '@'],
	/** For text; `ellipsis` may be, and `arrows` and `plotLevels` are, several signs. */
	line: ['─', '-'],
	ellipsis: ['…', '...'],
	bullet: ['•', '*'],
	here: ['▸', '>'],
	arrows: ['←↑↓→', 'arrows'],
	dash: ['–', '-'],
	dots: ['·', '|'],
	plotLevels: [PLOT_LEVELS.blocks, PLOT_LEVELS.ascii],
	/** The done and the open part of a bar. */
	barFull: ['█', '#'],
	barEmpty: ['░', '.'],
} as const satisfies {readonly [name: string]: readonly [unicode: string, ascii: string]};

export type SingleGlyph = keyof typeof SIGNS;

export type Glyphs = {readonly [name in SingleGlyph]: string} & {
	readonly men: MenSet;
	readonly isAscii: boolean;
	/** Whether colours tell the sides apart, so that all men can be solid. */
	readonly hasColor: boolean;
	/** Brackets around a man, or round a whole square. */
	readonly cursor: BracketGlyphs;
	readonly selected: BracketGlyphs;
	readonly lit: BracketGlyphs;
	/** Round a value that can be changed. */
	readonly value: readonly [left: string, right: string];
};

/** Returns figurines from their signs, the pawn's first and the king's last. */
const figurines = (signs: string): {readonly [role in Role]: string} => {
	const [pawn, knight, bishop, rook, queen, king] = signs;
	return {pawn, knight, bishop, rook, queen, king};
};

const OUTLINES = figurines('♙♘♗♖♕♔');

/**
 * U+265F, the solid pawn, is drawn as a purple emoji by some terminals (microsoft/terminal#13110), so the outline of a
 * pawn stands for it, or a triangle where nothing but shapes tells the sides apart.
 */
const COLORED = figurines('♙♞♝♜♛♚');
const SOLIDS = figurines('▲♞♝♜♛♚');

/** Men of unknown role. */
const UNKNOWN_SIGNS = {white: '□', black: '■'} as const;

/** Returns the signs for a set of men; a terminal that is only safe with ASCII gets letters. */
export const makeGlyphs = (men: MenSet, isAscii: boolean, hasColor = false): Glyphs => ({
	...(Object.fromEntries(
		Object.entries(SIGNS).map(([name, pair]) => [name, pair[isAscii ? 1 : 0]]),
	) as {[name in SingleGlyph]: string}),
	men: isAscii ? 'letters' : men,
	isAscii,
	hasColor,
	cursor: brackets(isAscii ? '[]|++++' : '[]│┌└┐┘'),
	selected: brackets(isAscii ? '<>|/\\\\/' : '‹›║╔╚╗╝'),
	lit: brackets(isAscii ? '()|(())' : '()│╭╰╮╯'),
	value: isAscii ? ['<', '>'] : ['‹', '›'],
});

/** Returns the sign of a man: figurines are solid where colours tell the sides apart, else outlines for White; letters differ by case. */
export function manGlyph(glyphs: Glyphs, man: Man): string {
	if (glyphs.men === 'letters') {
		return manLetter(man);
	}

	if (isUnknownMan(man)) {
		return manColor(man) === 'white' ? UNKNOWN_SIGNS.white : UNKNOWN_SIGNS.black;
	}

	const role = manRole(man);
	return (glyphs.hasColor ? COLORED : manColor(man) === 'white' ? OUTLINES : SOLIDS)[role];
}
