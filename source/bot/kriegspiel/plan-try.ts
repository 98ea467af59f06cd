import {type CautionRule, cautiousMean} from './cautious-mean.js';

/** What the seat's tries are worth in each of several worlds; not a number where a try is illegal. */
export type TryTable = {
	readonly worlds: number;
	/** One list for each try, one value for each world. */
	readonly values: readonly Float64Array[];
	/** Whether a try is shaped like a pawn's capture. */
	readonly isCapture: readonly boolean[];
};

const isLegalIn = ({values}: TryTable, at: number, world: number): boolean =>
	!Number.isNaN(values[at][world]);

/** What is reckoned with when a try is refused. */
export type PlanRule = CautionRule & {
	/** Whether a refusal is known to cost nothing, and to tell something; otherwise it counts as a lost move. */
	readonly learns: boolean;
};

/** A try, by its place in the table, or the question about pawn captures. */
export type PlannedTry = {readonly at: number; readonly isAny: boolean; readonly score: number};

/** What a refusal costs: nothing but that it was heard. */
const REFUSAL = 2;
/** A question is asked when that is better by so much: the other side hears the answer too. */
const QUESTION = 5;
/** What it is thought to cost by one who does not learn: a move. */
const LOST_MOVE = 100;
/** Where nothing is looked at any more, another try is worth so much less than the tries that stand. */
const BEYOND = 30;
/** So many of the promising tries are looked at after a refusal, each with what follows its own refusal. */
const WIDTH = 6;

type Allowed = (at: number) => boolean;

const ANY_TRY: Allowed = () => true;

/** Returns how many of some worlds a try is legal in, and the sum of its values there. */
function sumOf({values}: TryTable, at: number, worlds: readonly number[]): [number, number] {
	let legal = 0;
	let sum = 0;
	for (const world of worlds) {
		const value = values[at][world];
		if (!Number.isNaN(value)) {
			legal++;
			sum += value;
		}
	}

	return [legal, sum];
}

/** Plans tries over worlds: what to try first, knowing that one may try again after a refusal. */
export class TryPlanner {
	readonly #table: TryTable;
	readonly #rule: PlanRule;
	/** The worlds where some pawn can capture. */
	readonly #capturing: readonly number[];

	constructor(table: TryTable, rule: PlanRule, canCapture: readonly boolean[]) {
		this.#table = table;
		this.#rule = rule;
		this.#capturing = Array.from(canCapture.keys()).filter((world) => canCapture[world]);
	}

	/** Returns the tries that are legal somewhere, and the question if it `mayAsk`, the best first. */
	plan(mayAsk: boolean): PlannedTry[] {
		const {worlds, values} = this.#table;
		const all = Array.from({length: worlds}, (_, world) => world);
		const planned: PlannedTry[] = [];
		const base = this.#rule.learns ? 0 : this.#valueWithout(all, ANY_TRY, 0);
		for (let at = 0; at < values.length; at++) {
			if (all.some((world) => isLegalIn(this.#table, at, world))) {
				const worth = this.#worthOf(at, all, base);
				planned.push({at, isAny: false, score: cautiousMean(worth, this.#rule)});
			}
		}

		planned.sort((a, b) => b.score - a.score);
		if (mayAsk && this.#rule.learns && this.#capturing.length > 0 && planned.length > 0) {
			const score = cautiousMean(this.#worthOfAsking(all), this.#rule);
			if (this.#capturing.length < worlds && score > planned[0].score + QUESTION) {
				planned.unshift({at: planned[0].at, isAny: true, score});
			}
		}

		return planned;
	}

	/** Returns what a try comes to in each world, refusals included. */
	#worthOf(at: number, worlds: readonly number[], base: number): Float64Array {
		const worth = Float64Array.from(this.#table.values[at]);
		const refused = worlds.filter((world) => !isLegalIn(this.#table, at, world));
		if (refused.length === 0) {
			return worth;
		}

		if (!this.#rule.learns) {
			for (const world of refused) {
				worth[world] = base - LOST_MOVE;
			}

			return worth;
		}

		this.#continue(refused, (other) => other !== at, worth, REFUSAL);
		return worth;
	}

	/** Returns what it comes to in each world to ask first. */
	#worthOfAsking(worlds: readonly number[]): Float64Array {
		const worth = new Float64Array(worlds.length);
		const {isCapture} = this.#table;
		const silent = worlds.filter((world) => !this.#capturing.includes(world));
		this.#continue(this.#capturing, (at) => isCapture[at], worth, 0);
		this.#continue(silent, (at) => !isCapture[at], worth, 0);
		return worth;
	}

	/** Writes what some worlds come to when the best of the tries that are allowed is tried next. */
	#continue(worlds: readonly number[], allowed: Allowed, worth: Float64Array, cost: number): void {
		const best = this.#bestOf(worlds, allowed);
		const [legal, sum] = best < 0 ? [0, 0] : sumOf(this.#table, best, worlds);
		const rest = worlds.filter((world) => best < 0 || !isLegalIn(this.#table, best, world));
		const beyond =
			rest.length === 0 || legal === 0
				? sum / Math.max(1, legal)
				: this.#valueWithout(rest, (at) => at !== best, sum / legal);
		for (const world of worlds) {
			const value = best < 0 ? Number.NaN : this.#table.values[best][world];
			worth[world] = (Number.isNaN(value) ? beyond - BEYOND : value) - cost;
		}
	}

	/** Returns the try to make next, which may itself be refused; -1 for none. */
	#bestOf(worlds: readonly number[], allowed: Allowed): number {
		const ranked: {readonly at: number; readonly first: number}[] = [];
		for (let at = 0; at < this.#table.values.length; at++) {
			const [legal, sum] = allowed(at) ? sumOf(this.#table, at, worlds) : [0, 0];
			if (legal > 0) {
				ranked.push({at, first: sum / legal});
			}
		}

		ranked.sort((a, b) => b.first - a.first);
		let best = -1;
		let most = Number.NEGATIVE_INFINITY;
		for (const {at, first} of ranked.slice(0, WIDTH)) {
			const rest = worlds.filter((world) => !isLegalIn(this.#table, at, world));
			const after = this.#valueWithout(rest, (other) => other !== at, first);
			const score = first * (worlds.length - rest.length) + (after - REFUSAL) * rest.length;
			if (score > most) {
				most = score;
				best = at;
			}
		}

		return best;
	}

	/** Returns the mean of the best try in some worlds, what is refused there counting as a little less. */
	#valueWithout(worlds: readonly number[], allowed: Allowed, usual: number): number {
		let most = Number.NEGATIVE_INFINITY;
		for (let at = 0; at < this.#table.values.length && worlds.length > 0; at++) {
			const [legal, sum] = allowed(at) ? sumOf(this.#table, at, worlds) : [0, 0];
			// A try that stands in few worlds tells little of what the others are worth.
			if (legal * 2 >= worlds.length) {
				most = Math.max(most, sum / legal - (BEYOND * (worlds.length - legal)) / worlds.length);
			}
		}

		return most === Number.NEGATIVE_INFINITY ? usual - BEYOND : most;
	}
}
