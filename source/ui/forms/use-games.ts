import {useState} from 'react';
import {useDeleted} from './use-deleted.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import {useNavigation, useServices} from '../shell/app-context.js';
import type {FinishedGame} from '../../session/services.js';
import type {Glyphs} from '../theme/glyphs.js';
import {whyNotAnalysed} from '../../session/review-analysis.js';
import {openReview} from '../play/start-game.js';
import {findGames} from '../../session/find-games.js';
import {playersText} from './game-rows.js';
import type {ListAction} from './list-state.js';
import {useList} from './use-list.js';
import {writtenTo} from '../../text/saves.js';

/** Keeps the list of games that are over, and does with them what keys ask for. `note` is said to begin with. */
export function useGames(note: string | undefined, glyphs: Glyphs) {
	const services = useServices();
	const {archive} = services;
	const {open, back} = useNavigation();
	const deleted = useDeleted('games');
	const list = useLiveState(() => archive.list());
	const [said, setSaid] = useState(note);
	const {games, warnings} = list.state;

	const review = (game: FinishedGame, analyses: boolean) => {
		const why = analyses ? whyNotAnalysed(game) : undefined;
		if (why !== undefined) {
			setSaid(why);
			return;
		}

		const {id} = game;
		const opened = openReview(id, services, {analyses});
		if (opened.ok) {
			open(opened.value.screen);
		} else {
			setSaid(opened.error);
		}
	};

	const remove = (game: FinishedGame) => {
		const text = deleted.remove(game.id, playersText(game, glyphs));
		list.dispatch(archive.list());
		setSaid(text);
	};

	const bringBack = () => {
		const {id, said: text} = deleted.bringBack();
		list.dispatch(archive.list());
		if (id !== undefined) {
			goTo(id);
		}

		setSaid(text);
	};

	const write = ({id}: FinishedGame) => {
		const written = archive.writePgn(id);
		setSaid(written.ok ? writtenTo(written.value) : written.error);
	};

	const act = (action: ListAction, game: FinishedGame | undefined) => {
		switch (action) {
			case 'back':
				back();
				break;
			case 'statistics':
				open({name: 'statistics'});
				break;
			case 'undelete':
				bringBack();
				break;
			default:
				if (game !== undefined) {
					const does: {
						readonly [action in ListAction]?: (game: FinishedGame, analyses: boolean) => void;
					} = {choose: review, analyse: review, export: write, delete: remove};
					does[action]?.(game, action === 'analyse');
				}
		}
	};

	const {goTo, ...kept} = useList<FinishedGame, string>({
		all: () => list.now().games,
		find: findGames,
		keyOf: ({id}) => id,
		name: 'games',
		first: (id) => id,
		context: 'games',
		hasDeleted: deleted.hasDeleted,
		heard: () => setSaid(undefined),
		act,
	});
	return {
		...kept,
		games,
		/** What is said of what was just done, or of saves that could not be read. */
		note: kept.state.said ?? said ?? warnings[0],
	};
}
