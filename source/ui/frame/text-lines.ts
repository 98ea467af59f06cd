import type {Span, Style} from '../theme/style.js';

const WIDE =
	/[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1B000}-\u{1B16F}\u{1F200}-\u{1F2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]$/u;
const PRINTABLE_ASCII = /^[\u0020-\u007E]*$/;

/** Returns how many columns one character takes: two for East Asian wide ones and emoji, none for marks that combine. */
export const characterWidth = (character: string): number =>
	NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;

/** Returns how many columns a text takes. Only names that people chose hold anything but single ones. */
export const textWidth = (text: string): number =>
	PRINTABLE_ASCII.test(text)
		? text.length
		: Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0);

/** Returns the beginning of a text without the word of it that `rest` goes on with, where half of the beginning is left so, nor signs between words at its end. */
function wholeWords(beginning: string, rest: string): string {
	const whole = rest.startsWith(' ') ? beginning : beginning.replace(/ \S*$/u, '');
	const kept = whole.replace(/[ ,:;·–]+$/u, '');
	return kept.length * 2 < beginning.length ? beginning : kept;
}

/** Returns a text cut to a width, behind a word where that leaves enough, `ellipsis` standing for what is gone. */
export function cutText(text: string, width: number, ellipsis: string): string {
	if (textWidth(text) <= width) {
		return text;
	}

	let cut = '';
	let used = textWidth(ellipsis);
	for (const character of text) {
		used += characterWidth(character);
		if (used > width) {
			break;
		}

		cut += character;
	}

	return width < textWidth(ellipsis) ? '' : wholeWords(cut, text.slice(cut.length)) + ellipsis;
}

/**
 * Returns as many whole parts of a text as a row has room for: those that `dots` part, or else its sentences. The first is cut
 * between clauses where it has no room itself, or between words.
 */
export function wholeParts(text: string, width: number, dots: string, ellipsis: string): string {
	const fitting = (parts: readonly string[], between: string, end = ''): string =>
		parts
			.map((_, index) => parts.slice(0, index + 1).join(between) + end)
			.findLast((some) => textWidth(some) <= width) ?? '';
	// Of an empty text there is no part that fits, and nothing to be cut.
	if (text === '') {
		return '';
	}

	return (
		fitting(text.split(` ${dots} `), ` ${dots} `) ||
		fitting(text.split(/(?<=\.) /), ' ') ||
		wholeClauses(text.split(` ${dots} `)[0], width, ellipsis) ||
		fitting(text.split(' '), ' ', ellipsis) ||
		cutText(text, width, ellipsis)
	);
}

/** With no more words than this, the sign for the rest included, a beginning says nothing. */
const LEAST_WORDS = 3;

/**
 * Returns as many whole sentences of a text as a row has room for; where not even the first has it, as many whole clauses of
 * that, `ellipsis` standing for the rest; nothing where there is no room for one.
 */
export function wholeClauses(text: string, width: number, ellipsis: string): string {
	const beginnings = text
		.split(/(?<=[.,:;]) /)
		.map((_, index, clauses) => clauses.slice(0, index + 1).join(' '))
		.map((some) => (some === text ? some : some.replace(/[,:;]$/, ` ${ellipsis}`)))
		// A word or two before a colon ("Not now") say nothing by themselves.
		.filter(
			(some) =>
				textWidth(some) <= width &&
				!(some.endsWith(` ${ellipsis}`) && some.split(' ').length <= LEAST_WORDS),
		);
	return beginnings.findLast((some) => some.endsWith('.')) ?? beginnings.at(-1) ?? '';
}

/** Returns the pieces of a word that is too long for a line: of a path before a name, so that a file's stays whole where it can. */
function splitWord(word: string, width: number): string[] {
	const pieces = [''];
	for (const character of word) {
		if (textWidth(pieces[pieces.length - 1]) + characterWidth(character) > width) {
			const piece = pieces[pieces.length - 1];
			const folder = piece.lastIndexOf('/') + 1;
			const cut = folder > 1 ? folder : piece.length;
			pieces.splice(-1, 1, piece.slice(0, cut), piece.slice(cut));
		}

		pieces[pieces.length - 1] += character;
	}

	return pieces;
}

/** A blank at which no line is broken; it is drawn as any other. */
export const NO_BREAK = '\u00A0';

/** Returns a text in lines of at most `width` columns, broken between words where there is a place to, and neither at a no-break space nor between a number and its %. */
export function wrapText(text: string, width: number): string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(/[^\S\u00A0]+(?!%)/).filter(Boolean)) {
		const joined = line === '' ? word : `${line} ${word}`;
		if (textWidth(joined) <= width) {
			line = joined;
			continue;
		}

		if (line !== '') {
			lines.push(line);
		}

		const pieces = textWidth(word) > width ? splitWord(word, Math.max(2, width)) : [word];
		lines.push(...pieces.slice(0, -1));
		line = pieces[pieces.length - 1];
	}

	return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** One row of a pane: spans side by side. */
export type Line = readonly Span[];

export const lineOf = (text: string, style: Style): Line => [{text, style}];

export const lineWidth = (line: Line): number =>
	line.reduce((sum, {text}) => sum + textWidth(text), 0);

/** Returns two rows as one, the second at the right end of `width` columns; the first is cut when they do not fit. */
export function justify(left: Line, right: Line, width: number, ellipsis: string): Line {
	const room = width - lineWidth(right) - 1;
	const kept: Span[] = [];
	let used = 0;
	for (const {text, style} of left) {
		const cut = cutText(text, Math.max(0, room - used), ellipsis);
		used += textWidth(cut);
		kept.push({text: cut, style});
		if (cut !== text) {
			break;
		}
	}

	return [
		...kept,
		{text: ' '.repeat(Math.max(0, width - used - lineWidth(right))), style: {}},
		...right,
	];
}

/** Returns the first of `count` entries to show so that the one at `index` is in view among `height` rows. */
export const firstShown = (
	{index, count}: {readonly index: number; readonly count: number},
	height: number,
): number => Math.min(Math.max(0, index - Math.floor(height / 2)), Math.max(0, count - height));
