import {useEffect, useState, useSyncExternalStore} from 'react';
import type {AnyPuzzle} from '../../drill/any-puzzle.js';
import {PuzzleHost, type PuzzleState} from '../../session/puzzle/puzzle-host.js';
import {useServices, useSettings} from '../shell/app-context.js';

/** Returns who runs a puzzle as long as it is on the screen, and how it stands. */
export function usePuzzle(
	puzzle: AnyPuzzle,
	isSeen: boolean,
): {readonly host: PuzzleHost; readonly state: PuzzleState} {
	const services = useServices();
	const {person} = useSettings().settings;
	const [host] = useState(() => new PuzzleHost(puzzle, person, isSeen, services));
	const state = useSyncExternalStore(host.subscribe, host.getState);
	useEffect(() => () => host.stop(), [host]);
	return {host, state};
}
