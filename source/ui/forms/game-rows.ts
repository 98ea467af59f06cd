import {
	byRatings,
	dayText,
	IN_PART,
	IN_PART_SHORT,
	isInPart,
	lengthText,
	movesIn,
	originText,
	sourceText,
	variantTitle,
} from '../../text/finished-game.js';
import {COLORS} from '../../core/color.js';
import {drilledEnding} from '../../drill/drilled-ending.js';
import {sideName} from '../../text/men.js';
import {describeOutcome, endWords, ownResult, resultText} from '../../text/outcome.js';
import {cutText, textWidth} from '../frame/text-lines.js';
import type {ChoiceItem} from '../panes/ChoiceList.js';
import {playedAs, playedAsShort} from '../../session/played-as.js';
import {whyNotAnalysed} from '../../session/review-analysis.js';
import {personSide} from '../../storage/game-summary.js';
import type {FinishedGame} from '../../session/services.js';
import type {Glyphs} from '../theme/glyphs.js';

/** Returns who played a game. */
export const playersText = (
	{names: {white, black}}: Pick<FinishedGame, 'names'>,
	{dash}: Glyphs,
): string => `${white} ${dash} ${black}`;

/** What tells players apart whose names are cut, or who have none. */
const RATING = / \(\d+\)$/;

/** Returns a name in at most `width` columns: its end is cut, but for a rating behind it. */
function cutName(name: string, width: number, ellipsis: string): string {
	const [rating = ''] = RATING.exec(name) ?? [];
	const room = width - rating.length;
	return room < 2
		? cutText(name, width, ellipsis)
		: cutText(name.slice(0, name.length - rating.length), room, ellipsis) + rating;
}

/** Returns the same by ratings alone, where a record has no names but the colours; undefined where it has. */
function ratingsText({names}: Pick<FinishedGame, 'names'>, {dash}: Glyphs): string | undefined {
	const [white, black] = COLORS.map((side) => {
		const [rating] = RATING.exec(names[side]) ?? [];
		return rating !== undefined && names[side] === sideName(side) + rating
			? rating.slice(2, -1)
			: undefined;
	});
	return white === undefined || black === undefined ? undefined : `${white} ${dash} ${black}`;
}

/** Returns the same in at most `width` columns: by ratings where that is enough, else a name that is too long for its half is cut. */
function playersIn(game: FinishedGame, width: number, glyphs: Glyphs): string {
	const {white, black} = game.names;
	const {dash, ellipsis} = glyphs;
	const ratings = ratingsText(game, glyphs);
	if (ratings !== undefined && textWidth(playersText(game, glyphs)) > width) {
		const told = [byRatings(ratings), ratings].find((text) => textWidth(text) <= width);
		if (told !== undefined) {
			return told;
		}
	}

	const room = width - textWidth(dash) - 2;
	const [first, second] = [textWidth(white), textWidth(black)];
	const half = Math.ceil(room / 2);
	const own = first <= half ? first : Math.max(half, room - second);
	const cut = cutName(white, own, ellipsis);
	return `${cut} ${dash} ${cutName(black, room - textWidth(cut), ellipsis)}`;
}

type Column = {
	readonly head: string;
	readonly text: (game: FinishedGame, glyphs: Glyphs) => string;
	/** Returns it in at most `width` columns; its end is cut when this is left out. */
	readonly within?: (game: FinishedGame, width: number, glyphs: Glyphs) => string;
	/** Returns the same in fewer columns, where it may be so. */
	readonly short?: (game: FinishedGame) => string;
};

/** The last letters of a day. */
const YEAR = 3;

const PLAYERS_HEAD = 'White, Black';

/** What a row tells of a game, from left to right; what it leaves out is told below the list. */
const COLUMNS = [
	{
		head: 'Date',
		text: dayText,
		short: (game) => dayText(game).slice(0, -YEAR),
	},
	{head: PLAYERS_HEAD, text: playersText, within: playersIn},
	{
		head: 'Result',
		text: (game) =>
			isInPart(game) ? IN_PART : game.outcome ? ownResult(game.outcome, personSide(game)) : '',
		short: (game) =>
			isInPart(game)
				? IN_PART_SHORT
				: game.outcome === undefined
					? ''
					: personSide(game) === undefined
						? resultText(game.outcome).replace('1/2-1/2', 'draw')
						: ownResult(game.outcome, personSide(game)),
	},
	{head: 'Variant', text: (game) => playedAs(game), short: playedAsShort},
	{head: 'Moves', text: (game) => String(movesIn(game)).padStart(5)},
	{head: 'End', text: ({outcome}) => (outcome ? endWords(outcome) : '')},
	{head: 'From', text: originText},
	{head: '', text: ({isAnalysed}) => (isAnalysed ? 'analysed' : '')},
] as const satisfies readonly Column[];
const ALL: readonly Column[] = COLUMNS;
const [DATE, PLAYERS, RESULT, VARIANT, MOVES, END, ORIGIN, ANALYSED] = COLUMNS.keys();
/** Between two of them. */
const GAP = 1;
/** So many of them stand out. */
const MAIN = 3;

/** How wide each column is; 0 for one that is left out. */
export type GameColumns = readonly number[];

const total = (widths: GameColumns): number =>
	widths.filter((own) => own > 0).reduce((sum, own) => sum + own + GAP, -GAP);

/** Returns how wide the columns are in which nothing of these games is cut. */
const wholeColumns = (games: readonly FinishedGame[], glyphs: Glyphs): GameColumns =>
	ALL.map(({head, text}) => {
		const own = games.reduce((most, game) => Math.max(most, textWidth(text(game, glyphs))), 0);
		return own === 0 ? 0 : Math.max(own, head.length);
	});

/** Returns how many columns a row takes in which nothing of these games is cut. Pure. */
export const gamesWidth = (games: readonly FinishedGame[], glyphs: Glyphs): number =>
	total(wholeColumns(games, glyphs));

/** Returns how wide a column is in which all is told in short. */
const shortWidth = (games: readonly FinishedGame[], column: number): number =>
	games.reduce((most, game) => Math.max(most, textWidth(ALL[column].short?.(game) ?? '')), 0);

/** Returns how many columns the players take where none is cut, by their ratings if they have no names. */
const leastPlayers = (games: readonly FinishedGame[], glyphs: Glyphs): number =>
	games.reduce((most, game) => {
		const ratings = ratingsText(game, glyphs);
		return Math.max(
			most,
			textWidth(ratings === undefined ? playersText(game, glyphs) : byRatings(ratings)),
		);
	}, 0);

/** Returns how wide each column is in rows of at most `width` columns: the players come before what is the same in every row, and before what comes last. Pure. */
export function gameColumns(
	games: readonly FinishedGame[],
	width: number,
	glyphs: Glyphs,
): GameColumns {
	const whole = wholeColumns(games, glyphs);
	const widths = [...whole];
	const cut = (column: number, least: number) => {
		const over = Math.max(0, total(widths) - width);
		widths[column] = Math.min(widths[column], Math.max(least, widths[column] - over));
	};
	const leaveOut = (column: number) => {
		if (total(widths) > width) {
			widths[column] = 0;
		}
	};
	for (const column of [VARIANT, ORIGIN, ANALYSED]) {
		// That some were set up is told of each below.
		const [first, ...rest] = games.map((game) =>
			column === VARIANT
				? drilledEnding(game) === undefined
					? variantTitle(game.variant)
					: playedAs(game)
				: ALL[column].text(game, glyphs),
		);
		if (rest.every((text) => text === first)) {
			leaveOut(column);
		}
	}

	cut(VARIANT, 11);
	cut(PLAYERS, Math.min(20, Math.max(PLAYERS_HEAD.length, leastPlayers(games, glyphs))));
	// Whether it is analysed, and from where it is, is told below.
	for (const column of [ANALYSED, ORIGIN, END, MOVES, VARIANT]) {
		leaveOut(column);
	}

	for (const column of [DATE, RESULT]) {
		if (total(widths) > width) {
			widths[column] = shortWidth(games, column);
		}
	}

	cut(PLAYERS, 14);
	cut(RESULT, 0);
	// What was left out made room.
	for (const column of [PLAYERS, VARIANT]) {
		const left = Math.max(0, width - total(widths));
		widths[column] = widths[column] === 0 ? 0 : Math.min(whole[column], widths[column] + left);
	}

	return widths;
}

/** Returns texts in columns, made for each column's width: those that stand out, and the others. */
function inColumns(
	columns: GameColumns,
	text: (column: Column, width: number) => string,
): ChoiceItem {
	const cells = columns.map((width, index) => {
		const own = width === 0 ? '' : text(ALL[index], width);
		return own + ' '.repeat(width - textWidth(own));
	});
	const [main, rest] = [cells.slice(0, MAIN), cells.slice(MAIN)].map((some) =>
		some.filter((cell) => cell !== '').join(' '),
	);
	return rest === '' ? {label: main} : {label: `${main} `, about: rest.trimEnd()};
}

/** Returns what stands over the rows. Pure. */
export const gameHead = (columns: GameColumns): ChoiceItem =>
	inColumns(columns, ({head}, width) => (head.length <= width ? head : ''));

/** Returns a game as a row. Pure. */
export const gameRow = (game: FinishedGame, columns: GameColumns, glyphs: Glyphs): ChoiceItem =>
	inColumns(columns, ({text, within, short}, width) => {
		const whole = text(game, glyphs);
		const told = textWidth(whole) <= width ? whole : (short?.(game) ?? whole);
		return within?.(game, width, glyphs) ?? cutText(told, width, glyphs.ellipsis);
	});

/** Returns what a row leaves out of the game under the cursor. Pure. */
export function gameDetails(game: FinishedGame, columns: GameColumns, glyphs: Glyphs): string {
	const ifHidden = (column: number, text: string): string =>
		textWidth(ALL[column].text(game, glyphs)) <= columns[column] ? '' : text;
	return [
		ifHidden(PLAYERS, playersText(game, glyphs)),
		ifHidden(VARIANT, playedAs(game)),
		ifHidden(MOVES, lengthText(game)),
		game.isAnalysed
			? ifHidden(ANALYSED, 'analysed')
			: whyNotAnalysed(game) === undefined
				? 'not analysed'
				: '',
		ifHidden(ORIGIN, ALL[ORIGIN].text(game, glyphs)),
		game.outcome === undefined
			? ''
			: describeOutcome(game.outcome, game, personSide(game))[0].replace(/\.$/, ''),
		ifHidden(DATE, dayText(game)),
		sourceText(game),
	]
		.filter(Boolean)
		.join(` ${glyphs.dots} `);
}
