import {baseName, VARIANTS} from '../../rules/registry.js';
import type {ClockRule} from '../../match/settings.js';
import {CLOCK_CHOICES, describeClock, makeClock} from '../clock-text.js';
import {GAME_VARIANTS} from '../game-variants.js';
import {neighbour} from './choice.js';
import type {LiveReducer} from '../hooks/use-live-reducer.js';
import type {UiServices} from '../services.js';
import type {FormRow} from './form.js';

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

export const switchRow = (
	label: string,
	isOn: boolean,
	about: string,
	take: (isOn: boolean) => unknown,
): FormRow => choiceRow(label, {title: isOn ? 'yes' : 'no', about}, [false, true], isOn, take);

export const textRow = (
	label: string,
	value: string,
	write: (text: string) => unknown,
	about = '',
): FormRow => ({kind: 'text', label, value, about, write});

export function clockRow(clock: ClockRule, take: (clock: ClockRule) => unknown): FormRow {
	const title = makeClock(clock);
	const present = CLOCK_CHOICES.find((rule) => makeClock(rule) === title);
	return choiceRow('Clock', {title, about: describeClock(clock)}, CLOCK_CHOICES, present, take);
}

export function variantRow(name: string, take: (id: string) => unknown): FormRow {
	const variant = VARIANTS.find(({id}) => id === baseName(name));
	const words = {title: variant?.title ?? '', about: variant?.summary ?? ''};
	return choiceRow('Variant', words, GAME_VARIANTS, variant, ({id}) => take(id));
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
