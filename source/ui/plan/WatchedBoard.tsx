import {Box, Text} from 'ink';
import {useEffect, useMemo} from 'react';
import {Board} from '../components/Board.js';
import {Header} from '../components/Header.js';
import {HelpLine} from '../components/HelpLine.js';
import {Lines} from '../components/Lines.js';
import {MoveList} from '../components/MoveList.js';
import {useServices} from '../hooks/services-context.js';
import {useHelp} from '../hooks/use-help.js';
import {useKeys} from '../hooks/use-keys.js';
import {useLiveReducer} from '../hooks/use-live-reducer.js';
import {useWindowContext} from '../hooks/window-context.js';
import {type Command, commandFor} from '../key-map.js';
import {pageBox} from '../screens/GameDialog.js';
import {Place} from '../screens/Place.js';
import {reviewLayout} from '../screens/review-notes.js';
import {textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme-context.js';
import {ChapterList} from './ChapterList.js';
import {textPage} from './text-pane.js';
import type {Watched} from './watched.js';
import {beginWatch, PACES, stepWatch, type WatchState} from './watch-state.js';

type WatchedBoardProps = {
	readonly line: Watched;
	/** What was shown of the line before this one. */
	readonly before?: WatchState | undefined;
	/** What is going on besides, such as that another line is being found. */
	readonly note?: string | undefined;
	/** Takes what this screen does not do itself: to leave, another plan, another start. */
	readonly onCommand: (command: Command, state: WatchState) => void;
};

/** The board of a line that the program plays, as White knows it, with the reasons of each move beside it. */
export function WatchedBoard({line, before, note, onCommand}: WatchedBoardProps) {
	const {columns, rows} = useWindowContext();
	const theme = useTheme();
	const {palette, glyphs} = theme;
	const services = useServices();
	const {chapters} = line;
	const {state, dispatch, now} = useLiveReducer(stepWatch, () => beginWatch(line, before));
	const {ply, isPlaying, pace, top} = state;
	const layout = reviewLayout(columns, rows, true);
	const messages = useMemo(() => line.messages(ply), [line, ply]);
	const model = useMemo(() => line.board(state), [line, state]);
	const keysBox = layout.kind === 'board' ? pageBox(layout) : undefined;
	const help = useHelp(
		line.keys,
		{
			screen: line.keys,
			seat: 'white',
			...(layout.kind === 'board' ? {cell: layout.cell} : {}),
		},
		keysBox,
	);
	const hasHelp = help.lines !== undefined;
	const page = useMemo(
		() =>
			layout.kind === 'board'
				? textPage(messages, layout.message, theme, top)
				: {lines: [], rest: 0},
		[messages, layout, theme, top],
	);

	// Each drawing begins the wait anew: every step is shown for as long.
	useEffect(() =>
		isPlaying
			? services.after(PACES[pace], () => {
					dispatch('tick');
				})
			: undefined,
	);

	useKeys({
		onPress(press) {
			if (help.take(press)) {
				// It does not play on behind the help.
				dispatch('keys');
				return;
			}

			const command = commandFor(line.keys, press);
			if (command === 'back' || command === 'other' || command === 'another') {
				onCommand(command, now());
			} else if (command !== 'newerMessages' || page.rest > 0) {
				dispatch(command);
			}
		},
	});

	if (layout.kind === 'too-small' || keysBox === undefined) {
		return null;
	}

	const coversBoard = hasHelp && keysBox !== layout.panel;
	return (
		<Box width={columns} height={rows}>
			<Place box={layout.header}>
				<Header
					title={`Watch ${line.ending}`}
					mode={line.player}
					status={line.status(ply, columns, glyphs.dots)}
					width={layout.header.width}
				/>
			</Place>
			{!coversBoard && (
				<Place box={layout.board}>
					<Board model={model} place={layout} />
				</Place>
			)}
			{help.lines !== undefined ? (
				<Place box={keysBox}>
					<Lines lines={help.lines} width={keysBox.width} height={keysBox.height} />
				</Place>
			) : (
				<>
					<Place box={layout.message}>
						<Lines lines={page.lines} {...layout.message} />
					</Place>
					{layout.rules.map((box) => (
						<Place key={box.top} box={box}>
							<Text {...textProps(palette.rule)}>{glyphs.line.repeat(box.width)}</Text>
						</Place>
					))}
					{layout.moves !== undefined && (
						<Place box={layout.moves}>
							{chapters.length > 0 ? (
								<ChapterList chapters={chapters} ply={ply} {...layout.moves} />
							) : (
								<MoveList
									moves={line.moves(ply)}
									seat="white"
									width={layout.moves.width}
									height={layout.moves.height}
								/>
							)}
						</Place>
					)}
				</>
			)}
			<Place box={layout.entry}>
				<Text {...textProps(palette.faint)} wrap="truncate">
					{` ${note ?? [...(isPlaying ? [`playing, ${PACES[pace] / 1000} s a step`] : []), line.legend(model, state, glyphs)].filter(Boolean).join('  ')}`}
				</Text>
			</Place>
			<Place box={layout.help}>
				<HelpLine context={hasHelp ? 'overlay' : line.keys} width={columns} />
			</Place>
		</Box>
	);
}
