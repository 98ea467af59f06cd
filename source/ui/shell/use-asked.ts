import {useEffect, useRef, useState} from 'react';
import {fail, type Result} from '../../core/result.js';
import type {Ask} from '../../session/ask.js';

/** What has come of asking. */
export type Asked<T> = {
	/** The latest answer, which may be one to an earlier question. */
	readonly answer?: T;
	readonly isWaiting: boolean;
	/** Why there is no answer. */
	readonly fault?: string;
};

/**
 * Returns what has come of a question, which is put again whenever it is another one; `fault` is said when there is no
 * asking. It is called off when the component goes.
 */
export function useAsked<T>(ask: Ask<T> | undefined, fault: string): Asked<T> {
	const [{to, ...asked}, setAsked] = useState<Omit<Asked<T>, 'isWaiting'> & {to?: Ask<T>}>({});
	useEffect(() => {
		const asking = new AbortController();
		const take = (found: Result<T>) => {
			if (ask !== undefined && !asking.signal.aborted) {
				setAsked(({answer}) =>
					found.ok
						? {to: ask, answer: found.value}
						: {to: ask, fault: found.error, ...(answer === undefined ? {} : {answer})},
				);
			}
		};

		ask?.(asking.signal).then(take, () => take(fail(fault)));
		return () => asking.abort();
	}, [ask, fault]);
	return {...asked, isWaiting: to !== ask};
}

/**
 * Returns what was given, or what `load` resolves with once it has; `load` is called when the first drawing stands.
 * `onFault` is told when that fails. `value` is it, to draw with; `now` returns it as soon as it is there, also between two drawings.
 */
export function useLoaded<T>(
	given: T | undefined,
	load: (() => Promise<T>) | undefined,
	onFault: (error: unknown) => void,
) {
	const live = useRef(given);
	const [value, setValue] = useState(() => given);
	const [begin] = useState(() => async () => {
		const loaded = await load?.();
		live.current = loaded;
		setValue(() => loaded);
	});
	useEffect(() => {
		if (live.current === undefined) {
			begin().catch(onFault);
		}
	}, [begin, onFault]);
	return {value, now: (): T | undefined => live.current};
}
