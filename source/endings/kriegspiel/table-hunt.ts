import type {Square} from '../../core/square.js';
import type {Tables} from '../../solver/build-table.js';
import {NEVER} from '../../solver/levels.js';
import {materialName} from '../../solver/material.js';
import {type TryOutcome, tryOutcome} from '../../solver/tries/try-outcome.js';
import {kriegspielAttack} from './table-attacker.js';
import type {Point, StepWorth} from '../belief-game.js';
import {legalSteps, repliesFrom} from './answers.js';

/** No turn has so many tries that are refused. */
const MOST_TRIES = 40;

/**
 * How long a lone king lasts in Kriegspiel who sees everything, against White playing on by the table. It keeps
 * what it has worked out, so that many questions about one game go fast.
 */
export class TableHunt {
	readonly #tables: Tables;
	readonly #tries = new Map<string, TryOutcome | undefined>();
	readonly #lasts = new Map<string, number>();

	/** `tables` are those of the game, by the names of their endings. */
	constructor(tables: Tables) {
		this.#tables = tables;
	}

	/** Returns what White tries by the table where he knows so much; undefined when the table has nothing for it. */
	#findTry({placement, belief}: Point): TryOutcome | undefined {
		const key = [placement.material, placement.squares, belief.low, belief.high].join(' ');
		if (!this.#tries.has(key)) {
			const table = this.#tables.get(materialName(placement.material));
			const attack =
				table === undefined || belief.isEmpty
					? undefined
					: kriegspielAttack(table, placement, belief);
			this.#tries.set(
				key,
				table === undefined || attack?.ok !== true
					? undefined
					: tryOutcome(table, placement, belief, attack.value.try),
			);
		}

		return this.#tries.get(key);
	}

	/**
	 * Returns the moves that White, to move, still needs when the king stands on a square, mate included, as far as
	 * `depth` more of them show it: what the table needs at worst is taken for the rest.
	 */
	lasts(point: Point, king: Square, depth = Number.POSITIVE_INFINITY): number {
		const {placement, belief} = point;
		const at = [placement.material, placement.squares, king, depth, belief.low, belief.high];
		const key = at.join(' ');
		const known = this.#lasts.get(key) ?? this.#follow(point, king, depth);
		this.#lasts.set(key, known);
		return known;
	}

	#follow({placement, belief}: Point, king: Square, depth: number): number {
		let left = belief;
		for (let tried = 0; tried < MOST_TRIES; tried++) {
			const outcome = this.#findTry({placement, belief: left});
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
			// Where nothing is sure any more White may go round in circles.
			const later =
				answer.level === NEVER && depth === Number.POSITIVE_INFINITY
					? NEVER
					: Math.max(
							...steps.map((to) =>
								this.lasts({placement: after, belief: answer.next}, to, depth - 1),
							),
						);
			return Math.min(NEVER, 1 + later);
		}

		return NEVER;
	}

	/**
	 * Returns the lone king's steps with what they are worth. The point has where White takes him to be before he moves; of a
	 * step that takes a man nothing is left to White.
	 */
	steps(
		{placement, belief}: Point,
		king: Square,
		depth = Number.POSITIVE_INFINITY,
	): readonly StepWorth[] {
		const quiet = repliesFrom(placement, belief).find(({taken}) => taken === undefined);
		return [...legalSteps(placement, king)].map((to) => ({
			to,
			left:
				quiet === undefined || placement.squares.includes(to)
					? NEVER
					: this.lasts({placement, belief: quiet.belief}, to, depth),
		}));
	}
}
