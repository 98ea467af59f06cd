import {Box} from 'ink';
import {useMemo} from 'react';
import {countOf} from '../../text/men.js';
import {NO_GAME_FITS, NONE_OVER} from '../../text/saves.js';
import {justify, type Line, lineOf, wrapText} from '../frame/text-lines.js';
import {ChoiceList} from '../panes/ChoiceList.js';
import {useHelp} from '../panes/help-lines.js';
import {type KeyHint, Page, pageBox, pageHeight, usePageWindow} from '../panes/Page.js';
import {Lines, Words} from '../panes/pane.js';
import {usePalette} from '../panes/use-palette.js';
import {questionLines} from '../panes/question.js';
import {helpLine, type KeyContext} from '../shell/keys/key-map.js';
import type {FinishedGame} from '../../session/services.js';
import {useKeys} from '../shell/use-keys.js';
import type {Glyphs} from '../theme/glyphs.js';
import {type Theme, useTheme} from '../theme/theme.js';
import {gameDetails, gameHead, gameRow, hasAllColumns, playersText} from './game-rows.js';
import {askToDelete, type GamesState} from './games-list.js';
import {useGames} from './use-games.js';

const EMPTY_HINTS: readonly KeyHint[] = [
	['s', 'statistics'],
	['Esc', 'back'],
];
const SEARCH_HINTS: readonly KeyHint[] = [
	['type', 'to narrow'],
	['Enter', 'done'],
	['Esc', 'all games'],
];
/** Columns for the cursor of a list. */
const CURSOR = 2;

/** Returns the hints of a key map, without the key for help. */
const hintsFrom = (context: KeyContext, width: number, glyphs: Glyphs): readonly KeyHint[] =>
	helpLine(context, glyphs, width)
		.filter(({keys}) => keys !== '?')
		.map(({keys, label}): KeyHint => [keys, label]);

/** Returns what the keys do now: with a game, while the search is typed, or while a question is open. */
function hintsOf(
	{isTyping, answer, typed}: GamesState,
	width: number,
	glyphs: Glyphs,
): readonly KeyHint[] {
	if (isTyping) {
		return SEARCH_HINTS;
	}

	const items = hintsFrom(answer === undefined ? 'games' : 'question', width, glyphs);
	return typed === '' ? items : [...items.filter(([key]) => key !== 'Esc'), ['Esc', 'all games']];
}

/** Returns the rows below the list: what is typed, or more of the game under the cursor, and which of them it is; or a question about it. Pure. */
function footLines(
	{typed, isTyping, answer, index}: GamesState,
	shown: readonly FinishedGame[],
	width: number,
	theme: Theme,
): readonly Line[] {
	const {palette, glyphs} = theme;
	const game = shown.at(index);
	if (answer !== undefined && game !== undefined) {
		return questionLines(askToDelete(playersText(game, glyphs)), answer, width, theme);
	}

	const row = width - CURSOR;
	const text =
		isTyping || typed !== ''
			? `/${typed}${isTyping ? '_' : ''}`
			: game === undefined
				? ''
				: gameDetails(game, row, glyphs);
	// Narrow rows leave more to be told, for which there always are two.
	const isNarrow = !hasAllColumns(row);
	const [first, ...more] = isNarrow ? wrapText(text, width) : [text];
	const place = shown.length === 0 ? '' : `${index + 1} of ${shown.length}`;
	const last = justify(
		lineOf(more.length === 0 ? first : more.join(' '), palette.accent),
		lineOf(place, palette.faint),
		width,
		glyphs.ellipsis,
	);
	return more.length > 0 ? [lineOf(first, palette.accent), last] : isNarrow ? [last, []] : [last];
}

/** The games that are over, own and imported ones: to be gone through, analysed, written into a file, deleted. */
export function GamesScreen({note: first}: {readonly note: string | undefined}) {
	const theme = useTheme();
	const {glyphs} = theme;
	const window = usePageWindow();
	const width = window.columns - 2;
	const {games, shown, state, note, press, isBusy} = useGames(first, glyphs);
	const help = useHelp('games', {screen: 'games'}, pageBox(window));
	const list = usePalette('games', {width, height: pageHeight(window) - 1}, width);
	const items = useMemo(
		() => shown.map((game) => gameRow(game, width - CURSOR, glyphs)),
		[shown, width, glyphs],
	);
	useKeys({
		onPress(pressed) {
			if (isBusy()) {
				press(pressed);
			} else if (!help.take(pressed)) {
				const command = list.commandFor(pressed);
				if (command !== undefined) {
					press(pressed, command);
				}
			}
		},
	});

	const head = gameHead(width - CURSOR, glyphs);
	const foot = footLines(state, shown, width, theme);
	const height = pageHeight(window, note) - 1 - foot.length;
	const {typed, index} = state;
	return (
		<Page
			title="Games"
			aside={
				typed === '' ? countOf(games.length, 'game') : `${shown.length} of ${games.length} fit`
			}
			note={note}
			hints={
				list.shown !== undefined
					? hintsFrom('palette', width, glyphs)
					: games.length === 0
						? EMPTY_HINTS
						: hintsOf(state, width, glyphs)
			}
			{...(isBusy() ? {} : {help})}
		>
			{list.shown !== undefined ? (
				<Lines
					lines={[list.shown.entry, ...list.shown.lines]}
					width={width}
					height={pageHeight(window)}
				/>
			) : games.length === 0 ? (
				<Words as="text">{wrapText(NONE_OVER, width).join('\n')}</Words>
			) : (
				<>
					<Words as="faint">{' '.repeat(CURSOR) + head.label + (head.about ?? '')}</Words>
					<Box height={height} flexDirection="column">
						{shown.length === 0 ? (
							<Words as="text">{NO_GAME_FITS}</Words>
						) : (
							<ChoiceList items={items} index={index} height={height} labelWidth={0} />
						)}
					</Box>
					<Lines lines={foot} width={width} height={foot.length} />
				</>
			)}
		</Page>
	);
}
