import {fail, ok, type Result} from '../core/result.js';
import {quote} from '../core/quote.js';
import type {Variant} from './variant.js';
import {dark} from './variants/dark.js';
import {darkness} from './variants/darkness.js';
import {fogEnding} from './variants/fog-ending.js';
import {fog} from './variants/fog.js';

/** Every variant that can be played, the first one being what is meant when none is named. */
export const VARIANTS: readonly Variant[] = [fog, dark, darkness, fogEnding];

/** Finds a variant by its name; the error lists the names there are. */
export function findVariant(id: string): Result<Variant> {
	const variant = VARIANTS.find((candidate) => candidate.id === id);
	return variant === undefined
		? fail(`there is no variant ${quote(id)}; there are ${VARIANTS.map(({id}) => id).join(', ')}`)
		: ok(variant);
}
