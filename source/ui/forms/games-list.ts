import {moveChoice} from '../panes/choice.js';
import {answerByKey, type Question, yesOrNo} from '../panes/question.js';
import {commandFor} from '../shell/keys/key-map.js';
import type {Press} from '../shell/press.js';
import {askDelete} from '../../text/questions.js';

/** How far a person is in the list of games. */
export type GamesState = {
	/** What the list is narrowed by. */
	readonly typed: string;
	/** Whether it is being typed. */
	readonly isTyping: boolean;
	/** The game under the cursor, among those that fit. */
	readonly index: number;
	/** The answer under the cursor, while it is asked whether to delete the game. */
	readonly answer?: number;
};

const OF_A_GAME = ['choose', 'analyse', 'export', 'delete'] as const;

/** What is to be done: with the game under the cursor, or besides. */
export type GamesAction = (typeof OF_A_GAME)[number] | 'undelete' | 'statistics' | 'back';

type GamesResult = {readonly state: GamesState; readonly action?: GamesAction};

/** Longer than a name: more is not taken. */
const LONGEST_SEARCH = 40;

/** Returns the question whether to delete a game. */
export const askToDelete = (game: string): Question<'yes' | 'no'> =>
	yesOrNo(askDelete(game), 'Delete', 'Keep');

function pressInSearch(state: GamesState, press: Press, count: number): GamesState {
	const {typed, index} = state;
	const search = (text: string): GamesState => ({
		...state,
		typed: text.trimStart().slice(0, LONGEST_SEARCH),
		index: 0,
	});
	const command = commandFor('palette', press);
	switch (command) {
		case 'choose':
			return {...state, isTyping: false};
		case 'back':
			return {...search(''), isTyping: false};
		case 'erase':
			return search(Array.from(typed).slice(0, -1).join(''));
		case 'clear':
			return search('');
		case undefined:
			return press.ctrl || press.meta || press.text === '' ? state : search(typed + press.text);
		default:
			return {...state, index: moveChoice({index, count}, command)};
	}
}

function pressInQuestion({answer = 0, ...state}: GamesState, press: Press): GamesResult {
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

/** How many games there are, and how many of them fit what is typed. */
type Counts = {readonly all: number; readonly count: number};

/** Returns what a key does to a list of games. Pure. */
export function pressInGames(state: GamesState, press: Press, {all, count}: Counts): GamesResult {
	if (state.answer !== undefined) {
		return pressInQuestion(state, press);
	}

	if (state.isTyping) {
		return {state: pressInSearch(state, press, count)};
	}

	const command = commandFor('games', press);
	switch (command) {
		case 'choose':
		case 'analyse':
		case 'export':
			return count === 0 ? {state} : {state, action: command};
		case 'delete':
			return count === 0 ? {state} : {state: {...state, answer: 0}};
		case 'undelete':
		case 'statistics':
			return {state, action: command};
		case 'search':
			return {state: {...state, isTyping: all > 0}};
		case 'back':
		case 'leave':
			return state.typed === ''
				? {state, action: 'back'}
				: {state: {...state, typed: '', index: 0}};
		case undefined:
			return {state};
		default:
			return {state: {...state, index: moveChoice({index: state.index, count}, command)}};
	}
}
