import type {KnownBoard} from '../../knowledge/known-board.js';
import type {Ask} from '../../session/ask.js';
import {NOT_WORKED_OUT} from '../../text/known-squares.js';
import {useAsked} from '../shell/use-asked.js';
import type {KnownState} from './known-view.js';

/** Returns what a seat knows of the squares it does not see; it is worked out elsewhere and the screen does not wait. Undefined while nothing is asked. */
export function useKnown(ask: Ask<KnownBoard> | undefined): KnownState | undefined {
	const {answer, isWaiting, fault} = useAsked(ask, NOT_WORKED_OUT);
	return ask === undefined
		? undefined
		: isWaiting
			? {status: 'working'}
			: answer === undefined || fault !== undefined
				? {status: 'failed', reason: fault ?? ''}
				: {status: 'there', board: answer};
}
