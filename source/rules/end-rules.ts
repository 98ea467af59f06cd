import type {Outcome} from './news.js';
import {isAttacked, isInCheck, isWalkedTo} from './attack.js';
import {filterLegal} from './legal.js';
import type {Position} from './position.js';
import {BISHOP, BLACK_MAN, KING, KNIGHT, QUEEN} from '../core/man.js';
import {isLight} from '../core/square.js';
import {countEnPassant} from './generate.js';

/** What an end rule may ask of a game besides its position. */
export type EndFacts = {
	/** How often the present position has occurred, now included. */
	readonly occurrences: number;
};

type EndTest = (position: Position, facts: EndFacts) => Outcome | undefined;

const ANY = () => true;

const QUEEN_ALONE = Uint8Array.of(QUEEN);

export const hasMove = (position: Position): boolean => filterLegal(position, ANY, 1).length > 0;

/**
 * The named ends of which a variant lists those it has, in the order in which they are tested.
 * - king-captured: the side whose king stands has won.
 * - repetition: the host ends the game when a position occurs the third time (same men, side to move,
 *   castling rights, and en passant square only when a capture is possible).
 * - fifty-moves: the host ends it after 100 plies without capture or pawn move.
 * - no-move: a side that has no move at all draws.
 * - checkmate, stalemate: a side on move without a legal move is mated when it is in check, else it draws.
 * - checkmate-by-queen: so too, but a mate without a queen among the men that give check loses for who gave it (H.
 *   Phillips, Indoor Games for Two).
 * - stalemate-loses: or loses (Williams, Kriegsspiel rules at RAND, 1950, 20).
 * - insufficient: neither side has the men to mate with, whatever happens.
 * - no-queens: neither side has a queen.
 * - bare-kings: neither side has a man beside its king, and the kings are not next to each other.
 */
const END_RULES = {
	'king-captured': (position) =>
		position.isKingTaken
			? {winner: position.kings[0] < 0 ? 'black' : 'white', reason: 'king-captured'}
			: undefined,
	repetition: (_position, facts) =>
		facts.occurrences >= 3 ? {winner: null, reason: 'repetition'} : undefined,
	'fifty-moves': (position) =>
		position.halfmoves >= 100 ? {winner: null, reason: 'fifty-moves'} : undefined,
	'no-move': (position) => (hasMove(position) ? undefined : {winner: null, reason: 'no-move'}),
	checkmate: (position) =>
		isInCheck(position, position.side) && !hasMove(position)
			? {winner: position.side === 0 ? 'black' : 'white', reason: 'checkmate'}
			: undefined,
	'checkmate-by-queen'(position) {
		const {side} = position;
		if (!isInCheck(position, side) || hasMove(position)) {
			return undefined;
		}

		const wins = isWalkedTo(position, position.kings[side], side ^ 1, QUEEN_ALONE);
		return {winner: (side === 0) === wins ? 'black' : 'white', reason: 'checkmate'};
	},
	stalemate: (position) => (hasMove(position) ? undefined : {winner: null, reason: 'stalemate'}),
	'stalemate-loses': (position) =>
		hasMove(position)
			? undefined
			: {winner: position.side === 0 ? 'black' : 'white', reason: 'stalemate'},
	insufficient: (position) =>
		isInsufficient(position) ? {winner: null, reason: 'insufficient'} : undefined,
	'no-queens': ({board}) =>
		board.includes(QUEEN) || board.includes(QUEEN | BLACK_MAN)
			? undefined
			: {winner: null, reason: 'insufficient'},
	'bare-kings': (position) =>
		position.count[0] === 1 &&
		position.count[1] === 1 &&
		!isAttacked(position, position.kings[0], 1)
			? {winner: null, reason: 'insufficient'}
			: undefined,
} as const satisfies {readonly [name: string]: EndTest};

export type EndRule = keyof typeof END_RULES;

/** Returns how a game stands ended by the first of `rules` that applies, or undefined while it goes on. */
export function findEnd(
	rules: readonly EndRule[],
	position: Position,
	facts: EndFacts,
): Outcome | undefined {
	for (const rule of rules) {
		const outcome = END_RULES[rule](position, facts);
		if (outcome !== undefined) {
			return outcome;
		}
	}

	return undefined;
}

/**
 * Returns whether no mate can come about by any play: kings alone, or with one knight, or with bishops that
 * all stand on squares of one colour (FIDE Laws, 5.2.2, as far as the men alone tell).
 */
export function isInsufficient({board, count, men}: Position): boolean {
	let knights = 0;
	let light = 0;
	let dark = 0;
	for (let side = 0; side < 2; side++) {
		for (let index = 0; index < count[side]; index++) {
			const square = men[side][index];
			const role = board[square] & 7;
			if (role === KNIGHT) {
				knights++;
			} else if (role === BISHOP) {
				light += isLight(square) ? 1 : 0;
				dark += isLight(square) ? 0 : 1;
			} else if (role !== KING) {
				return false;
			}
		}
	}

	return knights === 0 ? light === 0 || dark === 0 : knights === 1 && light + dark === 0;
}

/**
 * Returns a text that is equal for two positions just when they count as the same for a repetition:
 * men, side to move, castling rights, and the en passant square only when a capture is possible.
 */
export function repetitionKey(position: Position): string {
	const ep = countEnPassant(position) > 0 ? position.epSquare + 1 : 0;
	return (
		String.fromCharCode.apply(null, position.board as unknown as number[]) +
		String.fromCharCode(position.side, position.castling, ep)
	);
}
