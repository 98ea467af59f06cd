import {useEffect, useRef, useState} from 'react';

/** What may be on its way still. */
export type Loaded<T> = {
	/** It, to draw with. */
	readonly value: T | undefined;
	/** Returns it as soon as it is there, also between two drawings. */
	readonly now: () => T | undefined;
};

/**
 * Returns what was given, or what `load` resolves with once it has; `load` is called when the first drawing stands.
 * `onFault` is told when that fails.
 */
export function useLoaded<T>(
	given: T | undefined,
	load: (() => Promise<T>) | undefined,
	onFault: (error: unknown) => void,
): Loaded<T> {
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
	return {value, now: () => live.current};
}
