import type {Role} from '../../core/man.js';
import {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import {kingSteps, kingStepsFrom} from '../../knowledge/king-steps.js';
import type {Placement} from '../../solver/material.js';
import {attackedBy, attacksOf, whiteMoves} from '../../solver/reach.js';
import {checksByKind} from '../../solver/tries/checks.js';
import {INVERSE_SYMMETRY, mapSet, mapSquare, SYMMETRIES} from '../../solver/symmetry.js';

/** Added to the square in one of White's tries that the man makes and not the king. */
export const MAN_TRY = 64;

/** What the rules say of White's king and man on two squares; the sets are of squares of the black king. */
export type MenFacts = {
	/** What the man attacks; his own king blocks him, the other never does. */
	readonly attacks: SquareSet;
	/** What both attack; their own squares are among them where one guards the other. */
	readonly attacked: SquareSet;
	/** From where he can go nowhere: mated where the man attacks him, else stalemated. */
	readonly stuck: SquareSet;
	/** For which squares White hears each of the things that he may hear when his men have come there. */
	readonly heard: readonly SquareSet[];
	/** The squares that White may try, the king's first, each man's from a1 to h8; the man's with `MAN_TRY`. */
	readonly tries: Uint8Array;
};

/** White's king and one man that is no pawn, for loops that look at very many placements: each is looked at once. */
export class TwoMen {
	readonly material: readonly [Role];
	readonly #facts: (MenFacts | undefined)[] = [];

	constructor(role: Exclude<Role, 'pawn' | 'king'>) {
		this.material = [role];
	}

	at(king: Square, man: Square): MenFacts {
		return (this.#facts[king * 64 + man] ??= this.#look({
			material: this.material,
			squares: [king, man],
		}));
	}

	#look(placement: Placement): MenFacts {
		const attacked = attackedBy(placement);
		return {
			attacks: SquareSet.from(attacksOf(placement, 1)),
			attacked,
			stuck: kingSteps(attacked.complement()).complement(),
			heard: checksByKind(placement).filter((squares) => !squares.isEmpty),
			tries: Uint8Array.from(whiteMoves(placement).map(({man, to}) => to + man * MAN_TRY)).sort(),
		};
	}
}

/** White's turn with one man beside his king: where both stand and where the black king may be. */
export type Turn = {
	readonly king: Square;
	readonly man: Square;
	readonly belief: SquareSet;
};

/** A turn to which a try can lead: at once when it is refused, else after Black's move. */
export type NextTurn = Turn & {readonly isRefused: boolean};

/** Returns where White's men stand after a try that is not refused. */
export const menAfter = ({king, man}: Turn, code: number): Pick<Turn, 'king' | 'man'> =>
	code < MAN_TRY ? {king: code, man} : {king, man: code & 63};

/** Returns the squares of the black king for which a try is refused. */
export const refusedFor = ({belief}: Turn, code: number): SquareSet =>
	code < MAN_TRY ? belief.intersect(kingStepsFrom(code)) : SquareSet.empty;

/**
 * Returns the turns to which a try (one of `MenFacts.tries`) can lead, one for each answer of the umpire's, none when it
 * mates wherever the king is; undefined when it can lose the man or stalemate, or is sure to be refused.
 */
export function nextTurns(men: TwoMen, turn: Turn, code: number): NextTurn[] | undefined {
	const refused = refusedFor(turn, code);
	const stands = turn.belief.minus(refused);
	const after = menAfter(turn, code);
	const {attacks, attacked, stuck, heard} = men.at(after.king, after.man);
	if (stands.isEmpty || !stands.minus(attacks).intersect(stuck).isEmpty) {
		return undefined;
	}

	const turns: NextTurn[] = refused.isEmpty
		? []
		: [{king: turn.king, man: turn.man, belief: refused, isRefused: true}];
	for (const squares of heard) {
		const belief = kingSteps(stands.intersect(squares)).minus(attacked);
		if (belief.has(after.man)) {
			return undefined;
		}

		if (!belief.isEmpty) {
			turns.push({king: after.king, man: after.man, belief, isRefused: false});
		}
	}

	return turns;
}

/** A turn as it is seen through a symmetry of the board. */
export type TurnedTurn = Turn & {readonly symmetry: number};

/**
 * Returns a turn through the symmetry that makes its squares the smallest: the same for all turns that the board's
 * symmetries take into each other.
 */
export function firstImage({king, man, belief}: Turn): TurnedTurn {
	let best: TurnedTurn = {king, man, belief, symmetry: 0};
	for (let symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
		const turnedKing = mapSquare(symmetry, king);
		const turnedMan = mapSquare(symmetry, man);
		const order = turnedKing * 64 + turnedMan - (best.king * 64 + best.man);
		if (order <= 0) {
			const turned = mapSet(symmetry, belief);
			const {low, high} = best.belief;
			if ((order || turned.low - low || turned.high - high) < 0) {
				best = {king: turnedKing, man: turnedMan, belief: turned, symmetry};
			}
		}
	}

	return best;
}

/** Returns a try in the frame of a turned turn as it is on the board. */
export const tryOnBoard = ({symmetry}: TurnedTurn, code: number): number =>
	mapSquare(INVERSE_SYMMETRY[symmetry], code & 63) | (code & MAN_TRY);
