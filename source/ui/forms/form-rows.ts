import {cutText, wrapText} from '../frame/text-lines.js';
import type {ChoiceItem} from '../panes/ChoiceList.js';
import {pinDots} from '../play/HandOff.js';
import type {Glyphs} from '../theme/glyphs.js';
import type {FormRow} from './form.js';

/** A row of a form as it is drawn, and what is told below the form while the cursor is on it, a sentence or so each. */
type ShownRow = ChoiceItem & {readonly foot: readonly string[]};

/** What parts the facts that are told of a row. */
const PARTED = ' · ';

/** With less room a sentence's beginning says nothing. */
const LEAST_BEGINNING = 24;

/** Returns as much of what is told of a row as fits into it: its first facts where it has some, else its beginning. */
function beginningOf(text: string, room: number, ellipsis: string): string {
	const facts = text.split(PARTED);
	const fitting = facts.map((_, index) => facts.slice(0, facts.length - index).join(PARTED));
	const isTooLittle = facts.length === 1 && room < LEAST_BEGINNING;
	return (
		fitting.find(({length}) => length <= room) ??
		(isTooLittle ? '' : cutText(facts[0], room, ellipsis))
	);
}

/** Returns what a row has: its value, with the signs that it can be changed, or what was typed into it. */
function valueOf(row: FormRow, isHere: boolean, {value, isAscii}: Glyphs): string {
	switch (row.kind) {
		case 'choice':
			return isHere ? `${value[0]} ${row.value} ${value[1]}` : `  ${row.value}`;
		case 'text':
			return `  ${row.value}${isHere ? '_' : ''}`;
		case 'pin':
			return `  ${row.value === '' && !isHere ? 'none' : pinDots(row.value.length, isAscii)}`;
		default:
			return '';
	}
}

/** Returns a value without what is in brackets behind it, and that. */
function withoutRemark(value: string): readonly [value: string, remark: string] {
	const [, before = value, remark = '', after = ''] = /^(.*) \((.*)\)(.*)$/.exec(value) ?? [];
	return [before + after, remark];
}

/** Returns a row with `room` columns beside its label; what is too long for them is told in full below. Pure. */
export function formItem(row: FormRow, isHere: boolean, room: number, glyphs: Glyphs): ShownRow {
	const whole = valueOf(row, isHere, glyphs);
	const [value, left] = whole.length <= room ? [whole, ''] : withoutRemark(whole);
	const about = left || (isHere || row.kind === 'action' ? (row.about ?? '') : '');
	const said = [value, about].filter(Boolean).join('   ');
	const fits = said.length <= room;
	// The sign behind a value stays, which says that the row has others.
	const end = row.kind === 'choice' && isHere ? ` ${glyphs.value[1]}` : '';
	const kept = value.slice(0, value.length - end.length);
	return {
		label: row.label,
		about: fits
			? said
			: row.kind === 'action'
				? beginningOf(about, room, glyphs.ellipsis)
				: cutText(kept, room - end.length, glyphs.ellipsis) + end,
		...(row.isEmpty === true ? {isEmpty: true} : {}),
		foot: isHere ? [fits ? '' : about, row.more ?? ''].filter(Boolean) : [],
	};
}

/** Returns sentences in at most `most` rows: those that fit in whole, but of the first one what there is room for. Pure. */
export function footRows(
	[first, ...others]: readonly string[],
	{width, most}: {readonly width: number; readonly most: number},
	ellipsis: string,
): readonly string[] {
	if (first === undefined) {
		return [];
	}

	const rows = wrapText(first, width);
	if (rows.length > most) {
		return [...rows.slice(0, most - 1), cutText(rows.slice(most - 1).join(' '), width, ellipsis)];
	}

	return others
		.map((text) => wrapText(text, width))
		.reduce((all, more) => (all.length + more.length <= most ? [...all, ...more] : all), rows);
}
