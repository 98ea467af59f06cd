import {useMemo, useState} from 'react';
import {useDeleted} from './use-deleted.js';
import {useKept} from '../shell/use-kept.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import {useNavigation, useServices} from '../shell/app-context.js';
import type {Command} from '../shell/keys/key-binding.js';
import type {FindFault} from '../panes/palette.js';
import type {Press} from '../shell/press.js';
import type {FinishedGame} from '../../session/services.js';
import type {Glyphs} from '../theme/glyphs.js';
import {whyNotAnalysed} from '../../session/review-analysis.js';
import {openReview} from '../play/start-game.js';
import {findGames} from '../../session/find-games.js';
import {playersText} from './game-rows.js';
import {type ListAction, type ListState, pressInList, whyNotInList} from './list-state.js';
import {writtenTo} from '../../text/saves.js';

/** What is kept of the list while the program runs: what it is narrowed by, and which game the cursor is on. */
type KeptGames = {readonly typed: string; readonly id?: string | undefined};

/** The list of games that are over, as a person has come to it. */
type Games = {
	readonly games: readonly FinishedGame[];
	/** Those that fit what is typed. */
	readonly shown: readonly FinishedGame[];
	readonly state: ListState;
	/** What is said of what was just done, or of saves that could not be read. */
	readonly note: string | undefined;
	/** Takes a key, and the command that it asks for; `page` is how many games are in sight. */
	readonly press: (press: Press, page: number, command?: Command) => void;
	/** Returns whether keys are typed, or answer a question. */
	readonly isBusy: () => boolean;
	/** Returns why a command would do nothing now. */
	readonly findFault: FindFault;
};

/** Keeps the list of games that are over, and does with them what keys ask for. `first` is said to begin with. */
export function useGames(first: string | undefined, glyphs: Glyphs): Games {
	const services = useServices();
	const {archive} = services;
	const {open, back} = useNavigation();
	const kept = useKept<KeptGames>('games');
	const deleted = useDeleted('games');
	const list = useLiveState(() => archive.list());
	const fitting = (typed: string): readonly FinishedGame[] => findGames(list.now().games, typed);
	const {state, dispatch, now} = useLiveState<ListState>(() => {
		const {typed = '', id} = kept.now() ?? {};
		const place = fitting(typed).findIndex((game) => game.id === id);
		return {typed, isTyping: false, index: Math.max(0, place)};
	});
	const [said, setSaid] = useState(first);
	const {games, warnings} = list.state;
	const {typed} = state;
	const shown = useMemo(() => findGames(games, typed), [games, typed]);

	/** Reads the list anew, the cursor where it was or on the game that is named. */
	const reload = (id?: string) => {
		list.dispatch(archive.list());
		const {index} = now();
		const fit = fitting(now().typed);
		const place = id === undefined ? index : fit.findIndex((game) => game.id === id);
		dispatch({...now(), index: Math.max(0, Math.min(fit.length - 1, place))});
	};

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
		reload();
		setSaid(text);
	};

	const bringBack = () => {
		const {id, said: text} = deleted.bringBack();
		reload(id);
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

	return {
		games,
		shown,
		state,
		note: state.said ?? said ?? warnings[0],
		findFault: (command) =>
			whyNotInList(command, {
				count: shown.length,
				all: games.length,
				hasDeleted: deleted.hasDeleted(),
			}),
		isBusy: () => now().isTyping || now().answer !== undefined,
		press(press, page, command) {
			const before = {...now(), said: undefined};
			const fit = fitting(before.typed);
			const here = fit.at(before.index);
			const counts = {
				count: fit.length,
				page,
				all: list.now().games.length,
				context: 'games',
			} as const;
			const {state: next, action} = pressInList(before, press, counts, command);
			const after = fitting(next.typed);
			// The cursor stays on the game that was found when all are shown again.
			const isCleared = next.typed === '' && before.typed !== '' && here !== undefined;
			const index = isCleared ? after.indexOf(here) : next.index;
			const game = after.at(index);
			setSaid(undefined);
			dispatch({...next, index});
			kept.keep({typed: next.typed, id: game?.id});
			if (action !== undefined) {
				act(action, game);
			}
		},
	};
}
