import {useEffect} from 'react';
import type {Match} from '../../match/match.js';
import {isHotseat} from '../../match/keyboard.js';
import {useNotify} from '../shell/use-focus.js';

/** Calls a person back, once for each turn or end that a bot's move brought. */
export function useTurnNotice({acts, phase, outcome, settings}: Match): void {
	const notify = useNotify();
	const isAwaited =
		!isHotseat(settings) && acts.length > 0 && (phase.name === 'turn' || outcome !== undefined);
	const isBots = phase.name === 'turn' && settings.seats[phase.seat]?.kind === 'bot';
	useEffect(() => {
		if (isAwaited && !isBots) {
			notify();
		}
	}, [notify, isAwaited, isBots]);
}
