import {squareName} from '../../core/square.js';
import {ghostsTitle} from '../../text/ghosts.js';
import {adviserMoves} from '../../text/turn.js';
import {countLost, countTaken, type Gone, takenTexts} from '../../text/taken-men.js';
import type {GhostMark} from '../board/model.js';
import {manGlyph} from '../theme/glyphs.js';
import type {Theme} from '../theme/theme.js';
import {pane} from './pane.js';
import {type Line, lineOf, textWidth, wrapText} from '../frame/text-lines.js';
import {adviserLeft} from '../../knowledge/adviser-left.js';
import {currentView} from '../../rules/history.js';
import {triedInVain} from '../../session/told/tried-in-vain.js';
import type {SeatReport} from '../../match/seat-report.js';
import type {Size} from '../frame/box.js';

/** Returns as many of these sentences as there are rows to spare for, the last of them first of all. */
function spareRows(sentences: readonly string[], width: number, spare: number): readonly string[] {
	const rows = sentences.flatMap((sentence) => wrapText(sentence, width));
	return rows.length <= spare
		? rows
		: sentences.length === 0
			? []
			: spareRows(sentences.slice(1), width, spare);
}

/** Returns what was taken, in words where they fit and in signs where they do not; above it, where rows are free, what is `left`. Pure. */
export function takenLines(
	gone: Gone,
	{width, height}: Size,
	theme: Theme,
	left: readonly string[] = [],
): readonly Line[] {
	const {palette, glyphs} = theme;
	const {enemy, own, unknown} = gone;
	const signs = (men: Gone['own']): string =>
		men.length === 0 ? glyphs.dash : men.map(({man}) => manGlyph(glyphs, man)).join('');
	const words = takenTexts(gone);
	if (height >= 2 && words.every((text) => textWidth(text) <= width)) {
		return [...spareRows(left, width, height - words.length), ...words].map((text) =>
			lineOf(text, palette.text),
		);
	}

	const short = [`Took ${countTaken(gone)}`, `lost ${countLost(gone)}`].join(` ${glyphs.dots} `);
	return [
		lineOf(
			textWidth(short) <= width
				? short
				: `Took ${unknown === 0 ? signs(enemy) : signs(enemy).replace(glyphs.dash, '') + '?'.repeat(unknown)} lost ${signs(own)}`.slice(
						0,
						width,
					),
			palette.text,
		),
	];
}

export const TakenList = pane<{readonly gone: Gone; readonly left?: readonly string[]}>(
	({gone, left}, size, theme) => takenLines(gone, size, theme, left),
);

/** Returns the ghosts as a list, the freshest first: man, square, and the plies since. Pure. */
export function ghostLines(
	ghosts: readonly GhostMark[],
	{width, height}: Size,
	theme: Theme,
	isHidden = false,
): readonly Line[] {
	const {palette, glyphs} = theme;
	const label = `${ghostsTitle(ghosts)}:`;
	if (isHidden) {
		return [lineOf(`${label} hidden (s)`.slice(0, width), palette.faint)];
	}

	if (ghosts.length === 0) {
		return [lineOf(`${label} none`, palette.text)];
	}

	const parts = [...ghosts]
		.sort((a, b) => a.age - b.age || a.square - b.square)
		.map(({square, man, age}) => `${manGlyph(glyphs, man)} ${squareName(square)} (${age})`);
	const lines = [label];
	for (const [index, part] of parts.entries()) {
		const left = parts.length - index;
		const more = left > 1 && lines.length === height ? ` +${left - 1}`.length : 0;
		const joined = `${lines[lines.length - 1]} ${part}`;
		if (textWidth(joined) + more <= width) {
			lines[lines.length - 1] = joined;
		} else if (lines.length < height) {
			lines.push(`  ${part}`);
		} else {
			lines[lines.length - 1] += ` +${left}`;
			break;
		}
	}

	return lines.map((text) => lineOf(text, palette.text));
}

/** Enemy men out of sight, where they were last seen. */
export const GhostList = pane<{readonly ghosts: readonly GhostMark[]; readonly isHidden: boolean}>(
	({ghosts, isHidden}, size, theme) => ghostLines(ghosts, size, theme, isHidden),
);

type Tried = Pick<SeatReport, 'history' | 'passesTo'>;

/** Returns what the seat has tried in vain in its turn, in order; the last ones when there is no room for all. Pure. */
function triedLines(
	{history, passesTo}: Tried,
	{width, height}: Size,
	{palette}: Theme,
): readonly Line[] {
	const {tries = []} = history;
	const tried = triedInVain(tries, currentView(history), history.variant);
	const text = tried.length === 0 ? 'Tried: nothing yet' : `Tried: ${tried.join(', ')}`;
	const left = adviserLeft(history, passesTo !== undefined);
	const rows = wrapText(text, width);
	// Both players keep count of their advisers' moves; an only row is for what was tried.
	const head = left === undefined || (height < 2 && tried.length > 0) ? [] : [adviserMoves(left)];
	return [...head, ...rows.slice(Math.min(-1, head.length - height))]
		.slice(0, height)
		.map((row) => lineOf(row, palette.text));
}

export const TriedList = pane<{readonly report: Tried}>(({report}, size, theme) =>
	triedLines(report, size, theme),
);
