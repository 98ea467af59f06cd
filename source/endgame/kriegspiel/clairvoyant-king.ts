import {pick, type Random} from '../../core/random.js';
import type {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import type {Tables} from '../../solver/build-table.js';
import {NEVER} from '../../solver/levels.js';
import {materialName, type Placement} from '../../solver/material.js';
import {type TryOutcome, tryOutcome} from '../../solver/tries/try-outcome.js';
import {kriegspielAttack} from '../kriegspiel-table-attacker.js';
import {legalSteps, repliesFrom} from './umpire.js';

/** So many of White's moves are looked ahead. */
const DEPTH = 2;
/** No turn has so many tries that are refused. */
const MOST_TRIES = 40;

/** What White tries by the table where he knows so much; undefined when the table has nothing for it. */
type FindTry = (placement: Placement, belief: SquareSet) => TryOutcome | undefined;

/** Returns what White tries by the table, each knowledge worked out once. */
function tryFinder(tables: Tables): FindTry {
	const found = new Map<string, TryOutcome | undefined>();
	return (placement, belief) => {
		const key = [placement.material, placement.squares, belief.low, belief.high].join(' ');
		if (!found.has(key)) {
			const table = tables.get(materialName(placement.material));
			const attack =
				table === undefined || belief.isEmpty
					? undefined
					: kriegspielAttack(table, placement, belief);
			found.set(
				key,
				table === undefined || attack?.ok !== true
					? undefined
					: tryOutcome(table, placement, belief, attack.value.try),
			);
		}

		return found.get(key);
	};
}

/** Returns the moves that White still needs when the king stands there, White to move and trying what the table says. */
function worthOf(
	findTry: FindTry,
	placement: Placement,
	belief: SquareSet,
	king: Square,
	depth: number,
): number {
	let left = belief;
	for (let tried = 0; tried < MOST_TRIES; tried++) {
		const outcome = findTry(placement, left);
		if (outcome === undefined) {
			return NEVER;
		}

		if (outcome.refused.has(king)) {
			left = outcome.refused;
			continue;
		}

		if (outcome.spoiled.has(king)) {
			return NEVER;
		}

		const answer = outcome.answers.find(({kings}) => kings.has(king));
		if (answer === undefined) {
			return 1;
		}

		if (depth === 0) {
			return answer.level === NEVER ? NEVER : answer.level + 1;
		}

		const {after} = outcome;
		const steps = [...legalSteps(after, king)];
		const later = steps.map((to) => worthOf(findTry, after, answer.next, to, depth - 1));
		return Math.min(NEVER, 1 + Math.max(...later));
	}

	return NEVER;
}

/**
 * Returns where the lone king goes who sees everything, what White knows included: he takes a man where he
 * can; else he goes where White, playing on by the table, will need the most moves, as far as three of
 * White's moves show it, and of equal squares to one drawn by lot. `belief` is where White takes him to be
 * before he moves. He must be able to move.
 */
export function clairvoyantStep(
	tables: Tables,
	placement: Placement,
	belief: SquareSet,
	king: Square,
	random: Random,
): Square {
	const steps = [...legalSteps(placement, king)];
	const takes = steps.filter((to) => placement.squares.includes(to));
	if (takes.length > 0) {
		return pick(random, takes);
	}

	const quiet = repliesFrom(placement, belief).find(({taken}) => taken === undefined);
	if (quiet === undefined) {
		return pick(random, steps);
	}

	const findTry = tryFinder(tables);
	const worths = steps.map((to) => worthOf(findTry, placement, quiet.belief, to, DEPTH));
	const most = Math.max(...worths);
	return pick(
		random,
		steps.filter((_, index) => worths[index] === most),
	);
}
