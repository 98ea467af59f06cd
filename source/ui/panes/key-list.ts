import {KEY_HEADS, type KeyHead} from '../../text/legend.js';
import {cutText, type Line, lineOf, lineWidth, wrapText} from '../frame/text-lines.js';
import {briefHelp} from '../shell/keys/key-binding.js';
import {headOf} from '../shell/keys/key-groups.js';
import {isTurnContext, type KeyContext, type KeyLine, keyLines} from '../shell/keys/key-map.js';
import type {Theme} from '../theme/theme.js';
import type {Explained} from './scene.js';

/** Returns names with what each does beside it, in rows of at most `width` columns, the names in a column as wide as those of `all`. */
export function explainedLines(
	list: readonly Explained[],
	width: number,
	{palette, glyphs}: Theme,
	all = list,
): readonly Line[] {
	const column = Math.min(Math.max(...all.map(([name]) => name.length)) + 2, Math.floor(width / 2));
	return list.flatMap(([name, does]) =>
		wrapText(does, Math.max(8, width - column)).map((row, index) => [
			{
				text: cutText(index === 0 ? name : '', column - 1, glyphs.ellipsis).padEnd(column),
				style: palette.key,
			},
			{text: row, style: palette.text},
		]),
	);
}

/** Columns of the longest keys that a brief list has besides the first one. */
const MOST_KEYS = 'Shift+Tab'.length;

/** Returns a key with what it does, in brief the first key and what comes before the colon. */
const explained = ({keys, help}: KeyLine, isBrief: boolean): Explained =>
	isBrief
		? [keys.length > MOST_KEYS ? keys.split(' or ')[0] : keys, briefHelp(help)]
		: [keys, help];

/** Columns between two keys in one row. */
const GAP = '  ';

/** Returns keys with their names one behind the other, as a help line has them. */
function runningLines(lines: readonly KeyLine[], width: number, {palette}: Theme): readonly Line[] {
	const rows: Line[] = [];
	for (const line of lines) {
		const {label} = line;
		const item: Line = [
			{text: explained(line, true)[0], style: palette.key},
			...(label === undefined ? [] : [{text: ` ${label}`, style: palette.text}]),
		];
		const last = rows.at(-1);
		if (last !== undefined && lineWidth(last) + GAP.length + lineWidth(item) <= width) {
			rows[rows.length - 1] = [...last, {text: GAP, style: palette.text}, ...item];
		} else {
			rows.push(item);
		}
	}

	return rows;
}

/**
 * Returns the list of all keys of a context in rows of at most `width` columns, those of a turn under heads, in parts that stay
 * together. In brief the keys of the program stand one behind the other. Pure.
 */
export function keyParts(
	context: KeyContext,
	width: number,
	theme: Theme,
	isBrief: boolean,
): readonly (readonly Line[])[] {
	const hasHeads = isTurnContext(context);
	const lines = keyLines(context, theme.glyphs);
	const partOf = ({command}: KeyLine): KeyHead => {
		const head = headOf(command);
		return hasHeads || head === 'program' ? head : 'move';
	};
	const all = lines
		.filter((line) => !isBrief || partOf(line) !== 'program')
		.map((line) => explained(line, isBrief));
	return (Object.keys(KEY_HEADS) as KeyHead[]).flatMap((head) => {
		const some = lines.filter((line) => partOf(line) === head);
		const [first, ...others] =
			isBrief && head === 'program'
				? [runningLines(some, width, theme)]
				: some.map((line) => explainedLines([explained(line, isBrief)], width, theme, all));
		const above = hasHeads ? [lineOf(KEY_HEADS[head], theme.palette.faint)] : [];
		return some.length === 0 ? [] : [[...above, ...first], ...others];
	});
}
