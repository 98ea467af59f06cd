import type {Role} from '../../core/man.js';
import {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import {kingSteps} from '../../knowledge/king-steps.js';
import type {Placement} from '../../solver/material.js';
import {attackedBy, attacksOf, whiteMoves} from '../../solver/reach.js';
import {checksByKind} from '../../solver/tries/checks.js';

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
