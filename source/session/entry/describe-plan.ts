import {squareName} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {SENT} from '../../knowledge/sent-moves.js';
import {begunWord, chosenSquares, plannedMoves, planMoves} from '../../text/plan.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {type Plan, SQUARES_ASKED} from './plan.js';
import {onlyMover, planned, unplanned} from './plan-steps.js';
import {ownSan} from './own-san.js';

/** Returns whether the next move completes a batch, which is then sent at once. */
export const sendsNext = (plan: Plan | undefined): boolean =>
	plan?.kind === 'batch' && plan.moves.length + 1 === SENT;

/** Returns how the moves of a batch are written, each as if those before it had been made; `knowledge` may be that of a step of it. */
export const batchSans = (moves: readonly UciMove[], knowledge: MoveKnowledge): readonly string[] =>
	moves.map((move, index) =>
		ownSan(move, planned(unplanned(knowledge), {kind: 'batch', moves: moves.slice(0, index)})),
	);

/** Returns how far a plan has come and what follows, without a full stop; undefined without a plan. */
export function describePlan(plan: Plan | undefined, knowledge: MoveKnowledge): string | undefined {
	switch (plan?.kind) {
		case 'word': {
			const next = planned(knowledge, plan);
			const square = onlyMover(next);
			const mover = square === undefined ? undefined : {square, man: next.cells[square]};
			return begunWord(plan.word, next.moves.length === 0, mover);
		}

		case 'batch': {
			const sans = batchSans(plan.moves, knowledge);
			return sans.length === 0 ? planMoves(SENT, knowledge.hasSent === true) : plannedMoves(sans);
		}

		case 'squares':
			return chosenSquares(plan.squares.map(squareName), SQUARES_ASKED - plan.squares.length);
		default:
			return undefined;
	}
}
