import type {CellSize} from '../frame/layout.js';
import type {Theme} from '../theme/theme.js';
import type {BeliefKind} from '../../session/told/belief-mark.js';
import {artMargin} from './art.js';
import {hasArt, type Sign} from './sign.js';

/** The letter of a king as blocks, by the least rows of a square that has room around it; the largest first. No man is drawn as a letter where men are drawn. */
const LETTERS = [
	{height: 6, rows: ['██', '██ ▄█▀', '████▄', '██ ▀█▄']},
	{height: 3, rows: ['█ ▄', '█▀▄']},
] as const;

/** Returns the letter of a king in the middle of a square, as drawings stand in it. */
function largeLetter({width, height}: CellSize): readonly string[] | undefined {
	const rows = LETTERS.find((letter) => letter.height <= height)?.rows;
	if (rows === undefined) {
		return undefined;
	}

	const left = ((width - rows[1].length) >> 1) - artMargin(width);
	return [
		...Array.from({length: Math.ceil((height - rows.length) / 2)}, () => ''),
		...rows.map((row) => ' '.repeat(left) + row),
	];
}

/**
 * Returns the mark of a square where the enemy king can be, or cannot: where he can be it grows with the square, so that the
 * shape of them all is seen.
 */
export function beliefSign(kind: BeliefKind, {palette, glyphs}: Theme, cell: CellSize): Sign {
	const art = kind === 'possible' && hasArt(glyphs, cell) ? largeLetter(cell) : undefined;
	return {
		sign: glyphs[kind],
		style: palette[kind],
		...(art === undefined ? {} : {art}),
	};
}
