import {textWidth, wrapText} from '../ui/frame/text-lines.js';

/** What is kept in one piece: a command in its quotes, an option in its brackets. */
const QUOTED = /`[^`]*`|\[-[^[\]]*\]/g;
/** A command to be copied, and the place behind its sentence. */
const COMMAND = /^ *fogchess [a-z][^[]*$/;
const BEFORE_COMMAND = /(?<=: )(?=fogchess [a-z])/;
/** The words of an entry and the space behind them. */
const ENTRY = /^\s*(?:\S+ )*\S+ {2,}(?=\S)/;
const INDENT = /^ */;
/** What is set out in columns. */
const TABLE = /\S {2,}\S/;
const HELD = '\u00A0';

/** Returns the words that the rest of a line stands behind, also where it goes on: an entry's where that leaves room for it. */
function headOf(line: string, width: number): string {
	const entry = ENTRY.exec(line)?.[0] ?? '';
	return entry !== '' && entry.length <= width / 2 ? entry : (INDENT.exec(line)?.[0] ?? '');
}

/** Returns a line in lines of at most `width` columns; a table and what steers a terminal stay as they are. */
function wrapLine(line: string, width: number): readonly string[] {
	const [sentence, command] = line.split(BEFORE_COMMAND);
	const head = headOf(line, width);
	const rest = line.slice(head.length);
	if (textWidth(line) <= width || COMMAND.test(line) || /\u001B/.test(line)) {
		return [line];
	}

	if (command !== undefined) {
		return [...wrapLine(sentence.trimEnd(), width), command];
	}

	if (TABLE.test(rest)) {
		return [line];
	}

	const held = rest.replaceAll(QUOTED, (quoted) => quoted.replaceAll(' ', HELD));
	return wrapText(held, width - head.length).map(
		(row, index) => (index === 0 ? head : ' '.repeat(head.length)) + row.replaceAll(HELD, ' '),
	);
}

/**
 * Returns a text for a person in lines that a terminal of so many columns does not break within a word. A command to be
 * copied stands on a line of its own, whole, where it does not fit behind its sentence.
 */
export const wrapLines = (text: string, width: number): string =>
	text
		.split('\n')
		.flatMap((line) => wrapLine(line, width))
		.join('\n');
