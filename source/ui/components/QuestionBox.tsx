import type {Question} from '../question.js';
import type {Span} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import {pane} from './pane.js';
import {type Line, lineOf, lineWidth, wrapText} from './text-lines.js';

/** Returns a question and its answers as rows of at most `width` columns; brackets stand round the answer under the cursor. Pure. */
export function questionLines(
	{text, answers}: Question,
	index: number,
	width: number,
	{palette, glyphs}: Theme,
): readonly Line[] {
	const rows: Span[][] = [[]];
	for (const [place, {key, label}] of answers.entries()) {
		const isHere = place === index;
		const answer: Span[] = [
			{text: isHere ? glyphs.cursor.left : ' ', style: palette.cursor},
			{text: key, style: palette.key},
			{text: ` ${label}`, style: isHere ? palette.title : palette.text},
			{text: isHere ? glyphs.cursor.right : ' ', style: palette.cursor},
		];
		const row = rows[rows.length - 1];
		if (row.length > 0 && lineWidth(row) + 1 + lineWidth(answer) > width) {
			rows.push(answer);
		} else {
			row.push(...(row.length > 0 ? [{text: ' ', style: palette.text}] : []), ...answer);
		}
	}

	return [...wrapText(text, width).map((row) => lineOf(row, palette.title)), ...rows];
}

/** A question that needs an answer, the one at `index` under the cursor. Stands in the message pane's place, so that the board stays in sight. */
export const QuestionBox = pane<{readonly question: Question; readonly index: number}>(
	({question, index}, {width}, theme) => questionLines(question, index, width, theme),
);
