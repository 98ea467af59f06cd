import type {Act} from '../../../core/act.js';
import {given} from '../../../core/given.js';
import {isMan, manRole, parseRoleLetter, type Role} from '../../../core/man.js';
import {type Square, squareName} from '../../../core/square.js';
import {isPlacing, isPut, putElsewhere, putOn} from '../../../session/entry/arranging.js';
import {arrayBegun} from '../../../session/entry/game-word.js';
import {beginsManName} from '../../../session/entry/man-names.js';
import {readAct} from '../../../session/entry/typed-act.js';
import {whyNotPlaced, whyNotShifted} from '../../../session/entry/why-not-placed.js';
import {backInBox, NONE_LEFT, putByLetter, staysThere, whyOrWord} from '../../../text/arranging.js';
import {noManOn} from '../../../text/turn.js';
import {commandFor, type KeyContext} from '../../shell/keys/key-map.js';
import type {Press} from '../../shell/press.js';
import {nextFree} from './next-free.js';
import {canBegin, write} from './typed-start.js';
import {
	none,
	say,
	startTurn,
	type TurnInput,
	type TurnKnowledge,
	type TurnResult,
} from './turn-state.js';

/** Letters that put a man on the square under the cursor. */
const PUTS = /^[kqrbnp]$/;
/** The files that cannot be meant as a man's letter, and the sign of a placement. */
const FILES = /^[ac-h@]$/;

/** What alone is typed begins a man's text, which a click on a square ends. */
const MAN_TYPED = /^[KQRBNP]$/;

const isOffered = (role: Role, acts: readonly Act[]): boolean =>
	acts.some((act) => act.kind === 'place' && act.role === role);

/** Returns what a man's letter does; undefined where it may begin a word or move the cursor. */
function putLetter(
	input: TurnInput,
	letter: string,
	knowledge: TurnKnowledge,
): TurnResult | undefined {
	const {cursor} = input;
	const {acts = [], cells} = knowledge;
	const role = parseRoleLetter(letter);
	if (role === undefined) {
		return undefined;
	}

	const put = putOn(role, cursor, acts);
	if (put !== undefined) {
		// "qb1" or "knight" may be meant: then both letters put nothing.
		const steps = input.steps.slice(-1);
		const sentence = put.length > 1 ? backInBox(cells[cursor], squareName(cursor)) : undefined;
		return {
			input: {
				...startTurn(nextFree(cursor, knowledge)),
				steps: [...steps, {letter, cursor, isPut: true}],
			},
			action: {type: 'acts', acts: put, ...given({sentence})},
		};
	}

	// A letter that puts no man now may be the cursor's.
	if (!isOffered(role, acts) && role === 'king') {
		return undefined;
	}

	// It may go on as a text all the same: "q@d5" moves a queen that stands, "re" is ready.
	const steps = input.steps.slice(-1);
	const words = acts.filter(({kind}) => kind === 'say');
	const begun = readAct(letter, words).texts;
	const why = whyNotPlaced({role, square: cursor}, knowledge);
	return say(
		{...startTurn(cursor), steps: [...steps, {letter, cursor, isPut: false}]},
		begun.length === 0 ? why : whyOrWord(why, begun),
	);
}

/** Returns what a click on a square does behind a man's letter that is typed, or was clicked where the men are listed; undefined where none is. */
export function putTyped(
	input: TurnInput,
	square: Square,
	knowledge: TurnKnowledge,
): TurnResult | undefined {
	const {arranging, acts = [], cells} = knowledge;
	const role = MAN_TYPED.test(input.typed) ? parseRoleLetter(input.typed.toLowerCase()) : undefined;
	if (arranging === undefined || role === undefined) {
		return undefined;
	}

	const put = putOn(role, square, acts);
	if (put === undefined) {
		return say({...input, cursor: square}, whyNotPlaced({role, square}, knowledge));
	}

	const sentence = put.length > 1 ? backInBox(cells[square], squareName(square)) : undefined;
	return {input: startTurn(square), action: {type: 'acts', acts: put, ...given({sentence})}};
}

/** Returns why no man is picked up from a square while men are placed. */
function whyNotTaken(square: Square, knowledge: TurnKnowledge): string {
	const {cells, acts = [], arranging} = knowledge;
	if (isMan(cells[square])) {
		return staysThere(cells[square], squareName(square));
	}

	const [first] = arranging?.left ?? [];
	return first === undefined
		? NONE_LEFT
		: acts.some((act) => isPlacing(act) && act.square === square)
			? putByLetter(squareName(square))
			: whyNotPlaced({role: manRole(first.man), square}, knowledge);
}

/** Returns what Enter or a click on a square does where the king has to be put on another one. */
function touchAnew(square: Square, knowledge: TurnKnowledge): TurnResult {
	const acts = putOn('king', square, knowledge.acts ?? []);
	const input = startTurn(square);
	return acts === undefined
		? say(input, whyNotPlaced({role: 'king', square}, knowledge))
		: {input, action: {type: 'acts', acts}};
}

/** Returns what Enter or a click on a square does while men are placed; undefined while none are. */
export function touchArranging(
	input: TurnInput,
	square: Square,
	knowledge: TurnKnowledge,
): TurnResult | undefined {
	const {arranging, acts = [], cells} = knowledge;
	const {selected} = input;
	const here = startTurn(square);
	if (arranging === undefined) {
		return undefined;
	}

	if (arranging.anew !== undefined) {
		return touchAnew(square, knowledge);
	}

	if (selected === undefined) {
		return isPut(square, acts)
			? none({...here, selected: square})
			: say(here, whyNotTaken(square, knowledge));
	}

	if (selected === square) {
		return none(here);
	}

	return arranging.goals(selected).includes(square)
		? {input: here, action: {type: 'acts', acts: putElsewhere(selected, square, cells, acts)}}
		: say({...here, selected}, whyNotShifted(selected, square, knowledge));
}

const lettersOf = (steps: TurnInput['steps']): string => steps.map(({letter}) => letter).join('');

/** Returns the last letters that begin a man's name with the next one: "q", or "k" and "n" of "knight". */
const nameBegun = ({steps}: TurnInput, text: string): TurnInput['steps'] | undefined =>
	[steps.slice(-2), steps.slice(-1)].find(
		(some) => some.length > 0 && beginsManName(lettersOf(some) + text),
	);

/**
 * Returns what a character does that goes on with a letter which has put a man down, or could not: it was the beginning of a
 * word, of a man's name or of a placement ("na8", "q@d1"), and nothing is put. Undefined where it begins something itself.
 */
function takeBackPut(
	input: TurnInput,
	press: Press,
	knowledge: TurnKnowledge,
	context: KeyContext,
): TurnResult | undefined {
	const {steps} = input;
	const {text} = press;
	const {acts = []} = knowledge;
	const words = acts.filter(({kind}) => kind === 'say');
	const last = steps.at(-1);
	const command = commandFor(context, press);
	const named = nameBegun(input, text);
	// Who has just put a queen takes her back with "u", unless it goes on to be her name.
	if (named !== undefined && command === 'takeback' && last?.isPut === true) {
		const begun = {letter: lettersOf(named) + text, cursor: named[0].cursor, isPut: false};
		return {input: {...input, steps: [begun]}, action: {type: 'command', command}};
	}

	const isSquare = /^[1-8]$/.test(text) && last?.letter === 'b';
	// A digit says a word first, but behind two letters while men are left: that would undo what was put by hand.
	const isLeft = acts.some((act) => act.kind === 'place' && act.role !== undefined);
	const isVain = steps.every(({isPut}) => isPut === false);
	const isPair = steps.length > 1 && (isLeft || isVain);
	if (isSquare && command !== undefined && !isPair) {
		return undefined;
	}

	const meant = named ?? (isSquare ? steps : steps.slice(-1));
	const begun = lettersOf(meant) + text;
	// A lone letter that was turned down is no file where a square alone means nothing.
	if (isSquare && isVain && steps.length === 1 && !canBegin(begun, knowledge)) {
		return undefined;
	}

	const isMeant =
		isSquare ||
		FILES.test(text) ||
		(/^[a-z]$/.test(text) &&
			(readAct(begun, words).texts.length > 0 || arrayBegun(begun) !== undefined));
	const undone = meant.filter(({isPut}) => isPut === true).length;
	return named !== undefined || (last?.isPut !== undefined && isMeant)
		? {
				input: {
					...startTurn(meant[0].cursor),
					typed: begun,
					// What the key does else it does when it comes once more.
					...(named === undefined || command === undefined ? {} : {isRefused: true}),
				},
				...(undone === 0 ? {} : {action: {type: 'undo', steps: undone}}),
			}
		: undefined;
}

/**
 * Returns what a key does while men are placed: a letter puts a man down and goes on to the next square, Enter picks one
 * up and puts it down, Backspace takes it off. A letter that turns out to begin a word ("random") or a man's text ("na8") is
 * taken back.
 * Undefined where the key does what it always does.
 */
export function pressArranging(
	input: TurnInput,
	press: Press,
	knowledge: TurnKnowledge,
	context: KeyContext,
): TurnResult | undefined {
	const {cursor, typed} = input;
	const {arranging, acts = []} = knowledge;
	if (arranging !== undefined && MAN_TYPED.test(typed) && MAN_TYPED.test(press.text)) {
		// Of two men the last one is meant.
		return none(write(input, press.text));
	}

	if (arranging === undefined || typed !== '' || press.ctrl || press.meta) {
		return undefined;
	}

	switch (press.name) {
		case 'character': {
			const {text} = press;
			if (PUTS.test(text)) {
				return putLetter(input, text, knowledge);
			}

			return takeBackPut(input, press, knowledge, context);
		}

		case 'enter':
		case 'space':
			return touchArranging(input, cursor, knowledge);
		case 'backspace':
		case 'delete':
			return isPut(cursor, acts)
				? {
						input: startTurn(cursor),
						action: {type: 'acts', acts: [{kind: 'place', role: undefined, square: cursor}]},
					}
				: input.selected === undefined && input.steps.length === 0
					? say(startTurn(cursor), noManOn(squareName(cursor)))
					: none(startTurn(cursor));
		default:
			return undefined;
	}
}
