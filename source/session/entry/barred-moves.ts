import {squaresBetween} from '../../core/line.js';
import {isAnyMan, type Man, manColor} from '../../core/man.js';
import {type Square, squareName} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {isOwn} from '../../knowledge/own-man.js';
import {manName} from '../../text/men.js';
import {willBeLeftOut} from '../../text/plan.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {ownSan} from './own-san.js';
import {planned, unplanned} from './plan-steps.js';

/**
 * Returns where an own man bars a move of a batch that has not moved in it and that none of the moves before frees: it
 * cannot be played, wherever the enemy's men are. `knowledge` is that of its step.
 */
export function barredOn({from, to}: UciMove, {plan, cells}: MoveKnowledge): Square | undefined {
	const moves = plan?.kind === 'batch' ? plan.moves : [];
	const isStanding = (square: Square): boolean =>
		isAnyMan(cells[from]) &&
		isOwn(cells[square], manColor(cells[from])) &&
		moves.every((move) => move.to !== square);
	return [...squaresBetween(from, to), ...(from === to ? [] : [to])].find(isStanding);
}

/** A move of a batch, as it is written, that cannot be played for an own man on a square. */
export type Barred = {readonly san: string; readonly man: Man; readonly square: Square};

/** Returns which moves of a batch from number `first` (0 is the first) cannot be played for own men that no move before them frees. */
export const barredIn = (
	moves: readonly UciMove[],
	first: number,
	knowledge: MoveKnowledge,
): readonly Barred[] =>
	moves.slice(first).flatMap((move, index) => {
		const plan = {kind: 'batch', moves: moves.slice(0, first + index)} as const;
		const known = planned(unplanned(knowledge), plan);
		const square = barredOn(move, known);
		return square === undefined
			? []
			: [{san: ownSan(move, known), man: known.cells[square], square}];
	});

/** Returns the same of one as a sentence. */
export const describeBarred = ({san, man, square}: Barred): string =>
	willBeLeftOut(san, manName(man, manColor(man)), squareName(square));
