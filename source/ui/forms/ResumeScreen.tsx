import {useState} from 'react';
import {given} from '../../core/given.js';
import {isDrill} from '../../drill/drilled-ending.js';
import type {GameSummary} from '../../storage/game-summary.js';
import {progressText, variantTitle} from '../../text/finished-game.js';
import {countOf} from '../../text/men.js';
import {
	BROUGHT_BACK,
	deletedText,
	drillOfWhom,
	NONE_DELETED,
	NONE_RUNNING,
	runningGame,
	whoPlays,
} from '../../text/saves.js';
import {useKept} from '../shell/use-kept.js';
import {withCoach} from '../coach/open-scene.js';
import {useNavigation, useServices, useSettings, useWindowContext} from '../shell/app-context.js';
import {resumeGame} from '../play/start-game.js';
import {type ListItem, listWidth} from '../panes/list-rows.js';
import {CURSOR} from '../panes/ChoiceList.js';
import {EDGES} from '../panes/Page.js';
import {ListScreen} from './ListScreen.js';

/** Columns of a row that are for neither of its texts: margins, cursor, number. */
const ASIDE = EDGES + CURSOR + 3;

/** Returns when something was, in this terminal's time: "21 Nov 12:05". */
const whenText = (iso: string): string =>
	new Date(iso)
		.toLocaleString('en-GB', {
			day: '2-digit',
			month: 'short',
			hour: '2-digit',
			minute: '2-digit',
			hour12: false,
		})
		.replace(',', '');

function itemOf(game: GameSummary): ListItem {
	const label = isDrill(game) ? drillOfWhom(whoPlays(game)) : runningGame(game);
	const title = variantTitle(game.variant);
	return {
		label,
		about: [progressText(game), ...(label === title ? [] : [title])].join(' · '),
		state: whenText(game.updated),
	};
}

/** The saved games that are not over, newest first. */
export function ResumeScreen({note}: {readonly note: string | undefined}) {
	const services = useServices();
	const {person} = useSettings().settings;
	const {replace} = useNavigation();
	const {archive} = services;
	const {columns} = useWindowContext();
	const [list, setList] = useState(() => services.games.list(true));
	const deleted = useKept<readonly string[]>('deleted games that run');
	const [fault, setFault] = useState<string>();
	const games = list.games.filter(({outcome}) => outcome === undefined);

	const openGame = ({id}: GameSummary) => {
		const opened = resumeGame(id, services);
		if (opened.ok) {
			replace(withCoach(opened.value.screen, services.progress.load(person).learn));
		} else {
			setFault(opened.error);
		}
	};

	const remove = (game: GameSummary) => {
		const {id} = game;
		const removed = archive.remove(id);
		if (removed.ok) {
			deleted.keep([...(deleted.now() ?? []), id]);
			setList(services.games.list(true));
		}

		setFault(removed.ok ? deletedText(runningGame(game)) : removed.error);
	};

	const bringBack = () => {
		const ids = deleted.now() ?? [];
		const id = ids.at(-1);
		if (id === undefined) {
			setFault(NONE_DELETED);
			return;
		}

		const brought = archive.bringBack(id);
		deleted.keep(ids.slice(0, -1));
		setList(services.games.list(true));
		setFault(brought.ok ? BROUGHT_BACK : brought.error);
	};

	const items = games.map((game) => itemOf(game));
	// What a row has no room for is told below the list, of the game under the cursor.
	const isNarrow = listWidth(items) + ASIDE > columns;
	return (
		<ListScreen
			title="Resume"
			aside={countOf(games.length, 'game')}
			note={fault ?? note ?? list.warnings[0]}
			items={isNarrow ? items.map(({label, state}) => ({label, ...given({state})})) : items}
			{...(isNarrow && {foot: (at: number) => items[at].about ?? ''})}
			purpose="resume"
			does="open"
			remove={(at) => remove(games[at])}
			bringBack={bringBack}
			choose={(at) => openGame(games[at])}
			empty={NONE_RUNNING}
		/>
	);
}
