import {useEffect, useState} from 'react';
import type {SeatHistory} from '../../rules/history.js';
import type {KnownState} from '../game/known-view.js';
import {useServices} from './services-context.js';

/**
 * Returns what the seat of a history knows of the squares it does not see; it is worked out elsewhere and
 * the screen does not wait. Undefined while it is not wanted. `startFen` is as in KnowledgeQuestion.
 */
export function useKnownBoard(
	history: SeatHistory,
	startFen: string | undefined,
	isWanted: boolean,
): KnownState | undefined {
	const {knowledge} = useServices();
	const [answer, setAnswer] = useState<{
		readonly history: SeatHistory;
		readonly known: KnownState;
	}>();
	useEffect(() => {
		if (!isWanted) {
			return undefined;
		}

		let isGone = false;
		const tell = (known: KnownState) => {
			if (!isGone) {
				setAnswer({history, known});
			}
		};

		// Not called off when it is no longer wanted: the next ply goes on from it.
		knowledge.know({history, ...(startFen === undefined ? {} : {startFen})}).then(
			(board) => {
				tell(
					board.ok
						? {status: 'there', board: board.value}
						: {status: 'failed', reason: board.error},
				);
			},
			() => {
				tell({status: 'failed', reason: 'what may stand where could not be worked out'});
			},
		);
		return () => {
			isGone = true;
		};
	}, [knowledge, history, startFen, isWanted]);
	return !isWanted ? undefined : answer?.history === history ? answer.known : {status: 'working'};
}
