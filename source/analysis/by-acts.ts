import {type Act, makeAct} from '../core/act.js';
import type {Color} from '../core/color.js';
import {createRandom} from '../core/random.js';
import type {Worlds} from '../knowledge/worlds/worlds.js';
import type {KnowledgeJudgement, TruthJudgement} from '../match/analysed-game.js';
import type {State, Variant} from '../rules/variant.js';
import {ActValues} from './act-values.js';
import {type AnalysisEffort, USUAL_NODES} from './by-knowledge.js';
import {faultOf, LOSS, luckOf} from './verdict.js';

/** Plies looked ahead after an act, before captures alone are: after each, and after those that look best. */
const GLANCE = 0;
const DEPTH = 1;
/** So many look best, on the average and in a single world. */
const MOST_BEST = 4;
/** In so many worlds the best act is looked for with the usual number of positions, and at least and at most with fewer or more. */
const USUAL_WORLDS = 16;
const LEAST_WORLDS = 4;
const MOST_WORLDS = 128;
/** Worlds that are looked through for those in which an act stands. */
const MOST_DRAWN = 1024;
/** In so many times as many worlds the best is weighed against what was done as it was chosen in. */
const WEIGHED = 2;
/** It is better only by more than so many standard errors: worlds differ much where a man may be anything. */
const SURE = 2;

/** A world, or the truth, and what acts are worth there; not a number those that were not looked at. */
type Row = {readonly state: State; readonly weight: number; readonly values: readonly number[]};

/** Returns the greatest of values, those that are no numbers left out. */
const mostOf = (values: readonly number[]): number =>
	Math.max(...values.filter((value) => !Number.isNaN(value)));

/** Returns what it gains to do the other act first: where that is refused nothing changes. */
const gainIn = ({values}: Row, done: number, other: number): number =>
	Number.isNaN(values[other]) ? 0 : values[other] - values[done];

/** Returns the indices of the greatest of values, those that are no numbers left out. */
const bestOf = (values: readonly number[]): readonly number[] =>
	[...values.keys()]
		.filter((at) => !Number.isNaN(values[at]))
		.sort((a, b) => values[b] - values[a])
		.slice(0, MOST_BEST);

/**
 * Judges acts in games that are more than the moves of one position: what is refused in one world stands in another, and
 * words are acts as well. A try that is refused costs nothing, for the next may be the other one: so of two acts one is
 * better by what it is worth more where both stand, and only worlds count in which that which was done stands.
 */
export class ActJudge {
	readonly #values: ActValues;
	readonly #worlds: number;
	readonly #startClock: AnalysisEffort['startClock'];

	constructor(variant: Variant, seat: Color, {nodes, worlds, startClock}: AnalysisEffort) {
		this.#values = new ActValues(variant, seat);
		const most = worlds ?? Math.round(USUAL_WORLDS * (nodes / USUAL_NODES));
		this.#worlds = Math.min(MOST_WORLDS, Math.max(LEAST_WORLDS, most));
		this.#startClock = startClock;
	}

	/**
	 * Judges what was done, the act at `at`, before which these worlds fitted; `seed` draws them. Undefined where it is
	 * none of these acts or stands in no world, where it left the move to be made, or where there was nothing else to do.
	 */
	judge(
		set: Worlds,
		acts: readonly Act[],
		at: number,
		seed: number,
	): KnowledgeJudgement | undefined {
		const worlds = at < 0 || acts.length < 2 ? [] : this.#draw(set, acts[at], seed);
		if (worlds.length === 0) {
			return undefined;
		}

		// Among those it was chosen by, the best looks better than it is.
		const {chosen, looked} = this.#choose(worlds.slice(0, this.#worlds), acts, at);
		const rows = worlds
			.slice(-WEIGHED * looked)
			.map((world) => this.#look(world, acts, [at, chosen]));
		const gain = this.#gain(rows, at, chosen);
		const isSure = gain > SURE * this.#errorOf(rows, at, chosen);
		const best = isSure ? chosen : at;
		const value = this.#mean(rows, ({values}) => values[at]);
		const loss = isSure ? gain : 0;
		const regretIn = ({values}: Row): number => mostOf(values) - values[at];
		const king = this.#lookAtKing(rows, acts, at, best);
		const fault = faultOf({
			loss,
			missedKing: king.missed,
			kingRisk: king.risk,
			leastRisk: king.least,
		});
		return {
			size: set.size,
			isExact: set.isExact,
			worlds: rows.length,
			depth: DEPTH + 1,
			value,
			best: {act: makeAct(acts[best]), value: value + loss},
			loss,
			expected: this.#mean(rows, regretIn),
			risk: this.#mean(rows, (row) => (regretIn(row) >= LOSS.blunder ? 1 : 0)),
			king,
			fault,
		};
	}

	/** Judges the same in truth, as by knowledge. */
	judgeInTruth(
		state: State,
		acts: readonly Act[],
		at: number,
		{best, value: mean, expected, fault}: KnowledgeJudgement,
	): TruthJudgement {
		const wished = acts.findIndex((act) => makeAct(act) === best.act);
		const {values} = this.#look(state, acts, [at, wished]);
		const value = values[at];
		const advised = values[wished];
		const most = mostOf(values);
		const kingLeft = this.#losesKing(state, acts[at]);
		const loss = most - value;
		return {
			value,
			best: {act: makeAct(acts[value === most ? at : values.indexOf(most)]), value: most},
			advised: Number.isNaN(advised) ? value : advised,
			loss,
			balance: expected - loss,
			kingLeft,
			luck: luckOf({fault, mean, value, loss, kingLeft}),
		};
	}

	/** Draws worlds in which an act stands and is the act of the turn: as many as it takes to choose and to weigh. */
	#draw(set: Worlds, done: Act, seed: number): State[] {
		const found: State[] = [];
		for (const index of set.sample(MOST_DRAWN, createRandom(seed))) {
			const state = set.state(index);
			const after = this.#values.after(state, done);
			if (after !== undefined && !this.#values.judge.isAside(done, state, after)) {
				found.push(state);
			}

			if (found.length === (1 + WEIGHED) * this.#worlds) {
				break;
			}
		}

		return found;
	}

	/** Looks at some acts in a world, or at all by a glance. */
	#row(state: State, acts: readonly Act[], among?: ReadonlySet<number>): Row {
		return {
			state,
			weight: this.#values.judge.weightOf(state),
			values: this.#values.of(state, acts, among === undefined ? GLANCE : DEPTH, among),
		};
	}

	/** Looks at some acts in a world and at those that look best there. */
	#look(state: State, acts: readonly Act[], some: readonly number[]): Row {
		const {values} = this.#row(state, acts);
		return this.#row(state, acts, new Set([...some, ...bestOf(values)]));
	}

	/** Returns the act that is best on the average of worlds, the one done where none is better, and in how many of them there was time to look. */
	#choose(
		worlds: readonly State[],
		acts: readonly Act[],
		done: number,
	): {readonly chosen: number; readonly looked: number} {
		const isOver = this.#startClock?.() ?? (() => false);
		const glances: Row[] = [];
		for (const world of worlds) {
			if (glances.length >= LEAST_WORLDS && isOver()) {
				break;
			}

			glances.push(this.#row(world, acts));
		}

		const gains = acts.map((_, at) => this.#gain(glances, done, at));
		const among = new Set([done, ...bestOf(gains)]);
		const rows = glances.map(({state}) => this.#row(state, acts, among));
		const means = [...among].map((at) => ({at, gain: this.#gain(rows, done, at)}));
		const best = means.reduce((one, other) => (other.gain > one.gain ? other : one));
		return {chosen: best.at, looked: rows.length};
	}

	#mean(rows: readonly Row[], valueOf: (row: Row) => number): number {
		const weights = rows.reduce((sum, {weight}) => sum + weight, 0);
		return rows.reduce((sum, row) => sum + row.weight * valueOf(row), 0) / weights;
	}

	/** Returns what it gains on the average to do the other act first. */
	#gain(rows: readonly Row[], done: number, other: number): number {
		return this.#mean(rows, (row) => gainIn(row, done, other));
	}

	/** Returns the standard error of that. */
	#errorOf(rows: readonly Row[], done: number, other: number): number {
		const gain = this.#gain(rows, done, other);
		const variance = this.#mean(rows, (row) => (gainIn(row, done, other) - gain) ** 2);
		return Math.sqrt(variance / rows.length);
	}

	/** Returns whether the own king is lost by an act: it can be taken at once, or is by a claim that this lets stand. */
	#losesKing(state: State, act: Act): boolean {
		const after = this.#takesKings ? this.#values.after(state, act) : undefined;
		return (
			after !== undefined &&
			(this.#values.judge.losesAtOnce(after) || this.#isKingTaken(after.outcome))
		);
	}

	#isKingTaken(outcome: State['outcome']): boolean {
		return outcome?.reason === 'king-captured' && this.#values.judge.ofOutcome(outcome) < 0;
	}

	get #takesKings(): boolean {
		return this.#values.variant.end.includes('king-captured');
	}

	/** Tells in how many worlds the own king can be taken, where kings are, and whether one was let go that could be taken for sure. */
	#lookAtKing(
		rows: readonly Row[],
		acts: readonly Act[],
		done: number,
		best: number,
	): KnowledgeJudgement['king'] {
		const share = (at: number): number =>
			this.#mean(rows, ({state}) => (this.#losesKing(state, acts[at]) ? 1 : 0));
		const wins = (at: number): boolean =>
			rows.every(({state}) => {
				const winner = this.#values.after(state, acts[at])?.outcome?.winner;
				return winner === this.#values.seat;
			});
		const [risk, other] = [share(done), share(best)];
		return {
			missed: this.#takesKings && best !== done && wins(best) && !wins(done),
			risk,
			least: Math.min(risk, other),
			safest: makeAct(acts[other < risk ? best : done]),
		};
	}
}
