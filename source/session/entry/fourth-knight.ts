import {KNIGHT} from '../../core/man.js';
import type {UciMove} from '../../core/uci.js';
import {isOwn} from '../../knowledge/own-man.js';
import {FOURTH_KNIGHT} from '../../text/plan.js';
import type {MoveKnowledge} from './move-knowledge.js';

/** Nobody ever has more knights where moves are sent together. */
const MOST_KNIGHTS = 3;

/**
 * Returns whether one more knight is sure to fail after some planned moves of a batch, on the board on which they were
 * made: a pawn that turns into one where it stands does so for certain, one that must get somewhere first may not.
 */
function hasMostKnights(
	cells: MoveKnowledge['cells'],
	moves: readonly UciMove[],
	isMine: (code: number) => boolean,
): boolean {
	const knights = cells.filter((code) => (code & 7) === KNIGHT && isMine(code)).length;
	const unsure = moves.filter(({from, to, promotion}) => promotion === 'knight' && from !== to);
	return knights - unsure.length >= MOST_KNIGHTS;
}

/** Returns the moves of a batch that may come next, without those that would make a knight too many. */
export function withoutFourth(
	next: readonly UciMove[],
	cells: MoveKnowledge['cells'],
	moves: readonly UciMove[],
): readonly UciMove[] {
	const [first] = next;
	const isMine = (code: number): boolean => code >> 3 === cells[first?.from ?? 0] >> 3;
	return first !== undefined && hasMostKnights(cells, moves, isMine)
		? next.filter(({promotion}) => promotion !== 'knight')
		: next;
}

/** Returns that a planned move would make a knight too many, as a sentence; undefined where it would not. */
export function whyFourthKnight(
	becomesKnight: boolean,
	{plan, cells, seat}: MoveKnowledge,
): string | undefined {
	return becomesKnight &&
		plan?.kind === 'batch' &&
		plan.moves.length > 0 &&
		seat !== undefined &&
		hasMostKnights(cells, plan.moves, (code) => isOwn(code, seat))
		? FOURTH_KNIGHT
		: undefined;
}
