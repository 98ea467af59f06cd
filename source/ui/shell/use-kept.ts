import {useMemo} from 'react';
import {useServices} from './app-context.js';

/** What a run of the program keeps while screens come and go: of each run by its services. */
const runs = new WeakMap<object, Map<string, unknown>>();

type Kept<T> = {
	/** Returns what was kept last; undefined when nothing was. */
	readonly now: () => T | undefined;
	readonly keep: (value: T) => void;
};

/** Returns what is kept under a name as long as the program runs, such as where the cursor of a list was. One name, one type. */
export function useKept<T>(name: string): Kept<T> {
	const services = useServices();
	return useMemo(() => {
		const kept = runs.get(services) ?? new Map<string, unknown>();
		runs.set(services, kept);
		return {
			now: () => kept.get(name) as T | undefined,
			keep(value) {
				kept.set(name, value);
			},
		};
	}, [services, name]);
}

/** Returns where the cursor of a list is, by its place among all entries. */
export const useListPlace = (name: string): Kept<number> => useKept<number>(`choice ${name}`);
