import {dayText, sourceText, variantTitle} from '../../text/finished-game.js';
import {countOf} from '../../text/men.js';
import {describeOutcome, resultWords} from '../../text/outcome.js';
import {wordRank} from '../../text/word-rank.js';
import {cutText, textWidth} from '../frame/text-lines.js';
import type {ChoiceItem} from '../panes/ChoiceList.js';
import type {FinishedGame} from '../../session/services.js';
import type {Glyphs} from '../theme/glyphs.js';

/** Returns who played a game. */
export const playersText = (
	{names: {white, black}}: Pick<FinishedGame, 'names'>,
	{dash}: Glyphs,
): string => `${white} ${dash} ${black}`;

type Column = {
	readonly head: string;
	/** The least columns that it takes, and the most. */
	readonly width: number;
	readonly most?: number;
	readonly text: (game: FinishedGame, glyphs: Glyphs) => string;
};

/** What a row tells of a game, from left to right; where there is no room the last ones are left to the foot of the list. */
const COLUMNS: readonly Column[] = [
	{head: 'Date', width: 9, text: ({updated}) => dayText(updated)},
	{head: 'White, Black', width: 16, most: 28, text: playersText},
	{head: 'Result', width: 9, text: ({outcome}) => (outcome ? resultWords(outcome) : '')},
	{head: 'Variant', width: 11, most: 16, text: ({variant}) => variantTitle(variant)},
	{head: 'Plies', width: 5, text: ({plies}) => String(plies).padStart(5)},
	{head: 'From', width: 8, text: ({imported}) => (imported === undefined ? 'own' : 'imported')},
	{head: '', width: 8, text: ({isAnalysed}) => (isAnalysed ? 'analysed' : '')},
];
/** Between two of them. */
const GAP = 1;
/** So many of them stand out. */
const MAIN = 3;

/** Returns how wide each column is that there is room for. */
function columnWidths(width: number): readonly number[] {
	const widths: number[] = [];
	let left = width + GAP;
	for (const column of COLUMNS) {
		if (left < column.width + GAP) {
			break;
		}

		left -= column.width + GAP;
		widths.push(column.width);
	}

	return widths.map((own, index) => {
		const more = Math.min(left, (COLUMNS[index].most ?? own) - own);
		left -= more;
		return own + more;
	});
}

/** Returns texts in columns: those that stand out, and the others. */
function inColumns(texts: readonly string[], width: number, {ellipsis}: Glyphs): ChoiceItem {
	const cells = columnWidths(width).map((own, index) => {
		const text = cutText(texts[index], own, ellipsis);
		return text + ' '.repeat(own - textWidth(text));
	});
	const [main, rest] = [cells.slice(0, MAIN), cells.slice(MAIN)].map((some) => some.join(' '));
	return rest === '' ? {label: main} : {label: `${main} `, about: rest.trimEnd()};
}

/** Returns what stands over the rows. Pure. */
export const gameHead = (width: number, glyphs: Glyphs): ChoiceItem =>
	inColumns(
		COLUMNS.map(({head}) => head),
		width,
		glyphs,
	);

/** Returns a game as a row of at most `width` columns. Pure. */
export const gameRow = (game: FinishedGame, width: number, glyphs: Glyphs): ChoiceItem =>
	inColumns(
		COLUMNS.map(({text}) => text(game, glyphs)),
		width,
		glyphs,
	);

/** Returns what a row of at most `width` columns leaves out of the game under the cursor. Pure. */
export function gameDetails(game: FinishedGame, width: number, glyphs: Glyphs): string {
	const widths = columnWidths(width);
	const ifHidden = (column: Column, text: string): string =>
		textWidth(column.text(game, glyphs)) <= (widths[COLUMNS.indexOf(column)] ?? 0) ? '' : text;
	const [, players, , variant, plies, origin, analysed] = COLUMNS;
	return [
		ifHidden(players, playersText(game, glyphs)),
		ifHidden(variant, variantTitle(game.variant)),
		ifHidden(plies, countOf(game.plies, 'ply', 'plies')),
		game.isAnalysed ? ifHidden(analysed, 'analysed') : 'not analysed',
		ifHidden(origin, origin.text(game, glyphs)),
		game.outcome === undefined ? '' : describeOutcome(game.outcome, game)[0].replace(/\.$/, ''),
		sourceText(game),
	]
		.filter(Boolean)
		.join(` ${glyphs.dots} `);
}

/** Whether a row of at most `width` columns has room for all columns. */
export const hasAllColumns = (width: number): boolean =>
	columnWidths(width).length === COLUMNS.length;

/** Returns the games that fit what is typed, in their order; all of them while nothing is. Pure. */
export const findGames = (
	games: readonly FinishedGame[],
	typed: string,
	glyphs: Glyphs,
): readonly FinishedGame[] =>
	typed === ''
		? games
		: games.filter((game) => {
				const {updated, outcome, isAnalysed} = game;
				const told = [
					...COLUMNS.map(({text}) => text(game, glyphs)),
					updated.slice(0, 10),
					variantTitle(game.variant),
					outcome?.reason ?? '',
					sourceText(game),
					isAnalysed ? 'analysed' : '',
				];
				return wordRank(typed, playersText(game, glyphs), told.join(' ')) !== undefined;
			});
