import {countPlies} from '../../match/acts.js';
import {Box, Text} from 'ink';
import {useEffect, useState, useSyncExternalStore} from 'react';
import {findVariant} from '../../rules/registry.js';
import {HelpLine} from '../components/HelpLine.js';
import {Header} from '../components/Header.js';
import {Lines} from '../components/Lines.js';
import {useHelp} from '../hooks/use-help.js';
import {useNavigation} from '../hooks/navigation.js';
import {useServices} from '../hooks/services-context.js';
import {useKeys} from '../hooks/use-keys.js';
import {useLiveReducer} from '../hooks/use-live-reducer.js';
import {useWindowContext} from '../hooks/window-context.js';
import {type Command, commandFor} from '../key-map.js';
import type {Box as PlacedBox, CellSize} from '../layout.js';
import {reviewScreen} from '../plan/review-screen.js';
import {keepGame, watchCommandLine} from '../spectator/kept-game.js';
import {OneView} from '../spectator/OneView.js';
import {SideBySide} from '../spectator/SideBySide.js';
import type {SpectatedGame} from '../spectator/spectated-game.js';
import {FIRST_LOOK, stepLook} from '../spectator/spectator-look.js';
import {spectatorLayout, type SpectatorLayout} from '../spectator/spectator-layout.js';
import {EYES_WORDS, headerStatus, statusText} from '../spectator/spectator-text.js';
import {steer} from '../spectator/steer.js';
import {textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme-context.js';
import {pageBox} from './GameDialog.js';
import {Place} from './Place.js';

/** Returns where a list goes that lies over a layout, and the size of its squares; nothing where there is no room for a board. */
function pageOf(layout: SpectatorLayout): {readonly page?: PlacedBox; readonly cell?: CellSize} {
	switch (layout.kind) {
		case 'one':
			return {page: pageBox(layout.layout), cell: layout.layout.cell};
		case 'several':
			return {page: layout.page, cell: layout.boards[0].place.cell};
		default:
			return {};
	}
}

/** What was said about a game, until the next key, and the name it was saved under. */
type Aside = {readonly game: SpectatedGame; readonly note?: string; readonly savedAs?: string};

/** Watches a game between two bots, with both views and the truth. */
export function SpectatorScreen({game}: {readonly game: SpectatedGame}) {
	const services = useServices();
	const {back, open, replace, setLastWords} = useNavigation();
	const {columns, rows} = useWindowContext();
	const {palette, glyphs} = useTheme();
	const state = useSyncExternalStore(game.subscribe, game.getState);
	const {state: look, dispatch} = useLiveReducer(stepLook, FIRST_LOOK);
	const [asides, setAside] = useState<Aside>({game});
	// What was said of one game is not said of the next.
	const aside: Aside = asides.game === game ? asides : {game};

	useEffect(() => {
		game.open();
		return () => {
			game.putAway();
		};
	}, [game]);

	const leave = () => {
		const again = `The same two again: ${watchCommandLine(game.game)}`;
		const {savedAs} = aside;
		const words =
			savedAs === undefined ? again : `Go through it: fogchess review ${savedAs}\n${again}`;
		setLastWords(countPlies(game.getState().match) === 0 ? undefined : words);
		back();
	};

	const save = () => {
		const kept = keepGame(game.getState().match, services);
		setAside({
			game,
			...(kept.ok
				? {note: `The game is saved as ${kept.value}.`, savedAs: kept.value}
				: {note: kept.error}),
		});
	};

	const review = () => {
		const {match, review: whole} = game.getState();
		if (match.outcome === undefined) {
			setAside({...aside, note: 'The review opens when the game is over.'});
		} else {
			open(reviewScreen(match, whole, services));
		}
	};

	const act = (command: Command | undefined) => {
		switch (command) {
			case 'back':
				leave();
				break;
			case 'another':
				replace({name: 'spectator', game: game.swapped()});
				break;
			case 'choose':
				review();
				break;
			case 'export':
				if (aside.savedAs === undefined) {
					save();
				} else {
					setAside({...aside, note: `The game is saved already, as ${aside.savedAs}.`});
				}

				break;
			default:
				if (!steer(game, command)) {
					dispatch({command, columns, rows});
				}
		}
	};

	const layout = spectatorLayout(columns, rows, look.gaze);
	const {page, ...squares} = pageOf(layout);
	const hasConcealed = game.getState().review.steps[0].sights.truth.marks !== undefined;
	const overlay = useHelp('spectator', {screen: 'spectator', hasConcealed, ...squares}, page);
	useKeys({
		onPress(press) {
			const {note, ...kept} = aside;
			if (note !== undefined) {
				setAside(kept);
			}

			if (!overlay.take(press)) {
				act(commandFor('spectator', press));
			}
		},
	});

	if (layout.kind === 'too-small') {
		return null;
	}

	const {orientation} = look;
	const hasHelp = overlay.lines !== undefined;
	const {header, entry, help} = layout.kind === 'one' ? layout.layout : layout;
	const variant = findVariant(state.match.settings.variant);
	const status = headerStatus(state, glyphs.dots);
	const covers = !hasHelp
		? undefined
		: layout.kind === 'one' && page === layout.layout.panel
			? 'panel'
			: 'board';
	return (
		<Box width={columns} height={rows}>
			<Place box={header}>
				<Header
					title={layout.kind === 'one' ? EYES_WORDS[layout.eyes] : 'Watch'}
					mode={
						layout.kind === 'one'
							? `${state.review.names.white} ${glyphs.dash} ${state.review.names.black}`
							: variant.ok
								? variant.value.title
								: ''
					}
					status={status}
					width={columns}
				/>
			</Place>
			{layout.kind === 'one' ? (
				<OneView state={state} place={layout} orientation={orientation} covers={covers} />
			) : (
				covers === undefined && (
					<SideBySide state={state} place={layout} orientation={orientation} />
				)
			)}
			{overlay.lines !== undefined && page !== undefined && (
				<Place box={page}>
					<Lines lines={overlay.lines} width={page.width} height={page.height} />
				</Place>
			)}
			<Place box={entry}>
				<Text
					{...textProps(aside.note === undefined ? palette.faint : palette.accent)}
					wrap="truncate"
				>
					{` ${aside.note ?? statusText(state)}`}
				</Text>
			</Place>
			<Place box={help}>
				<HelpLine context={hasHelp ? 'overlay' : 'spectator'} width={columns} />
			</Place>
		</Box>
	);
}
