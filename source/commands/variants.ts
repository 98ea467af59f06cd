import {findVariantMeant, VARIANT_GROUPS} from '../rules/registry.js';
import {BOOK_OPTIONS, optionsOf} from '../rules/book-options.js';
import type {Variant} from '../rules/variant.js';
import {KIND_TITLES} from '../text/game-kinds.js';
import {rulesCard} from '../text/rules-card.js';
import {EXIT, need, print, refusing} from './command.js';

/** Returns the options of a variant as they are typed, when there are any. */
function optionNames(variant: Variant): readonly string[] {
	const names = optionsOf(variant).map(({id}) => `+${id}`);
	return names.length === 0 ? [] : [names.join(' ')];
}

/** Returns what a script is told of a variant. */
function rowOf(variant: Variant) {
	const {id, title, kind, summary, source} = variant;
	const options = optionsOf(variant).map((option) => ({id: option.id, title: option.title}));
	return {id, title, kind, summary, source, options};
}

/** Returns a variant as lines of text: its options as they are typed, and the rules as its card has them. */
function describeOne(variant: Variant): readonly string[] {
	const options = optionsOf(variant);
	const width = Math.max(...options.map(({id}) => id.length)) + 3;
	const [{title, lines}, ...parts] = rulesCard({...variant, options: []});
	return [
		`${variant.id}: ${title}. ${lines.join(' ')}`,
		...options.map(({id, title: about}) => `${`+${id}`.padEnd(width)}${about}`),
		...parts.flatMap((part) => ['', part.title, ...part.lines.map((line) => `  ${line}`)]),
	];
}

/** `fogchess variants [NAME] [--json]`: lists the variants with their options, by what is secret in them, or tells of one with its rules and source. */
export const variantsCommand = refusing(async ({arguments: [name], flags}, io) => {
	if (name !== undefined) {
		const variant = need(findVariantMeant(name));
		print(io, flags, [rowOf(variant)], () => describeOne(variant));
		return EXIT.fine;
	}

	const all = VARIANT_GROUPS.flatMap(({variants}) => variants);
	const width = Math.max(...all.map(({id}) => id.length)) + 2;
	const rows = all.map(rowOf);
	print(io, flags, rows, () => [
		...VARIANT_GROUPS.flatMap(({kind, variants}, index) => [
			...(index === 0 ? [] : ['']),
			KIND_TITLES[kind],
			...variants.flatMap((variant) => [
				`${variant.id.padEnd(width)}${variant.title}. ${variant.summary}`,
				...optionNames(variant).map((names) => `${''.padEnd(width)}Options: ${names}.`),
			]),
		]),
		'',
		'Options, behind the name of a variant that has them',
		...BOOK_OPTIONS.map(({id, title}) => `${`+${id}`.padEnd(width)}${title}`),
	]);
	return EXIT.fine;
});
