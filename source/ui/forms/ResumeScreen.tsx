import {useState} from 'react';
import {given} from '../../core/given.js';
import {isDrill} from '../../drill/drilled-ending.js';
import type {GameSummary} from '../../storage/game-summary.js';
import {progressText, variantTitle} from '../../text/finished-game.js';
import {countOf} from '../../text/men.js';
import {drillOfWhom, NONE_RUNNING, runningGame, whoPlays} from '../../text/saves.js';
import {useDeleted} from './use-deleted.js';
import {withCoach} from '../coach/open-scene.js';
import {useNavigation, useServices, useSettings, useWindowContext} from '../shell/app-context.js';
import {resumeGame} from '../play/start-game.js';
import {type ListItem, listWidth} from '../panes/list-rows.js';
import {CURSOR, SCROLL_SIGN} from '../panes/ChoiceList.js';
import {EDGES} from '../panes/Page.js';
import {ListScreen} from './ListScreen.js';

/** Columns of a row that are for none of its texts: margins, cursor, the gap behind its number, and the sign that the list scrolls. */
const ASIDE = EDGES + CURSOR + 2 + SCROLL_SIGN;
/** With less room, the gap before it included, what is told of a game is left out of the rows: its beginning would tell nothing. */
const LEAST_TOLD = 12;

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
		about: [...(label === title ? [] : [title]), progressText(game)].join(' · '),
		state: whenText(game.updated),
	};
}

/** The saved games that are not over, newest first. */
export function ResumeScreen({note}: {readonly note: string | undefined}) {
	const services = useServices();
	const {person} = useSettings().settings;
	const {replace} = useNavigation();
	const {columns} = useWindowContext();
	const [list, setList] = useState(() => services.games.list(true));
	const deleted = useDeleted('games that run');
	const [fault, setFault] = useState<string>();
	const games = list.games.filter(({outcome}) => outcome === undefined);

	/** Says what was done with a game or why nothing was, and reads the list anew. */
	const done = (said: string) => {
		setList(services.games.list(true));
		setFault(said);
	};

	const openGame = ({id}: GameSummary) => {
		const opened = resumeGame(id, services);
		if (opened.ok) {
			replace(withCoach(opened.value.screen, services.progress.load(person).learn));
		} else {
			// Another window has it, or ended it: where it is now is what is told of it.
			done(opened.error);
		}
	};

	const items = games.map((game) => itemOf(game));
	const names = items.map(({label, state}) => ({label, ...given({state})}));
	// What a row has no room for is told below the list, of the game under the cursor.
	const width = columns - ASIDE - String(items.length).length;
	const isNarrow = listWidth(items) > width;
	const isBare = isNarrow && width - listWidth(names) < LEAST_TOLD;
	return (
		<ListScreen
			title="Resume"
			aside={countOf(games.length, 'game')}
			note={fault ?? note ?? list.warnings[0]}
			items={isBare ? names : items}
			{...(isNarrow && {foot: (at: number) => items[at].about ?? ''})}
			purpose="resume"
			does="open"
			remove={(at) => done(deleted.remove(games[at].id, runningGame(games[at])))}
			hasDeleted={deleted.hasDeleted}
			bringBack={() => done(deleted.bringBack().said)}
			choose={(at) => openGame(games[at])}
			empty={NONE_RUNNING}
		/>
	);
}
