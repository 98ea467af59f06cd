import {useMemo} from 'react';
import {wordRank} from '../../text/word-rank.js';
import type {ListItem} from '../panes/list-rows.js';
import {useNavigation} from '../shell/app-context.js';
import type {Command} from '../shell/keys/key-binding.js';
import type {Press} from '../shell/press.js';
import {useKept, useListPlace} from '../shell/use-kept.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import {type ListAction, type ListContext, type ListState, pressInList} from './list-state.js';

/** An entry of a list: its columns, and what else it is found by and put together by. */
export type ListEntry = ListItem & {
	/** What stands over those that belong together. */
	readonly group?: string;
	/** Words by which it is found besides those that are seen. */
	readonly find?: string;
};

/** An entry with its place among all, from 0; the number that is typed is one more. */
export type NumberedEntry = ListEntry & {readonly at: number};

type ListOptions = {
	readonly items: readonly ListEntry[];
	/** Under which name the cursor's place, and what is searched for, are kept; not at all when it is ''. */
	readonly name: string;
	readonly first: () => number;
	/** By which words it is narrowed at first. */
	readonly typed?: string | undefined;
	readonly choose: (index: number) => void;
	readonly remove?: ((index: number) => void) | undefined;
	readonly bringBack?: (() => void) | undefined;
	/** Shows all rules of the game of an entry; left out where entries are no games. */
	readonly rules?: ((index: number) => void) | undefined;
	readonly context: ListContext;
};

type List = {
	readonly shown: readonly NumberedEntry[];
	readonly state: ListState;
	/** Takes a key, and the command that it asks for; `page` is how many rows are in sight. */
	readonly press: (press: Press, page: number, command?: Command) => void;
	/** Returns whether keys are typed, or answer a question. */
	readonly isBusy: () => boolean;
};

/** Returns the entries that fit what is typed, in their order; all of them while nothing is. Pure. */
const findItems = (items: readonly NumberedEntry[], typed: string): readonly NumberedEntry[] =>
	items.filter(
		({label, about = '', state = '', group = '', find = ''}) =>
			typed === '' || wordRank(typed, label, [about, state, group, find].join(' ')) !== undefined,
	);

/** Keeps a list that is gone through by keys, numbers and typed words. */
export function useList(options: ListOptions): List {
	const {
		items,
		name,
		first,
		typed: wanted = '',
		choose,
		remove,
		bringBack,
		rules,
		context,
	} = options;
	const {back} = useNavigation();
	const all = useMemo(() => items.map((item, at): NumberedEntry => ({...item, at})), [items]);
	const place = useListPlace(name);
	const search = useKept<string>(`search ${name}`);
	const {state, dispatch, now} = useLiveState<ListState>(() => {
		const isKept = name !== '' && wanted === '';
		const kept = isKept ? place.now() : undefined;
		const typed = (isKept ? search.now() : undefined) ?? wanted;
		const at = kept === undefined || kept >= items.length ? first() : kept;
		const index = findItems(all, typed).findIndex((entry) => entry.at === at);
		return {typed, isTyping: false, index: Math.max(0, index)};
	});
	const shown = useMemo(() => findItems(all, state.typed), [all, state.typed]);
	return {
		shown,
		state,
		isBusy: () => now().isTyping || now().answer !== undefined,
		press(press, page, command) {
			const fit = findItems(all, now().typed);
			// Rows may have gone since.
			const before = {
				...now(),
				said: undefined,
				index: Math.max(0, Math.min(fit.length - 1, now().index)),
			};
			const here = fit.at(before.index);
			const counts = {count: fit.length, page, all: all.length, context};
			const {state: next, action} = pressInList(before, press, counts, command);
			const after = findItems(all, next.typed);
			// The cursor stays on what was found when all are shown again, where no number says otherwise.
			const isCleared =
				next.typed === '' &&
				before.typed !== '' &&
				next.number === undefined &&
				action === undefined;
			const index = isCleared && here !== undefined ? here.at : next.index;
			const entry = after.at(index);
			dispatch({...next, index});
			search.keep(next.typed);
			if (entry !== undefined) {
				place.keep(entry.at);
			}

			if (action === 'back') {
				back();
			} else if (action === 'undelete') {
				bringBack?.();
			} else if (action !== undefined && entry !== undefined) {
				const does: {readonly [action in ListAction]?: ((at: number) => void) | undefined} = {
					delete: remove,
					rules,
					choose,
				};
				does[action]?.(entry.at);
			}
		},
	};
}
