import {type Listed, moveChoice} from '../panes/choice.js';
import {answerByKey, type Question, yesOrNo} from '../panes/question.js';
import {commandFor} from '../shell/keys/key-map.js';
import type {Command} from '../shell/keys/key-binding.js';
import {deadKey, type Press} from '../shell/press.js';
import {NOTHING_DELETED, noRow} from '../../text/saves.js';
import {askDelete} from '../../text/questions.js';
import {beginSearch, pressInSearch, type Searched} from './list-search.js';

/** How far a person is in a list. */
export type ListState = Searched & {
	/** The answer under the cursor, while it is asked whether to delete what is in the row. */
	readonly answer?: number;
	/** The digits typed of a row's number. */
	readonly number?: string | undefined;
	/** What is said of the last key, when it did nothing. */
	readonly said?: string | undefined;
};

/** What is done with the row under the cursor, if there is one. */
const OF_A_ROW = ['choose', 'analyse', 'export', 'rules'] as const;
/** What is done with none. */
const BESIDES = ['undelete', 'statistics'] as const;

/** What is to be done: with the row under the cursor, or besides. */
export type ListAction = (typeof OF_A_ROW)[number] | (typeof BESIDES)[number] | 'delete' | 'back';

/** The key map of a list: in one of games to be played a letter that is no key begins a search. */
export type ListContext = 'list' | 'saved' | 'variants' | 'games';

/** The rows that fit what is typed, how many are in sight, how many there are in all, and the list's key map. */
type ListCounts = Listed & {readonly all: number; readonly context: ListContext};

type ListResult = {readonly state: ListState; readonly action?: ListAction};

/** Returns the question whether to delete what is in a row. */
export const askToDelete = (row: string): Question<'yes' | 'no'> =>
	yesOrNo(askDelete(row), 'Delete', 'Keep');

/** Returns what a key does to the question whether to delete what is under the cursor. */
function pressInQuestion({answer = 0, ...state}: ListState, press: Press): ListResult {
	const result = answerByKey(askToDelete(''), answer, press);
	switch (result?.type) {
		case 'at':
			return {state: {...state, answer: result.index}};
		case 'answered':
			return result.id === 'yes' ? {state, action: 'delete'} : {state};
		case 'dropped':
			return {state};
		default:
			return {state: {...state, answer}};
	}
}

const isOne = <T extends string>(all: readonly T[], command: string | undefined): command is T =>
	all.some((one) => one === command);

/** Returns why a command would do nothing in a list, by how many of all its rows fit, and whether a deleted one can be brought back. */
export function whyNotInList(
	command: Command,
	{count, all, hasDeleted}: Pick<ListCounts, 'count' | 'all'> & {readonly hasDeleted: boolean},
): string | undefined {
	const isOfRow = command === 'delete' || isOne(OF_A_ROW, command);
	if (command === 'undelete') {
		return hasDeleted ? undefined : NOTHING_DELETED;
	}

	return (isOfRow && count === 0) || (command === 'search' && all === 0)
		? noRow(all === 0)
		: undefined;
}

const isDigit = ({text, ctrl, meta}: Press): boolean => /^\d$/.test(text) && !ctrl && !meta;
const isLetter = ({text, ctrl, meta}: Press): boolean => /^[a-z]$/i.test(text) && !ctrl && !meta;

/**
 * Returns what a digit of a row's number does in a list of so many rows: it goes to that row, and opens it when no longer
 * number can follow. Undefined for another key, and where there is no such row.
 */
function typeDigit(state: ListState, press: Press, rows: number): ListResult | undefined {
	const number = (state.number ?? '') + press.text;
	if (!isDigit(press) || Number(number) > rows || number.startsWith('0')) {
		return undefined;
	}

	const next = {...state, index: Number(number) - 1};
	return Number(number) * 10 > rows
		? {state: {...next, number: undefined}, action: 'choose'}
		: {state: {...next, number}};
}

/** Returns what a key does in a list, or the command that it asks for, by itself or from the list of commands, and what is to be done. Pure. */
export function pressInList(
	state: ListState,
	press: Press,
	{count, page, all, context}: ListCounts,
	command: Command | undefined = commandFor(context, press),
): ListResult {
	const rest = {...state, number: undefined};
	if (state.answer !== undefined) {
		return pressInQuestion(rest, press);
	}

	if (state.isTyping) {
		return {state: pressInSearch(state, press, {count, page})};
	}

	// Rows with numbers have those that they have among all; games have none, and are counted as they are shown.
	const digit =
		context === 'games'
			? typeDigit(state, press, count)
			: typeDigit({...state, typed: ''}, press, all);
	if (digit !== undefined) {
		return digit;
	}

	if (isOne(OF_A_ROW, command)) {
		return count === 0 ? {state: rest} : {state: rest, action: command};
	}

	if (isOne(BESIDES, command)) {
		return {state: rest, action: command};
	}

	switch (command) {
		case 'erase':
			return {state: {...state, number: state.number?.slice(0, -1) || undefined}};
		case 'search':
			return {state: all === 0 ? rest : beginSearch(rest)};
		case 'delete':
			return {state: count === 0 ? rest : {...rest, answer: 0}};
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
