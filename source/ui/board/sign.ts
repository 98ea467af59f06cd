import {type Man, PAWN} from '../../core/man.js';
import type {CellSize} from '../frame/layout.js';
import type {Glyphs} from '../theme/glyphs.js';
import type {Style} from '../theme/style.js';
import {manArt} from './art.js';

/** A sign in its style; `art` draws it large instead. */
export type Sign = {
	readonly sign: string;
	readonly style: Style;
	readonly art?: readonly string[];
	/** What stands in its place where it is too long; "+" when left out. */
	readonly short?: string;
};

/** Squares of so many columns have room for a ghost as large as a man, and its age. */
export const LARGE = 8;

/** Returns a man's drawing, where men are drawn and squares are large enough; `body` fills it. */
export const artOf = (man: Man, {men, hasColor}: Glyphs, {width}: CellSize, body?: string) =>
	men === 'figurines' ? manArt(man, width, hasColor, body) : undefined;

/** Returns the drawing of a man that is not seen, whole or of a thin `body`; only where there is room for more than that. */
export const unseenArtOf = (man: Man, glyphs: Glyphs, cell: CellSize, body?: string) =>
	cell.width < LARGE ? undefined : artOf(man, glyphs, cell, body);

/** Returns whether men are drawn of blocks in squares of this size. */
export const hasArt = (glyphs: Glyphs, cell: CellSize): boolean =>
	artOf(PAWN, glyphs, cell) !== undefined;
