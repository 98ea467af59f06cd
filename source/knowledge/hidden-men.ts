import type {Color} from '../core/color.js';
import {findVariant} from '../rules/registry.js';

/** Returns whether in a game men of the other side may stand on squares that look empty: where a king or knights are not seen. */
export function mayHideMen(variantId = ''): boolean {
	const variant = findVariant(variantId);
	const hides = variant.ok ? variant.value.hides : undefined;
	return hides === 'king' || hides === 'knight';
}

/** Returns whether a side sees every square as long as a game is played, so that it has no man of the other's to remember. */
export function seesEverySquare(variantId: string, side: Color): boolean {
	const variant = findVariant(variantId);
	return variant.ok && (variant.value.see.includes('everything') || variant.value.sighted === side);
}
