import {useEffect, useLayoutEffect, useState} from 'react';
import {useServices} from '../hooks/services-context.js';
import type {Playback, Reel} from './playback.js';
import {Player} from './player.js';

/** Returns a player of a record for as long as the calling component is there; `start` is where it begins. */
export function usePlayer(reel: Reel, start: Partial<Playback>): Player {
	const services = useServices();
	const [player] = useState(() => new Player(services, reel, start));
	useLayoutEffect(() => {
		player.load(reel);
	}, [player, reel]);
	useEffect(
		() => () => {
			player.dispatch('stop');
		},
		[player],
	);
	return player;
}
