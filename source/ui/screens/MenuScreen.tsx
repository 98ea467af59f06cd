import {Box} from 'ink';
import {useMemo, useState} from 'react';
import {parseBoardText} from '../../core/board-text.js';
import {unwrap} from '../../core/result.js';
import type {BoardModel, BoardPlace} from '../board/model.js';
import {Board} from '../components/Board.js';
import type {CellSize} from '../layout.js';
import {useNavigation, useServices, useSettings} from '../hooks/app-context.js';
import {useChoice} from './choice.js';
import {useWindowContext} from '../hooks/use-window.js';
import type {Screen} from '../screen-stack.js';
import {ChoiceList} from './ChoiceList.js';
import {Page, pageHeight} from './Page.js';
import {Words} from '../components/pane.js';

/** What White sees of "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R". */
const SEEN = '????????/?????p??/1???1??1/?1?1p?1?/2B1P3/2NP1N2/PPP2PPP/R1BQK2R';
const CELLS = unwrap(parseBoardText(SEEN, true));
/** A small board half in the fog. */
const MODEL: BoardModel = {cells: CELLS, orientation: 'white', seat: 'white'};
const PICTURE_CELL: CellSize = {width: 2, height: 1};

const PLACE: BoardPlace = {
	cell: PICTURE_CELL,
	board: {left: 0, top: 0, width: 18, height: 9},
	squares: {left: 2, top: 0, width: 16, height: 8},
	filesAbove: false,
	ranksRight: false,
};

type Entry = {
	readonly id: string;
	readonly label: string;
	readonly about: string;
	/** What it opens; nothing for leaving the program. */
	readonly screen?: Screen;
};

const ENTRIES: readonly Entry[] = [
	{
		id: 'hotseat',
		label: 'Hotseat',
		about: 'two people, one keyboard, a blank screen in between',
		screen: {name: 'new-game', opponent: 'person'},
	},
	{
		id: 'bot',
		label: 'Against the bot',
		about: 'it sees no more than you do',
		screen: {name: 'new-game', opponent: 'bot'},
	},
	{
		id: 'drills',
		label: 'Drills',
		about: 'endgames against proved play',
		screen: {name: 'drills', request: {}},
	},
	{
		id: 'watch',
		label: 'Watch',
		about: 'two bots in a game, or an endgame explained',
		screen: {name: 'watch-choice'},
	},
	{id: 'resume', label: 'Resume', about: 'go on with a game', screen: {name: 'resume'}},
	{
		id: 'rules',
		label: 'Rules',
		about: 'what can be seen, and how a game ends',
		screen: {name: 'rules'},
	},
	{
		id: 'settings',
		label: 'Settings',
		about: 'looks, names, clock, mouse',
		screen: {name: 'settings'},
	},
	{id: 'quit', label: 'Quit', about: ''},
];

/** Rows of the picture and of the sentence below the list, each with a blank one. */
const PICTURE = 10;
const RULE = 2;

/** Returns what is told about going on: how many games there are to go on with. */
function aboutResume(running: number, finished: number): string {
	const open =
		running === 0
			? 'no game to go on with'
			: running === 1
				? 'one game to go on with'
				: `${running} games to go on with`;
	return finished === 0 ? open : `${open}, ${finished} to go through`;
}

/** The first screen, its cursor on what was done last. */
export function MenuScreen({note}: {readonly note: string | undefined}) {
	const window = useWindowContext();
	const {games} = useServices();
	const {settings, remember} = useSettings();
	const navigation = useNavigation();
	const [list] = useState(() => games.list());
	const sentence = note ?? list.warnings[0];
	const height = pageHeight(window, sentence);
	const hasPicture = height >= ENTRIES.length + PICTURE && window.columns >= 40;
	const hasRule = height >= ENTRIES.length + (hasPicture ? PICTURE : 0) + RULE;
	const {index, help} = useChoice({
		count: ENTRIES.length,
		first: () => ENTRIES.findIndex(({id}) => id === settings.last.menu),
		choose(at) {
			const {id, screen} = ENTRIES[at];
			if (screen === undefined) {
				navigation.back();
			} else {
				remember({menu: id});
				navigation.open(screen);
			}
		},
		scene: hasPicture ? {cell: PICTURE_CELL} : {},
	});

	const items = useMemo(() => {
		const running = list.games.filter(({outcome}) => outcome === undefined).length;
		return ENTRIES.map(({id, label, about}) => ({
			label,
			about: id === 'resume' ? aboutResume(running, list.games.length - running) : about,
		}));
	}, [list]);
	return (
		<Page
			title="fogchess"
			aside="chess with hidden information"
			note={sentence}
			help={help}
			hints={[
				[`↑↓ or 1–${ENTRIES.length}`, 'choose'],
				['Enter', 'open'],
				['q', 'quit'],
			]}
		>
			{hasPicture && <Board model={MODEL} place={PLACE} />}
			<Box marginTop={hasPicture ? 1 : 0} flexDirection="column">
				<ChoiceList items={items} index={index} height={ENTRIES.length} labelWidth={17} />
			</Box>
			{hasRule && (
				<Box marginTop={1}>
					<Words as="faint">
						You see your men and the squares they can move to. Take the king to win.
					</Words>
				</Box>
			)}
		</Page>
	);
}
