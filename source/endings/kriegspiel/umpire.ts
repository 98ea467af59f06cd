import {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import {kingStepsFrom} from '../../knowledge/king-steps.js';
import type {Placement} from '../../solver/material.js';
import {
	afterMove,
	attackedBy,
	occupiedBy,
	pushedOver,
	raysOf,
	rolesOf,
	type WhiteMove,
	withoutManAt,
} from '../../solver/reach.js';
import type {CheckKind} from '../../rules/announcement.js';
import {checkKind} from './check-kind.js';

/**
 * An umpire of Kriegspiel for White's king and men against a king alone, with the standard
 * announcements (Bolognesi & Ciancarini 2003, section 2). White's tries are `whiteMoves` of a placement: those that he, who sees only his
 * own men, can think of. No man of his is ever pinned, and with White to move the lone king is not in
 * check, so that he stands in the way of nothing but pawns.
 */

/** What the umpire says to a try of White's; `checks` is empty when he says nothing more than that it was played. */
export type Answer =
	| {readonly kind: 'refused'}
	| {readonly kind: 'played'; readonly checks: readonly CheckKind[]}
	| {readonly kind: 'checkmate'}
	| {readonly kind: 'stalemate'};

/** An answer with the squares of the lone king to which it would be given, before he moves. */
export type AnswerCase = {
	readonly answer: Answer;
	/** White's men afterwards: where they stood when the try is refused. */
	readonly placement: Placement;
	readonly belief: SquareSet;
};

const REFUSED: Answer = {kind: 'refused'};
const SILENT: Answer = {kind: 'played', checks: []};
const CHECKMATE: Answer = {kind: 'checkmate'};
const STALEMATE: Answer = {kind: 'stalemate'};

/** Returns an answer as one word or more: `refused`, `silent`, the kinds of check, `checkmate`, `stalemate`. */
export const answerName = (answer: Answer): string =>
	answer.kind === 'played' ? answer.checks.join('+') || 'silent' : answer.kind;

/** Returns the squares to which the lone king may go by the rules; a man that nothing guards is on one of them. */
export const legalSteps = (placement: Placement, king: Square): SquareSet =>
	kingStepsFrom(king).minus(attackedBy(placement));

/** Returns by what lines White's men check a king, each once, in the order of the men. */
export function checksOn(placement: Placement, king: Square): CheckKind[] {
	const occupied = occupiedBy(placement);
	const kinds: CheckKind[] = [];
	for (const [man, role] of rolesOf(placement).entries()) {
		const from = placement.squares[man];
		const isAttacking =
			role === 'pawn'
				? [7, 9].includes(king - from) && kingStepsFrom(from).has(king)
				: raysOf(role, from).some((ray) => {
						const at = ray.indexOf(king);
						return at >= 0 && !ray.subarray(0, at).some((square) => occupied.has(square));
					});
		if (isAttacking && man > 0) {
			kinds.push(checkKind(from, king));
		}
	}

	return kinds;
}

/** Returns whether a try of White's is refused: his king would stand beside the other, or a pawn has him in its way. */
const isRefused = (placement: Placement, move: WhiteMove, king: Square): boolean =>
	move.man === 0
		? kingStepsFrom(move.to).has(king) || move.to === king
		: pushedOver(placement, move).has(king);

/**
 * Returns what the umpire answers to a try of White's when the lone king stands on one of some squares:
 * each answer with the squares to which it belongs, in the order in which they first occur.
 */
export function answersTo(placement: Placement, belief: SquareSet, move: WhiteMove): AnswerCase[] {
	const after = afterMove(placement, move);
	const attacked = attackedBy(after);
	const cases = new Map<string, {answer: Answer; placement: Placement; squares: Square[]}>();
	for (const king of belief) {
		let answer = SILENT;
		if (isRefused(placement, move, king)) {
			answer = REFUSED;
		} else {
			const isShut = kingStepsFrom(king).isSubsetOf(attacked);
			if (attacked.has(king)) {
				answer = isShut ? CHECKMATE : {kind: 'played', checks: checksOn(after, king)};
			} else if (isShut) {
				answer = STALEMATE;
			}
		}

		const name = answerName(answer);
		const known = cases.get(name);
		if (known === undefined) {
			const next = answer.kind === 'refused' ? placement : after;
			cases.set(name, {answer, placement: next, squares: [king]});
		} else {
			known.squares.push(king);
		}
	}

	return [...cases.values()].map(({answer, placement, squares}) => ({
		answer,
		placement,
		belief: SquareSet.from(squares),
	}));
}

/** Returns what the umpire answers to one try of White's, and his men afterwards. */
export function answerTry(
	placement: Placement,
	king: Square,
	move: WhiteMove,
): {readonly answer: Answer; readonly placement: Placement} {
	return answersTo(placement, SquareSet.from([king]), move)[0];
}

/** What a move of the lone king's can come to, as White gets to know it: he hears of a capture and where. */
export type ReplyCase = {
	/** Which of White's men is taken, an index into the placement's squares; undefined when none is. */
	readonly taken: number | undefined;
	readonly placement: Placement;
	readonly belief: SquareSet;
};

/** Returns what the lone king's next move can come to when he stands on one of some squares and can move. */
export function repliesFrom(placement: Placement, belief: SquareSet): ReplyCase[] {
	const attacked = attackedBy(placement);
	let reached = SquareSet.empty;
	for (const king of belief) {
		reached = reached.union(kingStepsFrom(king));
	}

	const free = reached.minus(attacked);
	const quiet = free.minus(occupiedBy(placement));
	const replies: ReplyCase[] = quiet.isEmpty ? [] : [{taken: undefined, placement, belief: quiet}];
	for (const [man, square] of placement.squares.entries()) {
		if (man > 0 && free.has(square)) {
			replies.push({
				taken: man,
				placement: withoutManAt(placement, man),
				belief: SquareSet.from([square]),
			});
		}
	}

	return replies;
}

/** Returns where the lone king can stand, White to move, when nothing at all is known of him. */
export const anywhere = (placement: Placement): SquareSet =>
	attackedBy(placement).union(occupiedBy(placement)).complement();
