import {type Listed, moveChoice} from '../panes/choice.js';
import {FIRST_SEARCH, pressSearch, type Search} from '../panes/search.js';
import type {KeyHint} from '../panes/Page.js';
import {answerByKey, type Question, yesOrNo} from '../panes/question.js';
import {commandFor} from '../shell/keys/key-map.js';
import type {Command} from '../shell/keys/key-binding.js';
import type {Press} from '../shell/press.js';
import {askDelete} from '../../text/questions.js';

/** How far a person is in the list of games. */
export type GamesState = Search & {
	/** Whether what narrows the list is being typed. */
	readonly isTyping: boolean;
	/** The answer under the cursor, while it is asked whether to delete the game. */
	readonly answer?: number;
	/** The digits typed of a row's number. */
	readonly number?: string | undefined;
};

const OF_A_GAME = ['choose', 'analyse', 'export', 'delete'] as const;

/** What is to be done: with the game under the cursor, or besides. */
export type GamesAction = (typeof OF_A_GAME)[number] | 'undelete' | 'statistics' | 'back';

type GamesResult = {readonly state: GamesState; readonly action?: GamesAction};

/** Returns the question whether to delete a game. */
export const askToDelete = (game: string): Question<'yes' | 'no'> =>
	yesOrNo(askDelete(game), 'Delete', 'Keep');

/** Returns what a list is narrowed by, as it stands below it while that is typed and afterwards; empty while it is whole. */
export const searchText = ({typed, isTyping}: Pick<GamesState, 'typed' | 'isTyping'>): string =>
	isTyping ? `/${typed}_` : typed === '' ? '' : `/${typed}`;

/** Returns what the keys do while what narrows a list is typed; `all` is what it is called whole. */
export const searchHints = (all: string): readonly KeyHint[] => [
	['type', 'to narrow'],
	['Enter', 'done'],
	['Esc', all],
];

/** Returns a list of which what narrows it is now typed. */
export const beginSearch = <S extends GamesState>(state: S): S => ({
	...state,
	isTyping: true,
	isOld: true,
	from: state.typed === '' ? state.index : undefined,
});

/** Returns what a key does while what narrows a list is typed: where nothing was found the cursor goes back to where it was. */
export function pressInSearch<S extends GamesState>(state: S, press: Press, fitting: Listed): S {
	const next = pressSearch(state, press, fitting);
	const ended = {...state, isTyping: false, isOld: undefined, from: undefined};
	const isFound = state.typed !== '' && fitting.count > 0;
	return next === 'chosen'
		? ended
		: next === 'dropped'
			? {...ended, ...FIRST_SEARCH, index: isFound ? 0 : (state.from ?? 0)}
			: {...state, ...next};
}

/** Returns what a key does to the question whether to delete what is under the cursor. */
export function pressInQuestion({answer = 0, ...state}: GamesState, press: Press): GamesResult {
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

const isDigit = ({text, ctrl, meta}: Press): boolean => /^\d$/.test(text) && !ctrl && !meta;

/**
 * Returns what a digit of a row's number does in a list of so many rows: it goes to that row, and opens it when no longer
 * number can follow. Undefined for another key, and where there is no such row.
 */
export function typeDigit<S extends GamesState>(
	state: S,
	press: Press,
	rows: number,
): {readonly state: S; readonly action?: 'choose'} | undefined {
	const number = (state.number ?? '') + press.text;
	if (!isDigit(press) || Number(number) > rows || number.startsWith('0')) {
		return undefined;
	}

	const next = {...state, index: Number(number) - 1};
	return Number(number) * 10 > rows
		? {state: {...next, number: undefined}, action: 'choose'}
		: {state: {...next, number}};
}

/** Returns a list with a digit less of a row's number. */
export const eraseDigit = <S extends GamesState>(state: S): S => ({
	...state,
	number: state.number?.slice(0, -1) || undefined,
});

/** How many games there are, and those of them that fit what is typed. */
type Counts = Listed & {readonly all: number};

/** Returns what a key does to a list of games, or the command that it asks for, by itself or from the list of commands. Pure. */
export function pressInGames(
	state: GamesState,
	press: Press,
	{all, ...fitting}: Counts,
	command: Command | undefined = commandFor('games', press),
): GamesResult {
	const {count} = fitting;
	if (state.answer !== undefined) {
		return pressInQuestion(state, press);
	}

	if (state.isTyping) {
		return {state: pressInSearch(state, press, fitting)};
	}

	const typed = typeDigit(state, press, count);
	if (typed !== undefined) {
		return typed;
	}

	const rest = {...state, number: undefined};
	switch (command) {
		case 'choose':
		case 'analyse':
		case 'export':
			return count === 0 ? {state: rest} : {state: rest, action: command};
		case 'delete':
			return {state: count === 0 ? rest : {...rest, answer: 0}};
		case 'undelete':
		case 'statistics':
			return {state: rest, action: command};
		case 'erase':
			return {state: eraseDigit(state)};
		case 'search':
			return {state: all === 0 ? rest : beginSearch(rest)};
		case 'back':
		case 'leave':
			return state.number !== undefined
				? {state: rest}
				: state.typed === ''
					? {state, action: 'back'}
					: {state: {...state, typed: '', index: 0}};
		case undefined:
			return {state};
		default:
			return {state: {...rest, index: moveChoice({...fitting, index: state.index}, command)}};
	}
}
