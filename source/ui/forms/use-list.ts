import {useMemo} from 'react';
import type {FindFault} from '../panes/palette.js';
import type {Aids} from '../panes/use-aids.js';
import type {Command} from '../shell/keys/key-binding.js';
import type {Press} from '../shell/press.js';
import {useKept} from '../shell/use-kept.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import {
	type ListAction,
	type ListContext,
	type ListState,
	pressInList,
	whyNotInList,
} from './list-state.js';

/** A list of entries, each of which is kept by something while the program runs. */
type ListOptions<T, K> = {
	/** Returns all entries, also between two drawings. */
	readonly all: () => readonly T[];
	/** Returns those that fit what is typed, in their order. Pure. */
	readonly find: (all: readonly T[], typed: string) => readonly T[];
	readonly keyOf: (entry: T) => K;
	/** Under which name the cursor's entry, and what is searched for, are kept; not at all when it is ''. */
	readonly name: string;
	/** Returns where the cursor begins, by what was kept. */
	readonly first: (kept: K | undefined) => K | undefined;
	/** By which words it is narrowed at first. */
	readonly typed?: string | undefined;
	readonly context: ListContext;
	/** Returns whether a deleted entry can be brought back. */
	readonly hasDeleted: () => boolean;
	/** Told of each key that the list takes. */
	readonly heard?: () => void;
	/** Does what a key asks for, with the entry under the cursor. */
	readonly act: (action: ListAction, entry: T | undefined) => void;
};

type List<T, K> = {
	readonly shown: readonly T[];
	readonly state: ListState;
	/** Takes a key, for `aids` first unless keys are typed or answer a question; `page` is how many rows are in sight. */
	readonly press: (press: Press, page: number, aids: Aids) => void;
	/** Returns whether keys are typed, or answer a question. */
	readonly isBusy: () => boolean;
	/** Returns why a command would do nothing now. */
	readonly findFault: FindFault;
	/** Brings the cursor to an entry, which may be new. */
	readonly goTo: (key: K) => void;
};

/** Keeps a list that is gone through by keys, numbers and typed words. */
export function useList<T, K>(options: ListOptions<T, K>): List<T, K> {
	const {all, find, keyOf, name, first, typed: wanted = '', context, act} = options;
	const place = useKept<K>(`choice ${name}`);
	const search = useKept<string>(`search ${name}`);
	const fitting = (typed: string): readonly T[] => find(all(), typed);
	const placeOf = (key: K | undefined, typed: string): number =>
		Math.max(
			0,
			fitting(typed).findIndex((entry) => keyOf(entry) === key),
		);
	const {state, dispatch, now} = useLiveState<ListState>(() => {
		const isKept = name !== '' && wanted === '';
		const typed = (isKept ? search.now() : undefined) ?? wanted;
		const key = first(isKept ? place.now() : undefined);
		return {typed, isTyping: false, index: placeOf(key, typed)};
	});
	const {typed} = state;
	const entries = all();
	const shown = useMemo(() => find(entries, typed), [find, entries, typed]);
	const isBusy = (): boolean => now().isTyping || now().answer !== undefined;
	/** Rows may have gone since. */
	const within = (index: number, {length}: readonly T[]): number =>
		Math.max(0, Math.min(length - 1, index));

	const take = (press: Press, page: number, command?: Command) => {
		options.heard?.();
		const fit = fitting(now().typed);
		const before = {...now(), said: undefined, index: within(now().index, fit)};
		const here = fit.at(before.index);
		const counts = {count: fit.length, page, all: all().length, context};
		const {state: next, action} = pressInList(before, press, counts, command);
		const after = fitting(next.typed);
		// The cursor stays on what was found when all are shown again, where no number says otherwise.
		const isCleared =
			next.typed === '' && before.typed !== '' && next.number === undefined && action === undefined;
		const index = isCleared && here !== undefined ? after.indexOf(here) : next.index;
		const entry = after.at(index);
		dispatch({...next, index});
		search.keep(next.typed);
		if (entry !== undefined) {
			place.keep(keyOf(entry));
		}

		if (action !== undefined) {
			act(action, entry);
		}
	};

	return {
		shown,
		state: {...state, index: within(state.index, shown)},
		isBusy,
		press(press, page, aids) {
			if (isBusy()) {
				take(press, page);
			} else {
				aids.take(press, (command) => take(press, page, command));
			}
		},
		findFault: (command) =>
			whyNotInList(command, {
				count: shown.length,
				all: entries.length,
				hasDeleted: options.hasDeleted(),
			}),
		goTo: (key) => dispatch({...now(), index: placeOf(key, now().typed)}),
	};
}
