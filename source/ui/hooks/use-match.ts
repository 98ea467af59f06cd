import {useEffect, useSyncExternalStore} from 'react';
import type {HostState, MatchHost} from './match-host.js';

/**
 * Returns the state of a hosted match and draws anew when it changes. The game runs while a component
 * uses it, and is put away with its clocks standing when none does any more.
 */
export function useMatch(host: MatchHost): HostState {
	const state = useSyncExternalStore(host.subscribe, host.getState);
	useEffect(() => {
		host.open();
		return () => {
			host.putAway();
		};
	}, [host]);
	return state;
}
