import {useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import {given} from '../../core/given.js';
import {countPlies} from '../../match/acts.js';
import {useNavigation, useServices} from '../shell/app-context.js';
import {reviewScreen} from './review-screen.js';
import {ReplayBoard} from './ReplayBoard.js';
import {keepGame, watchCommandLine} from '../../session/spectated-match.js';
import {runningGame} from './running/running-game.js';
import type {SpectatedGame} from './running/spectated-game.js';
import type {Command} from '../shell/keys/key-binding.js';
import {NOT_OVER, savedAlready, savedAs, watchAgain} from '../../text/saves.js';

/** What was said about a game, until the next key, and the name it was saved under. */
type Aside = {readonly game: SpectatedGame; readonly note?: string; readonly savedAs?: string};

/** Watches a game between two bots, with both views and the truth. */
export function SpectatorScreen({game}: {readonly game: SpectatedGame}) {
	const services = useServices();
	const {back, open, replace, setLastWords} = useNavigation();
	const state = useSyncExternalStore(game.player.subscribe, game.getState);
	const source = useMemo(() => runningGame(state), [state]);
	const [asides, setAside] = useState<Aside>({game});
	// What was said of one game is not said of the next.
	const {note, ...kept}: Aside = asides.game === game ? asides : {game};

	useEffect(() => {
		game.player.dispatch();
		return () => game.putAway();
	}, [game]);

	const leave = () => {
		const words = watchAgain(watchCommandLine(game.game), kept.savedAs);
		setLastWords(countPlies(game.getState().match) === 0 ? undefined : words);
		back();
	};

	const save = () => {
		if (kept.savedAs !== undefined) {
			setAside({...kept, note: savedAlready(kept.savedAs)});
			return;
		}

		const saved = keepGame(game.getState().match, services);
		setAside({
			game,
			...(saved.ok ? {note: savedAs(saved.value), savedAs: saved.value} : {note: saved.error}),
		});
	};

	const review = () => {
		const {match, review: whole} = game.getState();
		if (match.outcome === undefined) {
			setAside({...kept, note: NOT_OVER});
		} else {
			open(reviewScreen(match, whole, services, given({id: kept.savedAs})));
		}
	};

	const onCommand = (command: Command | undefined) => {
		if (note !== undefined) {
			setAside(kept);
		}

		if (command === 'back') {
			leave();
		} else if (command === 'another') {
			replace({name: 'spectator', game: game.swapped()});
		} else if (command === 'choose') {
			review();
		} else if (command === 'export') {
			save();
		}
	};

	return <ReplayBoard source={source} player={game.player} note={note} onCommand={onCommand} />;
}
