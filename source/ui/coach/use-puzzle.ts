import {useEffect, useState, useSyncExternalStore} from 'react';
import type {AnyPuzzle} from '../../drill/any-puzzle.js';
import {PuzzleHost, type PuzzleState} from '../../session/puzzle/puzzle-host.js';
import {useServices, useSettings} from '../shell/app-context.js';

/** Returns who runs a puzzle as long as it is on the screen, and how it stands; `kept` has run it before. */
export function usePuzzle(
	puzzle: AnyPuzzle,
	kept: PuzzleHost | undefined,
): {readonly host: PuzzleHost; readonly state: PuzzleState} {
	const services = useServices();
	const {person} = useSettings().settings;
	const [host] = useState(() => kept ?? new PuzzleHost(puzzle, person, services));
	const state = useSyncExternalStore(host.subscribe, host.getState);
	useEffect(() => () => host.stop(), [host]);
	return {host, state};
}
