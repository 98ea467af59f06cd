import {type Act, isMove, type Word} from '../../core/act.js';
import type {Worlds} from '../../knowledge/worlds/worlds.js';
import {moveKey} from '../../rules/move.js';
import type {SeatId} from '../../rules/seat.js';
import type {State} from '../../rules/variant.js';
import {squash, squashSlope} from '../fog/judgement.js';
import {type StateJudge, WIN} from './state-judge.js';

/** What it costs to be refused: the turn is not over, but nothing was won. */
const REFUSED = -4;
/** What it is worth, by the share of worlds in which a try is refused times that of the others, to learn which of them it is while the turn goes on. */
const TELLING = 160;
/** What it costs to show what the other side did not know, and to do what can be done but once, in hundredths of a pawn. */
const GIVEN_AWAY: {readonly [word in Word]?: number} = {reveal: 60, special: 100};
/** In so many worlds acts are done however little time there is, and in so many beside the sample when one is looked at again. */
const LEAST_WORLDS = 2;
const LEAST_BESIDE = 40;

export type ActTask = {
	readonly variant: Worlds['variant'];
	readonly seat: SeatId;
	/** How often each world was drawn; once when left out. */
	readonly drawn?: readonly number[];
	/** Tells when no more acts are to be done in the worlds; those that were not count nowhere there. */
	readonly shouldStop: () => boolean;
};

/** What acts come to in the worlds of a sample. */
export class ActTable {
	/**
	 * What each act leads to in each world, or undefined where it cannot be done or is refused; of one that leaves the
	 * move to be made, what the moves lead to that it has made possible.
	 */
	readonly #after: readonly (readonly (readonly State[] | undefined)[])[];
	readonly #values: readonly Float64Array[];
	/** What is to be added for worlds beside the sample. */
	readonly #beside: Float64Array;
	/** How likely each world is beside the others. */
	readonly #weights: readonly number[];
	readonly #variant: Worlds['variant'];
	readonly #seat: SeatId;

	constructor(
		readonly judge: StateJudge,
		worlds: readonly State[],
		readonly acts: readonly Act[],
		{variant, seat, drawn, shouldStop}: ActTask,
	) {
		this.#variant = variant;
		this.#seat = seat;
		this.#beside = Float64Array.from(
			acts,
			(act) =>
				-(act.kind === 'say' ? (GIVEN_AWAY[act.word] ?? 0) : 0) -
				worlds.reduce((sum, world) => sum + judge.hazard(act, world), 0) /
					Math.max(1, worlds.length),
		);
		this.#weights = worlds.map((world, row) => (drawn?.[row] ?? 1) * judge.weightOf(world));
		this.#values = worlds.map(() => new Float64Array(acts.length).fill(Number.NaN));
		this.#after = worlds.map((world, row) =>
			acts.map((act, at) => {
				if (row >= LEAST_WORLDS && shouldStop()) {
					return undefined;
				}

				const ruling = variant.step(world, seat, act);
				if (ruling?.verdict === 'stands') {
					this.#beside[at] -= judge.risk(ruling.state) / worlds.length;
					return judge.isAside(act, world, ruling.state)
						? this.#openedBy(world, ruling.state)
						: [ruling.state];
				}

				if (ruling !== undefined) {
					this.#values[row][at] = squash(judge.standing(world)) + REFUSED;
				}

				return undefined;
			}),
		);
	}

	/** Values those acts that may be the best, looked ahead `depth` plies after them, where that tells more; returns whether there was time for all. */
	deepen(depth: number, among: readonly number[], shouldStop: () => boolean): boolean {
		const found = this.#after.map((states, row) => {
			const values = this.#values[row].slice();
			for (const at of among) {
				const ways = states[at] ?? [];
				if (ways.length === 0 || shouldStop()) {
					continue;
				}

				if (depth === 0 || ways.some((state) => this.judge.isSearchable(state, depth - 1))) {
					values[at] = squash(
						Math.max(...ways.map((state) => this.judge.value(state, depth, shouldStop))),
					);
				}
			}

			return values;
		});
		if (depth > 0 && shouldStop()) {
			return false;
		}

		for (const [row, values] of found.entries()) {
			this.#values[row].set(values);
		}

		return true;
	}

	/**
	 * Values acts by what their seat can still do in its turn: what `valuesIn` finds by the keys of moves. A try that is
	 * refused costs nothing there: all that can be done instead is left, and more is known. What it may tell is worth most
	 * where it is refused in half of the worlds.
	 */
	follow(
		worlds: readonly State[],
		valuesIn: (world: State) => ReadonlyMap<number, number>,
		shouldStop: () => boolean,
	): void {
		const refusals = new Float64Array(this.acts.length);
		for (const [row, world] of worlds.entries()) {
			if (shouldStop()) {
				break;
			}

			const found = valuesIn(world);
			const values = this.#values[row];
			for (const [at, act] of this.acts.entries()) {
				const value = isMove(act) ? found.get(moveKey(act)) : undefined;
				if (value !== undefined && this.#after[row][at] !== undefined) {
					values[at] = Math.max(values[at], squash(value));
				}
			}

			const most = values.reduce(
				(most, value) => (value > most ? value : most),
				Number.NEGATIVE_INFINITY,
			);
			for (const [at, value] of values.entries()) {
				if (this.#after[row][at] === undefined && !Number.isNaN(value)) {
					values[at] = most + REFUSED;
					refusals[at]++;
				}
			}
		}

		for (const [at, count] of refusals.entries()) {
			const share = count / worlds.length;
			this.#beside[at] += TELLING * share * (1 - share);
		}
	}

	/** Adds what acts are worth beside what they lead to, in hundredths of a pawn; `worthOf` is told what an act comes to. */
	prefer(worthOf: (act: Act, value: number) => number): void {
		for (const [at, act] of this.acts.entries()) {
			const mean = this.#meanOf(at);
			if (Number.isFinite(mean)) {
				this.#beside[at] += worthOf(act, mean) * Math.max(0, squashSlope(mean));
			}
		}
	}

	/** Finds out whether an act loses at once to what the search does not see. */
	check(at: number): void {
		for (const [row, states] of this.#after.entries()) {
			const ways = states[at] ?? [];
			if (ways.length > 0 && ways.every((state) => this.judge.losesAtOnce(state))) {
				this.#values[row][at] = -squash(WIN);
			}
		}
	}

	/** Finds out what is lost by an act in worlds beside the sample at a glance; else it is worth there what it is in the sample. */
	probe(at: number, worlds: readonly State[], shouldStop: () => boolean): void {
		const mean = this.#meanOf(at);
		let count = this.#values.filter((row) => !Number.isNaN(row[at])).length;
		let sum = 0;
		for (const [row, world] of worlds.entries()) {
			if (row >= LEAST_BESIDE && shouldStop()) {
				break;
			}

			const ruling = this.#variant.step(world, this.#seat, this.acts[at]);
			if (ruling !== undefined) {
				const {state} = ruling;
				const value = this.judge.atAGlance(state);
				count++;
				sum +=
					value === undefined ? this.judge.loss(state, mean) : Math.min(0, squash(value) - mean);
			}
		}

		this.#beside[at] += sum / Math.max(1, count);
	}

	/** Returns whether looking deeper than `depth` can tell more of some act. */
	isSearchable(depth: number): boolean {
		return this.#after.some((states) =>
			states.some((ways = []) => ways.some((state) => this.judge.isSearchable(state, depth))),
		);
	}

	/** Returns the mean of each act over the worlds in which it can be done; less than anything where it can be done in none, or leaves the move to be made and opens no other. */
	means(): number[] {
		return this.acts.map((_, at) => this.#meanOf(at) + this.#beside[at]);
	}

	/** Returns the states after the moves that could not be made before. */
	#openedBy(world: State, after: State): State[] {
		const known = new Set(
			this.#variant.acts(world, this.#seat).flatMap((act) => (isMove(act) ? [moveKey(act)] : [])),
		);
		return this.#variant.acts(after, this.#seat).flatMap((act) => {
			const isNew = isMove(act) && !known.has(moveKey(act));
			const ruling = isNew ? this.#variant.step(after, this.#seat, act) : undefined;
			return ruling?.verdict === 'stands' ? [ruling.state] : [];
		});
	}

	#meanOf(at: number): number {
		let sum = 0;
		let weights = 0;
		for (const [row, values] of this.#values.entries()) {
			if (!Number.isNaN(values[at])) {
				sum += this.#weights[row] * values[at];
				weights += this.#weights[row];
			}
		}

		return weights === 0 ? Number.NEGATIVE_INFINITY : sum / weights;
	}
}
