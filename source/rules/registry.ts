import {withoutMarks} from '../core/ascii.js';
import {didYouMean} from '../core/nearest.js';
import {fail, ok, type Result, unwrap} from '../core/result.js';
import {quote} from '../core/quote.js';
import {GAME_KINDS, type GameKind} from './book.js';
import {applyOption, optionsOf} from './book-options.js';
import type {Variant} from './variant.js';
import {assassin} from './variants/assassin.js';
import {dark, darkness, fog, fogEnding} from './variants/fog.js';
import {declaration} from './variants/declaration.js';
import {ghostrider} from './variants/ghostrider.js';
import {KRIEGSPIEL_BOOKS} from './variants/kriegspiel.js';
import {knightLights} from './variants/knight-lights.js';
import {liar} from './variants/liar.js';
import {luft} from './variants/luft.js';
import {mafeking} from './variants/mafeking.js';
import {modern} from './variants/modern.js';
import {nommenspiel} from './variants/nommenspiel.js';
import {oneEye, picklePot} from './variants/one-eye.js';
import {partnership} from './variants/partnership.js';
import {quantum} from './variants/quantum.js';
import {reverseSchrodinger, schrodinger} from './variants/schrodinger.js';
import {scotch} from './variants/scotch.js';
import {semiKriegspiel} from './variants/semi-kriegspiel.js';
import {specialMoveChess} from './variants/special-move.js';
import {spy} from './variants/spy.js';
import {takeBackKriegspiel} from './variants/take-back.js';
import {tripod} from './variants/tripod.js';
import {welbeck} from './variants/welbeck.js';

/** Every variant that can be played, the first one being what is meant when none is named. */
export const VARIANTS: readonly Variant[] = [
	fog,
	dark,
	darkness,
	fogEnding,
	...KRIEGSPIEL_BOOKS,
	scotch,
	partnership,
	nommenspiel,
	takeBackKriegspiel,
	modern,
	spy,
	welbeck,
	assassin,
	mafeking,
	quantum,
	tripod,
	oneEye,
	picklePot,
	semiKriegspiel,
	luft,
	reverseSchrodinger,
	schrodinger,
	ghostrider,
	declaration,
	liar,
	specialMoveChess,
	knightLights,
];

/** The same as they are listed: by what is secret in them. */
export const VARIANT_GROUPS: readonly {
	readonly kind: GameKind;
	readonly variants: readonly Variant[];
}[] = GAME_KINDS.map((kind) => ({
	kind,
	variants: VARIANTS.filter((variant) => variant.kind === kind),
})).filter(({variants}) => variants.length > 0);

/** The family's name means its original book. */
const ALIASES: {readonly [name: string]: string} = {
	kriegspiel: KRIEGSPIEL_BOOKS[0].id,
	'kriegspiel-progressive': scotch.id,
};

/** Every name that stands for a variant, without options. */
export const VARIANT_NAMES: readonly string[] = [
	...VARIANTS.map(({id}) => id),
	...Object.keys(ALIASES),
];

/** Variants with options by their whole name: two of one name must be one record. */
const known = new Map<string, Variant>(VARIANTS.map((variant) => [variant.id, variant]));

/** Returns the name of a variant without its options. */
export const baseName = (name: string): string => name.split('+')[0];

/** Returns a variant with an option of its book, or undefined when that is none of its options. */
function withOption(variant: Variant, option: string): Variant | undefined {
	const book = applyOption(variant, option);
	return book === undefined ? undefined : variant.remake(book);
}

/** So many names of variants are given for a part of them. */
const MOST_ALIKE = 4;

/** Returns the end of a sentence about a name that stands for no variant: some that it is a part of, and what lists all. */
function alike(name: string): string {
	const names = VARIANT_NAMES.filter((one) => one.includes(name.toLowerCase())).sort(
		(one, other) => one.length - other.length,
	);
	const some = name === '' ? [] : names.slice(0, MOST_ALIKE);
	return some.length === 0
		? '; `fogchess variants` lists all'
		: `; there are ${some.join(', ')}${some.length < names.length ? ', …' : ''} (\`fogchess variants\` lists all)`;
}

/**
 * Finds a variant by its name, with options behind it ("kriegspiel-eastern+fifty-moves"); the error names
 * the one that is nearly it, else some that the name is a part of.
 */
export function findVariant(name: string): Result<Variant> {
	const [base, ...options] = name.split('+');
	const id = Object.hasOwn(ALIASES, base) ? ALIASES[base] : base;
	const book = known.get(id);
	if (book === undefined) {
		return fail(
			`there is no variant ${quote(base)}${didYouMean(base, VARIANT_NAMES, alike(base))}`,
		);
	}

	let variant = book;
	for (const option of options) {
		const changed = known.get(`${variant.id}+${option}`) ?? withOption(variant, option);
		if (changed === undefined) {
			const names = optionsOf(variant).map((one) => one.id);
			const near = didYouMean(option, names, `; it has ${names.join(', ') || 'none'}`);
			return fail(`${quote(variant.id)} has no option ${quote(option)}${near}`);
		}

		known.set(changed.id, changed);
		variant = changed;
	}

	return ok(variant);
}

/** Returns a name as it is compared: "Fog of War", "fog-of-war" and "Schrodinger’s Chess" find their variants. */
const folded = (name: string): string =>
	withoutMarks(name.toLowerCase()).replaceAll(/[^a-z0-9]/g, '');

/** Returns the variant of a game that is there, by its name. */
export const variantOf = (name: string): Variant => unwrap(findVariant(name));

/** Finds a variant as `findVariant` does, or by its title; for what a person types. */
export function findVariantMeant(name: string): Result<Variant> {
	const found = findVariant(name);
	const meant = folded(name);
	const titled = VARIANTS.find(({id, title}) => [id, title].some((one) => folded(one) === meant));
	return found.ok || titled === undefined ? found : ok(titled);
}
