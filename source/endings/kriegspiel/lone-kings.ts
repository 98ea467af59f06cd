import {pick} from '../../core/random.js';
import type {SquareSet} from '../../core/square-set.js';
import {NEVER} from '../../solver/levels.js';
import {materialName} from '../../solver/material.js';
import {type TryOutcome, tryOutcome} from '../../solver/tries/try-outcome.js';
import type {BeliefGame, Phantom} from '../belief-game.js';
import {asWhiteMove, legalSteps} from './answers.js';
import {pickBest} from '../pick-best.js';
import {TableHunt} from './table-hunt.js';

/** What the umpire may answer to a try that spoils nothing: the squares of the king for which he does, and the moves that White then still needs. */
type Branch = {readonly kings: SquareSet; readonly level: number};

const branchesOf = ({refused, refusedLevel, mated, answers}: TryOutcome): Branch[] =>
	[
		{kings: refused, level: refusedLevel},
		...answers.map(({kings, level}) => ({kings, level: level === NEVER ? NEVER : level + 1})),
		{kings: mated, level: 1},
	].filter(({kings}) => !kings.isEmpty);

/** The phantom of Kriegspiel: the umpire answers each try so that White needs the most moves at worst. */
export const kriegspielPhantom: Phantom = {
	/**
	 * Of equal answers the one that leaves the most squares is given. Where he can take a man or be stalemated when the
	 * try stands, that comes first.
	 */
	shows(tables, point, move) {
		const {placement, belief} = point;
		const table = tables.get(materialName(placement.material));
		const white = asWhiteMove(placement, move);
		if (table === undefined || white === undefined) {
			return belief;
		}

		const outcome = tryOutcome(table, placement, belief, white);
		const branches = branchesOf(outcome).sort(
			(a, b) => b.level - a.level || b.kings.size - a.kings.size,
		);
		return outcome.spoiled.isEmpty ? (branches[0]?.kings ?? belief) : outcome.spoiled;
	},
	/** He takes a man where he can, and else steps anywhere, for White hears no difference. */
	reply(_tables, {placement, belief}, random) {
		const steps = [...belief].flatMap((from) =>
			[...legalSteps(placement, from)].map((to) => ({from, to})),
		);
		const takes = steps.filter(({to}) => placement.squares.includes(to));
		return pick(random, takes.length > 0 ? takes : steps);
	},
	redraws: false,
};

/** So many of White's moves are looked ahead. */
const DEPTH = 2;

/**
 * Returns where the lone king goes who sees everything, what White knows included: he takes a man where he
 * can; else he goes where White, playing on by the table, will need the most moves, as far as three of
 * White's moves show it, and of equal squares to one drawn at random. The point has where White takes him to be
 * before he moves. He must be able to move.
 */
export const clairvoyantKing: BeliefGame['clairvoyant'] = (tables, point, from, random) => {
	const {placement} = point;
	const steps = [...legalSteps(placement, from)];
	const takes = steps.filter((to) => placement.squares.includes(to));
	if (takes.length > 0) {
		return {from, to: pick(random, takes)};
	}

	const worths = new TableHunt(tables).steps(point, from, DEPTH);
	return {from, to: pickBest(random, worths, ({left}) => left).to};
};
