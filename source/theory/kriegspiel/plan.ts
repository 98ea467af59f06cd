import type {Result} from '../../core/result.js';
import type {SquareSet} from '../../core/square-set.js';
import type {UciMove} from '../../core/uci.js';
import type {Material, Placement} from '../../solver/material.js';
import type {Reason} from '../plan-book.js';
import {MAN_TRY} from './two-men.js';

/** What the plans do, step by step, in words. */
export const PLAN_STEPS = {
	mate: 'White mates, wherever the king is',
	divide: 'the queen goes to the centre: her lines cut the board into four quarters',
	fence: 'the queen moves her lines so that less is left to the king',
	search:
		'the king roams from quarter to quarter until he meets resistance: a try that is refused tells where the other is',
	squeeze: 'the king is in one quarter: the queen makes it smaller',
	'king-up': 'the king comes up to the quarter where the other is shut in',
	'worst-answer': 'the try whose worst answer is worth the most',
} as const;
export type PlanStep = keyof typeof PLAN_STEPS;

/** Where the text of a plan does not say what to do, or says something that loses: what is done instead, and why. */
export const PLAN_REPAIRS = {
	'no-loose-queen':
		'The text begins by setting up the queen in the centre. Where the king may stand beside her there, he takes her; she goes only where he cannot.',
	'less-room':
		'The text does not say how to squeeze. White makes the move after which the king surely has less room within six moves, whatever is answered.',
} as const;
export type PlanRepair = keyof typeof PLAN_REPAIRS;

/** Why a plan makes a try: what a coach says. */
export type PlanRemark = {
	readonly step: PlanStep;
	/** Where the king cannot be or get to, as the plan sees it. */
	readonly excluded: SquareSet;
	readonly repair?: PlanRepair;
};

export type PlanDecision = {
	/** What the plan remembers on its next turn or after a refusal: plain data. */
	readonly memory: unknown;
	readonly move: UciMove;
	readonly remark: PlanRemark;
};

/**
 * A plan for White's men against a lone king in Kriegspiel. It is told where his men are and where the king may
 * be, which holds all that the umpire has ever said, and is asked again after each refusal.
 */
export type KriegspielPlan = {
	readonly material: Material;
	/** Whether it does the same when the board is turned or mirrored, and its memory does not name squares. */
	readonly isSymmetric: boolean;
	/** What it remembers before its first try. */
	readonly first: unknown;
	/** Returns its next try; fails, in a sentence, where it has none. */
	play(memory: unknown, placement: Placement, belief: SquareSet): Result<PlanDecision>;
};

/** Returns a plan's decision in words, with the tries that follow it, where they are known. */
export const reasonOf = ({move, remark}: PlanDecision, later: readonly UciMove[] = []): Reason => ({
	moves: [move, ...later],
	step: PLAN_STEPS[remark.step],
	...(remark.repair === undefined ? {} : {repair: PLAN_REPAIRS[remark.repair]}),
	excluded: remark.excluded,
});

/** Returns one of `MenFacts.tries` as a person names it. */
export const moveOfTry = ({squares}: Placement, code: number): UciMove => ({
	from: squares[code < MAN_TRY ? 0 : 1],
	to: code & 63,
});

export const isFor = ({material}: KriegspielPlan, placement: Placement): boolean =>
	placement.material.join() === material.join();
