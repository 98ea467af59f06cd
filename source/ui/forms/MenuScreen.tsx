import {Box} from 'ink';
import {useState} from 'react';
import {given} from '../../core/given.js';
import {
	isAllLearnt,
	type LearnProgress,
	SCENE_IDS,
	sceneToGoOn,
} from '../../drill/learn/progress.js';
import type {BoardPlace} from '../board/model.js';
import {SAMPLE, samplePlace} from '../board/sample.js';
import {Board} from '../board/Board.js';
import {CELL_SIZES} from '../frame/layout.js';
import {useNavigation, useServices, useSettings, type WindowSize} from '../shell/app-context.js';
import {
	beginHere,
	DRILLS,
	DRILLS_SHORT,
	gameWaits,
	goesOnLearning,
	newGameOf,
	OTHER_GAMES,
	START_HERE,
	TAGLINE,
	WHAT_IT_IS,
	WHAT_IT_IS_SHORT,
	WHAT_IT_IS_SHORTEST,
} from '../../text/menu.js';
import {FINDS_ENTRY} from '../../text/command-words.js';
import {isSceneBegun} from '../../session/learn/scene-begun.js';
import type {GameList} from '../../storage/saved-games.js';
import {runningGame} from '../../text/saves.js';
import {isDrill} from '../../drill/drilled-ending.js';
import {LEAVE_BY} from '../../text/turn.js';
import {wrapText} from '../frame/text-lines.js';
import {GAME_VARIANTS} from '../../session/new-game.js';
import {type PaletteEntry, rowEntry} from '../panes/palette.js';
import {moveChoice} from '../panes/choice.js';
import {useAids} from '../panes/use-aids.js';
import {commandFor} from '../shell/keys/key-map.js';
import {deadKey} from '../shell/press.js';
import {useKeys} from '../shell/use-keys.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import {bind} from '../shell/keys/key-binding.js';
import type {Screen} from '../shell/screen-stack.js';
import {ChoiceList, CURSOR} from '../panes/ChoiceList.js';
import {EDGES, Page, pageHeight, usePageWindow} from '../panes/Page.js';
import {Words} from '../panes/pane.js';

/** `short` is what is told where there is no room for `about`. */
type Entry = readonly [id: string, label: string, about: string, short: string, opens?: Screen];

/** What can be chosen, each by its number for good, and what it opens; nothing for leaving the program. */
const ENTRIES: readonly Entry[] = [
	['learn', 'Learn', 'the rules of the fog by playing', 'rules, in play', {name: 'learn'}],
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
	['drills', 'Drills', DRILLS, DRILLS_SHORT, {name: 'drills', request: {}}],
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

/** Returns the key that chooses an entry. */
const keyOfEntry = (at: number, opens: Screen | undefined): string =>
	opens === undefined ? 'q' : String(at + 1);

/** The columns that the list needs. */
const MENU_WIDTH = 40;
const LABEL_WIDTH = 17;
/** A narrower window has no gap to spare beside the labels. */
const NARROW = 56;
/** Columns that are for neither of an entry's texts: margins, cursor, the key that chooses it. */
const ASIDE = EDGES + CURSOR + 2;
/** Rows of the sentence below the list, which has a blank one where there is room. */
const RULE = 1;

/** Columns between the picture and what is said beside it, and the fewest that this needs. */
const BESIDE = 3;
const LEAST_WORDS = 30;

/** Returns the rows of as many paragraphs as have room, a blank one between them. */
function paragraphs(texts: readonly string[], width: number, height: number): readonly string[] {
	const rows: string[] = [];
	for (const text of texts) {
		const added = [...(rows.length === 0 ? [] : [' ']), ...wrapText(text, width)];
		if (rows.length + added.length > height) {
			break;
		}

		rows.push(...added);
	}

	return rows;
}

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
function aboutLearn(learn: LearnProgress, saved: GameList): string | undefined {
	const count = SCENE_IDS.length;
	const next = sceneToGoOn(learn);
	return next === undefined
		? `all ${count} scenes done`
		: learn.reached === undefined
			? undefined
			: `${learn.done.length} of ${count} done · ${isSceneBegun(learn, SCENE_IDS[next - 1], saved) ? `scene ${next} begun` : `next: ${next}`}`;
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
	const isLearning = learn.reached !== undefined && !isAllLearnt(learn);
	const room = pageHeight(window);
	const {columns} = window;
	const place =
		pictureIn({columns, rows: room - ENTRIES.length - RULE - 1}) ??
		pictureIn({columns, rows: room - ENTRIES.length});
	const choose = (at: number) => {
		const [id, , , , screen] = ENTRIES[at];
		if (screen === undefined) {
			navigation.back();
		} else {
			remember({menu: id});
			navigation.open(screen);
		}
	};
	const [said, setSaid] = useState<string>();
	const {
		state: index,
		dispatch,
		now,
	} = useLiveState(() => {
		const at = (wanted: string) => ENTRIES.findIndex(([id]) => id === wanted);
		const last = at(settings.last.menu);
		return last >= 0 ? last : at(isNew || isLearning ? 'learn' : 'hotseat');
	});
	const scene = {screen: 'menu', ...(place === undefined ? {} : {cell: place.cell})} as const;
	const aids = useAids('menu', scene, window, [
		...ENTRIES.map(([id, label, about, , opens], at) => ({
			...rowEntry(label, about, () => choose(at), keyOfEntry(at, opens)),
			...given({find: FINDS_ENTRY[id]}),
		})),
		...GAME_VARIANTS.map(({id: variant, title}): PaletteEntry => ({
			binding: bind('choose', '', newGameOf(title), newGameOf(title), title),
			text: newGameOf(title),
			run: () =>
				navigation.open({
					name: 'new-game',
					opponent: settings.last.menu === 'hotseat' ? 'person' : 'bot',
					variant,
				}),
			find: variant,
			isSought: true,
		})),
	]);
	useKeys({
		onPress(press) {
			setSaid(undefined);
			// All that the list of commands has here are the entries, and the help.
			aids.take(press, () => {
				const command = commandFor('menu', press);
				const isNumber = /^[1-9]$/.test(press.text) && !press.meta;
				if (isNumber || command === 'choose') {
					choose(dispatch(isNumber ? Number(press.text) - 1 : now()));
				} else if (command === 'leave') {
					navigation.back();
				} else if (command === 'back') {
					// Who presses Esc once too often has not asked to leave.
					setSaid(LEAVE_BY);
				} else if (command === undefined) {
					setSaid(deadKey(press));
				} else {
					const page = Math.min(ENTRIES.length, room);
					dispatch(moveChoice({index: now(), count: ENTRIES.length, page}, command));
				}
			});
		},
	});

	const sentence = said ?? note ?? list.warnings[0];
	const height = pageHeight(window, sentence);
	// Beside a note the picture stays as it is as long as the list is whole, and else it goes.
	const isPictured = place !== undefined && place.board.height + 1 + ENTRIES.length <= height;
	const left = height - ENTRIES.length - (isPictured ? place.board.height + 1 : 0);
	const next = sceneToGoOn(learn);
	const waiting = list.games.filter(({outcome}) => outcome === undefined);
	const running = waiting.length;
	const finished = list.games.length - running;
	const beside = isPictured ? columns - EDGES - place.board.width - BESIDE : 0;
	const words =
		beside < LEAST_WORDS
			? []
			: paragraphs(
					[
						WHAT_IT_IS,
						...(isNew && learn.reached === undefined ? [beginHere(SCENE_IDS.length)] : []),
						...(isLearning && next !== undefined ? [goesOnLearning(next, SCENE_IDS.length)] : []),
						...waiting.slice(0, 1).map((game) => gameWaits(runningGame(game), isDrill(game))),
						OTHER_GAMES,
					],
					beside,
					place?.board.height ?? 0,
				);
	const counted: Readonly<Record<string, string | undefined>> = {
		resume: aboutResume(running),
		games: aboutGames(finished),
		learn: aboutLearn(learn, list),
	};
	const countedShort: Readonly<Record<string, string>> = {
		resume: running === 0 ? 'none to go on' : `${running} to go on with`,
		games: `${finished} to go through`,
		...(isNew && learn.reached === undefined ? {learn: START_HERE} : {}),
	};
	const rule = wrapText(WHAT_IT_IS_SHORT, columns - EDGES);
	const hasRule = left >= rule.length;
	const labelWidth = LABEL_WIDTH - (columns < NARROW ? 1 : 0);
	const scrollSign = height < ENTRIES.length ? 1 : 0;
	const items = ENTRIES.map(([id, label, about, short, opens], at) => {
		const long = counted[id] ?? about;
		const fits = long.length <= columns - ASIDE - labelWidth - scrollSign;
		return {
			sign: keyOfEntry(at, opens),
			label,
			about: fits ? long : (countedShort[id] ?? short),
			isEmpty: (id === 'resume' && running === 0) || (id === 'games' && finished === 0),
		};
	});
	return (
		<Page
			title="fogchess"
			aside={words.length === 0 && !hasRule ? WHAT_IT_IS_SHORTEST : TAGLINE}
			note={sentence}
			help={aids.help}
			list={aids.list}
			hints={[
				['↑↓', 'choose'],
				[columns < NARROW ? 'Enter' : `Enter or 1–${Math.min(9, ENTRIES.length)}`, 'open'],
				['q', 'quit'],
			]}
		>
			{isPictured && (
				<Box>
					<Board model={SAMPLE} place={place} />
					{words.length > 0 && (
						<Box marginLeft={BESIDE} flexDirection="column">
							<Words as="text">{words.join('\n')}</Words>
						</Box>
					)}
				</Box>
			)}
			<Box marginTop={isPictured ? 1 : 0} flexDirection="column">
				<ChoiceList
					items={items}
					index={index}
					height={Math.min(ENTRIES.length, height)}
					labelWidth={labelWidth}
				/>
			</Box>
			{words.length === 0 && hasRule && (
				<Box marginTop={left > rule.length ? 1 : 0}>
					<Words as="faint">{rule.join('\n')}</Words>
				</Box>
			)}
		</Page>
	);
}
