import {given} from '../../../core/given.js';
import {type Square, squaresIn} from '../../../core/square.js';
import type {BoardModel} from '../../board/model.js';
import {classifyTargets, type Target} from '../../board/targets.js';
import {squaresOf} from '../../../session/entry/plan.js';
import {onlyMover, planned} from '../../../session/entry/plan-steps.js';
import {squareOf} from '../../../session/entry/typed-act.js';
import {readTyped} from '../../../session/entry/read-typed.js';
import {shownText, type TurnInput, type TurnKnowledge} from './turn-state.js';

const quietTargets = (squares: readonly Square[]): readonly Target[] | undefined =>
	squares.length === 0 ? undefined : squares.map((square) => ({square, kind: 'quiet'}));

/** Returns the squares on which something else than a move can be done: where a man can be put, or a word is said of one; what is chosen already has its own sign. */
const openSquares = ({moves, acts = [], written}: TurnKnowledge): readonly Square[] =>
	moves.length > 0
		? []
		: acts
				.flatMap((act) =>
					act.kind === 'place' && act.role === undefined ? [] : (squareOf(act) ?? []),
				)
				.filter((square) => square !== written);

/** Returns what the board is to show of it: cursor, man picked up, where it may go, squares of the typed move. */
export function turnOverlays(
	input: TurnInput,
	known: TurnKnowledge,
): Pick<BoardModel, 'cursor' | 'selected' | 'targets' | 'lit'> {
	const {cursor, selected, typed, plan} = input;
	const {claim, offered} = known;
	const waiting = claim ?? offered;
	const knowledge = planned(known, plan);
	if (typed !== '') {
		const {status, squares, reason = ''} = readTyped(shownText(input, knowledge), knowledge);
		return {lit: status === 'wrong' ? squaresIn(reason) : squares};
	}

	const mover = onlyMover(knowledge);
	// A try of one's own that waits is seen nowhere else.
	const ofMover =
		offered !== undefined
			? classifyTargets(knowledge.cells, [offered], offered.from)
			: mover === undefined
				? undefined
				: classifyTargets(knowledge.cells, knowledge.moves, mover);
	return {
		cursor,
		...(plan === undefined ? {} : {lit: squaresOf(plan)}),
		...(waiting === undefined ? {} : {lit: [waiting.from, waiting.to]}),
		...(selected === undefined
			? given({targets: ofMover ?? quietTargets(openSquares(knowledge))})
			: {
					selected,
					targets:
						knowledge.arranging === undefined
							? classifyTargets(knowledge.cells, knowledge.moves, selected, knowledge.lies)
							: (quietTargets(knowledge.arranging.goals(selected)) ?? []),
				}),
	};
}
