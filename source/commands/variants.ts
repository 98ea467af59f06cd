import {VARIANT_GROUPS} from '../rules/registry.js';
import {BOOK_OPTIONS, optionsOf} from '../rules/book-options.js';
import type {Variant} from '../rules/variant.js';
import {KIND_TITLES} from '../text/game-kinds.js';
import {EXIT, print, type RunCommand} from './command.js';

/** Returns the options of a variant as they are typed, when there are any. */
function optionNames(variant: Variant): readonly string[] {
	const names = optionsOf(variant).map(({id}) => `+${id}`);
	return names.length === 0 ? [] : [names.join(' ')];
}

/** `fogchess variants [--json]`: lists the variants with their options and sources, by what is secret in them. */
export const variantsCommand: RunCommand = async ({flags}, io) => {
	const all = VARIANT_GROUPS.flatMap(({variants}) => variants);
	const width = Math.max(...all.map(({id}) => id.length)) + 2;
	const rows = all.map((variant) => {
		const {id, title, kind, summary, source} = variant;
		const options = optionsOf(variant).map((option) => ({id: option.id, title: option.title}));
		return {id, title, kind, summary, source, options};
	});
	print(io, flags, rows, () => [
		...VARIANT_GROUPS.flatMap(({kind, variants}, index) => [
			...(index === 0 ? [] : ['']),
			KIND_TITLES[kind],
			...variants.flatMap((variant) => [
				`${variant.id.padEnd(width)}${variant.title}. ${variant.summary}`,
				...optionNames(variant).map((names) => `${''.padEnd(width)}Options: ${names}.`),
				`${''.padEnd(width)}Source: ${variant.source}.`,
			]),
		]),
		'',
		'Options, behind the name of a variant that has them',
		...BOOK_OPTIONS.map(({id, title}) => `${`+${id}`.padEnd(width)}${title}`),
	]);
	return EXIT.fine;
};
