/** What came of a walk through everything that can happen to a plan. */
export type Walk = {
	/** The starts that were walked from, those counted too that a symmetry of the board takes into each other. */
	readonly starts: number;
	/** Those from which the plan always wins. */
	readonly won: number;
	/** White's moves at worst, the last one included; of the starts that are won. */
	readonly longest: number;
	/** By lemma or step: the most of its moves in one game. Lemma 0 is taking the king when he is seen. */
	readonly byLemma: {readonly [lemma: string]: number};
	/** The first start that is not won, and how it goes wrong, move by move. */
	readonly failure?: readonly string[];
};

/** Something that a move can come to: another turn of White's, or an end that is no win. */
export type Outcome<Node> = {
	/** The move and what became of it, for a person. */
	readonly told: string;
	/** Whether it was refused, so that it took no move. */
	readonly isRefused?: boolean;
	readonly node?: Node;
	/** How it went wrong; what is told with it. */
	readonly failure?: string;
};

/** A plan's move and all that it can come to but a win; one without a step where there is no move. */
export type Played<Node> = {
	/** The move's place among the plan's steps. */
	readonly step?: number;
	readonly outcomes: readonly Outcome<Node>[];
};

/** White's turns with a plan, by the rules of a game. */
export type Turns<Node> = {
	/** The names of the plan's steps. */
	readonly steps: readonly string[];
	/** Returns a text that is the same for turns that the plan treats alike. */
	readonly keyOf: (node: Node) => string;
	readonly play: (node: Node) => Played<Node>;
	readonly describe: (node: Node) => string;
	/** How many turns from one start are looked at: of a plan whose memory is its whole past, which meets hardly any twice. */
	readonly limit?: number;
};

/** What follows from a turn: White's moves at worst, and those of each step; undefined where he does not always win. */
export type Worth = {readonly moves: number; readonly bySteps: Uint8Array} | undefined;

export type WalkStart<Node> = {
	readonly node: Node;
	/** How many starts it stands for; 0 when another of them is walked. */
	readonly count: number;
	/** How far the walk is then, from 0 to 1. */
	readonly done: number;
};

const CIRCLE = 'the plan goes round in a circle';

/** Thrown inside when there are more turns than are looked at. */
class TooMany extends Error {}

/** Walks through everything that can happen to a plan. */
export class Walker<Node> {
	readonly #turns: Turns<Node>;
	readonly #worths = new Map<string, Worth>();
	/** The worths by what they say, so that equal ones are kept once. */
	readonly #kept = new Map<string, Worth>();
	/** Turns whose worth is being found: to come back to one is a loop. */
	readonly #open = new Set<string>();
	#met = 0;

	constructor(turns: Turns<Node>) {
		this.#turns = turns;
	}

	/** Returns what follows from a start; 'unsettled' when that takes too many turns. */
	start(node: Node): Worth | 'unsettled' {
		this.#met = 0;
		this.#open.clear();
		try {
			return this.#worth(node);
		} catch (error) {
			if (error instanceof TooMany) {
				return 'unsettled';
			}

			throw error;
		}
	}

	#worth(node: Node): Worth {
		const {keyOf, limit = Number.POSITIVE_INFINITY} = this.#turns;
		const key = keyOf(node);
		if (this.#worths.has(key)) {
			return this.#worths.get(key);
		}

		if (this.#open.has(key)) {
			return undefined;
		}

		this.#met++;
		if (this.#met > limit) {
			throw new TooMany();
		}

		this.#open.add(key);
		const worth = this.#find(node);
		this.#open.delete(key);
		this.#worths.set(key, worth);
		return worth;
	}

	#find(node: Node): Worth {
		const {step, outcomes} = this.#turns.play(node);
		if (outcomes.some((outcome) => outcome.node === undefined)) {
			return undefined;
		}

		const bySteps = new Uint8Array(this.#turns.steps.length);
		let moves = 1;
		for (const {node: next, isRefused = false} of outcomes) {
			const worth = this.#worth(next!);
			if (worth === undefined) {
				return undefined;
			}

			moves = Math.max(moves, worth.moves + (isRefused ? 0 : 1));
			for (const [index, count] of worth.bySteps.entries()) {
				const own = !isRefused && index === step ? 1 : 0;
				bySteps[index] = Math.max(bySteps[index], count + own);
			}
		}

		if (step !== undefined) {
			bySteps[step] = Math.max(bySteps[step], 1);
		}

		const text = `${moves} ${bySteps.join(' ')}`;
		const known = this.#kept.get(text) ?? {moves, bySteps};
		this.#kept.set(text, known);
		return known;
	}

	/** Returns a game in which the plan goes wrong, from a turn where it does: a line for each of White's moves. */
	trace(start: Node): string[] {
		const lines = [this.#turns.describe(start)];
		const passed = new Set<string>();
		let node: Node | undefined = start;
		while (node !== undefined) {
			const key = this.#turns.keyOf(node);
			if (passed.has(key)) {
				return [...lines, CIRCLE];
			}

			passed.add(key);
			const {outcomes}: Played<Node> = this.#turns.play(node);
			const bad: Outcome<Node> | undefined =
				outcomes.find((outcome) => outcome.node === undefined) ??
				outcomes.find((outcome) => this.#worth(outcome.node!) === undefined);
			if (bad === undefined) {
				return lines;
			}

			lines.push(`${bad.told}${bad.failure ?? ''}`);
			node = bad.node;
		}

		return lines;
	}
}

/**
 * Walks through a plan from every start. Of a plan whose turns are limited only the
 * first failure is looked for. Yields how far it is, from 0 to 1.
 */
export function* walkAll<Node>(
	turns: Turns<Node>,
	starts: Iterable<WalkStart<Node>>,
): Generator<number, Walk> {
	const walker = new Walker(turns);
	const bySteps = new Uint8Array(turns.steps.length);
	const count = {starts: 0, won: 0, longest: 0};
	let failure: readonly string[] | undefined;
	for (const {node, count: orbit, done} of starts) {
		const worth = orbit === 0 ? 'unsettled' : walker.start(node);
		count.starts += orbit;
		if (worth === undefined) {
			failure ??= walker.trace(node);
		} else if (worth !== 'unsettled') {
			count.won += orbit;
			count.longest = Math.max(count.longest, worth.moves);
			for (const [index, moves] of worth.bySteps.entries()) {
				bySteps[index] = Math.max(bySteps[index], moves);
			}
		}

		yield done;
		if (failure !== undefined && turns.limit !== undefined) {
			break;
		}
	}

	return {
		...count,
		byLemma: Object.fromEntries(
			turns.steps.flatMap((name, index) => (bySteps[index] > 0 ? [[name, bySteps[index]]] : [])),
		),
		...(failure === undefined ? {} : {failure}),
	};
}
