import {nearest} from '../core/nearest.js';
import {VARIANT_NAMES} from '../rules/registry.js';
import {type CommandName, findCommand, type FlagName} from './catalogue.js';

/** Returns what a word stands for behind which option; undefined where it is like the value of none. */
function meant(word: string, sides: readonly string[]): readonly [FlagName, string] | undefined {
	const side = nearest(word, sides);
	const [base, ...options] = word.split('+');
	const variant = nearest(base, VARIANT_NAMES);
	return /^\d+$/.test(word)
		? ['level', word]
		: /^\d+\+\d+$/.test(word)
			? ['clock', word]
			: side !== undefined
				? ['as', side]
				: variant !== undefined
					? ['variant', [variant, ...options].join('+')]
					: undefined;
}

/** Returns the option of a command that a word without one was meant for, as the end of a sentence: of a game a side, a level by its number, a clock, or the game's name; nothing where it is like none. */
export function flagFor(word: string, name: CommandName): string {
	const {flags, as = []} = findCommand(name);
	const [flag, value] = meant(word, as) ?? [];
	return flag === undefined || !flags.includes(flag) ? '' : `; try --${flag} ${value}`;
}
