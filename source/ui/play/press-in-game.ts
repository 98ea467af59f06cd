import {currentView} from '../../rules/history.js';
import {isSetUp} from '../../rules/view.js';
import {makeAct} from '../../core/act.js';
import {given} from '../../core/given.js';
import type {Role} from '../../core/man.js';
import type {UciMove} from '../../core/uci.js';
import {cursorFor} from './entry/turn-cursor.js';
import {clickInTurn, pasteInTurn, pressInTurn} from './entry/turn-input.js';
import {startTurn, type TurnAction, type TurnResult} from './entry/turn-state.js';
import {beginsMove, typeAhead} from './entry/type-ahead.js';
import {askFirstInRow} from '../../session/entry/ask-first.js';
import {rowOutcome} from '../../session/entry/read-placings.js';
import {describeRow} from '../../text/arranging.js';
import {asTyped, isTypable} from '../../session/entry/typable.js';
import {HAND_OVER_FIRST, NO_PART} from '../../text/turn.js';
import {ownSan} from '../../session/entry/own-san.js';
import {isFirstAloud} from '../../session/told/may-be-refused.js';
import {type Square, squareName} from '../../core/square.js';
import {KNOW} from '../shell/keys/game-bindings.js';
import {nothingBack} from '../../text/cannot-do.js';
import {bindingsFor, commandFor, isWaiting, type KeyContext} from '../shell/keys/key-map.js';
import {deadKey, type Press} from '../shell/press.js';
import {askPromotion, confirmTry, yesOrNo} from '../panes/question.js';
import {act, ask, doAct, runCommand, tell, warn} from './run-command.js';
import type {GameAction} from './game-action.js';
import {gameContext, type GameKnowledge, type GameResult, type GameState} from './game-state.js';
import {pressDialog} from './press-dialog.js';
import {isTypedOnPage, isTypedOver, typeOver} from './type-over.js';
import {planned, stepByMove} from '../../session/entry/plan-steps.js';
import {isOwn} from '../../knowledge/own-man.js';

/** Returns what a chosen move does: alone, after a word, or as one of a batch. */
function stepOf({input}: GameState, {report, turn}: GameKnowledge, move: UciMove): GameAction {
	const step = stepByMove(turn, input.plan, move);
	return 'plan' in step ? {type: 'plan', plan: step.plan} : tell(report, makeAct(step.act));
}

/** Returns a result in which a plan has become a part of the state, and any other act the end of it. */
function settle({state, action}: GameResult, {turn}: GameKnowledge): GameResult {
	const {plan: _plan, ...input} = state.input;
	const {untold: _untold, undone: _undone, ...told} = state;
	switch (action?.type) {
		case 'plan': {
			const cursor = cursorFor(planned(turn, action.plan), input.cursor);
			return {state: {...state, input: {...input, cursor, plan: action.plan}}};
		}

		case 'event':
			return {state: {...told, input}, action};
		default:
			return action === undefined ? {state} : {state, action};
	}
}

/** Returns what comes of a chosen move: at once, or, the first time where a refusal is heard by all, when it is meant. */
function play(state: GameState, knowledge: GameKnowledge, move: UciMove): GameResult {
	const {report, turn, own} = knowledge;
	// In a drill the lone king learns nothing from a refusal that he does not know already, and nobody from one of his.
	const step = stepOf(state, knowledge, move);
	const asksByY = bindingsFor(own).some(({command}) => command === 'ask');
	return own.of === 'game' && step.type === 'event' && isFirstAloud(report)
		? ask(state, confirmTry(ownSan(move, planned(turn, state.input.plan)), asksByY), {yes: step})
		: step.type === 'event' && turn.isDarkCheck === true
			? doAct(state, move, knowledge)
			: act(state, step);
}

function takeTurnAction(
	state: GameState,
	action: TurnAction | undefined,
	knowledge: GameKnowledge,
): GameResult {
	switch (action?.type) {
		case 'play':
			return play(state, knowledge, action.move);
		case 'ask':
			return act(state, tell(knowledge.report, action.question));
		case 'act':
			return doAct(state, action.act, knowledge);
		case 'acts': {
			const {acts, sentence} = action;
			const texts = acts.map(makeAct);
			const row = describeRow(rowOutcome(acts, knowledge.turn));
			const {untold: _untold, ...told} =
				sentence !== undefined
					? warn(state, sentence).state
					: row === undefined
						? state
						: {...state, said: {text: row}, older: 0};
			// What a row did says it all of each of its men.
			const isOfRow = row !== undefined && acts.at(-1)?.kind === 'place';
			const untold = isOfRow ? texts.at(-1) : undefined;
			const question = askFirstInRow(acts, knowledge.turn);
			const all = {type: 'acts', texts} as const;
			// Who would not end the set-up yet has the men put down all the same.
			return question === undefined
				? act({...told, ...given({untold})}, all)
				: ask(state, yesOrNo(question), {yes: all, no: {...all, texts: texts.slice(0, -1)}});
		}

		case 'undo':
			return act(state, action);
		case 'plan':
			return act(state, {type: 'plan', plan: action.plan});
		case 'promote': {
			const {from, to} = action;
			const roles = planned(knowledge.turn, state.input.plan)
				.moves.filter((move) => move.from === from && move.to === to)
				.flatMap(({promotion}) => promotion ?? []);
			const becomes = (promotion: Role) => stepOf(state, knowledge, {from, to, promotion});
			return ask(
				state,
				askPromotion(roles),
				Object.fromEntries(roles.map((role) => [role, becomes(role)])),
			);
		}

		case 'say':
			return warn(state, action.sentence);
		case 'command':
			return runCommand(state, action.command, knowledge);
		default:
			return {state};
	}
}

function takeTurn(
	{said, ...state}: GameState,
	{input, action}: TurnResult,
	knowledge: GameKnowledge,
): GameResult {
	// How far one has gone counts from what was said.
	const older = said === undefined ? state.older : 0;
	return takeTurnAction({...state, older, input}, action, knowledge);
}

const isOwnMan = (square: Square, {turn: {cells, seat}}: GameKnowledge): boolean =>
	isOwn(cells[square], seat);

/**
 * Returns what Enter and Esc do to pencilled men, which are moved as they are at a real table where nobody sees
 * the other side's: picked up and put down. Undefined when it is about the seat's own men.
 */
function carryMark(
	state: GameState,
	press: Press,
	knowledge: GameKnowledge,
): GameResult | undefined {
	const {input, carried, ...rest} = state;
	const {cursor} = input;
	if (knowledge.own.seesOwnMenOnly !== true || input.typed !== '' || input.selected !== undefined) {
		return undefined;
	}

	if (carried !== undefined && (press.name === 'enter' || press.name === 'escape')) {
		const isPut = press.name === 'enter' && cursor !== carried && !isOwnMan(cursor, knowledge);
		return isPut
			? act({...rest, input}, {type: 'moveMark', from: carried, to: cursor})
			: {state: {...rest, input}};
	}

	const isMarked = knowledge.marks[squareName(cursor)] !== undefined;
	return press.name === 'enter' && isMarked ? {state: {...state, carried: cursor}} : undefined;
}

/** Returns what a key does on a seat's board. Pure. */
export const pressInGame = (state: GameState, press: Press, knowledge: GameKnowledge): GameResult =>
	settle(pressed(state, {...press, text: asTyped(press.text)}, knowledge), knowledge);

function pressed(state: GameState, press: Press, knowledge: GameKnowledge): GameResult {
	if (state.dialog !== undefined && isTypedOver(state.dialog, press, knowledge)) {
		return typeOver(state, state.dialog, press, knowledge, pressed);
	}

	if (state.dialog !== undefined && isTypedOnPage(state.dialog, press, knowledge)) {
		const {dialog: _page, ...bare} = state;
		return pressed(bare, press, knowledge);
	}

	if (state.dialog !== undefined) {
		return pressDialog(state, state.dialog, press, knowledge, runCommand);
	}

	const context = gameContext(knowledge.report, knowledge.own);
	const command = commandFor(context, press);
	// To read takes away neither what was said nor what is typed.
	if (command === 'olderMessages' || command === 'newerMessages') {
		return runCommand(state, command, knowledge);
	}

	const isEntry =
		context === knowledge.own || isWaiting(context) || knowledge.own.putsBack === true;
	if (isEntry && press.name === 'character' && !isTypable(press.text)) {
		return warn(state, NO_PART);
	}

	if (context === knowledge.own) {
		// Where the key is not on the list it says why, as long as it is free.
		const isKnow = KNOW.keys.includes(press.text) && !press.ctrl && !press.meta;
		if (isKnow && command === undefined && state.input.typed === '') {
			return runCommand(state, 'know', knowledge);
		}

		return (
			carryMark(state, press, knowledge) ??
			takeTurn(state, pressInTurn(state.input, press, knowledge.turn, knowledge.own), knowledge)
		);
	}

	// Who types on has seen enough, and tries something else; keys may come faster than the board.
	const {typed: begun} = state.input;
	if (
		knowledge.own.putsBack === true &&
		(begun === '' ? command === undefined && beginsMove(press) : press.name === 'character')
	) {
		const input = {...startTurn(state.input.cursor), typed: begun + press.text};
		return {state: {...state, input}, ...(begun === '' ? {action: {type: 'another'}} : {})};
	}

	const isAct = isWaiting(context) && context.words?.some((word) => word === begun) === true;
	const typed =
		isWaiting(context) && (command !== 'commands' || isAct)
			? typeAhead(
					state.input,
					press,
					context.words,
					isSetUp(currentView(knowledge.report.history).phase),
				)
			: undefined;
	if (typed !== undefined) {
		return takeTurn(state, typed, knowledge);
	}

	if (command !== undefined) {
		return runCommand(state, command, knowledge);
	}

	if (context === 'judging') {
		return {state};
	}

	const isMade = typeof context === 'object' && context.of === 'confirm';
	const isOver = typeof context === 'object' && context.of === 'over';
	const dead =
		isMade && /^\d$/.test(press.text)
			? HAND_OVER_FIRST
			: isOver && commandFor(knowledge.own, press) === 'takeback'
				? nothingBack(bindingsFor(context).some((one) => one.command === 'another'))
				: deadKey(press);
	return dead === undefined ? {state} : warn(state, dead);
}

/** Returns the key map that holds, none while a dialog has the keys. */
const boardContext = ({dialog}: GameState, {report, own}: GameKnowledge): KeyContext | undefined =>
	dialog === undefined ? gameContext(report, own) : undefined;

/** Returns what a paste does on a seat's board: nothing where its key map does not hold. Pure. */
export function pasteInGame(state: GameState, text: string, knowledge: GameKnowledge): GameResult {
	const context = boardContext(state, knowledge);
	return context === knowledge.own || (context !== undefined && isWaiting(context))
		? takeTurn(state, pasteInTurn(state.input, text, knowledge.turn), knowledge)
		: {state};
}

/** Returns what a click on a square of a seat's board does: in a drill where one guesses, on a free square, it guesses there. Pure. */
export function clickInGame(
	state: GameState,
	square: Square,
	knowledge: GameKnowledge,
): GameResult {
	if (boardContext(state, knowledge) !== knowledge.own) {
		return {state};
	}

	const isFree = state.input.selected === undefined && !isOwnMan(square, knowledge);
	return isFree && knowledge.own.guesses === true
		? runCommand({...state, input: startTurn(square)}, 'guessHere', knowledge)
		: settle(
				takeTurn(state, clickInTurn(state.input, square, knowledge.turn), knowledge),
				knowledge,
			);
}
