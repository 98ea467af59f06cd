import {type Line, lineWidth} from '../frame/text-lines.js';

/** Columns between the two. */
const GAP = 3;

/** Returns how wide each of two columns is. */
export const columnWidth = (width: number): number => Math.floor((width - GAP) / 2);

/** Returns parts of a text, each in rows of one column, in two of about one height; none is torn. Pure. */
export function sideBySide(parts: readonly (readonly Line[])[], width: number): readonly Line[] {
	const all = parts.flat().length;
	const left: Line[] = [];
	const right: Line[] = [];
	for (const rows of parts) {
		const isLeft = right.length === 0 && left.length + rows.length / 2 <= all / 2;
		(isLeft ? left : right).push(...rows);
	}

	const start = columnWidth(width) + GAP;
	return Array.from({length: Math.max(left.length, right.length)}, (_, row): Line => {
		const [first, second] = [left, right].map((rows) => rows.at(row) ?? []);
		return second.length === 0
			? first
			: [...first, {text: ' '.repeat(start - lineWidth(first)), style: {}}, ...second];
	});
}
