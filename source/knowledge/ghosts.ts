import type {Setup} from '../core/fen.js';
import {parseAct} from '../core/act.js';
import {given} from '../core/given.js';
import {EMPTY, isMan, KING, type Man, manRole, UNSEEN} from '../core/man.js';
import type {Square} from '../core/square.js';
import type {MoveRules} from '../rules/move-rules.js';
import {variantOf} from '../rules/registry.js';
import {watchEnemyPly} from './enemy-ply.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import {agesIn} from './ply-age.js';
import {isEnemy, type ManOn} from './own-man.js';
import {possibleOrigins} from './reach.js';
import {MenFollowed} from './positions/men-followed.js';
import {onlyTakerFrom} from './only-taker.js';
import {findCapture} from './taken.js';

/** An enemy man where it was last seen. */
export type Ghost = ManOn & {
	/** The plies played since it was last seen there, or told of: 1 when the last ply hid it. */
	readonly age: number;
	/** Whether it was told of there, and not seen. */
	readonly isTold?: true;
};

/** Where men were last seen or told of, and after how many plies. */
type Memory = Map<Square, {readonly man: Man; readonly ply: number; readonly isTold?: true}>;

/** Forgets the man on a square which the man that was seen to arrive must have left. */
function forgetMoved(memory: Memory, history: SeatHistory, index: number, rules: MoveRules): void {
	const before = viewBefore(history, index).cells;
	for (const {square, man} of watchEnemyPly(history, index).arrived) {
		// Kings are left out: they may have castled, and only one stands anyway.
		const origins = (man & 7) === KING ? [] : possibleOrigins(rules, before, man, square);
		if (origins.length === 1) {
			memory.delete(origins[0]);
		}
	}
}

/** What a seat was told of the other side's men before the game; each part is left out where it was not. */
export type KnownArmy = {
	/** How many there were. */
	readonly men?: number;
	/** The whole start. */
	readonly start?: Setup;
};

/** An enemy man that the seat knows of without having seen it there in these plies, when so many had been played, from what it was told where `isTold`; EMPTY where it knows that there is none. */
export type ToldMan = ManOn & {readonly ply: number; readonly isTold?: true};

/** How many men of each role may stand out of sight, as far as counting tells. */
class UnseenMen {
	/** The men that the seat has not taken, or more. */
	#left: number;
	#hasKing = true;

	constructor(
		{men = Number.POSITIVE_INFINITY}: KnownArmy,
		readonly followed: MenFollowed | undefined,
	) {
		this.#left = men;
	}

	take(man: Man): void {
		this.#left--;
		this.#hasKing &&= (man & 7) !== KING;
	}

	/** Returns whether there is but one man like this. */
	isSingle(man: Man): boolean {
		return (man & 7) === KING || this.followed?.mostOf(man) === 1;
	}

	/** Returns whether a man of a role may stand out of sight beside the men that are in sight. */
	may(man: Man, seen: readonly Man[]): boolean {
		const isKingUnseen = this.#hasKing && !seen.some((other) => (other & 7) === KING);
		if ((man & 7) === KING) {
			return isKingUnseen;
		}

		const alike = seen.filter((other) => other === man).length;
		return (
			this.#left - seen.length - (isKingUnseen ? 1 : 0) > 0 &&
			(this.followed === undefined || this.followed.mostOf(man) > alike)
		);
	}
}

/**
 * Returns the enemy men that the seat does not see now, where it saw them last, from a1 to h8. A ghost
 * is dropped only when it is certain that the man is no longer there or that it is seen elsewhere:
 * - its square is seen again, whatever stands there, but where men of its kind stand unseen and the square looks empty;
 * - the seat took it (also en passant, where its square is not seen afterwards);
 * - a man was seen to arrive on a square that was seen without it one ply before, and the ghost's
 *   square is the only one from which it can have come;
 * - it alone can have taken a man of the seat's in the fog, as far as \`army\` tells of the start;
 * - as many of its role are seen or taken as there can be: of kings there is but one, and of others what
 *   the start had and pawns that can have promoted, as far as \`army\` tells of the start;
 * - none of the men that were there at the start can have come to its square, but those seen elsewhere.
 * What the seat was told, or a takeback has left it with (`told`), is remembered likewise, from then on; of a man of which
 * there is but one the older memory goes.
 * Two ghosts may so be one and the same man, but never is a man forgotten that may still be there.
 */
export function findGhosts(
	history: SeatHistory,
	{told = [], ...army}: KnownArmy & {readonly told?: readonly ToldMan[]} = {},
): readonly Ghost[] {
	const {seat, plies} = history;
	const memory: Memory = new Map();
	const followed = army.start === undefined ? undefined : MenFollowed.begin(history, army.start);
	const unseen = new UnseenMen(army, followed);
	const {hides, moves: rules} = variantOf(history.variant);
	/** Whether a man that is remembered on a square may stand there though nobody is seen on it. */
	const isHidden = (code: number, man = EMPTY): boolean =>
		code === EMPTY && isMan(man) && manRole(man) === hides;
	const hear = (plies: number): void => {
		for (const {square, man, ply, isTold} of told) {
			if (ply !== plies) {
				continue;
			}

			const isSingle = unseen.isSingle(man);
			for (const [other, {man: one}] of memory) {
				if (other === square || (isSingle && one === man)) {
					memory.delete(other);
				}
			}

			if (man !== EMPTY) {
				memory.set(square, {man, ply, ...given({isTold})});
			}
		}
	};

	for (const [index, {by, move, view}] of plies.entries()) {
		hear(index);
		const before = viewBefore(history, index).cells;
		const now = view.cells;
		// A man that the seat itself takes off in a set-up is not out of sight.
		const isPlacing = by === seat && move !== undefined && parseAct(move)?.kind === 'place';
		for (let square = 0; square < 64; square++) {
			const isInSight = now[square] !== UNSEEN && !isHidden(now[square], memory.get(square)?.man);
			if (isInSight) {
				memory.delete(square);
			} else if (isEnemy(before[square], seat) && !isPlacing) {
				memory.set(square, {man: before[square], ply: index});
			}
		}

		const taker =
			by !== seat && followed !== undefined
				? onlyTakerFrom(history, index, rules, followed)
				: undefined;
		if (taker !== undefined) {
			memory.delete(taker);
		}

		followed?.next();
		if (by !== seat) {
			forgetMoved(memory, history, index, rules);
		}

		const captured =
			by === seat && move !== undefined ? findCapture(viewBefore(history, index), move) : undefined;
		if (captured !== undefined) {
			// A pawn taken en passant is gone though its square is not seen.
			memory.delete(captured.square);
			unseen.take(captured.man);
		}

		const seen = [...now].filter((man) => isEnemy(man, seat));
		for (const [square, {man}] of memory) {
			if (!unseen.may(man, seen) || followed?.mayStand(man, square) === false) {
				memory.delete(square);
			}
		}
	}

	hear(plies.length);
	const ageOf = agesIn(history);
	return [...memory]
		.sort(([a], [b]) => a - b)
		.map(([square, {man, ply, isTold}]) => ({square, man, age: ageOf(ply), ...given({isTold})}));
}
