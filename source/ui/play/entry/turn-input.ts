import {makeAct} from '../../../core/act.js';
import {given} from '../../../core/given.js';
import type {Square} from '../../../core/square.js';
import type {BoardModel} from '../../board/model.js';
import {classifyTargets, type Target} from '../../board/targets.js';
import {commandFor, type KeyContext} from '../../shell/keys/key-map.js';
import type {Press} from '../../shell/press.js';
import type {Turn} from '../../../session/told/turn-of.js';
import {readEntry} from '../../../session/entry/read-entry.js';
import {pressArranging, touchArranging} from './arrange-input.js';
import {type Plan, squaresOf, stepBack, stepBySquare} from '../../../session/entry/plan.js';
import {planned} from '../../../session/entry/plan-steps.js';
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
	typedMove,
} from './turn-state.js';
import {wordsBegun} from '../../../session/entry/game-word.js';
import {readTyped} from '../../../session/entry/read-typed.js';
import {LONGEST_ENTRY} from '../../../session/entry/typed-move.js';
import {actsOn, readAct, squareOf} from '../../../session/entry/typed-act.js';
import type {Command} from '../../shell/keys/key-binding.js';
import {tabCompletes, TOO_LONG} from '../../../text/turn.js';

/** Characters with which a move can begin; digits only after a step (see `readStart`). */
const BEGINS = /^[a-gA-HKQRBNOXknqrbo0]$/;
const STEPS = {left: [-1, 0], down: [0, 1], up: [0, -1], right: [1, 0]} as const;
const CURSOR_LETTERS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
	h: STEPS.left,
	j: STEPS.down,
	k: STEPS.up,
	l: STEPS.right,
};
/** What can follow an h or k that begins a move. Commands' signs must not be among these. */
const FOLLOWS = /^[a-h1-8x]$/i;
/** Letters that both step and begin a move: the h-file, and the king in lower case. */
const BEGINNING_STEPS = /(?:k|k?h)$/;
/** What is only ever the further part of a move. */
const CONTINUES = /^[x1-8=+#-]$/;
/** What h and k begin though no such move can be played: a rank of the h-file, a capture, the king's way to a square. */
const UNMISTAKABLE = /^(?:h[1-8x]|kx)$/i;
const LOWER_KING = /^(?:k[a-g]|kh[1-8])$/i;

const write = (input: TurnInput, typed: string, cursor = input.cursor): TurnInput => ({
	cursor,
	...(input.selected === undefined ? {} : {selected: input.selected}),
	typed: typed.slice(0, LONGEST_ENTRY),
	steps: [],
});

/** Returns whether something that can be done begins like a text. */
function canBegin(text: string, knowledge: TurnKnowledge): boolean {
	const {candidates, act, completions} = readTyped(text, knowledge);
	return candidates.length > 0 || act !== undefined || completions.length > 0;
}

/** Returns whether a word or question of the game begins like a character, said now or not, or what can be done now, or else a placement ("P@e2"). */
const beginsAct = (
	character: string,
	{acts = [], whole = [], variant, arranging}: TurnKnowledge,
): boolean =>
	(arranging !== undefined && character === 'P') ||
	wordsBegun(character, variant).length > 0 ||
	readAct(character, [...acts, ...whole]).texts.length > 0;

/**
 * Returns the input with a character that begins a move, or undefined when it does not. After steps made
 * by h and k these are taken back if they and the character begin a move ("h4", "kh1", "ke2"): digits and
 * "x" mean nothing else (unless they are a command's and not `isFree`), and a letter after h or k only where a
 * move of the person's begins so, or where k is the only step: "ke2" is the king's move though he cannot go
 * there, and never plays a pawn's.
 */
function readStart(
	input: TurnInput,
	character: string,
	knowledge: TurnKnowledge,
	isFree: boolean,
): TurnInput | undefined {
	const letters = input.steps.map(({letter}) => letter).join('');
	const tail = FOLLOWS.test(character) ? (BEGINNING_STEPS.exec(letters)?.[0] ?? '') : '';
	for (let length = tail.length; length > 0; length--) {
		const text = tail.slice(-length) + character;
		const begins = canBegin(text, knowledge);
		const isKing = length === letters.length && LOWER_KING.test(text);
		if (begins || (isFree && (isKing || UNMISTAKABLE.test(text)))) {
			return write(input, text, input.steps[input.steps.length - length].cursor);
		}
	}

	// A command's letter begins nothing else, but where no letter of a move could be meant.
	const isAct = isFree && beginsAct(character, knowledge);
	return BEGINS.test(character) || isAct ? write(input, character) : undefined;
}

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
		const longer = shownText(input, knowledge) + text;
		const isOther = isStep || command !== undefined || !CONTINUES.test(text);
		if (input.isRefused === true && isOther && !canBegin(longer, knowledge)) {
			return pressCharacter(write(input, ''), press, knowledge, context);
		}

		// No move is written with anything else, and wide characters would break the line.
		const isPrintable = /^[\u0020-\u007E]$/.test(text);
		return none(isPrintable ? write(input, longer) : input);
	}

	const started = isStep ? undefined : readStart(input, text, knowledge, command === undefined);
	if (started !== undefined) {
		return none(started);
	}

	if (isStep) {
		return none(step(input, CURSOR_LETTERS[text], knowledge, text));
	}

	return rest(input, command);
}

function enter(input: TurnInput, knowledge: TurnKnowledge): TurnResult {
	if (input.typed === '') {
		return touch({...input, steps: []}, input.cursor, knowledge);
	}

	const action = readEntry(shownText(input, knowledge), knowledge, tabCompletes);
	switch (action.type) {
		case 'say':
			return {input: {...input, isRefused: true}, action};
		case 'play':
			return {input: startTurn(action.move.to), action};
		case 'promote':
			return {input: startTurn(action.to), action};
		default: {
			const square = action.type === 'act' ? squareOf(action.act) : undefined;
			return {input: startTurn(square ?? input.cursor), action};
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

const GAME_TURN: Turn = {of: 'game'};
const ARROWS: Readonly<Record<string, readonly [columns: number, rows: number]>> = STEPS;

/**
 * Returns what a key does while a person chooses a move; `context` is the turn. Nothing here is a mode:
 * - arrows and h j k l move the cursor, Enter picks up and puts down;
 * - a character with which a move can begin begins one, and from then on characters go to it until it is
 *   played, erased or cleared (Esc); arrows clear it too, and so does the next move once Enter turned it down;
 * - h and k do both: the cursor steps at once, and the step is taken back when the next character makes a
 *   move of it ("h4", "ke2");
 * - every other character is a command's, and no command's letter can begin a move.
 * A text that arrives in one piece ("Nf3") is the same keys one after the other. Pure.
 */
export function pressInTurn(
	input: TurnInput,
	press: Press,
	known: TurnKnowledge,
	context: KeyContext = GAME_TURN,
): TurnResult {
	const knowledge = planned(known, input.plan);
	return (
		pressArranging(input, press, knowledge) ??
		pressPlan(input, press) ??
		withPlan(input, pressForMove(input, press, knowledge, context))
	);
}

/** Returns a result with the plan that was begun before it. */
const withPlan = ({plan}: TurnInput, {input, ...rest}: TurnResult): TurnResult => ({
	...rest,
	input: plan === undefined ? input : {...input, plan},
});

/** Returns what a key does to a plan: a step more or less, or the end of it; undefined where it does what it always does. */
function pressPlan({plan, ...input}: TurnInput, press: Press): TurnResult | undefined {
	if (plan === undefined || input.typed !== '' || input.selected !== undefined) {
		return undefined;
	}

	switch (press.name) {
		case 'escape':
			return none(input);
		case 'backspace':
		case 'delete': {
			const back = stepBack(plan);
			return none(back === undefined ? input : {...input, plan: back});
		}

		case 'enter':
		case 'space':
			return plan.kind === 'squares' ? chooseSquare(input, plan) : undefined;
		default:
			return undefined;
	}
}

/** Returns what comes of a square that is chosen for a question. */
function chooseSquare(input: TurnInput, plan: Extract<Plan, {kind: 'squares'}>): TurnResult {
	const step = stepBySquare(plan, input.cursor);
	return 'plan' in step
		? none({...input, plan: step.plan})
		: {input, action: {type: 'ask', question: makeAct(step.act)}};
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
		const isLost = press.name === 'space' && input.isRefused === true;
		const text = isLost ? '' : editText(shownText(input, knowledge), press);
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
	const clean = first.slice(0, LONGEST_ENTRY + 1).replaceAll(/[^\u0020-\u007E]/g, '');
	const typed = (input.isRefused === true ? '' : shownText(input, knowledge)) + clean;
	if (typed.length > LONGEST_ENTRY) {
		return say(input, TOO_LONG);
	}

	return withPlan(input, none(typed === '' ? input : write(input, typed)));
}

/** Returns what a click on a square does: the same as the cursor's Enter there, and a second one does what the first offered. Typed text is cleared. */
export function clickInTurn(input: TurnInput, square: Square, known: TurnKnowledge): TurnResult {
	const knowledge = planned(known, input.plan);
	const {plan, ...rest} = input;
	const here: TurnInput = {...rest, typed: '', cursor: square};
	if (plan?.kind === 'squares') {
		return chooseSquare(here, plan);
	}

	return (
		touchArranging(here, square, knowledge) ??
		withPlan(input, clickForMove(input, square, knowledge))
	);
}

const clickForMove = (input: TurnInput, square: Square, knowledge: TurnKnowledge): TurnResult => {
	const [act, ...others] = actsOn(square, knowledge.acts);
	const isOffered = act !== undefined && others.length === 0 && input.typed === makeAct(act);
	return isOffered
		? {input: startTurn(square), action: {type: 'act', act}}
		: touch({...write(input, ''), cursor: square}, square, knowledge);
};

const quietTargets = (squares: readonly Square[]): readonly Target[] | undefined =>
	squares.length === 0 ? undefined : squares.map((square) => ({square, kind: 'quiet'}));

/** Returns the squares on which something else than a move can be done: where a man can be put, or a word is said of one. */
const openSquares = ({moves, acts = []}: TurnKnowledge): readonly Square[] =>
	moves.length > 0
		? []
		: acts.flatMap((act) =>
				act.kind === 'place' && act.role === undefined ? [] : (squareOf(act) ?? []),
			);

/** Returns what the board is to show of it: cursor, man picked up, where it may go, squares of the typed move. */
export function turnOverlays(
	input: TurnInput,
	known: TurnKnowledge,
): Pick<BoardModel, 'cursor' | 'selected' | 'targets' | 'lit'> {
	const {cursor, selected, typed, plan} = input;
	const knowledge = planned(known, plan);
	if (typed !== '') {
		return {lit: typedMove(input, knowledge).squares};
	}

	return {
		cursor,
		...(plan === undefined ? {} : {lit: squaresOf(plan)}),
		...(selected === undefined
			? given({targets: quietTargets(openSquares(knowledge))})
			: {
					selected,
					targets:
						knowledge.arranging === undefined
							? classifyTargets(knowledge.cells, knowledge.moves, selected)
							: (quietTargets(knowledge.arranging.goals(selected)) ?? []),
				}),
	};
}
