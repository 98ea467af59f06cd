import {cutText, textWidth} from '../frame/text-lines.js';
import type {ChoiceItem} from './ChoiceList.js';

/** An entry of a list in columns: its name, more about it, and how it stands. */
export type ListItem = {readonly label: string; readonly about?: string; readonly state?: string};

/** Columns between two columns. */
const GAP = 2;
/** So many columns a name keeps, whatever is told beside it. */
const LEAST_NAME = 8;
/** What is told about it is left out where it is cut to less: a crumb tells nothing. */
const LEAST_ABOUT = 8;

const widest = (texts: readonly string[]): number =>
	texts.reduce((most, text) => Math.max(most, textWidth(text)), 0);

const pad = (text: string, width: number): string =>
	text + ' '.repeat(Math.max(0, width - textWidth(text)));

/** Returns where the columns after the name begin, and where the last one ends, when nothing is cut. */
function columnsOf(items: readonly ListItem[]) {
	const next = (at: number, own: number): number => (own === 0 ? at : at + GAP + own);
	const label = widest(items.map((item) => item.label));
	const told = next(label, widest(items.map(({about = ''}) => about)));
	const whole = next(told, widest(items.map(({state = ''}) => state)));
	return {first: label + (whole > label ? GAP : 0), state: told + GAP, whole};
}

/** Returns how many columns rows take in which nothing is cut. Pure. */
export const listWidth = (items: readonly ListItem[]): number => columnsOf(items).whole;

/**
 * Returns entries as rows of at most `width` columns, names and states in columns. A state that has no room there ends at
 * the right edge and its name is cut before it, so that a long one takes room from its own row alone and moves no other; what
 * is told about it goes where only a crumb of it would be left. Pure.
 */
export function listRows(
	items: readonly ListItem[],
	width: number,
	ellipsis: string,
): readonly ChoiceItem[] {
	const columns = columnsOf(items);
	return items.map(({label, about = '', state = ''}) => {
		const last = cutText(state, width - LEAST_NAME - GAP, ellipsis);
		const room = width - (last === '' ? 0 : textWidth(last) + GAP);
		const name = pad(
			cutText(label, room, ellipsis),
			Math.min(columns.first, width - textWidth(last)),
		);
		const left = room - textWidth(name);
		const more =
			left < LEAST_ABOUT && left < textWidth(about) ? '' : cutText(about, left, ellipsis);
		const end = Math.min(columns.state, width - textWidth(last));
		return {
			label: name,
			about: last === '' ? more : pad(more, end - textWidth(name)) + last,
		};
	});
}
