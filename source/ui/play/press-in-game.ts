import {isInVain} from '../../rules/news.js';
import {makeAct, type Word} from '../../core/act.js';
import type {Role} from '../../core/man.js';
import type {UciMove} from '../../core/uci.js';
import {isAdviser} from '../../rules/seat.js';
import {capitalise} from '../../text/men.js';
import {askLeave, askResign, askTry} from '../../text/questions.js';
import {SEES_ALL} from '../../text/turn.js';
import {clickInTurn, pasteInTurn, pressInTurn} from './entry/turn-input.js';
import {startTurn, type TurnAction, type TurnResult} from './entry/turn-state.js';
import {typeAhead} from './entry/type-ahead.js';
import {ownSan} from '../../session/entry/own-san.js';
import {type Square, squareName} from '../../core/square.js';
import {commandFor, type KeyContext} from '../shell/keys/key-map.js';
import type {Press} from '../shell/press.js';
import {
	askPromotion,
	askQuestion,
	confirmTry,
	leaveUnsaved,
	type Question,
	yesOrNo,
} from '../panes/question.js';
import {
	gameContext,
	type GameAction,
	type GameKnowledge,
	type GameResult,
	type GameState,
} from './game-state.js';
import {FIRST_SEARCH} from '../panes/search.js';
import {NOTHING_TO_ASK} from './palette.js';
import {pressDialog} from './press-dialog.js';
import {type Command, isCoachCommand} from '../shell/keys/key-binding.js';
import {wordOf} from '../shell/keys/word-bindings.js';
import {actTexts} from '../../match/seat-report.js';
import {planByQuestion} from '../../session/entry/plan.js';
import {bareWord, planned, stepByMove} from '../../session/entry/plan-steps.js';
import {isOwn} from '../../knowledge/own-man.js';

const act = (state: GameState, action: GameAction): GameResult => ({state, action});

/** Returns the state with a question before the person; `actions` are what its answers do. */
const ask = (
	state: GameState,
	question: Question,
	actions: {readonly [id: string]: GameAction},
): GameResult => ({state: {...state, dialog: {kind: 'question', question, actions, index: 0}}});

/** Returns the state with a sentence why nothing was done. */
const warn = (state: GameState, text: string): GameResult => ({
	state: {...state, said: {text, tone: 'warning'}, older: 0},
});

const askToLeave = (state: GameState, {isSaved, isBehind}: GameKnowledge): GameResult =>
	ask(state, isBehind ? leaveUnsaved(isSaved) : yesOrNo(askLeave(isSaved), 'Leave', 'Stay'), {
		yes: {type: 'leave'},
		save: {type: 'saveAndLeave'},
	});

const askToResign = (state: GameState, {report: {seat: side}}: GameKnowledge): GameResult =>
	ask(state, yesOrNo(askResign(side), 'Resign', 'Play on'), {
		yes: {type: 'event', event: {type: 'resigned', side}},
	});

/** Returns what comes of the request to ask the umpire: the one question there is, or a choice of them. */
function askUmpire(state: GameState, {report}: GameKnowledge): GameResult {
	const asks = actTexts(report).questions;
	if (asks.length === 0) {
		return warn(state, `${capitalise(NOTHING_TO_ASK)}.`);
	}

	const put = (text: string): GameAction => {
		const plan = planByQuestion(text);
		return plan === undefined ? tell(report, text) : {type: 'plan', plan};
	};
	return asks.length === 1
		? act(state, put(asks[0]))
		: ask(state, askQuestion(asks), Object.fromEntries(asks.map((text) => [text, put(text)])));
}

const tell = ({id}: GameKnowledge['report'], text: string): GameAction => ({
	type: 'event',
	event: {type: 'moveChosen', seat: id, move: text},
});

/** Returns what a chosen move does: alone, after a word, or as one of a batch. */
function stepOf({input}: GameState, {report, turn}: GameKnowledge, move: UciMove): GameAction {
	const step = stepByMove(turn, input.plan, move);
	return 'plan' in step ? {type: 'plan', plan: step.plan} : tell(report, makeAct(step.act));
}

/** Returns what comes of a word: it is said, or what it begins. */
function sayWord(state: GameState, word: Word, {report, turn}: GameKnowledge): GameResult {
	const said = bareWord(word, turn.acts);
	return act(
		{...state, input: startTurn(state.input.cursor)},
		said === undefined ? {type: 'plan', plan: {kind: 'word', word}} : tell(report, makeAct(said)),
	);
}

/** Returns a result in which a plan has become a part of the state, and any other act the end of it. */
function settle({state, action}: GameResult): GameResult {
	const {plan: _plan, ...input} = state.input;
	switch (action?.type) {
		case 'plan':
			return {state: {...state, input: {...input, plan: action.plan}}};
		case 'event':
			return {state: {...state, input}, action};
		default:
			return action === undefined ? {state} : {state, action};
	}
}

/** Returns what comes of a chosen move: at once, or, the first time where a refusal is heard by all, when it is meant. */
function play(state: GameState, knowledge: GameKnowledge, move: UciMove): GameResult {
	const {report, turn, own} = knowledge;
	const {seat, plies, tries = []} = report.history;
	// Who has tried once knows it.
	const isFirst =
		!plies.some(({by}) => by === seat) &&
		!tries.some((tried) => tried.text !== undefined && isInVain(tried));
	// In a drill the lone king learns nothing from a refusal that he does not know already, and nobody from one of his.
	const step = stepOf(state, knowledge, move);
	return report.umpire?.isAloud === true &&
		own.mayBeRefused === true &&
		own.of === 'game' &&
		isFirst &&
		step.type === 'event'
		? ask(state, confirmTry(askTry(ownSan(move, planned(turn, state.input.plan)))), {yes: step})
		: act(state, step);
}

/** Returns what a command does, wherever it was asked for: by its key or from the list. */
function runCommand(state: GameState, command: Command, knowledge: GameKnowledge): GameResult {
	const {report, look} = knowledge;
	const {seat} = report;
	switch (command) {
		case 'ghosts':
			return act(state, {type: 'look', look: {hasGhosts: !look.hasGhosts}});
		case 'know':
			return isAdviser(report.id)
				? warn(state, SEES_ALL)
				: act({...state, older: 0}, {type: 'know'});
		case 'flip':
			return act(state, {type: 'look', look: {isFlipped: !look.isFlipped}});
		case 'ask':
			return askUmpire(state, knowledge);
		case 'mark':
			return {state: {...state, dialog: {kind: 'mark'}}};
		case 'commands':
		case 'stop':
			return {state: {...state, dialog: {kind: 'commands', ...FIRST_SEARCH}}};
		case 'keys':
		case 'rules':
		case 'men':
			return {state: {...state, dialog: {kind: 'page', page: command, top: 0}}};
		case 'takeback':
			return act(state, {type: 'event', event: {type: 'takebackAsked', side: seat}});
		case 'draw':
			return act(state, {type: 'event', event: {type: 'drawOffered', side: seat}});
		case 'resign':
			return askToResign(state, knowledge);
		case 'pass': {
			const {passesTo} = report;
			return passesTo === undefined
				? {state}
				: act(state, {type: 'event', event: {type: 'turnPassed', to: passesTo}});
		}

		case 'confirm':
			return act(state, {type: 'event', event: {type: 'moveConfirmed'}});
		case 'leave':
			return knowledge.isBehind ? askToLeave(state, knowledge) : act(state, {type: 'leave'});
		case 'back':
			// A puzzle is begun again sooner than gone on with, and so is a scene.
			return knowledge.isBehind ||
				(report.outcome === undefined &&
					!['puzzle', 'act-puzzle', 'scene'].includes(knowledge.own.of))
				? askToLeave(state, knowledge)
				: act(state, {type: 'leave'});
		case 'choose':
			return act(state, {type: 'review'});
		case 'analyse':
		case 'again':
		case 'another':
		case 'solution':
			return act(state, {type: command});
		case 'olderMessages':
		case 'newerMessages': {
			const {most, least, step} = knowledge.messageReach;
			const by = command === 'olderMessages' ? step : -step;
			const older = Math.min(most, Math.max(least, state.older + by));
			return {state: {...state, older}};
		}

		default: {
			const word = wordOf(command);
			return word !== undefined
				? sayWord(state, word, knowledge)
				: isCoachCommand(command)
					? act({...state, older: 0}, {type: 'coach', command, square: state.input.cursor})
					: {state};
		}
	}
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
			return act(state, tell(knowledge.report, makeAct(action.act)));
		case 'acts':
			return act(state, {type: 'acts', texts: action.acts.map(makeAct)});
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
	return press.name === 'enter' && isMarked && !isOwnMan(cursor, knowledge)
		? {state: {...state, carried: cursor}}
		: undefined;
}

/** Returns what a key does on a seat's board. Pure. */
export const pressInGame = (state: GameState, press: Press, knowledge: GameKnowledge): GameResult =>
	settle(pressed(state, press, knowledge));

function pressed(state: GameState, press: Press, knowledge: GameKnowledge): GameResult {
	if (state.dialog !== undefined) {
		return pressDialog(state, state.dialog, press, knowledge, runCommand);
	}

	const context = gameContext(knowledge.report, knowledge.own);
	const command = commandFor(context, press);
	// To read takes away neither what was said nor what is typed.
	if (command === 'olderMessages' || command === 'newerMessages') {
		return runCommand(state, command, knowledge);
	}

	if (context === knowledge.own) {
		return (
			carryMark(state, press, knowledge) ??
			takeTurn(state, pressInTurn(state.input, press, knowledge.turn, knowledge.own), knowledge)
		);
	}

	const typed = context === 'wait' ? typeAhead(state.input, press) : undefined;
	if (typed !== undefined) {
		return takeTurn(state, typed, knowledge);
	}

	return command === undefined ? {state} : runCommand(state, command, knowledge);
}

/** Returns the key map that holds, none while a dialog has the keys. */
const boardContext = ({dialog}: GameState, {report, own}: GameKnowledge): KeyContext | undefined =>
	dialog === undefined ? gameContext(report, own) : undefined;

export function pasteInGame(state: GameState, text: string, knowledge: GameKnowledge): GameResult {
	const context = boardContext(state, knowledge);
	return context === knowledge.own || context === 'wait'
		? takeTurn(state, pasteInTurn(state.input, text, knowledge.turn), knowledge)
		: {state};
}

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
		: settle(takeTurn(state, clickInTurn(state.input, square, knowledge.turn), knowledge));
}
