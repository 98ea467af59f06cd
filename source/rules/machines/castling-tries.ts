import type {CastlingRights} from '../../core/castling.js';
import type {UciMove} from '../../core/uci.js';

/** The castling moves of each side with the right that each needs. */
const CASTLINGS: readonly (readonly (readonly [right: CastlingRights, move: UciMove])[])[] = [
	[
		[1, {from: 4, to: 6}],
		[2, {from: 4, to: 2}],
	],
	[
		[4, {from: 60, to: 62}],
		[8, {from: 60, to: 58}],
	],
];

/** Returns the king's moves by which a side could castle, by its rights alone. */
export const castlingMoves = (rights: CastlingRights, side: number): UciMove[] =>
	CASTLINGS[side].filter(([right]) => (rights & right) !== 0).map(([, move]) => move);
