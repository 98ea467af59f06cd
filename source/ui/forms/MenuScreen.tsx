import {Box} from 'ink';
import {useState} from 'react';
import {
	isAllLearnt,
	type LearnProgress,
	SCENE_IDS,
	sceneNumber,
	sceneReached,
} from '../../drill/learn/progress.js';
import type {BoardPlace} from '../board/model.js';
import {SAMPLE, samplePlace} from '../board/sample.js';
import {Board} from '../board/Board.js';
import {CELL_SIZES} from '../frame/layout.js';
import type {WindowSize} from '../shell/app-context.js';
import {useNavigation, useServices, useSettings} from '../shell/app-context.js';
import {useChoice} from '../panes/choice.js';
import type {Screen} from '../shell/screen-stack.js';
import {ChoiceList, CURSOR} from '../panes/ChoiceList.js';
import {EDGES, Page, pageHeight, usePageWindow} from '../panes/Page.js';
import {Words} from '../panes/pane.js';

/** `short` is what is told where there is no room for `about`. */
type Entry = readonly [id: string, label: string, about: string, short: string, opens?: Screen];

/** First where nothing was ever played or the scenes were begun, and later among what is looked at. */
const LEARN: Entry = [
	'learn',
	'Learn',
	'the rules of the fog by playing',
	'the rules, in play',
	{name: 'learn'},
];
/** What it stands before later. */
const LEARN_BEFORE = 'rules';

/** What can be chosen, and what it opens; nothing for leaving the program. */
const OTHERS: readonly Entry[] = [
	[
		'hotseat',
		'Hotseat',
		'two people, one keyboard, a blank screen in between',
		'two, one keyboard',
		{name: 'new-game', opponent: 'person'},
	],
	[
		'bot',
		'Against the bot',
		'it sees no more than you do',
		'it sees as you do',
		{name: 'new-game', opponent: 'bot'},
	],
	[
		'drills',
		'Drills',
		'endgames against proved play',
		'proved endgames',
		{name: 'drills', request: {}},
	],
	[
		'watch',
		'Watch',
		'two bots in a game, or an endgame explained',
		'bots, or a plan',
		{name: 'watch-choice'},
	],
	['resume', 'Resume', 'go on with a game', '', {name: 'resume'}],
	['games', 'Games', 'games that are over, and statistics', '', {name: 'games'}],
	['rules', 'Rules', 'what can be seen, and how a game ends', 'what can be seen', {name: 'rules'}],
	['settings', 'Settings', 'looks, names, clock, mouse', 'looks and names', {name: 'settings'}],
	['quit', 'Quit', '', ''],
];

const ENTRIES_BEFORE_PLAY: readonly Entry[] = [LEARN, ...OTHERS];
const ENTRIES_LATER: readonly Entry[] = OTHERS.flatMap((entry) =>
	entry[0] === LEARN_BEFORE ? [LEARN, entry] : [entry],
);

/** The columns that the list needs. */
const MENU_WIDTH = 40;
const LABEL_WIDTH = 17;
/** A narrower window has no gap to spare beside the labels. */
const NARROW = 56;
/** Columns that are for neither of an entry's texts: margins, cursor, the key that chooses it. */
const ASIDE = EDGES + CURSOR + 2;
/** Rows of the sentence below the list, which has a blank one where there is room. */
const RULE = 1;

/** Returns the largest picture of those that leave so many rows to the rest, its files and a blank row included. */
const pictureIn = ({columns, rows}: WindowSize): BoardPlace | undefined =>
	CELL_SIZES.map((cell) => samplePlace(cell)).find(
		({board}) => board.height + 1 <= rows && Math.max(MENU_WIDTH, board.width + 2) <= columns,
	);

/** Returns what is told about going on: how many games there are to go on with. */
const aboutResume = (running: number): string =>
	running === 0
		? 'no game to go on with'
		: running === 1
			? 'one game to go on with'
			: `${running} games to go on with`;

/** Returns what is told about games that are over: how many there are. */
const aboutGames = (finished: number): string =>
	finished === 0
		? 'none is over yet'
		: finished === 1
			? 'one to go through, and statistics'
			: `${finished} to go through, and statistics`;

/** Returns how far the person is with the scenes; the marks come first, for a narrow window has room for no more. */
function aboutLearn(learn: LearnProgress): string | undefined {
	const count = SCENE_IDS.length;
	return isAllLearnt(learn)
		? `all ${count} scenes done`
		: learn.reached === undefined
			? undefined
			: `scene ${sceneNumber(sceneReached(learn))} of ${count}`;
}

/** The first screen, its cursor on what was done last. */
export function MenuScreen({note}: {readonly note: string | undefined}) {
	const window = usePageWindow();
	const {games, progress: kept} = useServices();
	const {settings, remember} = useSettings();
	const navigation = useNavigation();
	const [list] = useState(() => games.list());
	const [{learn, progress}] = useState(() => kept.load(settings.person));
	const isNew = list.games.length === 0 && Object.keys(progress).length === 0;
	// Who learns finds every number where it was until that is done.
	const isLearning = learn.reached !== undefined && !isAllLearnt(learn);
	const entries = isNew || isLearning ? ENTRIES_BEFORE_PLAY : ENTRIES_LATER;
	const sentence = note ?? list.warnings[0];
	const height = pageHeight(window, sentence);
	const {columns} = window;
	const place =
		pictureIn({columns, rows: height - entries.length - RULE - 1}) ??
		pictureIn({columns, rows: height - entries.length});
	const left = height - entries.length - (place === undefined ? 0 : place.board.height + 1);
	const {index, help} = useChoice({
		count: entries.length,
		page: Math.min(entries.length, height),
		window,
		first: () => entries.findIndex(([id]) => id === settings.last.menu),
		choose(at) {
			const [id, , , , screen] = entries[at];
			if (screen === undefined) {
				navigation.back();
			} else {
				remember({menu: id});
				navigation.open(screen);
			}
		},
		scene: place === undefined ? {} : {cell: place.cell},
	});

	const running = list.games.filter(({outcome}) => outcome === undefined).length;
	const counted: Readonly<Record<string, string | undefined>> = {
		resume: aboutResume(running),
		games: aboutGames(list.games.length - running),
		learn: aboutLearn(learn),
	};
	const countedShort: Readonly<Record<string, string>> = {
		resume: running === 0 ? 'none to go on with' : `${running} to go on with`,
		games: `${list.games.length - running} to go through`,
	};
	const labelWidth = LABEL_WIDTH - (columns < NARROW ? 1 : 0);
	const items = entries.map(([id, label, about, short, opens], at) => {
		const long = counted[id] ?? about;
		const fits = long.length <= columns - ASIDE - labelWidth;
		return {
			sign: opens === undefined ? 'q' : String(at + 1),
			label,
			about: fits ? long : (countedShort[id] ?? short),
		};
	});
	return (
		<Page
			title="fogchess"
			aside="chess with hidden information"
			note={sentence}
			help={help}
			hints={[
				[columns < NARROW ? '↑↓' : `↑↓ or 1–${Math.min(9, entries.length)}`, 'choose'],
				['Enter', 'open'],
				['q', 'quit'],
			]}
		>
			{place !== undefined && <Board model={SAMPLE} place={place} />}
			<Box marginTop={place === undefined ? 0 : 1} flexDirection="column">
				<ChoiceList
					items={items}
					index={index}
					height={Math.min(entries.length, height)}
					labelWidth={labelWidth}
				/>
			</Box>
			{left >= RULE && (
				<Box marginTop={left > RULE ? 1 : 0}>
					<Words as="faint">
						You see your men and the squares they can move to. Take the king to win.
					</Words>
				</Box>
			)}
		</Page>
	);
}
