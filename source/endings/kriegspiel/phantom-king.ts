import {pick, type Random} from '../../core/random.js';
import type {SquareSet} from '../../core/square-set.js';
import type {UciMove} from '../../core/uci.js';
import type {Tables} from '../../solver/build-table.js';
import {NEVER} from '../../solver/levels.js';
import {materialName, type Placement} from '../../solver/material.js';
import type {WhiteMove} from '../../solver/reach.js';
import {type TryOutcome, tryOutcome} from '../../solver/tries/try-outcome.js';
import {legalSteps} from './umpire.js';

/** What the umpire may answer to a try that spoils nothing: the squares of the king for which he does, and the moves that White then still needs. */
type Branch = {readonly kings: SquareSet; readonly level: number};

const branchesOf = ({refused, refusedLevel, mated, answers}: TryOutcome): Branch[] =>
	[
		{kings: refused, level: refusedLevel},
		...answers.map(({kings, level}) => ({kings, level: level === NEVER ? NEVER : level + 1})),
		{kings: mated, level: 1},
	].filter(({kings}) => !kings.isEmpty);

/**
 * Returns where the king stands, of the squares where White takes him to be, that has not decided yet: for
 * these the umpire answers a try so that White needs the most moves at worst; of equal answers the one that
 * leaves the most squares. Where he can take a man or be stalemated when the try stands, that comes first.
 * `tables` are those of the game, by the name of the ending.
 */
export function phantomAnswer(
	tables: Tables,
	placement: Placement,
	belief: SquareSet,
	move: WhiteMove,
): SquareSet {
	const table = tables.get(materialName(placement.material));
	if (table === undefined) {
		return belief;
	}

	const outcome = tryOutcome(table, placement, belief, move);
	const branches = branchesOf(outcome).sort(
		(a, b) => b.level - a.level || b.kings.size - a.kings.size,
	);
	return outcome.spoiled.isEmpty ? (branches[0]?.kings ?? belief) : outcome.spoiled;
}

/**
 * Returns the move of a king who may be on any of some squares, himself to move: he takes a man where he
 * can, and else steps anywhere, for White hears no difference. The squares must let him move.
 */
export function phantomStep(placement: Placement, belief: SquareSet, random: Random): UciMove {
	const steps = [...belief].flatMap((from) =>
		[...legalSteps(placement, from)].map((to): UciMove => ({from, to})),
	);
	const takes = steps.filter(({to}) => placement.squares.includes(to));
	return pick(random, takes.length > 0 ? takes : steps);
}
