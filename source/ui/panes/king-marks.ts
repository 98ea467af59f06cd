import type {BoardModel} from '../board/model.js';
import type {Glyphs} from '../theme/glyphs.js';
import {isDrawn} from './drawn-signs.js';

const KINDS = ['possible', 'covered', 'impossible'] as const;

/** What each mark says of where the king can be. */
type MarkWords = {readonly [kind in (typeof KINDS)[number]]: string};

/** Returns what the marks say that are on a board, for one row. */
export const kingMarksText = (board: BoardModel, words: MarkWords, glyphs: Glyphs): string =>
	KINDS.filter((kind) => isDrawn(kind, [board]))
		.map((kind) => `${glyphs[kind]} ${words[kind]}`)
		.join('  ');
