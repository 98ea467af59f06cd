import {squareName} from '../../core/square.js';
import type {SquareSet} from '../../core/square-set.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import {isFor, type KriegspielPlan, PLAN_STEPS, type PlanStep} from '../kriegspiel/plan.js';
import {answerName, answersTo, repliesFrom} from '../../endings/kriegspiel/answers.js';
import type {Placement} from '../../solver/material.js';
import {whiteMoves} from '../../solver/reach.js';
import {mapSet, mapSquare, SYMMETRIES} from '../../solver/symmetry.js';
import {kriegspielStarts, orbitOf} from './kriegspiel-starts.js';
import type {Walk} from './walk-attack.js';

/** White's turn in a walk: his men, where the king may be, and what his plan remembers. */
type Node = {
	readonly placement: Placement;
	readonly belief: SquareSet;
	readonly memory: unknown;
};

/** How many moves of White's there are at worst, and of each step in one game; undefined where White does not always mate. */
type Worth = {readonly moves: number; readonly bySteps: Uint8Array} | undefined;

/** Something that a try can come to: another turn of White's, or an end that is not mate. */
type Outcome = {
	readonly told: string;
	readonly isRefused: boolean;
	readonly node?: Node;
	readonly failure?: string;
};

/** All that a plan's try can come to; only `failure` where it has no try at all. */
type Played = {
	readonly step: PlanStep | undefined;
	readonly outcomes: readonly Outcome[];
};

const STEPS = Object.keys(PLAN_STEPS) as PlanStep[];
/** How many decisions from one start are looked at of a plan whose memory is its whole past. */
const MOST_DECISIONS = 40;

/** Thrown inside when there are more. */
class TooMany extends Error {}

const CIRCLE = 'the plan goes round in a circle';

const squareNames = (set: SquareSet): string =>
	[...set].map((square) => squareName(square)).join(' ');

/** Returns where White's men stand and where the king may be, for a person. */
function describe({placement, belief}: Node): string {
	const letters = {queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P', king: 'K'};
	const men = placement.squares.map(
		(square, man) => (man === 0 ? 'K' : letters[placement.material[man - 1]]) + squareName(square),
	);
	const where =
		belief.size > 8
			? `on ${belief.size} squares`
			: `on ${squareNames(belief).replaceAll(' ', ' or ')}`;
	return `${men.join(' ')}, the king ${where}`;
}

/** Walks through everything that the umpire can say and Black can do to a plan, by the rules of the game. */
class Walker {
	readonly #plan: KriegspielPlan;
	readonly #worths = new Map<string, Worth>();
	/** Nodes whose worth is being found: to come back to one is a loop. */
	readonly #open = new Set<string>();
	#decisions = 0;

	constructor(plan: KriegspielPlan) {
		this.#plan = plan;
	}

	/**
	 * Returns what follows from a start; 'unsettled' when the plan's memory is its whole past, so that it meets
	 * hardly any node twice, and this takes too many decisions.
	 */
	start(node: Node): Worth | 'unsettled' {
		this.#decisions = 0;
		this.#open.clear();
		try {
			return this.worth(node);
		} catch (error) {
			if (error instanceof TooMany) {
				return 'unsettled';
			}

			throw error;
		}
	}

	/** Returns what follows from a node. */
	worth(node: Node): Worth {
		const key = this.#key(node);
		if (this.#worths.has(key)) {
			return this.#worths.get(key);
		}

		if (this.#open.has(key)) {
			return undefined;
		}

		this.#decisions++;
		if (!this.#plan.isSymmetric && this.#decisions > MOST_DECISIONS) {
			throw new TooMany();
		}

		this.#open.add(key);
		const worth = this.#find(node);
		this.#open.delete(key);
		this.#worths.set(key, worth);
		return worth;
	}

	/** Returns a game in which the plan goes wrong, from a node where it does: a line for each of White's tries. */
	trace(start: Node): string[] {
		const lines = [describe(start)];
		const passed = new Set<string>();
		let node: Node | undefined = start;
		while (node !== undefined) {
			const key = this.#key(node);
			if (passed.has(key)) {
				return [...lines, CIRCLE];
			}

			passed.add(key);
			const {outcomes}: Played = this.#play(node);
			const bad: Outcome | undefined =
				outcomes.find((outcome) => outcome.node === undefined) ??
				outcomes.find((outcome) => this.worth(outcome.node!) === undefined);
			if (bad === undefined) {
				return lines;
			}

			lines.push(bad.failure === undefined ? bad.told : `${bad.told}${bad.failure}`);
			node = bad.node;
		}

		return lines;
	}

	/** Returns a text that is the same for nodes that the board's symmetries take into each other, where the plan is. */
	#key({placement: {squares}, belief, memory}: Node): string {
		let first = '';
		for (let symmetry = 0; symmetry < (this.#plan.isSymmetric ? SYMMETRIES : 1); symmetry++) {
			const {low, high} = mapSet(symmetry, belief);
			const men = squares.map((square) => mapSquare(symmetry, square)).join(' ');
			const key = `${men} ${low} ${high}`;
			first = first === '' || key < first ? key : first;
		}

		return `${first} ${JSON.stringify(memory)}`;
	}

	#find(node: Node): Worth {
		const bySteps = new Uint8Array(STEPS.length);
		const {step, outcomes} = this.#play(node);
		let afterRefusal = 0;
		let afterMove = 0;
		if (outcomes.some((outcome) => outcome.node === undefined)) {
			return undefined;
		}

		for (const {node: next, isRefused} of outcomes) {
			const worth = this.worth(next!);
			if (worth === undefined) {
				return undefined;
			}

			if (isRefused) {
				afterRefusal = Math.max(afterRefusal, worth.moves);
			} else {
				afterMove = Math.max(afterMove, worth.moves);
			}

			for (const [index, count] of worth.bySteps.entries()) {
				const own = !isRefused && STEPS[index] === step ? 1 : 0;
				bySteps[index] = Math.max(bySteps[index], count + own);
			}
		}

		if (step !== undefined) {
			bySteps[STEPS.indexOf(step)] = Math.max(bySteps[STEPS.indexOf(step)], 1);
		}

		return {moves: Math.max(afterRefusal, afterMove + 1), bySteps};
	}

	/** Makes the plan's try in a node and returns all that it can come to, but mate. */
	#play({placement, belief, memory: before}: Node): Played {
		const decided = this.#plan.play(before, placement, belief);
		if (!decided.ok) {
			const failure = {told: '', isRefused: false, failure: decided.error};
			return {step: undefined, outcomes: [failure]};
		}

		const {move, memory, remark} = decided.value;
		const tried = findTry(placement, move);
		const told = `${makeUci(move)} (${remark.step})`;
		if (tried === undefined) {
			const failure = {told, isRefused: false, failure: ' is no try of White’s'};
			return {step: remark.step, outcomes: [failure]};
		}

		const outcomes: Outcome[] = [];
		for (const one of answersTo(placement, belief, tried)) {
			const name = answerName(one.answer);
			const heard = `${told} ${name}`;
			if (one.answer.kind === 'refused') {
				outcomes.push({
					told: `${heard}: ${describe({placement, belief: one.belief, memory})}`,
					isRefused: true,
					// A try that is refused for certain tells nothing and would be made again for ever.
					...(one.belief.equals(belief)
						? {failure: ', as White knew it would be'}
						: {node: {placement, belief: one.belief, memory}}),
				});
			} else if (one.answer.kind === 'stalemate') {
				const failure = `, the king being on ${squareNames(one.belief)}`;
				outcomes.push({told: heard, isRefused: false, failure});
			} else if (one.answer.kind === 'played') {
				for (const reply of repliesFrom(one.placement, one.belief)) {
					const node = {placement: reply.placement, belief: reply.belief, memory};
					const isSound = reply.taken === undefined || isFor(this.#plan, reply.placement);
					const square = squareName([...reply.belief][0]);
					outcomes.push(
						isSound
							? {told: `${heard}: ${describe(node)}`, isRefused: false, node}
							: {told: heard, isRefused: false, failure: `, and the king takes on ${square}`},
					);
				}
			}
		}

		return {step: remark.step, outcomes};
	}
}

/** Returns the try of White's that a move names. */
const findTry = (placement: Placement, {from, to, promotion}: UciMove) =>
	whiteMoves(placement).find(
		(one) => placement.squares[one.man] === from && one.to === to && one.promotion === promotion,
	);

/**
 * Walks through a plan of Kriegspiel from every start, with every answer of the umpire's and every move of Black's, who
 * knows all: each arrangement of White's men with nothing known of the king, and with each square where he can be
 * known. Starts that a symmetry takes into each other are walked once and counted all. With `every`, only
 * each so many-th arrangement is looked at. A plan whose memory is its whole past has no end of nodes: of it
 * only starts with nothing known are walked, as far as the first failure. Yields how far it is, from 0 to 1.
 */
export function* walkKriegspiel(plan: KriegspielPlan, every = 1): Generator<number, Walk> {
	const walker = new Walker(plan);
	const bySteps = new Uint8Array(STEPS.length);
	const count = {starts: 0, won: 0, longest: 0};
	let failure: readonly string[] | undefined;
	for (const {placement, belief} of kriegspielStarts(plan, every)) {
		const start = {placement, belief, memory: plan.first};
		const orbit = orbitOf(plan, placement, belief);
		const worth = orbit === 0 ? 'unsettled' : walker.start(start);
		count.starts += orbit;
		if (worth === undefined) {
			failure ??= walker.trace(start);
		} else if (worth !== 'unsettled') {
			count.won += orbit;
			count.longest = Math.max(count.longest, worth.moves);
			for (const [index, moves] of worth.bySteps.entries()) {
				bySteps[index] = Math.max(bySteps[index], moves);
			}
		}

		yield placement.squares[0] / 64;
		if (failure !== undefined && !plan.isSymmetric) {
			break;
		}
	}

	return {
		...count,
		byLemma: Object.fromEntries(
			STEPS.flatMap((step, index) => (bySteps[index] > 0 ? [[step, bySteps[index]]] : [])),
		),
		...(failure === undefined ? {} : {failure}),
	};
}
