import {useApp} from 'ink';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import type {MatchHost} from '../../session/match-host.js';
import type {UiServices} from '../../session/services.js';

/**
 * Returns how to stop the program until the shell lets it go on (Ctrl+Z), and whether it is about to. A
 * running game is put away first: its clocks stand, and two persons find the hand-off when they come
 * back. The same is done when the program is told to stop from outside, and, since one way of that cannot be
 * heard, when it has been let go on. `running` gives the game that runs.
 */
export function useSuspend(
	services: Pick<UiServices, 'suspend' | 'onSignal'>,
	running: () => {readonly host: Pick<MatchHost, 'putAway' | 'open'>} | undefined,
): {readonly isSuspended: boolean; readonly suspend: () => void} {
	const {suspendTerminal, waitUntilRenderFlush} = useApp();
	const [isSuspended, setSuspended] = useState(false);
	const isBusy = useRef(false);
	const putAway = async (stop: () => Promise<void>) => {
		if (isBusy.current) {
			return;
		}

		isBusy.current = true;
		setSuspended(true);
		const host = running()?.host;
		host?.putAway();
		try {
			// The hand-off is drawn, and the mouse is let go, before the terminal is given back.
			await waitUntilRenderFlush();
			await suspendTerminal(stop);
		} finally {
			host?.open();
			setSuspended(false);
			isBusy.current = false;
		}
	};

	const suspend = () => void putAway(async () => services.suspend());
	const onStop = useEffectEvent(suspend);
	const onContinue = useEffectEvent(() => {
		// The shell has had the terminal: it is given back and taken anew, with all its modes.
		void putAway(async () => undefined);
	});
	useEffect(() => {
		const ends = [
			services.onSignal('SIGTSTP', () => onStop()),
			services.onSignal('SIGCONT', () => onContinue()),
		];
		return () => {
			for (const end of ends) {
				end();
			}
		};
	}, [services]);
	return {isSuspended, suspend};
}
