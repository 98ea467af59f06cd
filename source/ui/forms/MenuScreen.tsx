import {Box} from 'ink';
import {useState} from 'react';
import {parseBoardText} from '../../core/board-text.js';
import {unwrap} from '../../core/result.js';
import type {BoardModel, BoardPlace} from '../board/model.js';
import {Board} from '../board/Board.js';
import type {CellSize} from '../frame/layout.js';
import {useNavigation, useServices, useSettings, useWindowContext} from '../shell/app-context.js';
import {useChoice} from '../panes/choice.js';
import type {Screen} from '../shell/screen-stack.js';
import {ChoiceList} from '../panes/ChoiceList.js';
import {Page, pageHeight} from '../panes/Page.js';
import {Words} from '../panes/pane.js';

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

/** What can be chosen, and what it opens; nothing for leaving the program. */
const ENTRIES: readonly (readonly [id: string, label: string, about: string, opens?: Screen])[] = [
	[
		'hotseat',
		'Hotseat',
		'two people, one keyboard, a blank screen in between',
		{name: 'new-game', opponent: 'person'},
	],
	['bot', 'Against the bot', 'it sees no more than you do', {name: 'new-game', opponent: 'bot'}],
	['drills', 'Drills', 'endgames against proved play', {name: 'drills', request: {}}],
	['watch', 'Watch', 'two bots in a game, or an endgame explained', {name: 'watch-choice'}],
	['resume', 'Resume', 'go on with a game', {name: 'resume'}],
	['rules', 'Rules', 'what can be seen, and how a game ends', {name: 'rules'}],
	['settings', 'Settings', 'looks, names, clock, mouse', {name: 'settings'}],
	['quit', 'Quit', ''],
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
		first: () => ENTRIES.findIndex(([id]) => id === settings.last.menu),
		choose(at) {
			const [id, , , screen] = ENTRIES[at];
			if (screen === undefined) {
				navigation.back();
			} else {
				remember({menu: id});
				navigation.open(screen);
			}
		},
		scene: hasPicture ? {cell: PICTURE_CELL} : {},
	});

	const running = list.games.filter(({outcome}) => outcome === undefined).length;
	const items = ENTRIES.map(([id, label, about]) => ({
		label,
		about: id === 'resume' ? aboutResume(running, list.games.length - running) : about,
	}));
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
