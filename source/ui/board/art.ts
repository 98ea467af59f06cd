import {isUnknownMan, type Man, manColor, manRole} from '../../core/man.js';

/** The men in the order in which a sheet has them; the last is a covered box. */
const SHEET = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king', 'unknown'] as const;

/** A sheet has all men side by side, drawn in dots, two to a character across and two down; dots are half as wide as high. */
const LARGE = [
	'............ ............ ............ ............ ............ ............ ............',
	'............ ....####.... .....##..... ..##.##.##.. .#...##...#. .....##..... ..########..',
	'....####.... ...###.###.. ....##.##... ..########.. .##.####.##. ...######... ..########..',
	'....####.... ..#########. ...##.###... ...######... ..########.. .....##..... ..##....##..',
	'.....##..... ..##..#####. ....####.... ...######... ...######... ..##.##.##.. ..##....##..',
	'....####.... .....#####.. .....##..... ...######... ....####.... .##########. ..##....##..',
	'...######... ....######.. ...######... ..########.. ...######... ...######... ..########..',
	'..########.. ..#########. ..########.. ..########.. ..########.. ..########.. ..########..',
];

const MEDIUM = [
	'........ ........ ........ ........ ........ ........ ........',
	'...##... ...###.. ...##... .##..##. #..##..# ...##... .######.',
	'..####.. ..#####. ..##.#.. .######. ##.##.## ..####.. .######.',
	'...##... .##.###. ...##... ..####.. .######. ##.##.## .#....#.',
	'..####.. ...####. ..####.. ..####.. ..####.. .######. .######.',
	'.######. .######. .######. .######. .######. .######. .######.',
];

/** The block for each set of dots: 1 top left, 2 top right, 4 bottom left, 8 bottom right. */
const BLOCKS = ' ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█';
/** What fills the men's bodies, so that the sides differ without colours too. */
export const BODY = {white: '█', black: '▓'} as const;

function drawDots(dots: readonly string[], isShaded: boolean): readonly string[] {
	const rows: string[] = [];
	for (let y = 0; y < dots.length; y += 2) {
		let row = '';
		for (let x = 0; x < dots[y].length; x += 2) {
			const block = [dots[y][x], dots[y][x + 1], dots[y + 1][x], dots[y + 1][x + 1]].reduce(
				(sum, dot, index) => (dot === '#' ? sum + (1 << index) : sum),
				0,
			);
			row += block === 15 && isShaded ? BODY.black : BLOCKS[block];
		}

		rows.push(row);
	}

	return rows;
}

const drawn = new Map<number, readonly string[]>();

/**
 * Returns a man as rows of blocks for a square of 6×3 or 8×4 characters: as high as the square and two
 * narrower, so that brackets fit beside it. Undefined for smaller squares.
 */
export function manArt(man: Man, cellWidth: number): readonly string[] | undefined {
	const sheet = cellWidth === 8 ? LARGE : cellWidth === 6 ? MEDIUM : undefined;
	if (sheet === undefined) {
		return undefined;
	}

	const key = man * 16 + cellWidth;
	let rows = drawn.get(key);
	if (rows === undefined) {
		const place = SHEET.indexOf(isUnknownMan(man) ? 'unknown' : manRole(man));
		const dots = sheet.map((row) => row.split(' ')[place]);
		rows = drawDots(dots, manColor(man) === 'black');
		drawn.set(key, rows);
	}

	return rows;
}

/** Returns every sign that such drawings use, for the test of their widths. */
export const artSigns = (): readonly string[] => (BLOCKS + BODY.black).split('');
