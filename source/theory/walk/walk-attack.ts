import {NO_SQUARE, type Square, squareName} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import {makeUci} from '../../core/uci.js';
import {moveKey} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';
import {
	fenWith,
	legalMoves,
	nameOf,
	placementOn,
	positionWith,
	sightOf,
} from '../../solver/verify/board.js';
import type {Placement} from '../../solver/material.js';
import {mapSquare} from '../../solver/symmetry.js';
import {unattacked} from '../../solver/table-game.js';

import type {PlanMemory, Strategist} from '../paper/strategist.js';
import {turnedGlimpse, turnedMen} from '../paper/turn-board.js';
import {orbitOf, placementsOf} from './starts.js';
import {
	type Outcome,
	type Played,
	type Turns,
	type Walk,
	walkAll,
	type WalkStart,
} from './walker.js';

/** White's turn in truth: what the plan remembers and is told, and where the king is. */
type Node = {
	readonly memory: PlanMemory;
	readonly placement: Placement;
	readonly king: Square;
	readonly glimpsed: Square;
};

/** The paper's numbers, and 0 for taking a king that is seen. */
const LEMMAS = Array.from({length: 23}, (_, lemma) => String(lemma));

/** Returns a text that is the same for nodes that the board's symmetries take into each other. */
function keyOf({memory: {symmetry, stage}, placement, king, glimpsed}: Node): string {
	const squares = turnedMen(symmetry, placement.squares);
	return `${JSON.stringify(stage)} ${squares.join(' ')} ${mapSquare(symmetry, king)} ${turnedGlimpse(symmetry, glimpsed)}`;
}

/** Returns all that can follow a move of White's, every answer of Black's being tried. */
function answersIn(position: Position, memory: PlanMemory, told: string): Outcome<Node>[] {
	const glimpsed = sightOf(position);
	return legalMoves(position).map((answer): Outcome<Node> => {
		const king = (answer >> 6) & 63;
		const text = `${told} ${squareName(answer & 63)}${squareName(king)}`;
		position.make(answer);
		const outcome =
			position.kings[0] === NO_SQUARE
				? {told: text, failure: ', and the white king is taken'}
				: {told: text, node: {memory, placement: placementOn(position), king, glimpsed}};
		position.unmake(answer);
		return outcome;
	});
}

/** Makes a plan's move by the rules of the game: it is told no more than White sees. */
function play(strategist: Strategist, {memory, placement, king, glimpsed}: Node): Played<Node> {
	const position = positionWith(placement, king);
	const decided = strategist.play(memory, {placement, glimpsed, seen: sightOf(position)});
	const failed = (told: string, failure: string): Played<Node> => ({outcomes: [{told, failure}]});
	if (!decided.ok) {
		return failed('', decided.error);
	}

	const {move, remark, memory: next} = decided.value;
	const {lemma, excluded} = remark;
	if (lemma > 0 && excluded.has(king)) {
		const where = squareName(king);
		return failed(makeUci(move), ` though Lemma ${lemma} excludes ${where}, where the king is`);
	}

	const key = moveKey(move);
	const played = legalMoves(position).find((legal) => nameOf(legal) === key);
	if (played === undefined) {
		return failed(makeUci(move), ' is not legal');
	}

	position.make(played);
	const told = `${makeUci(move)} (Lemma ${lemma})`;
	return {step: lemma, outcomes: position.isKingTaken ? [] : answersIn(position, next, told)};
}

/** Returns White's turns with a plan of the paper's. */
export const turnsOf = (strategist: Strategist): Turns<Node> => ({
	steps: LEMMAS,
	keyOf,
	play: (node) => play(strategist, node),
	describe: ({placement, king}) => fenWith(placement, king),
});

/** Yields the starts of a plan: those of each so many-th arrangement of its men. */
function* startsOf(strategist: Strategist, every: number): Generator<WalkStart<Node>> {
	for (const placement of placementsOf(strategist.material, true, every)) {
		for (const king of unattacked(placement)) {
			yield {
				node: {memory: strategist.begin(placement, king), placement, king, glimpsed: king},
				count: orbitOf(placement, SquareSet.of(king)),
				done: placement.squares[0] / 64,
			};
		}
	}
}

/**
 * Walks through a plan from every start, its men and the king's square on it being known, with every
 * answer of Black's. Starts that a symmetry of the board takes into each other are walked once and counted
 * all. With `every`, only each so many-th arrangement of White's men is looked at. Yields how far it is, from 0 to 1.
 */
export const walkAttack = (strategist: Strategist, every = 1): Generator<number, Walk> =>
	walkAll(turnsOf(strategist), startsOf(strategist, every));
