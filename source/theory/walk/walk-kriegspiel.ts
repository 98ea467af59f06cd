import {squareName} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import {makeUci} from '../../core/uci.js';
import type {Point, TryCase} from '../../endings/belief-game.js';
import {answerName, anywhere, asWhiteMove} from '../../endings/kriegspiel/answers.js';
import {kriegspielGame} from '../../endings/kriegspiel/kriegspiel-game.js';
import {LETTERS} from '../../solver/material.js';
import {rolesOf} from '../../solver/reach.js';
import {isFor, type KriegspielPlan, PLAN_STEPS, type PlanStep} from '../kriegspiel/plan.js';
import {firstImageOf, orbitOf, placementsOf} from './starts.js';
import {
	type Outcome,
	type Played,
	type Turns,
	type Walk,
	walkAll,
	type WalkStart,
} from './walker.js';

/** White's turn in a walk: his men, where the king may be, and what his plan remembers. */
type Node = Point & {readonly memory: unknown};

const STEPS = Object.keys(PLAN_STEPS) as PlanStep[];
/** How many turns from one start are looked at of a plan whose memory is its whole past. */
const MOST_TURNS = 40;

const squareNames = (set: SquareSet): string =>
	[...set].map((square) => squareName(square)).join(' ');

/** Returns where White's men stand and where the king may be, for a person. */
function describe({placement, belief}: Node): string {
	const roles = rolesOf(placement);
	const men = placement.squares.map((square, man) => LETTERS[roles[man]] + squareName(square));
	const where =
		belief.size > 8
			? `on ${belief.size} squares`
			: `on ${squareNames(belief).replaceAll(' ', ' or ')}`;
	return `${men.join(' ')}, the king ${where}`;
}

/** Returns all that an answer of the umpire's to a try can lead to; nothing when it is mate. */
function follow(plan: KriegspielPlan, before: Node, one: TryCase, told: string): Outcome<Node>[] {
	const {answer, placement, belief} = one;
	const {memory} = before;
	const heard = `${told} ${answerName(answer)}`;
	if (answer.kind === 'refused') {
		const node = {placement, belief, memory};
		// A try that is refused for certain tells nothing and would be made again for ever.
		const isIdle = belief.equals(before.belief);
		return [
			{
				told: `${heard}: ${describe(node)}`,
				isRefused: true,
				...(isIdle ? {failure: ', as White knew it would be'} : {node}),
			},
		];
	}

	if (answer.kind === 'stalemate') {
		return [{told: heard, failure: `, the king being on ${squareNames(belief)}`}];
	}

	return answer.kind !== 'played'
		? []
		: kriegspielGame.replies(one).map((reply): Outcome<Node> => {
				const node = {placement: reply.placement, belief: reply.belief, memory};
				const isSound = reply.taken === undefined || isFor(plan, reply.placement);
				return isSound
					? {told: `${heard}: ${describe(node)}`, node}
					: {
							told: heard,
							failure: `, and the king takes on ${squareName([...reply.belief][0])}`,
						};
			});
}

/** Makes the plan's try in a node, by all that the umpire can say and Black can do. */
function play(plan: KriegspielPlan, node: Node): Played<Node> {
	const {placement, belief, memory: before} = node;
	const decided = plan.play(before, placement, belief);
	if (!decided.ok) {
		return {outcomes: [{told: '', failure: decided.error}]};
	}

	const {move, memory, remark} = decided.value;
	const tried = asWhiteMove(placement, move);
	const told = `${makeUci(move)} (${remark.step})`;
	return {
		step: STEPS.indexOf(remark.step),
		outcomes:
			tried === undefined
				? [{told, failure: ' is no try of White’s'}]
				: kriegspielGame
						.cases(node, tried)
						.flatMap((one) => follow(plan, {...node, memory}, one, told)),
	};
}

const turnsOf = (plan: KriegspielPlan): Turns<Node> => ({
	steps: STEPS,
	keyOf: ({placement, belief, memory}) =>
		`${firstImageOf(placement, belief, plan.isSymmetric)} ${JSON.stringify(memory)}`,
	play: (node) => play(plan, node),
	describe,
	...(plan.isSymmetric ? {} : {limit: MOST_TURNS}),
});

/** Yields the starts of a plan: for each so many-th arrangement of its men those with nothing known and with each known square. */
function* startsOf(plan: KriegspielPlan, every: number): Generator<WalkStart<Node>> {
	const {material, isSymmetric, first: memory} = plan;
	for (const placement of placementsOf(material, isSymmetric, every)) {
		const all = anywhere(placement);
		const known = isSymmetric ? [...all].map((square) => SquareSet.of(square)) : [];
		for (const belief of [all, ...known]) {
			yield {
				node: {placement, belief, memory},
				count: orbitOf(placement, belief, isSymmetric),
				done: placement.squares[0] / 64,
			};
		}
	}
}

/**
 * Walks through a plan of Kriegspiel from every start, with every answer of the umpire's and every move of Black's, who
 * knows all: each arrangement of White's men with nothing known of the king, and with each square where he can be
 * known. Starts that a symmetry takes into each other are walked once and counted all. With `every`, only
 * each so many-th arrangement is looked at. A plan whose memory is its whole past has no end of nodes: of it
 * only starts with nothing known are walked, as far as the first failure. Yields how far it is, from 0 to 1.
 */
export const walkKriegspiel = (plan: KriegspielPlan, every = 1): Generator<number, Walk> =>
	walkAll(turnsOf(plan), startsOf(plan, every));
