import type {Act} from '../../core/act.js';
import {pick, type Random} from '../../core/random.js';
import {unwrap} from '../../core/result.js';
import type {Worlds} from '../../knowledge/worlds/worlds.js';
import {findVariant} from '../../rules/registry.js';
import type {SeatId} from '../../rules/seat.js';
import type {State} from '../../rules/variant.js';
import {wholeAct} from '../../rules/whole-act.js';
import type {Bot, BotChoice} from '../bot.js';
import {Evaluator} from '../evaluation/evaluator.js';
import {WEIGHTS} from '../evaluation/weights.js';
import {squash, squashSlope} from '../fog/judgement.js';
import {followedWorlds} from '../followed-worlds.js';
import {Searcher} from '../search/searcher.js';
import {stopAfter} from '../timed.js';
import {withSetUp} from '../set-up-act.js';
import {StateJudge, WIN} from './state-judge.js';

export type WorldsOptions = {
	/** The worlds in which each act is tried. */
	readonly worlds: number;
	/** Plies that a move is searched before captures alone are; more when there is time. */
	readonly depth: number;
	/** What may be lost, in hundredths of a pawn, for the sake of variety. */
	readonly slack: number;
};

export const WORLDS_STRENGTH: WorldsOptions = {worlds: 16, depth: 2, slack: 8};

/** Fewer worlds are followed than for a person who looks on: each act is tried in some of them. */
const FOLLOWED = {particles: {most: 256, least: 32, attempts: 96}};
/** Where there are too many acts to try out all of them. */
const FEWER = {particles: {most: 48, least: 12, attempts: 32}};
/** In a time so many plies are looked ahead at most. */
const TIMED_DEPTH = 12;
/** The share of the time for an act that is used. */
const TIME_USED = 0.85;
/** Acts that much worse than the best, pressed together as `squash` does, are looked at no deeper. */
const HOPELESS = 220;
/** So many of the best acts are looked at again where a search of the board does not see everything. */
const MOST_CHECKED = 4;
/** So many batches of moves are made of each that they may begin with. */
const BATCHES = 3;
/** What it costs to be refused: the turn is not over, but nothing was won. */
const REFUSED = -4;

/** What acts come to in the worlds of a sample. */
class ActTable {
	/** What each act leads to in each world, or undefined where it cannot be done or is refused. */
	readonly #after: readonly (readonly (State | undefined)[])[];
	readonly #values: readonly Float64Array[];

	constructor(
		readonly judge: StateJudge,
		worlds: readonly State[],
		readonly acts: readonly Act[],
		{variant, seat}: {readonly variant: Worlds['variant']; readonly seat: SeatId},
	) {
		this.#values = worlds.map(() => new Float64Array(acts.length).fill(Number.NaN));
		this.#after = worlds.map((world, row) =>
			acts.map((act, at) => {
				const ruling = variant.step(world, seat, act);
				if (ruling?.verdict === 'stands') {
					return ruling.state;
				}

				if (ruling !== undefined) {
					this.#values[row][at] = squash(judge.standing(world)) + REFUSED;
				}

				return undefined;
			}),
		);
	}

	/** Values those acts that may be the best, looked ahead `depth` plies after them; returns whether there was time for all. */
	deepen(depth: number, among: readonly number[], shouldStop: () => boolean): boolean {
		const found = this.#after.map((states, row) => {
			const values = this.#values[row].slice();
			for (const at of among) {
				const state = states[at];
				if (state !== undefined && !shouldStop()) {
					values[at] = squash(this.judge.value(state, depth, shouldStop));
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

	/** Finds out whether an act loses at once to what the search does not see. */
	check(at: number): void {
		for (const [row, states] of this.#after.entries()) {
			const state = states[at];
			if (state !== undefined && this.judge.losesAtOnce(state)) {
				this.#values[row][at] = -squash(WIN);
			}
		}
	}

	/** Returns whether looking deeper than `depth` can tell more of some act. */
	isSearchable(depth: number): boolean {
		return this.#after.some((states) =>
			states.some((state) => state !== undefined && this.judge.isSearchable(state, depth)),
		);
	}

	/** Returns the mean of each act over the worlds in which it can be done; less than anything where it can be done in none. */
	means(): number[] {
		return this.acts.map((_, at) => {
			const known = this.#values.map((row) => row[at]).filter((value) => !Number.isNaN(value));
			return known.length === 0
				? Number.NEGATIVE_INFINITY
				: known.reduce((sum, value) => sum + value, 0) / known.length;
		});
	}
}

/** Returns which acts are so good that they may turn out to be the best. */
function hopeful(means: readonly number[]): number[] {
	const best = Math.max(...means);
	return [...means.keys()].filter((at) => means[at] > best - HOPELESS);
}

/** Returns the acts from the best on. */
const bestFirst = (means: readonly number[]): number[] =>
	[...means.keys()].sort((a, b) => means[b] - means[a]);

/** Returns some worlds at random, each once: all of them when they are few. */
const drawWorlds = (worlds: Worlds, count: number, random: Random): State[] =>
	[...worlds.sample(count, random)].map((world) => worlds.state(world));

/**
 * Returns a bot for any game: it keeps worlds by the game's own rules, values each of its acts in a sample of them by
 * what comes after it, and does what is best on the average. Set-ups it draws at random.
 */
export function worldsBot({worlds: count, depth: usual, slack}: WorldsOptions): Bot {
	const kept = followedWorlds(FOLLOWED);
	const keptFewer = followedWorlds(FEWER);
	const searcher = new Searcher(new Evaluator(WEIGHTS), {tableBits: 16});
	return withSetUp((question, random, time): BotChoice => {
		const {history, moves} = question;
		const offered: readonly Act[] = question.acts ?? moves;
		const acts = offered.flatMap((act) =>
			Array.from({length: act.kind === 'batch' ? BATCHES : 1}, () =>
				wholeAct(act, random, offered),
			),
		);
		const shouldStop = stopAfter(TIME_USED, time);
		const variant = unwrap(findVariant(history.variant));
		const worlds = (variant.isSampled === true ? keptFewer : kept)(question, time);
		// What is only asked tells something and changes nothing; a plain player does without.
		const open = acts.filter((act) => act.kind !== 'ask');
		if (worlds === undefined || open.length <= 1) {
			return {move: pick(random, open.length === 0 ? acts : open)};
		}

		searcher.age();
		const {seat} = history;
		const judge = new StateJudge(variant, seat, searcher);
		const table = new ActTable(judge, drawWorlds(worlds, count, random), open, {variant, seat});
		let depth = 0;
		table.deepen(depth, [...open.keys()], shouldStop);
		const deepest = time === undefined ? usual - 1 : TIMED_DEPTH;
		while (depth < deepest && table.isSearchable(depth) && !shouldStop()) {
			const among = hopeful(table.means());
			if (among.length <= 1 || !table.deepen(depth + 1, among, shouldStop)) {
				break;
			}

			depth++;
		}

		if (variant.hides !== undefined) {
			for (const at of bestFirst(table.means()).slice(0, MOST_CHECKED)) {
				table.check(at);
			}
		}

		const means = table.means();
		const best = Math.max(...means);
		const least = best - slack * Math.max(0, squashSlope(best));
		const near = open.filter((_, at) => means[at] >= least);
		const {size, isExact} = worlds;
		return {
			move: near.length === 0 ? pick(random, open) : pick(random, near),
			info: {positions: size, isExact, depth: depth + 1, score: Math.round(best)},
		};
	});
}
