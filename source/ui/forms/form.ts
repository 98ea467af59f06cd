import type {ByColor, Color} from '../../core/color.js';
import {sideName} from '../../text/men.js';
import {erase} from '../shell/erase.js';
import type {Press} from '../shell/press.js';
import {commandFor} from '../shell/keys/key-map.js';
import {baseName} from '../../rules/registry.js';
import type {ClockRule} from '../../match/settings.js';
import {CLOCK_CHOICES, describeClock, makeClock} from '../../session/clock-text.js';
import {GAME_VARIANTS, PIN_LENGTH} from '../../session/new-game.js';
import {type Choice, moveChoice, neighbour} from '../panes/choice.js';
import type {Navigation} from '../shell/app-context.js';
import type {LiveReducer} from '../shell/use-live-reducer.js';
import type {UiServices} from '../../session/services.js';
import type {Command} from '../shell/keys/key-binding.js';

/** One row of a form. */
export type FormRow = {
	/** What is told of it in full below the form while the cursor is on it. */
	readonly more?: string;
	/** Whether there is nothing to do; what it says is why. */
	readonly isEmpty?: boolean;
} &
	/** Does something when it is chosen. */
	(
		| {
				readonly kind: 'action';
				readonly label: string;
				readonly about?: string;
				readonly run: () => void;
		  }
		/** Has one of a few values; `step` takes the next (1) or the one before (-1). */
		| {
				readonly kind: 'choice';
				readonly label: string;
				readonly value: string;
				readonly about?: string;
				readonly step: (direction: 1 | -1) => unknown;
				/** Shows all of its values at once, where they are many. */
				readonly list?: () => unknown;
		  }
		/** Is typed into; a PIN takes digits, which are never shown. */
		| {
				readonly kind: 'text' | 'pin';
				readonly label: string;
				readonly value: string;
				/** What stands in it as long as nobody has typed anything else: the first letter replaces it. */
				readonly usual?: string;
				readonly about?: string;
				readonly write: (text: string) => unknown;
		  }
	);

/** What a key did to a form: moved the cursor to a row, was typed into one, changed something, asked for rules or to go back, or nothing. */
type FormResult = {readonly index: number} | 'typed' | 'done' | 'back' | 'rules' | undefined;

/** The key map of a form: a new game's has a key more. */
export type FormContext = 'form' | 'new-game';

const LONGEST_NAME = 24;

/** Returns whether characters are typed into a row. */
export const isTyped = ({kind}: FormRow): boolean => kind === 'text' || kind === 'pin';

/** Takes a key as text into a row that is typed into, where it stands for its usual text or for what was typed; returns whether it was one, or a letter that no PIN has. */
function write(row: FormRow, press: Press, isTypedIn: boolean): 'typed' | 'dead' | undefined {
	if (row.kind !== 'text' && row.kind !== 'pin') {
		return undefined;
	}

	const left = erase(row.value, press);
	if (left !== undefined) {
		row.write(left);
		return 'typed';
	}

	if (press.ctrl || press.meta || press.text === '') {
		return undefined;
	}

	if (row.kind === 'pin' && !/^\d$/.test(press.text)) {
		return press.name === 'character' ? 'dead' : undefined;
	}

	const before = !isTypedIn && row.value === row.usual ? '' : row.value;
	if (Array.from(before).length < (row.kind === 'pin' ? PIN_LENGTH : LONGEST_NAME)) {
		row.write(before + press.text);
	}

	return 'typed';
}

/** Takes a digit that no row takes into the first PIN that is not whole, and returns where that is; undefined where there is none. */
function writePin(rows: readonly FormRow[], press: Press): FormResult {
	const index = rows.findIndex((row) => row.kind === 'pin' && row.value.length < PIN_LENGTH);
	return index >= 0 && /^\d$/.test(press.text) && write(rows[index], press, true) === 'typed'
		? {index}
		: undefined;
}

/** How far a person is in a form: on row `index`, of which `page` are in sight, and whether he has typed into that row before. */
type FormState = Omit<Choice, 'count'> & {readonly isTypedIn?: boolean};

/** Takes a key, or a command that was chosen from the list of all, into a form. */
export function pressForm(
	rows: readonly FormRow[],
	{index, page, isTypedIn = false}: FormState,
	press: Press,
	context: FormContext = 'form',
	chosen?: Command,
): FormResult {
	const row = rows[index];
	const written = chosen === undefined ? write(row, press, isTypedIn) : undefined;
	if (written !== undefined) {
		return written === 'typed' ? written : undefined;
	}

	const move = (step: Command): FormResult => ({
		index: moveChoice({index, page, count: rows.length}, step),
	});
	const command = chosen ?? commandFor(context, press);
	switch (command) {
		case 'previous':
		case 'next':
			if (row.kind === 'choice') {
				row.step(command === 'previous' ? -1 : 1);
				return 'done';
			}

			return undefined;
		case 'up':
		case 'down':
		case 'pageUp':
		case 'pageDown':
		case 'first':
		case 'last':
			return move(command);
		case 'back':
		case 'leave':
			return 'back';
		case 'choose':
			if (row.kind === 'action') {
				row.run();
				return 'done';
			}

			if (row.kind === 'choice') {
				if (row.list === undefined) {
					row.step(1);
				} else {
					row.list();
				}

				return 'done';
			}

			return move('down');
		case 'rules':
			return 'rules';
		default:
			return writePin(rows, press);
	}
}

/** What the present value of a row is called, and what there is to say of it. */
export type ValueWords = {readonly title: string; readonly about?: string};

/** Returns a row with one of a few values, which goes round. */
export const choiceRow = <T>(
	label: string,
	{title, about}: ValueWords,
	values: readonly T[],
	present: T | undefined,
	take: (value: T) => unknown,
): FormRow => ({
	kind: 'choice',
	label,
	value: title,
	...(about === undefined ? {} : {about}),
	step: (direction) => take(neighbour(values, (value) => value === present, direction)),
});

/** What is filled in: the newest of it, and how some of its fields are set. */
type Draft<S> = Pick<LiveReducer<S, Partial<S>>, 'now'> & {dispatch(changes: Partial<S>): unknown};

/** Returns the same for one field of what is filled in. */
export const fieldRow = <S, K extends keyof S>(
	draft: Draft<S>,
	label: string,
	field: K,
	values: readonly S[K][],
	words: ValueWords,
): FormRow =>
	choiceRow(label, words, values, draft.now()[field], (value) =>
		draft.dispatch({[field]: value} as unknown as Partial<S>),
	);

/** Returns a row with a sentence that is told below the form while the cursor is on it. */
export const withMore = (more: string, row: FormRow): FormRow => ({...row, more});

export const switchRow = (
	label: string,
	isOn: boolean,
	about: string,
	take: (isOn: boolean) => unknown,
): FormRow => choiceRow(label, {title: isOn ? 'yes' : 'no', about}, [false, true], isOn, take);

export const actionRow = (label: string, about: string, run: () => void): FormRow => ({
	kind: 'action',
	label,
	about,
	run,
});

export const textRow = (
	label: string,
	value: string,
	usual: string,
	write: (text: string) => unknown,
	about = '',
): FormRow => ({kind: 'text', label, value, usual, about, write});

/** Returns the row with the name of a side. */
export const nameRow = (
	color: Color,
	names: ByColor<string>,
	write: (text: string) => unknown,
	about?: string,
): FormRow => textRow(`${sideName(color)} is`, names[color], sideName(color), write, about);

export function clockRow(clock: ClockRule, take: (clock: ClockRule) => unknown): FormRow {
	const title = makeClock(clock);
	const present = CLOCK_CHOICES.find((rule) => makeClock(rule) === title);
	return choiceRow('Clock', {title, about: describeClock(clock)}, CLOCK_CHOICES, present, take);
}

/** Returns the row by which a variant is chosen, one by one or from the list of all. */
export function variantRow(
	name: string,
	take: (id: string) => unknown,
	open: Navigation['open'],
): FormRow {
	const variant = GAME_VARIANTS.find(({id}) => id === baseName(name));
	const words = {title: variant?.title ?? '', about: variant?.summary ?? ''};
	const row = choiceRow('Game', words, GAME_VARIANTS, variant, ({id}) => take(id));
	const list = () => open({name: 'variants', variants: GAME_VARIANTS, chosen: name, take});
	return {...row, list} as FormRow;
}

/** Returns a row with the bots that are offered. */
export function botRow(
	label: string,
	bot: string,
	bots: UiServices['bots'],
	take: (id: string) => unknown,
): FormRow {
	const words = bots.describe(bot);
	const title = words === undefined ? '' : [words.level ?? [], words.title].flat().join(' ');
	const {choices} = bots;
	const present = choices.find(({id}) => id === bot);
	return choiceRow(label, {title, about: words?.about ?? ''}, choices, present, ({id}) => take(id));
}
