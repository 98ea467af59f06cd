import {isUnknownMan, type Man, manColor, manRole} from '../../core/man.js';
import {SHEETS} from './sheets.js';

/** The men in the order in which a sheet has them; the last is a covered box. */
const SHEET = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king', 'unknown'] as const;

/** The block for each set of dots: 1 top left, 2 top right, 4 bottom left, 8 bottom right. */
const BLOCKS = ' ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█';
/** What fills the men's bodies, so that the sides differ without colours too. */
export const BODY = {white: '█', black: '▓'} as const;
/** What fills the bodies of men that are not seen, the faintest last. */
export const FAINT_BODIES = ['▓', '▒', '░'] as const;

/** Characters of so many dots at least are filled. The smallest drawings have few whole ones, so that fewer must do, and at the feet two. */
const fillsFrom = (rows: number, isFoot: boolean): number => (rows > 4 ? 4 : isFoot ? 2 : 3);

function drawDots(dots: readonly string[], body: string): readonly string[] {
	const rows: string[] = [];
	for (let y = 0; y < dots.length; y += 2) {
		const least = fillsFrom(dots.length, y + 2 === dots.length);
		let row = '';
		for (let x = 0; x < dots[y].length; x += 2) {
			const block = [dots[y][x], dots[y][x + 1], dots[y + 1][x], dots[y + 1][x + 1]];
			const count = block.filter((dot) => dot === '#').length;
			const place = block.reduce((sum, dot, index) => (dot === '#' ? sum + (1 << index) : sum), 0);
			row += body !== BODY.white && count >= least ? body : BLOCKS[place];
		}

		rows.push(row);
	}

	return rows;
}

const drawn = new Map<string, readonly string[]>();

/** Returns the columns of a square of so many that a drawing leaves free on its left: a bracket fits there where there is room. */
export const artMargin = (cellWidth: number): number => (cellWidth > 4 ? 1 : 0);

/**
 * Returns a man as rows of blocks, as high as the square and two columns narrower than one of more than four, so that brackets
 * fit beside it. Black's are shaded where no colour tells the sides apart, and `body` fills what is only remembered or
 * guessed. Undefined for squares too small for it.
 */
export function manArt(
	man: Man,
	cellWidth: number,
	hasColor: boolean,
	body: string = hasColor ? BODY.white : BODY[manColor(man)],
): readonly string[] | undefined {
	const sheet = SHEETS[cellWidth];
	if (sheet === undefined) {
		return undefined;
	}

	const place = SHEET.indexOf(isUnknownMan(man) ? 'unknown' : manRole(man));
	const key = `${cellWidth} ${place} ${body}`;
	let rows = drawn.get(key);
	if (rows === undefined) {
		rows = drawDots(
			sheet
				.trim()
				.split('\n')
				.map((row) => row.split(' ')[place]),
			body,
		);
		drawn.set(key, rows);
	}

	return rows;
}

const DOTS = [1, 2, 4, 8];
const dotsOf = (sign: string): number => {
	const set = BLOCKS.indexOf(sign);
	return set < 0 ? DOTS.length : DOTS.filter((dot) => (set & dot) > 0).length;
};

/** Returns the row of a drawing on whose ends brackets hide the fewest dots, the last of those. */
export function rowForBrackets(art: readonly string[]): number {
	const hidden = art.map((row) => dotsOf(row[0]) + dotsOf(row[row.length - 1]));
	return hidden.lastIndexOf(Math.min(...hidden));
}

/** Returns every sign that such drawings use, for the test of their widths. */
export const artSigns = (): readonly string[] => [...BLOCKS.split(''), ...FAINT_BODIES];
