import {opposite} from '../../core/color.js';
import {isMan, manColor} from '../../core/man.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import {sideName} from '../../text/men.js';
import {clickInTurn, pasteInTurn, pressInTurn} from '../entry/turn-input.js';
import {startTurn, type TurnAction, type TurnResult} from '../entry/turn-state.js';
import type {Square} from '../../core/square.js';
import {type Command, commandFor} from '../key-map.js';
import type {Press} from '../press.js';
import {askPromotion, yesOrNo} from '../question.js';
import {
	gameContext,
	type GameAction,
	type GameKnowledge,
	type GameResult,
	type GameState,
	type Purpose,
} from './game-state.js';
import {pressDialog} from './press-dialog.js';

/** Rows that PgUp and PgDn go through the messages at once. */
const MESSAGE_STEP = 3;

const act = (state: GameState, action: GameAction): GameResult => ({state, action});

/** Returns the state with a question before the person. */
const ask = (
	state: GameState,
	purpose: Purpose,
	question: ReturnType<typeof yesOrNo> | ReturnType<typeof askPromotion>,
): GameResult => ({state: {...state, dialog: {kind: 'question', purpose, question, index: 0}}});

const askToLeave = (state: GameState, {isSaved}: GameKnowledge): GameResult =>
	ask(
		state,
		{type: 'leave'},
		yesOrNo(
			isSaved
				? 'Leave the game? It is saved, and Resume goes on with it.'
				: 'Leave the game? Nothing has been played yet.',
			'Leave',
			'Stay',
		),
	);

const askToResign = (state: GameState, {report}: GameKnowledge): GameResult =>
	ask(
		state,
		{type: 'resign'},
		yesOrNo(`Resign? ${sideName(opposite(report.seat))} wins then.`, 'Resign', 'Play on'),
	);

/** Returns what a command does, wherever it was asked for: by its key or from the list. */
export function runCommand(
	state: GameState,
	command: Command,
	knowledge: GameKnowledge,
): GameResult {
	const {report, look} = knowledge;
	const {seat} = report;
	switch (command) {
		case 'ghosts':
			return act(state, {type: 'look', look: {hasGhosts: !look.hasGhosts}});
		case 'know':
			return act({...state, older: 0}, {type: 'know'});
		case 'flip':
			return act(state, {type: 'look', look: {isFlipped: !look.isFlipped}});
		case 'mark':
			return {state: {...state, dialog: {kind: 'mark'}}};
		case 'commands':
		case 'stop':
			return {state: {...state, dialog: {kind: 'commands', index: 0}}};
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
		case 'confirm':
			return act(state, {type: 'event', event: {type: 'moveConfirmed'}});
		case 'leave':
			return act(state, {type: 'leave'});
		case 'back':
			// A puzzle is begun again sooner than gone on with.
			return report.outcome === undefined && knowledge.own !== 'puzzle'
				? askToLeave(state, knowledge)
				: act(state, {type: 'leave'});
		case 'choose':
			return act(state, {type: 'review'});
		case 'again':
		case 'another':
		case 'solution':
			return act(state, {type: command});
		case 'olderMessages':
		case 'newerMessages': {
			const step = command === 'olderMessages' ? MESSAGE_STEP : -MESSAGE_STEP;
			const older = Math.min(knowledge.mostOlder, Math.max(0, state.older + step));
			return {state: {...state, older}};
		}

		case 'hint':
		case 'why':
		case 'show':
		case 'plan':
		case 'verdicts':
		case 'guess':
		case 'guessHere':
		case 'check':
		case 'code':
			return act({...state, older: 0}, {type: 'coach', command, square: state.input.cursor});
		default:
			return {state};
	}
}

const play = ({report}: GameKnowledge, move: UciMove): GameAction => ({
	type: 'event',
	event: {type: 'moveChosen', side: report.seat, move: makeUci(move)},
});

/** Returns what comes of what a person did about his move. */
function takeTurnAction(
	state: GameState,
	action: TurnAction | undefined,
	knowledge: GameKnowledge,
): GameResult {
	switch (action?.type) {
		case 'play':
			return act(state, play(knowledge, action.move));
		case 'promote': {
			const {from, to} = action;
			const roles = knowledge.turn.moves
				.filter((move) => move.from === from && move.to === to)
				.flatMap(({promotion}) => (promotion === undefined ? [] : [promotion]));
			return ask(state, {type: 'promote', from, to}, askPromotion(roles));
		}

		case 'say':
			return {state: {...state, said: {text: action.sentence, tone: 'warning'}, older: 0}};
		case 'command':
			return runCommand(state, action.command, knowledge);
		default:
			return {state};
	}
}

function takeTurn(
	{said: _said, ...state}: GameState,
	{input, action}: TurnResult,
	knowledge: GameKnowledge,
): GameResult {
	return takeTurnAction({...state, input}, action, knowledge);
}

/** Returns what a key does at a seat's board. Pure. */
export function pressInGame(state: GameState, press: Press, knowledge: GameKnowledge): GameResult {
	if (state.dialog !== undefined) {
		return pressDialog(state, state.dialog, press, knowledge, runCommand);
	}

	const context = gameContext(knowledge.report, knowledge.own);
	if (context === knowledge.own) {
		return takeTurn(
			state,
			pressInTurn(state.input, press, knowledge.turn, knowledge.own),
			knowledge,
		);
	}

	const command = commandFor(context, press);
	return command === undefined ? {state} : runCommand(state, command, knowledge);
}

const isChoosing = ({dialog}: GameState, {report, own}: GameKnowledge): boolean =>
	dialog === undefined && gameContext(report, own) === own;

/** Returns what a paste does at a seat's board. Pure. */
export const pasteInGame = (state: GameState, text: string, knowledge: GameKnowledge): GameResult =>
	isChoosing(state, knowledge)
		? takeTurn(state, pasteInTurn(state.input, text, knowledge.turn), knowledge)
		: {state};

/** Returns whether a click is a guess: on a square without an own man, with none picked up. */
const isGuess = (state: GameState, square: Square, {own, turn}: GameKnowledge): boolean => {
	const code = turn.cells[square];
	return (
		own === 'guess' &&
		state.input.selected === undefined &&
		!(isMan(code) && manColor(code) === turn.seat)
	);
};

/** Returns what a click on a square does at a seat's board. Pure. */
export function clickInGame(
	state: GameState,
	square: Square,
	knowledge: GameKnowledge,
): GameResult {
	if (!isChoosing(state, knowledge)) {
		return {state};
	}

	return isGuess(state, square, knowledge)
		? runCommand({...state, input: startTurn(square)}, 'guessHere', knowledge)
		: takeTurn(state, clickInTurn(state.input, square, knowledge.turn), knowledge);
}
