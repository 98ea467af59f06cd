import {Box} from 'ink';
import {Fragment, useEffect, useLayoutEffect, useState, useSyncExternalStore} from 'react';
import {given} from '../../core/given.js';
import {Board} from '../board/Board.js';
import {HelpLine, useHelp} from '../panes/help-lines.js';
import {LinesAt, Place, Rule} from '../panes/pane.js';
import {cutText, type Line, lineOf} from '../frame/text-lines.js';
import {useKeys} from '../shell/use-keys.js';
import type {HelpItem, KeyContext} from '../shell/keys/key-map.js';
import type {Style} from '../theme/style.js';
import {type Theme, useTheme} from '../theme/theme.js';
import type {FrameSource, Looking} from './frame-source.js';
import {type Playback, whyNoWay} from './playback.js';
import {Player} from './player.js';
import {useKnew} from './use-knew.js';
import {nextGaze, type ReplayLayout, replayLayout, withRoomForText} from './replay-layout.js';
import {latestRows, messageRows} from '../panes/message.js';
import {isCut, type Scroll, scrollBy, scrolledLines, scrolledUnder} from '../panes/scroll.js';
import {usePalette} from '../panes/use-palette.js';
import {useNavigation, useServices, useWindowContext} from '../shell/app-context.js';
import {deadKey} from '../shell/press.js';
import type {Command} from '../shell/keys/key-binding.js';

export type ReplayBoardProps = {
	readonly source: FrameSource;
	readonly player: Player;
	/** What was just done or is being done, in place of what stands over the keys. */
	readonly note?: string | undefined;
	/** Takes what keys ask for besides: to leave, another record. */
	readonly onCommand: (command: Command | undefined, playback: Playback) => void;
};

/** A record as it is played: its boards, what is told of the frame that is shown, the moves, and the help over them. */
export function ReplayBoard({source, player, note, onCommand}: ReplayBoardProps) {
	const {columns, rows} = useWindowContext();
	const {open} = useNavigation();
	/** What is said of a key that asks for nothing, or of which nothing is to be seen, until the next one. */
	const [dead, setDead] = useState<string>();
	const theme = useTheme();
	const {palette} = theme;
	const playback = useSyncExternalStore(player.subscribe, player.getPlayback);
	const {can, gazes} = source;
	const keys: KeyContext = {of: 'replay', can};
	// A record for one seat is seen with its eyes, whatever is asked for.
	const gaze = gazes.includes(playback.gaze) ? playback.gaze : gazes[0];
	const usual = replayLayout(columns, rows, gaze, source);
	const shown = usual.kind === 'replay' && usual.boards.length === 1 ? usual.boards[0].eyes : 'all';
	const known = useKnew(source.knew, playback, shown);
	const looking: Looking = {
		playback,
		shown,
		known,
		columns: usual.kind === 'replay' ? usual.header.width : columns,
		theme,
	};
	const layout =
		usual.kind === 'replay' && usual.moves !== undefined
			? withRoomForText(usual, source.moves(looking, usual.moves).length, source.scene?.hasVerdicts)
			: usual;
	const cell = layout.kind === 'replay' ? {cell: layout.boards[0].place.cell} : {};
	const boards =
		layout.kind === 'replay' ? layout.boards.map(({eyes}) => source.board(looking, eyes)) : [];
	const help = useHelp(
		keys,
		{...source.scene, screen: keys, boards, ...cell},
		layout.kind === 'replay' ? layout.page : undefined,
	);
	const list = usePalette(
		keys,
		layout.kind === 'replay' ? layout.page : {width: 0, height: 0},
		columns,
		[],
		(command) => whyNoWay(player.getPlayback(), command, source),
	);
	const texts = layout.kind === 'replay' ? textsOf(source, looking, layout.panes) : [];
	// Several texts are scrolled together, as far as the longest goes.
	const scroll = texts
		.flatMap((text) => text.scroll ?? [])
		.reduce<Scroll | undefined>(
			(longest, one) => (longest === undefined || one.count > longest.count ? one : longest),
			undefined,
		);
	useKeys({
		onPress(press) {
			const isHelp = help.take(press);
			const isSearched = list.shown !== undefined;
			const command = isHelp ? undefined : list.commandFor(press);
			setDead(isHelp || isSearched || command !== undefined ? undefined : deadKey(press));
			// It does not play on behind the help, or the list.
			if (isHelp || command === 'commands') {
				player.dispatch('stop');
				return;
			}

			if (command === 'keys') {
				help.open();
				return;
			}

			onCommand(command, player.getPlayback());
			if (command === 'rules') {
				player.dispatch('stop');
				open({name: 'rules', ...given({first: source.variant})});
			} else if (command === 'eyes') {
				player.dispatch({gaze: nextGaze(player.getPlayback().gaze, columns, rows, gazes)});
			} else if (command === 'newerMessages' || command === 'olderMessages') {
				if (scroll !== undefined) {
					const page = command === 'newerMessages' ? 'pageDown' : 'pageUp';
					player.dispatch({top: scrollBy(player.getPlayback().top, page, scroll)});
				}
			} else {
				player.dispatch(command);
				const after = {...looking, playback: player.getPlayback()};
				setDead((text) => text ?? source.answer?.(command, after));
			}
		},
	});
	if (layout.kind === 'too-small') {
		return null;
	}

	const {header, page, coversBoards, entry} = layout;
	const over = help.lines ?? list.shown?.lines;
	const isCovered = over !== undefined;
	const said = note ?? dead;
	const foot = said ?? source.foot(looking);
	return (
		<Box width={columns} height={rows}>
			<LinesAt box={header} lines={[source.header(looking)]} />
			{!(isCovered && coversBoards) &&
				layout.boards.map(({eyes, place, title}, index) => (
					<Fragment key={eyes}>
						{title !== undefined && source.title !== undefined && (
							<LinesAt box={title} lines={[source.title(looking, eyes, title.width)]} />
						)}
						<Place box={place.board}>
							<Board model={boards[index]} place={place} />
						</Place>
					</Fragment>
				))}
			{isCovered ? (
				<LinesAt box={page} lines={over} />
			) : (
				<>
					{layout.panes.map(({eyes, box}, index) => (
						<LinesAt key={eyes} box={box} lines={texts[index].lines} />
					))}
					{layout.rules.map((box) => (
						<Rule key={box.top} box={box} />
					))}
					{layout.moves !== undefined && (
						<LinesAt box={layout.moves} lines={source.moves(looking, layout.moves)} />
					)}
				</>
			)}
			{layout.plot !== undefined &&
				source.plot !== undefined &&
				(!isCovered || layout.plot.top >= page.top + page.height) && (
					<LinesAt box={layout.plot} lines={source.plot(looking, layout.plot)} />
				)}
			<LinesAt
				box={entry}
				lines={[
					list.shown?.entry ??
						rowOf(` ${foot}`, entry.width, palette[said === undefined ? 'faint' : 'accent'], theme),
				]}
			/>
			<HelpLine
				context={list.shown?.context ?? (isCovered ? help.context : keys)}
				box={layout.help}
				first={
					isCovered ? help.first : scroll === undefined || playback.isPlaying ? [] : SCROLL_KEYS
				}
			/>
		</Box>
	);
}

/** What the help line says of the keys that scroll, where they do and it does not change by itself; both stand in the mark beside the text. */
const SCROLL_KEYS: readonly HelpItem[] = [{keys: 'PgDn', label: 'scroll'}];

/** What is told in a pane, and how much of it there is where it is to be scrolled. */
type PaneText = {readonly lines: readonly Line[]; readonly scroll?: Scroll};

/** Returns what is told in each pane, under a heading where the record has one; under several boards the latest stands last, with what was told before it where that has room. */
function textsOf(
	source: FrameSource,
	looking: Looking,
	panes: ReplayLayout['panes'],
): readonly PaneText[] {
	const {playback, shown, theme} = looking;
	return panes.map(({eyes, box: {width, height}}) => {
		const heading = source.heading?.(looking, eyes, width);
		const room = {width, height: heading === undefined ? height : height - 1};
		const messages = source.messages(looking, eyes, room.height);
		if (shown !== 'all' || heading === undefined) {
			const all = messageRows(messages, width, theme);
			const scroll = {count: all.length, height: room.height};
			const lines = scrolledLines(all, room, theme, playback.top);
			const title =
				heading === undefined ? [] : [rowOf(heading, width, theme.palette.title, theme)];
			return {lines: [...title, ...lines], ...(isCut(scroll) ? {scroll} : {})};
		}

		const now = messageRows(
			messages.filter(({tone}) => tone !== 'faint'),
			width,
			theme,
		);
		const scroll = {count: now.length, height: room.height, isMarkedAbove: true};
		const rows = isCut(scroll) ? now : latestRows(messages, room, theme);
		return {
			lines: scrolledUnder(heading, rows, room, theme, playback.top),
			...(isCut(scroll) ? {scroll} : {}),
		};
	});
}

/** Returns a text in one row, cut where it is too long. */
const rowOf = (text: string, width: number, style: Style, {glyphs}: Theme): Line =>
	lineOf(cutText(text, width, glyphs.ellipsis), style);

type RecordBoardProps = Omit<ReplayBoardProps, 'player'> & {
	/** Where it begins, and what is shown of it then. */
	readonly start: Partial<Playback>;
};

/** A record that is there, played for as long as it is shown. */
export function RecordBoard({start, source, ...props}: RecordBoardProps) {
	const services = useServices();
	const [player] = useState(() => new Player(services, source, start));
	useLayoutEffect(() => player.load(source), [player, source]);
	useEffect(() => () => player.dispatch('stop'), [player]);
	return <ReplayBoard {...props} source={source} player={player} />;
}
