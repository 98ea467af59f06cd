import {useState} from 'react';
import {findVariant} from '../../rules/registry.js';
import type {GameSummary} from '../../storage/saved-games.js';
import {countOf} from '../../text/men.js';
import {verdictOf} from '../../text/outcome.js';
import {withCoach} from '../coach/open-scene.js';
import {useNavigation, useServices, useSettings} from '../shell/app-context.js';
import {openReview, resumeGame} from '../play/start-game.js';
import type {ChoiceItem} from '../panes/ChoiceList.js';
import {ListScreen} from './ListScreen.js';

/** Returns when something was, in this terminal's time: "21 Nov 12:05". */
const whenText = (iso: string): string =>
	new Date(iso).toLocaleString('en-GB', {
		day: '2-digit',
		month: 'short',
		hour: '2-digit',
		minute: '2-digit',
		hour12: false,
	});

function itemOf(game: GameSummary): ChoiceItem {
	const variant = findVariant(game.variant);
	const parts = [
		variant.ok ? variant.value.title : game.variant,
		countOf(game.plies, 'ply', 'plies'),
		...(game.outcome === undefined ? [] : [verdictOf(game.outcome)]),
	];
	return {
		label: `${whenText(game.updated)}  ${game.names.white} – ${game.names.black}`,
		about: parts.join(' · '),
	};
}

/** The saved games, newest first: running ones to go on with, finished ones to go through. */
export function ResumeScreen({note}: {readonly note: string | undefined}) {
	const services = useServices();
	const {person} = useSettings().settings;
	const {open, replace} = useNavigation();
	const [list] = useState(() => services.games.list());
	const [fault, setFault] = useState<string>();
	const items = list.games.map((game) => itemOf(game));

	const openGame = ({id, outcome}: GameSummary) => {
		const [opened, show] =
			outcome === undefined
				? ([resumeGame(id, services), replace] as const)
				: ([openReview(id, services), open] as const);
		if (opened.ok) {
			show(withCoach(opened.value.screen, services.progress.load(person).learn));
		} else {
			setFault(opened.error);
		}
	};

	return (
		<ListScreen
			title="Resume"
			aside={countOf(items.length, 'game')}
			note={fault ?? note ?? list.warnings[0]}
			items={items}
			does="open"
			choose={(at) => openGame(list.games[at])}
			widest={40}
			empty="No game is saved yet. Every game saves itself with each move, and is found here."
		/>
	);
}
