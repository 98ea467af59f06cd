import {refusalHeardBy} from '../../rules/refusal.js';
import type {Variant} from '../../rules/variant.js';

/** The parts of a sight that observation.ts knows how to compile. */
const KNOWN_PARTS: readonly string[] = [
	'own-men',
	'destinations',
	'en-passant',
	'pawn-fronts',
	'pawn-attacks',
];

/**
 * Returns why the positions of a variant cannot be followed, or undefined when they can: those in which
 * a seat sees its men's destinations, knows its moves and hears of nothing but the end.
 */
export function whyUnsupported(variant: Variant): string | undefined {
	const {id, moves, see, hear, setup} = variant;
	const cannot = (what: string): string => `the positions of ${id} cannot be followed: ${what}`;
	if (moves.royal !== 'capture' || moves.castling === 'safe') {
		return cannot('the king is royal by check, which tells of attacks');
	}

	if (moves.men !== undefined) {
		return cannot('men move in other ways than the usual ones');
	}

	const strange = see.find((part) => !KNOWN_PARTS.includes(part));
	if (strange !== undefined) {
		return cannot(`it sees by the rule “${strange}”`);
	}

	const seesEnPassant = see.includes('en-passant') || !moves.enPassant;
	if (!see.includes('own-men') || !see.includes('destinations') || !seesEnPassant) {
		return cannot('a seat does not see all that its men could do');
	}

	if (
		refusalHeardBy(variant) !== undefined ||
		setup.kind !== 'fixed' ||
		Object.keys(hear).length > 0
	) {
		return cannot('more is heard than the end of the game');
	}

	return undefined;
}
