import {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import {kingSteps, kingStepsFrom} from '../../knowledge/king-steps.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import type {Placement} from '../../solver/material.js';
import {
	afterMove,
	attackedBy,
	attacksOf,
	occupiedBy,
	pushedOver,
	uciOf,
	whiteMoves,
	type WhiteMove,
	withoutManAt,
} from '../../solver/reach.js';
import {unattacked} from '../../solver/table-game.js';
import type {CheckKind} from '../../rules/news.js';
import type {Answer, ReplyCase, TryCase} from '../belief-game.js';
import {checkKind} from '../../solver/tries/checks.js';

/**
 * An umpire of Kriegspiel for White's king and men against a king alone, with the standard
 * announcements (Bolognesi & Ciancarini 2003, section 2). White's tries are `whiteMoves` of a placement: those that he, who sees only his
 * own men, can think of. No man of his is ever pinned, and with White to move the lone king is not in
 * check, so that he stands in the way of nothing but pawns.
 */

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
const checksOn = (placement: Placement, king: Square): CheckKind[] =>
	placement.squares
		.filter((_, man) => man > 0 && attacksOf(placement, man).includes(king))
		.map((from) => checkKind(from, king));

/** Returns a try as one of White's that can stand somewhere; undefined for one that is refused wherever the king is. */
export const asWhiteMove = (placement: Placement, move: UciMove): WhiteMove | undefined =>
	whiteMoves(placement).find((one) => makeUci(uciOf(placement, one)) === makeUci(move));

/** Returns whether a try of White's is refused: his king would stand beside the other, or a pawn has him in its way. */
const isRefused = (placement: Placement, move: WhiteMove, king: Square): boolean =>
	move.man === 0
		? kingStepsFrom(move.to).has(king) || move.to === king
		: pushedOver(placement, move).has(king);

/**
 * Returns what the umpire answers to a try of White's when the lone king stands on one of some squares:
 * each answer with the squares to which it belongs, in the order in which they first occur.
 */
export function answersTo(placement: Placement, belief: SquareSet, move: WhiteMove): TryCase[] {
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

/** Returns what the lone king's next move can come to when he stands on one of some squares and can move: a capture and its square are heard. */
export function repliesFrom(placement: Placement, belief: SquareSet): ReplyCase[] {
	const attacked = attackedBy(placement);
	const free = kingSteps(belief).minus(attacked);
	const quiet = free.minus(occupiedBy(placement));
	const replies: ReplyCase[] = quiet.isEmpty ? [] : [{taken: undefined, placement, belief: quiet}];
	for (const [man, square] of placement.squares.entries()) {
		if (man > 0 && free.has(square)) {
			const left = withoutManAt(placement, man);
			replies.push({taken: man, placement: left, belief: SquareSet.from([square])});
		}
	}

	return replies;
}

/** Returns where the lone king can stand, White to move, when nothing at all is known of him. */
export const anywhere = unattacked;
