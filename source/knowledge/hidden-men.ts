import {findVariant} from '../rules/registry.js';

/** Returns whether in a game men of the other side may stand on squares that look empty: where a king or knights are not seen. */
export function mayHideMen(variantId = ''): boolean {
	const variant = findVariant(variantId);
	const hides = variant.ok ? variant.value.hides : undefined;
	return hides === 'king' || hides === 'knight';
}
