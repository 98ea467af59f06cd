import {NO_SQUARE, type Square, squareName} from '../../core/square.js';
import {isAttacked} from '../../rules/attack.js';
import type {Move} from '../../rules/move.js';
import {observe} from '../../rules/observe.js';
import type {Position} from '../../rules/position.js';
import {fog} from '../../rules/variants/fog.js';
import {legalMoves, nameOf, takesKing} from '../verify/board.js';
import {type Member, memberOf, positionOf} from './member.js';
import type {Setup} from '../../core/fen.js';
import {BLACK_MAN, EMPTY, isMan, KING} from '../../core/man.js';
import {fail, ok, type Result} from '../../core/result.js';
import {positionFromSetup} from '../../rules/position-from-setup.js';

/**
 * Returns a text that is equal for positions that White cannot tell apart: what he sees, his rights, and,
 * when he is to move, the moves he may try (a pawn's tell what stands before it).
 */
export function whiteSees(position: Position): string {
	const {cells, castling, epSquare} = observe(position, 'white', fog.see);
	const tries = position.side === 0 ? legalMoves(position).map((move) => nameOf(move)) : [];
	return String.fromCharCode.apply(null, [
		...cells,
		castling,
		epSquare + 1,
		...tries.sort((a, b) => a - b),
	]);
}

/** A belief: members that White cannot tell apart, White to move. */
export type Belief = readonly Member[];

/** Parts positions by what White sees of them; of equal ones the first is kept. */
export class Sorter<One extends Member> {
	readonly #groups = new Map<string, Map<string, One>>();

	add(seen: string, one: One): void {
		const group = this.#groups.get(seen) ?? new Map<string, One>();
		this.#groups.set(seen, group);
		if (!group.has(one.key)) {
			group.set(one.key, one);
		}
	}

	get groups(): One[][] {
		return [...this.#groups.values()].map((group) => [...group.values()]);
	}
}

/** Returns the move of that name in a position, or undefined when it is none there. */
export const findMove = (position: Position, name: number): Move | undefined =>
	legalMoves(position).find((move) => nameOf(move) === name);

/**
 * Returns whether a move of White's forces the king's capture with the next: after every answer of
 * Black's in every member the king stands where he can be taken (and so is seen). What White knows in
 * between makes no difference. Leaves the positions, White to move, as they were.
 */
export function forcesAtOnce(positions: readonly Position[], name: number): boolean {
	return positions.every((position) => {
		const move = findMove(position, name);
		if (move === undefined) {
			return true;
		}

		position.make(move);
		const holds = position.kings[1] === NO_SQUARE || isCaught(position);
		position.unmake(move);
		return holds;
	});
}

/** Returns whether Black, to move, has an answer, and after each of them his king can be taken. */
function isCaught(position: Position): boolean {
	const answers = legalMoves(position);
	return (
		answers.length > 0 &&
		answers.every((answer) => {
			if (takesKing(position, answer)) {
				return false;
			}

			position.make(answer);
			const isAttackedThere = isAttacked(position, position.kings[1], 0);
			position.unmake(answer);
			return isAttackedThere;
		})
	);
}

/** Returns whether Black, in some member, can take White's king after a move, or has no move at all and draws. */
const isLostAfter = (position: Position): boolean => {
	const answers = legalMoves(position);
	return answers.length === 0 || answers.some((answer) => takesKing(position, answer));
};

/**
 * Plays a move of White's (as `nameOf` names it) in every member of a belief and then every answer of
 * Black's, and parts what can come of it by what White sees after each ply. Undefined when Black has an
 * answer that takes the king or, having none at all, draws. Leaves the positions as they were.
 */
export function playMove(positions: readonly Position[], name: number): Belief[] | undefined {
	const afterOwn = new Sorter<Member>();
	for (const position of positions) {
		const move = findMove(position, name);
		if (move === undefined) {
			continue;
		}

		position.make(move);
		const isOver = position.kings[1] === NO_SQUARE;
		const isLost = !isOver && isLostAfter(position);
		if (!isOver && !isLost) {
			afterOwn.add(whiteSees(position), memberOf(position));
		}

		position.unmake(move);
		if (isLost) {
			return undefined;
		}
	}

	return afterOwn.groups.flatMap((group) => answerAll(group));
}

/** Plays every answer of Black's in every member (Black to move), and parts what comes of it by what White then sees. */
function answerAll(group: Belief): Belief[] {
	const afterAnswer = new Sorter<Member>();
	for (const member of group) {
		const position = positionOf(member, 'black');
		for (const answer of legalMoves(position)) {
			position.make(answer);
			afterAnswer.add(whiteSees(position), memberOf(position));
			position.unmake(answer);
		}
	}

	return afterAnswer.groups;
}

/**
 * Returns what White can know after each ply that Black, to move in the members, may play. Undefined when
 * Black has one that takes the king or, having none at all, draws.
 */
export const playAnswers = (group: Belief): Belief[] | undefined =>
	group.some((member) => isLostAfter(positionOf(member, 'black'))) ? undefined : answerAll(group);

/**
 * Returns the positions that White holds possible: a setup with its black king on each of some squares, on
 * its own when there are none. The error says what White could tell apart or what cannot be.
 */
export function readBelief(setup: Setup, squares: readonly Square[]): Result<Belief> {
	const king = setup.cells.indexOf(KING | BLACK_MAN);
	const belief: Member[] = [];
	let seen: string | undefined;
	for (const square of squares.length > 0 ? squares : [king]) {
		const cells = setup.cells.slice();
		cells[king] = EMPTY;
		if (isMan(cells[square])) {
			return fail(`there is a man on ${squareName(square)} already`);
		}

		cells[square] = KING | BLACK_MAN;
		const castling = square === king ? setup.castling : setup.castling & 3;
		const position = positionFromSetup({...setup, cells, castling}, fog.moves);
		if (!position.ok) {
			return position;
		}

		const sees = whiteSees(position.value);
		seen ??= sees;
		if (sees !== seen) {
			return fail(`White could tell a king on ${squareName(square)} from the others`);
		}

		belief.push(memberOf(position.value));
	}

	return ok(belief);
}
