import {baseName, VARIANTS} from '../../rules/registry.js';
import type {ClockRule} from '../../match/settings.js';
import {CLOCK_CHOICES, describeClock, makeClock} from '../clock-text.js';
import {GAME_VARIANTS} from '../game-variants.js';
import {neighbour} from './choice.js';
import type {FormRow} from './form.js';

/** What the present value of a row is called, and what there is to say of it. */
export type ValueWords = {readonly title: string; readonly about?: string};

/** Returns a row with one of a few values, which goes round. */
export const choiceRow = <T>(
	label: string,
	{title, about}: ValueWords,
	values: readonly T[],
	present: T | undefined,
	take: (value: T) => void,
): FormRow => ({
	kind: 'choice',
	label,
	value: title,
	...(about === undefined ? {} : {about}),
	step: (direction) => {
		take(neighbour(values, (value) => value === present, direction));
	},
});

export const switchRow = (
	label: string,
	isOn: boolean,
	about: string,
	take: (isOn: boolean) => void,
): FormRow => choiceRow(label, {title: isOn ? 'yes' : 'no', about}, [false, true], isOn, take);

export const textRow = (
	label: string,
	value: string,
	write: (text: string) => void,
	about = '',
): FormRow => ({kind: 'text', label, value, about, write});

export function clockRow(clock: ClockRule, take: (clock: ClockRule) => void): FormRow {
	const title = makeClock(clock);
	const present = CLOCK_CHOICES.find((rule) => makeClock(rule) === title);
	return choiceRow('Clock', {title, about: describeClock(clock)}, CLOCK_CHOICES, present, take);
}

export function variantRow(name: string, take: (id: string) => void): FormRow {
	const variant = VARIANTS.find(({id}) => id === baseName(name));
	const words = {title: variant?.title ?? '', about: variant?.summary ?? ''};
	return choiceRow('Variant', words, GAME_VARIANTS, variant, ({id}) => {
		take(id);
	});
}
