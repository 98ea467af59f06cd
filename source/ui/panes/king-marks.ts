import type {BoardModel} from '../board/model.js';
import type {Glyphs} from '../theme/glyphs.js';
import {isDrawn} from './drawn-signs.js';

const KINDS = ['possible', 'covered', 'impossible'] as const;

/** What each mark says of where the king can be. */
export type MarkWords = {readonly [kind in (typeof KINDS)[number]]: string};

/** Returns what each mark says that is on a board. */
export const kingMarksTexts = (
	board: BoardModel,
	words: MarkWords,
	glyphs: Glyphs,
): readonly string[] =>
	KINDS.filter((kind) => isDrawn(kind, [board])).map((kind) => `${glyphs[kind]} ${words[kind]}`);
