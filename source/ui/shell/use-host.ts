import {useEffect, useState, useSyncExternalStore} from 'react';

/** Who runs something outside of React. */
type Host = {
	readonly subscribe: (listener: () => void) => () => void;
	readonly getState: () => unknown;
	stop(): void;
};

/** Returns who runs something as long as it is on the screen, and how it stands. */
export function useHost<H extends Host>(
	make: () => H,
): readonly [host: H, state: ReturnType<H['getState']>] {
	const [host] = useState(make);
	const state = useSyncExternalStore(host.subscribe, host.getState) as ReturnType<H['getState']>;
	useEffect(() => () => host.stop(), [host]);
	return [host, state];
}
