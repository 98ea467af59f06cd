import type {Listed} from '../panes/choice.js';
import type {KeyHint} from '../panes/Page.js';
import {FIRST_SEARCH, pressSearch, type Search} from '../panes/search.js';
import type {Press} from '../shell/press.js';

/** A list that can be narrowed by typing. */
export type Searched = Search & {
	/** Whether what narrows the list is being typed. */
	readonly isTyping: boolean;
};

/** Returns what a list is narrowed by, as it stands below it while that is typed and afterwards; empty while it is whole. */
export const searchText = ({typed, isTyping}: Pick<Searched, 'typed' | 'isTyping'>): string =>
	isTyping ? `/${typed}_` : typed === '' ? '' : `/${typed}`;

/** Returns what the keys do while what narrows a list is typed; `all` is what it is called whole. */
export const searchHints = (all: string): readonly KeyHint[] => [
	['type', 'to narrow'],
	['Enter', 'done'],
	['Esc', all],
];

/** Returns a list of which what narrows it is now typed. */
export const beginSearch = <S extends Searched>(state: S): S => ({
	...state,
	isTyping: true,
	isOld: true,
	from: state.typed === '' ? state.index : undefined,
});

/** Returns what a key does while what narrows a list is typed: where nothing was found the cursor goes back to where it was. */
export function pressInSearch<S extends Searched>(state: S, press: Press, fitting: Listed): S {
	const next = pressSearch(state, press, fitting);
	const ended = {...state, isTyping: false, isOld: undefined, from: undefined};
	const isFound = state.typed !== '' && fitting.count > 0;
	return next === 'chosen'
		? ended
		: next === 'dropped'
			? {...ended, ...FIRST_SEARCH, index: isFound ? 0 : (state.from ?? 0)}
			: {...state, ...next};
}
