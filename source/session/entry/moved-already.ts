import {manRole} from '../../core/man.js';
import {fileOf, type Square, squareName} from '../../core/square.js';
import {couldTake} from '../../knowledge/reach.js';
import {findVariant} from '../../rules/registry.js';
import {hasMoved} from '../../text/turn.js';
import type {MoveKnowledge} from './move-knowledge.js';
import type {Wanted} from './wanted.js';

/** Returns that the man on a square has moved in the turn already, as a sentence, where moves of different men are planned; undefined where it has not. */
export function movedAlready(square: Square, {plan, cells}: MoveKnowledge): string | undefined {
	const moves = plan?.kind === 'batch' ? plan.moves : [];
	const move = moves.find(({from, to}) => from === square || to === square);
	return move === undefined ? undefined : hasMoved(cells[move.to], squareName(move.to));
}

/** Returns that the man which a text means has moved in the turn already; undefined where it means none that has. */
export function whyMovedAlready(goal: Wanted, knowledge: MoveKnowledge): string | undefined {
	const {plan, cells, whole = [], variant = ''} = knowledge;
	if (plan?.kind !== 'batch') {
		return undefined;
	}

	if (goal.from !== undefined) {
		return movedAlready(goal.from, knowledge);
	}

	const game = findVariant(variant);
	const goals = (from: Square): readonly Square[] =>
		whole.flatMap((act) =>
			act.kind === 'batch' && act.moves[0].from === from ? [act.moves[0].to] : [],
		);
	const {role = 'pawn', origin = '', to} = goal;
	const meant = plan.moves.find(
		(move) =>
			[move.from, move.to].some((square) => squareName(square).includes(origin)) &&
			manRole(cells[move.to]) === role &&
			(move.to === to ||
				goals(move.from).includes(to) ||
				(role === 'pawn' && origin === '' && fileOf(move.to) === fileOf(to)) ||
				// A pawn takes nothing unless the text names its file.
				((role !== 'pawn' || origin !== '') &&
					game.ok &&
					couldTake(game.value.moves, cells, {square: move.to, man: cells[move.to]}, to))),
	);
	return meant === undefined ? undefined : movedAlready(meant.to, knowledge);
}
