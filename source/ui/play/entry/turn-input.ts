import {type Square, squareName} from '../../../core/square.js';
import {commandFor, type KeyContext} from '../../shell/keys/key-map.js';
import {deadKey, type Press} from '../../shell/press.js';
import type {Turn} from '../../../session/told/turn-of.js';
import {wordsOfGame} from '../../../session/entry/game-word.js';
import {setUpWord} from '../../../session/entry/word-numbers.js';
import {readEntry} from '../../../session/entry/read-entry.js';
import {commandTyped} from './command-typed.js';
import {pressArranging, putTyped, touchArranging} from './arrange-input.js';
import {nextFree} from './next-free.js';
import {planned} from '../../../session/entry/plan-steps.js';
import {chooseSquare, pressPlan, withPlan} from './plan-keys.js';
import {jump, step, touch} from './turn-cursor.js';
import {
	editText,
	none,
	say,
	shownText,
	startTurn,
	type TurnInput,
	type TurnKnowledge,
	type TurnResult,
} from './turn-state.js';
import {canBegin, goesOn, MARKS, CURSOR_LETTERS, readStart, STEPS, write} from './typed-start.js';
import {readTyped} from '../../../session/entry/read-typed.js';
import {answerBefore} from '../../../session/entry/to-do.js';
import {LONGEST_ENTRY} from '../../../session/entry/longest-entry.js';
import {asTyped, isTypable} from '../../../session/entry/typable.js';
import {squareOf} from '../../../session/entry/typed-act.js';
import type {Command} from '../../shell/keys/key-binding.js';
import {putDownFirst} from '../../../text/arranging.js';
import {asksNext, NO_PARTS, tabCompletes, TOO_LONG} from '../../../text/turn.js';

/** Returns the input with no steps to take back, and what a command's key asks for. */
const rest = (input: TurnInput, command: Command | undefined): TurnResult => ({
	input: {...input, steps: []},
	...(command === undefined ? {} : {action: {type: 'command', command}}),
});

function pressCharacter(
	input: TurnInput,
	press: Press,
	knowledge: TurnKnowledge,
	context: KeyContext,
): TurnResult {
	const {text} = press;
	const command = commandFor(context, press);
	// "look" may be said, and begins with a letter that else is a step.
	const isStep = text in CURSOR_LETTERS && command !== undefined;
	if (input.typed !== '') {
		if (command !== undefined && !goesOn(shownText(input, knowledge), text, knowledge)) {
			return rest(write(input, ''), command);
		}

		return none(write(input, shownText(input, knowledge) + text));
	}

	const started = isStep ? undefined : readStart(input, text, knowledge, command === undefined);
	if (started !== undefined) {
		return none(started);
	}

	if (isStep) {
		return none(step(input, CURSOR_LETTERS[text], knowledge, text));
	}

	// What ends the set-up is not meant in the middle of a man's way.
	const {selected} = input;
	if (selected !== undefined && command !== undefined && isWordOfSetUp(text, knowledge)) {
		return say(input, putDownFirst(knowledge.cells[selected], squareName(selected)));
	}

	const dead = command === undefined ? (tooEarly(text, knowledge) ?? deadKey(press)) : undefined;
	return dead === undefined ? rest(input, command) : say({...input, steps: []}, dead);
}

/** Returns whether a number is that of a word that the set-up of a game has, while men are placed. */
function isWordOfSetUp(number: string, {variant, arranging}: TurnKnowledge): boolean {
	const word = setUpWord(number);
	return arranging !== undefined && word !== undefined && wordsOfGame(variant).includes(word);
}

/** Returns why the word of a set-up that has a number cannot be said yet, as it is said of the word itself; undefined where the number has none in the game. */
function tooEarly(number: string, knowledge: TurnKnowledge): string | undefined {
	const word = setUpWord(number);
	if (word === undefined || !isWordOfSetUp(number, knowledge)) {
		return undefined;
	}

	const answer = readEntry(word, knowledge, tabCompletes);
	return answer.type === 'say' ? answer.sentence : undefined;
}

function enter(input: TurnInput, knowledge: TurnKnowledge): TurnResult {
	if (input.typed === '') {
		return touch({...input, steps: []}, input.cursor, knowledge);
	}

	const action = readEntry(shownText(input, knowledge), knowledge, tabCompletes);
	switch (action.type) {
		case 'say': {
			const meant = commandTyped(shownText(input, knowledge), knowledge);
			if (meant !== undefined) {
				return rest(write(input, ''), meant.command);
			}

			// Where a claim or an offer is to be answered no text comes near a move, and the keys for the answers are wanted.
			const left =
				answerBefore(knowledge) === undefined
					? {...input, isRefused: true as const}
					: write(input, '');
			return {input: left, action};
		}

		case 'play':
			return {input: startTurn(action.move.to), action};
		case 'promote':
			return {input: startTurn(action.to), action};
		default: {
			const act = action.type === 'act' ? action.act : undefined;
			const square = act && squareOf(act);
			const isPut = act?.kind === 'place' && act.role !== undefined && square !== undefined;
			const next = isPut ? nextFree(square, knowledge) : square;
			return {input: startTurn(next ?? input.cursor), action};
		}
	}
}

function complete(input: TurnInput, direction: 1 | -1, knowledge: TurnKnowledge): TurnInput {
	if (input.typed === '') {
		return jump(input, direction, knowledge);
	}

	const {completions} = readTyped(input.typed, knowledge);
	if (completions.length === 0) {
		return input;
	}

	const {completion, isRefused: _isRefused, ...rest} = input;
	const next =
		completion === undefined
			? direction > 0
				? 0
				: completions.length - 1
			: (completion + direction + completions.length) % completions.length;
	return {...rest, completion: next};
}

/** Returns whether a text that was turned down gives way to a character, which does what it does on an empty line. */
function isLost(
	input: TurnInput,
	press: Press,
	knowledge: TurnKnowledge,
	context: KeyContext,
): boolean {
	if (input.isRefused !== true || press.name !== 'character' || press.ctrl || press.meta) {
		return false;
	}

	const text = shownText(input, knowledge);
	// An x left out would make another move of "exd5".
	const isMark = MARKS.test(press.text) && commandFor(context, press) === undefined;
	const goesOn = canBegin(text + press.text, knowledge) || (isMark && canBegin(text, knowledge));
	return !goesOn;
}

/** Returns whether a key opens the list of commands over what is typed: its sign is in no text but behind a word of the game ("reveal:c1"). */
const opensList = (
	input: TurnInput,
	press: Press,
	knowledge: TurnKnowledge,
	context: KeyContext,
): boolean =>
	input.typed !== '' &&
	!press.meta &&
	commandFor(context, press) === 'commands' &&
	!wordsOfGame(knowledge.variant).some(
		(word) => word === shownText(input, knowledge).trim().toLowerCase(),
	);

/** Returns the input with an empty line; a man picked up and what was begun stay. */
const cleared = ({
	completion: _completion,
	isRefused: _isRefused,
	...rest
}: TurnInput): TurnInput => ({
	...rest,
	typed: '',
	steps: [],
});

/** Returns whether there is something that Esc drops. */
const isBegun = ({plan, selected, typed}: TurnInput): boolean =>
	plan !== undefined || selected !== undefined || typed !== '';

const ESCAPE: Press = {name: 'escape', text: '', ctrl: false, shift: false, meta: false};

const GAME_TURN: Turn = {of: 'game'};
const ARROWS: Readonly<Record<string, readonly [columns: number, rows: number]>> = STEPS;

/**
 * Returns what a key does while a person chooses a move; `context` is the turn. Nothing here is a mode:
 * - arrows and h j k l move the cursor, Enter picks up and puts down;
 * - a character with which a move can begin begins one, and from then on characters go to it until it is
 *   played, erased or cleared (Esc); arrows clear it too, and so does a command's sign that no such text has there, and
 *   what does not go on with it once Enter turned it down;
 * - h and k do both: the cursor steps at once, and the step is taken back when the next character makes a
 *   move of it ("h4", "ke2");
 * - every other character is a command's, and no command's letter can begin a move;
 * - a character with Alt, to which nothing is bound, is one that came close behind an Esc, which drops what is begun.
 * A text that arrives in one piece ("Nf3") is the same keys one after the other. Pure.
 */
export function pressInTurn(
	begun: TurnInput,
	press: Press,
	known: TurnKnowledge,
	context: KeyContext = GAME_TURN,
): TurnResult {
	if (press.meta && press.name === 'character' && isBegun(begun)) {
		const {input} = pressInTurn(begun, ESCAPE, known, context);
		return pressInTurn(input, {...press, meta: false}, known, context);
	}

	const knowledge = planned(known, begun.plan);
	if (opensList(begun, press, knowledge, context)) {
		return {input: begun, action: {type: 'command', command: 'commands'}};
	}

	const isAnew = isLost(begun, press, knowledge, context);
	const input = isAnew ? cleared(begun) : begun;
	// Both sides hear the answer, and it may bind: no letter asks that may have been meant for the text.
	if (isAnew && commandFor(context, press) === 'ask') {
		return say(input, asksNext(press.text));
	}

	return (
		pressArranging(input, press, knowledge, context) ??
		pressPlan(input, press) ??
		withPlan(input, pressForMove(input, press, knowledge, context), known)
	);
}

function pressForMove(
	input: TurnInput,
	press: Press,
	knowledge: TurnKnowledge,
	context: KeyContext,
): TurnResult {
	const isPlain = !press.ctrl && !press.meta;
	const arrow = isPlain ? ARROWS[press.name] : undefined;
	if (arrow !== undefined) {
		const {completion: _completion, isRefused: _isRefused, ...rest} = input;
		return none(step(rest, arrow, knowledge));
	}

	if (isPlain && press.name === 'character') {
		return pressCharacter(input, press, knowledge, context);
	}

	if (press.name === 'enter') {
		return enter(input, knowledge);
	}

	if (press.name === 'tab') {
		return none(complete(input, press.shift ? -1 : 1, knowledge));
	}

	if (input.typed !== '') {
		// A text that was turned down is not gone on with by a space.
		const isRefusedSpace = press.name === 'space' && input.isRefused === true;
		const text = isRefusedSpace ? '' : editText(shownText(input, knowledge), press);
		return none(text === undefined ? input : write(input, text));
	}

	if (press.name === 'escape' && input.selected !== undefined) {
		return none(startTurn(input.cursor));
	}

	return rest(input, commandFor(context, press));
}

/** Returns what a paste does: its first line is typed. Enter in a paste plays nothing. */
export function pasteInTurn(input: TurnInput, text: string, knowledge: TurnKnowledge): TurnResult {
	const first = text.trim().split(/[\r\n]/)[0];
	// Control characters must never reach the screen.
	const clean = asTyped(first.slice(0, LONGEST_ENTRY + 1)).replaceAll(/\p{C}/gu, '');
	const typed = (input.isRefused === true ? '' : shownText(input, knowledge)) + clean;
	if (typed.length > LONGEST_ENTRY || !isTypable(typed)) {
		return say(input, isTypable(typed) ? TOO_LONG : NO_PARTS);
	}

	return withPlan(input, none(typed === '' ? input : write(input, typed)), knowledge);
}

/** Returns what a click on a square does: the same as the cursor's Enter there, and a second one does what the first offered. Typed text is cleared, but for a man that is to be put down there. */
export function clickInTurn(input: TurnInput, square: Square, known: TurnKnowledge): TurnResult {
	const knowledge = planned(known, input.plan);
	const {plan, ...rest} = input;
	const here: TurnInput = {...rest, typed: '', cursor: square};
	if (plan?.kind === 'squares') {
		return chooseSquare(here, plan);
	}

	return (
		putTyped(input, square, knowledge) ??
		touchArranging(here, square, knowledge) ??
		withPlan(input, touch({...cleared(rest), cursor: square}, square, knowledge), known)
	);
}
