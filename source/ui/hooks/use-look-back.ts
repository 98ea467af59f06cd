import {useEffect, useState} from 'react';
import type {Result} from '../../core/result.js';
import type {Hindsight} from '../../match/hindsight.js';

/** Lays both sides' knowledge in a game that is over open. The error is a reason. Rejects when `signal` is aborted. */
export type LookBack = (signal: AbortSignal) => Promise<Result<Hindsight>>;

/** What has come of a look back: it is going on, it is there, or it cannot be had. */
export type LookBackState =
	| {readonly status: 'working'}
	| {readonly status: 'there'; readonly hindsight: Hindsight}
	| {readonly status: 'failed'; readonly reason: string};

/** Returns what has come of a look back; undefined where there is none. It is called off when the component goes. */
export function useLookBack(lookBack: LookBack | undefined): LookBackState | undefined {
	const [state, setState] = useState<LookBackState>({status: 'working'});
	useEffect(() => {
		const asked = new AbortController();
		const tell = (next: LookBackState) => {
			if (!asked.signal.aborted) {
				setState(next);
			}
		};

		lookBack?.(asked.signal).then(
			(found) => {
				tell(
					found.ok
						? {status: 'there', hindsight: found.value}
						: {status: 'failed', reason: found.error},
				);
			},
			() => {
				tell({status: 'failed', reason: 'what each side knew could not be worked out'});
			},
		);
		return () => {
			asked.abort();
		};
	}, [lookBack]);
	return lookBack === undefined ? undefined : state;
}
