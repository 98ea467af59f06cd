import {Box} from 'ink';
import {useMemo} from 'react';
import {countOf} from '../../text/men.js';
import {NARROWED_BY, noneFits, NONE_OVER, typedNumber} from '../../text/saves.js';
import {type Line, wrapText} from '../frame/text-lines.js';
import {ChoiceList, CURSOR, SCROLL_SIGN} from '../panes/ChoiceList.js';
import {EDGES, hintsFrom, type KeyHint, Page, pageHeight, usePageWindow} from '../panes/Page.js';
import {listFoot} from '../panes/list-foot.js';
import {Lines, Words} from '../panes/pane.js';
import {useAids} from '../panes/use-aids.js';
import {questionLines} from '../panes/question.js';
import {bindingsFor} from '../shell/keys/key-map.js';
import {whyNotAnalysed} from '../../session/review-analysis.js';
import type {FinishedGame} from '../../session/services.js';
import {useKeys} from '../shell/use-keys.js';
import type {Glyphs} from '../theme/glyphs.js';
import type {Size} from '../frame/box.js';
import {type Theme, useTheme} from '../theme/theme.js';
import {
	type GameColumns,
	gameColumns,
	gameDetails,
	gameHead,
	gameRow,
	gamesWidth,
	playersText,
} from './game-rows.js';
import {searchHints, searchText} from './list-search.js';
import {askToDelete, type ListState} from './list-state.js';
import {useGames} from './use-games.js';

const EMPTY_HINTS: readonly KeyHint[] = [
	['s', 'statistics'],
	['Esc', 'back'],
];
/** What Esc does first to a list that is narrowed; it is not left out where there is little room. */
const ALL_GAMES = {label: 'all games', dropped: 'last'} as const;
/** What is done with the game under the cursor, first what not every game allows. */
const OF_ONE_GAME: readonly string[] = ['analyse', 'choose', 'export', 'delete'];
/** Columns of a row that are not the game's. */
const ASIDE = CURSOR + SCROLL_SIGN;
/** A narrower window has two rows for what its rows leave out of a game. */
const ROOMY = 100;
const HIGHEST_FOOT = 2;

/** Returns what the keys do now: with the game under the cursor, while the search is typed, or while a question is open. */
function hintsOf(
	{isTyping, answer, typed}: ListState,
	game: FinishedGame | undefined,
	width: number,
	glyphs: Glyphs,
): readonly KeyHint[] {
	if (isTyping) {
		return searchHints(ALL_GAMES.label);
	}

	if (answer !== undefined) {
		return hintsFrom(bindingsFor('question'), width, glyphs);
	}

	const undone =
		game === undefined
			? OF_ONE_GAME
			: whyNotAnalysed(game) === undefined
				? []
				: OF_ONE_GAME.slice(0, 1);
	const bindings = bindingsFor('games')
		.filter(({command}) => !undone.includes(command))
		.map((binding) =>
			binding.command === 'back' && typed !== '' ? {...binding, ...ALL_GAMES} : binding,
		);
	return hintsFrom(bindings, width, glyphs);
}

/** Returns the rows below the list: what is typed, and, once that is done, more of the game under the cursor, and which of them it is; or a question about it. Pure. */
function footLines(
	{typed, isTyping, answer, index, number}: ListState,
	shown: readonly FinishedGame[],
	columns: GameColumns,
	{width, height}: Size,
	theme: Theme,
): readonly Line[] {
	const game = shown.at(index);
	if (answer !== undefined && game !== undefined) {
		return questionLines(askToDelete(playersText(game, theme.glyphs)), answer, width, theme);
	}

	const search =
		searchText({typed, isTyping}) + (isTyping && typed === '' ? `  ${NARROWED_BY}` : '');
	const details = isTyping || game === undefined ? '' : gameDetails(game, columns, theme.glyphs);
	const text =
		number === undefined
			? [search, details].filter(Boolean).join(` ${theme.glyphs.dots} `)
			: typedNumber(number);
	return listFoot(text, {index, count: shown.length}, {width, height}, theme);
}

/** The games that are over, own and imported ones: to be gone through, analysed, written into a file, deleted. */
export function GamesScreen({note: first}: {readonly note: string | undefined}) {
	const theme = useTheme();
	const {glyphs} = theme;
	const {games, shown, state, note, press, isBusy, findFault} = useGames(first, glyphs);
	const wide = useMemo(() => gamesWidth(games, glyphs) + ASIDE + EDGES, [games, glyphs]);
	const window = usePageWindow(wide, 1 + games.length + HIGHEST_FOOT);
	const width = window.columns - EDGES;
	const aids = useAids('games', {screen: 'games'}, window, [], findFault);
	// Of all games: the columns stay where they are while the list is narrowed.
	const columns = useMemo(() => gameColumns(games, width - ASIDE, glyphs), [games, width, glyphs]);
	const items = useMemo(
		() => shown.map((game) => gameRow(game, columns, glyphs)),
		[shown, columns, glyphs],
	);
	const footHeight = window.columns < ROOMY ? 2 : 1;
	const foot = footLines(state, shown, columns, {width, height: footHeight}, theme);
	const height = pageHeight(window, note) - 1 - foot.length;
	useKeys({onPress: (pressed) => press(pressed, height, aids)});

	const head = gameHead(columns);
	const {typed, index} = state;
	return (
		<Page
			title="Games"
			window={window}
			aside={
				typed === '' ? countOf(games.length, 'game') : `${shown.length} of ${games.length} fit`
			}
			note={note}
			hints={
				games.length === 0 ? EMPTY_HINTS : hintsOf(state, shown.at(state.index), width, glyphs)
			}
			list={aids.list}
			{...(isBusy() ? {} : {help: aids.help})}
		>
			{games.length === 0 ? (
				<Words as="text">{wrapText(NONE_OVER, width).join('\n')}</Words>
			) : (
				<>
					<Words as="faint">{' '.repeat(CURSOR) + head.label + (head.about ?? '')}</Words>
					<Box height={height} flexDirection="column">
						{shown.length === 0 ? (
							<Words as="text" wrap="wrap">
								{noneFits('No game', typed, ALL_GAMES.label)}
							</Words>
						) : (
							<ChoiceList
								items={items}
								index={index}
								height={height}
								labelWidth={0}
								isAsked={state.answer !== undefined}
							/>
						)}
					</Box>
					<Lines lines={foot} width={width} height={foot.length} />
				</>
			)}
		</Page>
	);
}
