import {given} from '../../core/given.js';
import type {Message} from '../../session/told/message.js';
import {answerFirst} from '../../text/questions.js';
import {answerByKey} from '../panes/question.js';
import {commandFor, isWaiting} from '../shell/keys/key-map.js';
import type {Press} from '../shell/press.js';
import {beginsMove} from './entry/type-ahead.js';
import type {Dialog} from './dialog.js';
import {gameContext, type GameKnowledge, type GameResult, type GameState} from './game-state.js';
import {goesOnWithWord} from './press-dialog.js';
import {warn} from './run-command.js';

type Question = Extract<Dialog, {readonly kind: 'question'}>;

/** Returns whether a key is typed on the board although something is asked: who types a move or a word has gone on. */
export const isTypedOver = (
	dialog: Dialog,
	press: Press,
	{report}: GameKnowledge,
): dialog is Question =>
	dialog.kind === 'question' &&
	report.phase.name === 'turn' &&
	press.name === 'character' &&
	/^[a-zA-Z]$/.test(press.text) &&
	!press.ctrl &&
	!press.meta &&
	answerByKey(dialog.question, dialog.index, press) === undefined;

/** Returns whether a key begins a move although a page lies over the board: who types one has read enough. */
export const isTypedOnPage = (dialog: Dialog, press: Press, knowledge: GameKnowledge): boolean => {
	const context = gameContext(knowledge.report, knowledge.own);
	return (
		dialog.kind === 'page' &&
		!goesOnWithWord(dialog, press, knowledge) &&
		(context === knowledge.own || isWaiting(context)) &&
		beginsMove(press) &&
		commandFor(context, press) === undefined &&
		commandFor('overlay', press) === undefined
	);
};

/** Returns what a key does that is typed over a question: one that only changes the look leaves it, a command that would change the game waits for the answer, any other key takes it away, and that is said. */
export function typeOver(
	state: GameState,
	dialog: Question,
	press: Press,
	knowledge: GameKnowledge,
	pressed: (state: GameState, press: Press, knowledge: GameKnowledge) => GameResult,
): GameResult {
	const {dialog: _dialog, ...bare} = state;
	const {state: after, action} = pressed(bare, press, knowledge);
	const {input, dialog: other} = after;
	const {ifDropped} = dialog.question;
	const isIdle = input.typed === '' && input.cursor === state.input.cursor && other === undefined;
	// What may stand where helps to answer what is tried, and covers a board that another question is asked over.
	const onlyLooks =
		action === undefined ||
		action.type === 'look' ||
		(action.type === 'know' && ifDropped !== undefined);
	if (isIdle && onlyLooks) {
		// What a key has to say that does nothing would stand behind the question.
		return action === undefined ? {state} : {state: {...after, dialog}, action};
	}

	// A command is no text: what it would change waits for the answer.
	const isCommand = commandFor(knowledge.own, press) !== undefined && input.typed === '';
	if (isCommand && (action?.type === 'event' || action?.type === 'undo')) {
		return warn(state, answerFirst(dialog.question.answers));
	}

	const undone: Message | undefined =
		ifDropped === undefined ? undefined : {text: ifDropped, tone: 'warning'};
	return {state: {...after, ...given({undone})}, ...given({action})};
}
