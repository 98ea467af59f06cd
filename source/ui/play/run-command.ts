import {type Act, makeAct, type Word} from '../../core/act.js';
import {askFirst} from '../../session/entry/ask-first.js';
import {capitalise} from '../../text/men.js';
import {askForTakeback, askLeave, askResign} from '../../text/questions.js';
import {NO_GHOSTS} from '../../text/ghosts.js';
import {OWN_MAN_THERE} from '../../text/turn.js';
import {nothingToKnow} from '../../session/told/nothing-to-know.js';
import {isOwn} from '../../knowledge/own-man.js';
import {withoutStep} from './entry/plan-keys.js';
import {startTurn} from './entry/turn-state.js';
import {
	askQuestion,
	giveUpPuzzle,
	leaveUnsaved,
	type Question,
	yesOrNo,
} from '../panes/question.js';
import {FIRST_SEARCH} from '../panes/search.js';
import type {GameAction} from './game-action.js';
import {gameContext, type GameKnowledge, type GameResult, type GameState} from './game-state.js';
import {whyNothingToAsk} from '../../session/entry/nothing-to-ask.js';
import {type Command, isCoachCommand} from '../shell/keys/key-binding.js';
import {wordOf} from '../shell/keys/word-bindings.js';
import {actTexts} from '../../match/seat-report.js';
import {planByQuestion} from '../../session/entry/plan.js';
import {bareWord} from '../../session/entry/plan-steps.js';

/** Returns the state with what is to be done outside of it. */
export const act = (state: GameState, action: GameAction): GameResult => ({state, action});

/** Returns the state with a question before the person; `actions` are what its answers do. */
export const ask = (
	state: GameState,
	question: Question,
	actions: {readonly [id: string]: GameAction},
): GameResult => ({state: {...state, dialog: {kind: 'question', question, actions, index: 0}}});

/** Returns the state with a sentence why nothing was done. */
export const warn = (state: GameState, text: string): GameResult => ({
	state: {...state, said: {text, tone: 'warning'}, older: 0},
});

/** Returns what comes of the wish to leave: it is asked whether that is meant, but where nothing was done that could be lost. */
function askToLeave(
	state: GameState,
	{isSaved, isTouched, isBehind, isMarked, own}: GameKnowledge,
): GameResult {
	const what = own.of === 'drill' || own.of === 'defence' ? 'drill' : 'game';
	const isUntouched = !isTouched && !isBehind && !isMarked;
	return isUntouched
		? act(state, {type: 'leave'})
		: ask(
				state,
				isBehind ? leaveUnsaved(isSaved) : yesOrNo(askLeave(isSaved, what), 'Leave', 'Stay'),
				{
					yes: {type: 'leave'},
					save: {type: 'saveAndLeave'},
				},
			);
}

const askToResign = (state: GameState, {report: {seat: side}}: GameKnowledge): GameResult =>
	ask(state, yesOrNo(askResign(side), 'Resign', 'Play on'), {
		yes: {type: 'event', event: {type: 'resigned', side}},
	});

/** Returns what comes of the request to ask the umpire: the one question there is, or a choice of them. */
function askUmpire(state: GameState, {report}: GameKnowledge): GameResult {
	const asks = actTexts(report).questions;
	const why = whyNothingToAsk(report);
	if (why !== undefined) {
		return warn(state, `${capitalise(why)}.`);
	}

	const put = (text: string): GameAction => {
		const plan = planByQuestion(text);
		return plan === undefined ? tell(report, text) : {type: 'plan', plan};
	};
	return asks.length === 1
		? act(state, put(asks[0]))
		: ask(state, askQuestion(asks), Object.fromEntries(asks.map((text) => [text, put(text)])));
}

/** Returns the act that a text is, as the seat's. */
export const tell = ({id}: GameKnowledge['report'], text: string): GameAction => ({
	type: 'event',
	event: {type: 'moveChosen', seat: id, move: text},
});

/** Returns what comes of an act: it is done, once it is meant where a slip of the hand could lose the game. */
export function doAct(
	state: GameState,
	what: Act,
	{report, turn}: Pick<GameKnowledge, 'report' | 'turn'>,
): GameResult {
	const question = askFirst(what, turn);
	const action = tell(report, makeAct(what));
	return question === undefined ? act(state, action) : ask(state, yesOrNo(question), {yes: action});
}

/** Returns what comes of a word: it is said, or what it begins. */
function sayWord(state: GameState, word: Word, {report, turn}: GameKnowledge): GameResult {
	const said = bareWord(word, turn.acts);
	const next = {...state, input: startTurn(state.input.cursor)};
	return said === undefined
		? act(next, {type: 'plan', plan: {kind: 'word', word}})
		: doAct(next, said, {report, turn});
}

/** Returns the state with all that was told opened, at its end. */
const toldPage = (state: GameState): GameState => ({
	...state,
	dialog: {kind: 'page', page: 'told', top: Number.MAX_SAFE_INTEGER},
});

/** Returns what a command does, wherever it was asked for: by its key or from the list. */
export function runCommand(
	state: GameState,
	command: Command,
	knowledge: GameKnowledge,
): GameResult {
	const {report, look, turn} = knowledge;
	const {seat} = report;
	switch (command) {
		case 'ghosts':
			return look.hasGhosts && !knowledge.hasGhosts
				? warn(state, NO_GHOSTS)
				: act(state, {type: 'look', look: {hasGhosts: !look.hasGhosts}});
		case 'know': {
			const nothing = nothingToKnow(report, knowledge.own);
			return nothing === undefined
				? act({...state, older: 0}, {type: 'know'})
				: warn(state, nothing);
		}

		case 'flip':
			return act(state, {type: 'look', look: {isFlipped: !look.isFlipped}});
		case 'ask':
			return askUmpire(state, knowledge);
		case 'mark': {
			return isOwn(turn.cells[state.input.cursor], seat)
				? warn(state, OWN_MAN_THERE)
				: {state: {...state, dialog: {kind: 'mark'}}};
		}

		case 'told':
			return {state: toldPage(state)};
		case 'commands':
			return {state: {...state, dialog: {kind: 'commands', ...FIRST_SEARCH}}};
		case 'keys':
		case 'rules':
		case 'men':
			return {state: {...state, dialog: {kind: 'page', page: command, top: 0}}};
		case 'takeback': {
			const input = withoutStep(state.input);
			const action: GameAction = {type: 'event', event: {type: 'takebackAsked', side: seat}};
			if (input !== undefined) {
				return {state: {...state, input}};
			}

			return knowledge.asksForTakeback()
				? ask(state, yesOrNo(askForTakeback(seat), 'Ask', 'Play on'), {yes: action})
				: act(state, action);
		}

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
			// One step back: what covers the board goes first.
			if (knowledge.isKnownShown) {
				return act(state, {type: 'know'});
			}

			if (knowledge.isCoachAsked) {
				return runCommand(state, 'putAway', knowledge);
			}

			if (knowledge.own.guesses === true && report.outcome === undefined) {
				return runCommand(state, 'guess', knowledge);
			}

			// A puzzle is begun again sooner than gone on with, and so is a scene.
			return knowledge.isBehind ||
				(report.outcome === undefined &&
					!['puzzle', 'act-puzzle', 'scene'].includes(knowledge.own.of))
				? askToLeave(state, knowledge)
				: act(state, {type: 'leave'});
		case 'choose':
			return act(state, {type: 'review'});
		case 'settings':
		case 'analyse':
		case 'export':
		case 'again':
		case 'swap':
		case 'another':
			return act(state, {type: command});
		case 'solution':
			return gameContext(report, knowledge.own) === knowledge.own
				? ask(state, giveUpPuzzle(), {yes: {type: command}})
				: act(state, {type: command});
		case 'olderMessages':
		case 'newerMessages': {
			const {most, page} = knowledge.messageReach();
			const isOlder = command === 'olderMessages';
			if (isOlder && state.older >= most && knowledge.own.of === 'game') {
				return {state: toldPage(state)};
			}

			return {state: {...state, older: page(state.older, isOlder ? 'older' : 'newer')}};
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
