import {useApp} from 'ink';
import {useRef, useState} from 'react';
import type {Screen} from '../screen-stack.js';
import type {MatchHost} from './match-host.js';
import type {UiServices} from '../services.js';

/**
 * Returns how to stop the program until the shell lets it go on (Ctrl+Z), and whether it is about to. A
 * running game is put away first: its clocks stand, and two persons find the hand-off when they come
 * back. `shown` gives the screen that is shown.
 */
export function useSuspend(
	services: Pick<UiServices, 'suspend'>,
	shown: () => Screen | undefined,
): {readonly isSuspended: boolean; readonly suspend: () => void} {
	const {suspendTerminal, waitUntilRenderFlush} = useApp();
	const [isSuspended, setSuspended] = useState(false);
	const isBusy = useRef(false);
	const stop = async (host: MatchHost | undefined) => {
		try {
			// The hand-off is drawn, and the mouse is let go, before the terminal is given back.
			await waitUntilRenderFlush();
			await suspendTerminal(() => {
				services.suspend();
			});
		} finally {
			host?.open();
			setSuspended(false);
			isBusy.current = false;
		}
	};

	const suspend = () => {
		if (!isBusy.current) {
			isBusy.current = true;
			setSuspended(true);
			const screen = shown();
			const host = screen?.name === 'match' ? screen.host : undefined;
			host?.putAway();
			void stop(host);
		}
	};

	return {isSuspended, suspend};
}
