import {matchRegrets} from './regret-matching.js';

/**
 * Who decides how likely the worlds at the root are:
 * - prior: chance alone.
 * - tail: chance and, with some weight, an adversary that makes the worst worlds likelier, up to a share
 *   of them (expected shortfall, as the pooled search judges).
 * - resolve: in each world the other side enters or takes what it had for sure (Resolve).
 * - maxmargin: the other side picks the world in which we fall most short of what we had (Maxmargin).
 * - both: Resolve as long as it is entered at all, else Maxmargin (Zhang & Sandholm 2025).
 */
export const GADGETS = ['prior', 'tail', 'resolve', 'maxmargin', 'both'] as const;
export type GadgetKind = (typeof GADGETS)[number];

/** The root's rule: `caution` and `tail` are the adversary's weight and share in 'tail'. */
export type GadgetRule = {
	readonly gadget: GadgetKind;
	readonly caution: number;
	readonly tail: number;
};

/** Below this nobody enters. */
const NEVER = 1e-6;

/** What decides how likely the worlds are, and learns as the strategies do. */
export class RootGadget {
	/** How likely each world is made; not more than 1 together. */
	readonly weights: Float64Array;
	readonly #rule: GadgetRule;
	readonly #prior: Float64Array;
	readonly #alternative: Float64Array;
	/** Of each world the regrets and the strategy to enter or leave. */
	readonly #enterRegrets: Float64Array;
	readonly #enter: Float64Array;
	readonly #pickRegrets: Float64Array;
	readonly #pick: Float64Array;
	readonly #pair = new Float64Array(2);
	readonly #means: Float64Array;
	#steps = 0;

	/** `prior` adds up to 1; `alternative` is what we get in a world when the other side does not enter. */
	constructor(rule: GadgetRule, prior: Float64Array, alternative: Float64Array) {
		const worlds = prior.length;
		this.#rule = rule;
		this.#prior = prior;
		this.#alternative = alternative;
		this.weights = prior.slice();
		this.#enterRegrets = new Float64Array(worlds * 2);
		this.#enter = new Float64Array(worlds * 2).map((_, index) => (index % 2 === 0 ? 1 : 0));
		this.#pickRegrets = new Float64Array(worlds);
		this.#pick = new Float64Array(worlds).fill(1 / worlds);
		this.#means = new Float64Array(worlds);
	}

	/** Whether the other side would rather have what it had in every world: then we lose nothing by mixing. */
	get isSafe(): boolean {
		return (
			this.#rule.gadget === 'maxmargin' || (this.#rule.gadget === 'both' && this.#most() <= NEVER)
		);
	}

	/** Takes in what each world came to. Worlds of weight 0 were not visited: all must have been. */
	update(values: Float64Array): void {
		this.#steps++;
		const {gadget} = this.#rule;
		if (gadget === 'tail') {
			this.#weighTail(values);
		} else if (gadget !== 'prior') {
			this.#resolve(values);
			this.#margin(values);
			const most = gadget === 'resolve' ? 1 : gadget === 'maxmargin' ? 0 : this.#most();
			for (const [world, share] of this.#prior.entries()) {
				this.weights[world] =
					most * share * this.#enter[world * 2] + (1 - most) * this.#pick[world];
			}
		}
	}

	#most(): number {
		let most = 0;
		for (let world = 0; world < this.#prior.length; world++) {
			most = Math.max(most, this.#enter[world * 2]);
		}

		return most;
	}

	#resolve(values: Float64Array): void {
		const pair = this.#pair;
		for (const [world, value] of values.entries()) {
			pair[0] = 0 - value;
			pair[1] = 0 - this.#alternative[world];
			const regrets = this.#enterRegrets.subarray(world * 2, world * 2 + 2);
			const strategy = this.#enter.subarray(world * 2, world * 2 + 2);
			matchRegrets(pair, regrets, strategy, 0, 2, true);
		}
	}

	#margin(values: Float64Array): void {
		const margins = values.map((value, world) => this.#alternative[world] - value);
		matchRegrets(margins, this.#pickRegrets, this.#pick, 0, margins.length, true);
	}

	/** The adversary answers how the worlds fared so far, later passes counting more. */
	#weighTail(values: Float64Array): void {
		const {caution, tail} = this.#rule;
		const step = 2 / (this.#steps + 1);
		for (const [world, value] of values.entries()) {
			this.#means[world] += (value - this.#means[world]) * step;
		}

		const order = Array.from(values.keys()).sort((a, b) => this.#means[a] - this.#means[b]);
		let left = tail;
		for (const world of order) {
			const share = Math.min(left, this.#prior[world]);
			left -= share;
			this.weights[world] = (1 - caution) * this.#prior[world] + (caution * share) / tail;
		}
	}
}
