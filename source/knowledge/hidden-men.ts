import {UNSEEN} from '../core/man.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import {findVariant, variantOf} from '../rules/registry.js';

/** Returns whether in a game neither side sees the other's knights. */
export function hidesKnights(variantId: string): boolean {
	return variantOf(variantId).hides === 'knight';
}

/** Returns whether in a game men of the other side may stand on squares that look empty: where a king or knights are not seen. */
export function mayHideMen(variantId = ''): boolean {
	const variant = findVariant(variantId);
	const hides = variant.ok ? variant.value.hides : undefined;
	return hides === 'king' || hides === 'knight';
}

/**
 * Returns whether a seat sees every square as long as a game is played, so that it has no man of the other side's to
 * remember: by the rules, or because it saw all from the start where sight is no matter of moves.
 */
export function seesEverySquare(history: SeatHistory): boolean {
	const {see} = variantOf(history.variant);
	return (
		see.includes('everything') ||
		(!see.includes('destinations') && !viewBefore(history, 0).cells.includes(UNSEEN))
	);
}

/** Returns whether a seat knows of every man where it stands and what it is as long as a game is played: there is nothing to work out. */
export function knowsAllMen(history: SeatHistory): boolean {
	return (
		variantOf(history.variant).written === undefined &&
		!mayHideMen(history.variant) &&
		seesEverySquare(history) &&
		history.start.marks === undefined
	);
}
