import {moveChoice} from '../panes/choice.js';
import {commandFor} from '../shell/keys/key-map.js';
import type {Command} from '../shell/keys/key-binding.js';
import {deadKey, type Press} from '../shell/press.js';
import {
	beginSearch,
	eraseDigit,
	type GamesState,
	pressInQuestion,
	pressInSearch,
	typeDigit,
} from './games-list.js';

/** How far a person is in a list: as in the list of games. */
export type ListState = GamesState & {
	/** What is said of the last key, when it did nothing. */
	readonly said?: string | undefined;
};

/** What is to be done: with the row under the cursor, or besides. */
type ListAction = 'choose' | 'delete' | 'undelete' | 'rules' | 'back';

/** The key map of a list: in one of games a letter that is no key begins a search. */
export type ListContext = 'list' | 'saved' | 'variants';

/** The rows that fit what is typed, how many are in sight, how many there are in all, and the list's key map. */
type ListCounts = {
	readonly count: number;
	readonly page: number;
	readonly all: number;
	readonly context: ListContext;
};

type ListResult = {readonly state: ListState; readonly action?: ListAction};

const isLetter = ({text, ctrl, meta}: Press): boolean => /^[a-z]$/i.test(text) && !ctrl && !meta;

/** Returns what a key does in a list, or the command that it asks for, by itself or from the list of commands, and what is to be done. Pure. */
export function pressInList(
	state: ListState,
	press: Press,
	{count, page, all, context}: ListCounts,
	command: Command | undefined = commandFor(context, press),
): ListResult {
	if (state.answer !== undefined) {
		const {state: next, action} = pressInQuestion(state, press);
		return {state: {...next, number: undefined}, ...(action === 'delete' ? {action} : {})};
	}

	if (state.isTyping) {
		return {state: pressInSearch(state, press, {count, page})};
	}

	// The numbers are those of all rows.
	const digit = typeDigit({...state, typed: ''}, press, all);
	if (digit !== undefined) {
		return digit;
	}

	const rest = {...state, number: undefined};
	switch (command) {
		case 'choose':
			return count === 0 ? {state: rest} : {state: rest, action: 'choose'};
		case 'erase':
			return {state: eraseDigit(state)};
		case 'search':
			return {state: all === 0 ? rest : beginSearch(rest)};
		case 'delete':
			return {state: count === 0 ? rest : {...rest, answer: 0}};
		case 'undelete':
		case 'rules':
			return {state: rest, action: command};
		case 'back':
		case 'leave':
			return state.number !== undefined
				? {state: rest}
				: state.typed === ''
					? {state: rest, action: 'back'}
					: {state: {...rest, typed: '', index: 0}};
		case undefined:
			return context === 'variants' && isLetter(press) && all > 0
				? {state: pressInSearch({...beginSearch(rest), typed: ''}, press, {count, page})}
				: {state: {...state, said: deadKey(press)}};
		default:
			return {state: {...rest, index: moveChoice({count, page, index: state.index}, command)}};
	}
}
