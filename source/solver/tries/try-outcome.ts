import type {UciMove} from '../../core/uci.js';
import type {SquareSet} from '../../core/square-set.js';
import {kingSteps} from '../../knowledge/king-steps.js';
import type {CheckKind} from '../../rules/news.js';
import type {BeliefTable} from '../belief-table.js';
import {NEVER} from '../levels.js';
import type {Placement} from '../material.js';
import {afterMove, uciOf, whiteMoves, type WhiteMove} from '../reach.js';
import type {TableGame} from '../table-game.js';
import {spoiling} from './try-facts.js';

/** What White may hear when a try stands, and what he knows after Black's reply. */
export type TryAnswer = {
	/** The kinds of check, none when it is silence; undefined where checks are told without their kind. */
	readonly checks: readonly CheckKind[] | undefined;
	/** Where the king is then, before his reply, those left out who are mated: no one hears this of them. */
	readonly kings: SquareSet;
	/** Where he can be after his reply. */
	readonly next: SquareSet;
	/** How many more moves White needs at worst, NEVER if he cannot force mate: so too where Black can spoil it. */
	readonly level: number;
};

/** What can come of a try of White's. */
export type TryOutcome = {
	readonly move: UciMove;
	/** The same by the man that makes it. */
	readonly white: WhiteMove;
	/** Where White's men stand when it is not refused. */
	readonly after: Placement;
	/** For which squares of the king it is refused. */
	readonly refused: SquareSet;
	/** How many moves White needs at worst when it is refused; 0 when it cannot be. */
	readonly refusedLevel: number;
	/** For which squares it mates. */
	readonly mated: SquareSet;
	/** From which squares Black, when it stands, can take a man or has no move: no win any more. */
	readonly spoiled: SquareSet;
	readonly answers: readonly TryAnswer[];
	/** How many moves White needs at worst by this try, itself included where it stands; NEVER if it does not win. */
	readonly level: number;
};

/** What a move that stands leads to, but for the refusal. */
type Standing = Pick<TryOutcome, 'answers' | 'mated' | 'spoiled'> & {readonly level: number};

/** Returns what comes of a move that stands, the king on one of some squares. */
function standOn(
	table: BeliefTable | undefined,
	after: Placement,
	kings: SquareSet,
	game: TableGame,
): Standing {
	const hidden = game.hidden(after);
	const spoiled = kings.intersect(spoiling(after, hidden));
	// He is mated who can neither go anywhere nor spoil it.
	const mated = kings.minus(kingSteps(hidden)).minus(spoiled);
	let level = spoiled.isEmpty ? 1 : NEVER;
	const answers: TryAnswer[] = [];
	for (const [answer, squares] of (game.heard?.(after) ?? []).entries()) {
		const possible = kings.intersect(squares).minus(mated);
		if (possible.isEmpty) {
			continue;
		}

		const next = kingSteps(possible).intersect(hidden);
		const isSpoiled = !possible.intersect(spoiled).isEmpty;
		const nextLevel = isSpoiled ? NEVER : (table?.levelOf(after.squares, next) ?? NEVER);
		answers.push({checks: game.checks?.(answer), kings: possible, next, level: nextLevel});
		level = nextLevel === NEVER ? NEVER : Math.max(level, nextLevel + 1);
	}

	return {answers, mated, spoiled, level};
}

/**
 * Returns what can come of one of White's tries, White to move and knowing that the king is on one of
 * some squares. A try that is refused for all of them tells nothing and wins nothing.
 */
export function tryOutcome(
	table: BeliefTable,
	placement: Placement,
	belief: SquareSet,
	move: WhiteMove,
): TryOutcome {
	const {game} = table;
	const after = afterMove(placement, move);
	const refused = belief.intersect(game.refused(placement, move));
	const standing = belief.minus(refused);
	const refusedLevel = refused.isEmpty ? 0 : table.levelOf(placement.squares, refused);
	const nextTable = move.promotion === undefined ? table : table.promotedIfAny(after.material);
	const {level, ...rest} = standOn(nextTable, after, standing, game);
	return {
		move: uciOf(placement, move),
		white: move,
		after,
		refused,
		refusedLevel,
		...rest,
		level: standing.isEmpty ? NEVER : Math.max(level, refusedLevel),
	};
}

/** Returns the outcomes of all tries that can stand, in a fixed order. */
export const tryOutcomes = (
	table: BeliefTable,
	placement: Placement,
	belief: SquareSet,
): TryOutcome[] =>
	whiteMoves(placement)
		.map((move) => tryOutcome(table, placement, belief, move))
		.filter(({refused}) => !refused.equals(belief));
