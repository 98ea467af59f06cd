import {turnPage} from '../panes/scroll.js';
import {commandFor} from '../shell/keys/key-map.js';
import type {Press} from '../shell/press.js';
import {answerByKey} from '../panes/question.js';
import {pressSearch} from '../panes/search.js';
import type {Dialog} from './dialog.js';
import type {GameAction} from './game-action.js';
import {gameContext, type GameKnowledge, type GameResult, type GameState} from './game-state.js';
import {foundIn} from './palette.js';
import {wordsBegun} from '../../session/entry/game-word.js';
import {readSign} from '../../session/pencil-marks.js';
import {answerFirst} from '../../text/questions.js';
import {NO_SIGN} from '../../text/turn.js';
import {warn} from './run-command.js';
import {startTurn} from './entry/turn-state.js';
import {RULES} from '../shell/keys/game-bindings.js';
import type {Command} from '../shell/keys/key-binding.js';

type DialogOf<K extends Dialog['kind']> = Extract<Dialog, {readonly kind: K}>;
type Run = (state: GameState, command: Command, knowledge: GameKnowledge) => GameResult;

function close({dialog: _dialog, ...state}: GameState): GameState {
	return state;
}

function pressQuestion(
	{said: _said, ...state}: GameState,
	dialog: DialogOf<'question'>,
	press: Press,
): GameResult {
	const result = answerByKey(dialog.question, dialog.index, press);
	if (result === undefined || (result.type === 'dropped' && dialog.mustAnswer === true)) {
		return warn(state, answerFirst(dialog.question.answers));
	}

	if (result.type === 'at') {
		return {state: {...state, dialog: {...dialog, index: result.index}}};
	}

	if (result.type === 'dropped') {
		return {state: close(state)};
	}

	const action = dialog.actions[result.id] as GameAction | undefined;
	return action === undefined ? {state: close(state)} : {state: close(state), action};
}

function pressCommands(
	state: GameState,
	search: DialogOf<'commands'>,
	press: Press,
	knowledge: GameKnowledge,
	run: Run,
): GameResult {
	const {entries, index, entry} = foundIn(search, knowledge);
	const now = {...search, index};
	const next = pressSearch(now, press, {count: entries.length, page: knowledge.listRows});
	if (next === 'chosen') {
		// Why it cannot be done now stands on the entry line.
		return entry === undefined || entry.fault !== undefined
			? {state}
			: run(close(state), entry.binding.command, knowledge);
	}

	return {
		state: next === 'dropped' ? close(state) : {...state, dialog: {kind: 'commands', ...next}},
	};
}

/** Returns whether a question or word of the game begins so, in one's own turn. */
const beginsWord = (text: string, {report, own, turn}: GameKnowledge): boolean =>
	gameContext(report, own) === own && wordsBegun(text, turn).length > 0;

/** Returns whether a letter typed on a page goes on with a word: the one that opens the rules may have been its first. */
export const goesOnWithWord = (
	dialog: Dialog,
	{name, text}: Press,
	knowledge: GameKnowledge,
): boolean =>
	dialog.kind === 'page' &&
	dialog.page === 'rules' &&
	name === 'character' &&
	beginsWord(RULES.keys[0] + text, knowledge);

function pressPage(
	state: GameState,
	dialog: DialogOf<'page'>,
	press: Press,
	knowledge: GameKnowledge,
): GameResult {
	const {page, top} = dialog;
	if (goesOnWithWord(dialog, press, knowledge)) {
		const typed = RULES.keys[0] + press.text;
		return {state: {...close(state), input: {...startTurn(state.input.cursor), typed}}};
	}

	const command = commandFor('overlay', press);
	if (command === 'keys' && page !== 'keys') {
		return {state: {...state, dialog: {kind: 'page', page: 'keys', top: 0}}};
	}

	const next = turnPage(top, command, knowledge.pageScroll(page));
	return {
		state: next === undefined ? close(state) : {...state, dialog: {kind: 'page', page, top: next}},
	};
}

function pressMark({said: _said, ...state}: GameState, press: Press): GameResult {
	const square = state.input.cursor;
	const command = commandFor('mark', press);
	if (command === 'erase') {
		return {state: close(state), action: {type: 'mark', square}};
	}

	if (command === 'back') {
		return {state: close(state)};
	}

	const sign = press.ctrl || press.meta ? undefined : readSign(press.text);
	return sign === undefined
		? warn(state, NO_SIGN)
		: {state: close(state), action: {type: 'mark', square, sign}};
}

/** Returns what a key does to the dialog that has the keys. `run` carries out a command. Pure. */
export function pressDialog(
	state: GameState,
	dialog: Dialog,
	press: Press,
	knowledge: GameKnowledge,
	run: Run,
): GameResult {
	switch (dialog.kind) {
		case 'question':
			return pressQuestion(state, dialog, press);
		case 'commands':
			return pressCommands(state, dialog, press, knowledge, run);
		case 'page':
			return pressPage(state, dialog, press, knowledge);
		default:
			return pressMark(state, press);
	}
}
