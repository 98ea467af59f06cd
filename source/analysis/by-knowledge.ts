import {judgeMoves} from '../bot/fog/judge-moves.js';
import {Evaluator} from '../bot/evaluation/evaluator.js';
import {kernelMoves} from '../bot/kernel-moves.js';
import {WEIGHTS} from '../bot/evaluation/weights.js';
import {Searcher} from '../bot/search/searcher.js';
import {createRandom, type Random} from '../core/random.js';
import type {Worlds} from '../knowledge/worlds/worlds.js';
import type {KnowledgeJudgement} from '../match/analysed-game.js';
import {KIND_MASK, type Move, moveText} from '../rules/move.js';
import {Position} from '../rules/position.js';
import {kingRisks, takesKing} from './king-risk.js';
import {faultOf, LOSS} from './verdict.js';
import type {WorldJudge, WorldJudgement} from './world-judge.js';
import {meanOf} from '../match/worth.js';

/** How much is looked at for each move. */
export type AnalysisEffort = {
	/** The most positions to look at while the best move is looked for. */
	readonly nodes: number;
	/** The most positions, of those possible, in which moves are searched; 32 when left out. */
	readonly worlds?: number;
	/** Starts a clock for one move and returns whether its time is up: the same game may then come to something else. */
	readonly startClock?: () => () => boolean;
};

/** Positions looked at for the best move of each move, when nothing is asked for. */
export const USUAL_NODES = 100_000;

const NEVER = (): boolean => false;

/** The most worlds that moves are searched in when nothing is said, and in which the king's risk is counted. */
const USUAL_WORLDS = 32;
const RISK_WORLDS = 1024;
/** However few or many nodes there are, this deep. */
const LEAST_DEPTH = 2;
const MOST_DEPTH = 8;
/** Weighing two moves may take about so many times the nodes of finding the best. */
const MOST_AGAIN = 2;

/** The move that looks best, and what it was found with. */
type Candidate = {
	readonly best: Move;
	/** Plies. */
	readonly wanted: number;
	/** Nodes: those allowed, or those that there was time for. */
	readonly spent: number;
};

/** Returns the kernel's moves of a seat that is on move: they are the same in every position that it holds possible. */
const movesOf = (position: Position): Move[] => [...kernelMoves(position).sort()];

const equalWeights = (count: number): Float64Array => new Float64Array(count).fill(1 / count);

/** Looks at moves as a seat knew them. What it finds of a move depends on the set of positions and on nothing before. */
export class KnowledgeJudge {
	readonly #searcher = new Searcher(new Evaluator(WEIGHTS), {tableBits: 17});
	readonly #worldJudge: WorldJudge;
	readonly #effort: AnalysisEffort;

	constructor(worldJudge: WorldJudge, effort: AnalysisEffort) {
		this.#worldJudge = worldJudge;
		this.#effort = effort;
	}

	/**
	 * Judges the move `key` (the kernel's without its kind) before which these positions fitted. `seed`
	 * draws the worlds. Throws when the set is empty or the move is none of the seat's.
	 */
	judge(set: Worlds, key: number, seed: number): KnowledgeJudgement {
		const random = createRandom(seed);
		const position = new Position(set.variant.moves);
		set.load(0, position);
		const moves = movesOf(position);
		const played = moves.find((move) => (move & ~KIND_MASK) === key);
		if (played === undefined) {
			throw new Error('a move to be judged is none of the moves there are');
		}

		const capture = moves.find((move) => takesKing(position, move));
		const missed = capture !== undefined && !takesKing(position, played);
		const candidate = missed
			? {best: capture, wanted: LEAST_DEPTH, spent: 0}
			: this.#findBest(set, position, moves, random);
		const weighed = this.#weigh(set, position, played, candidate, random);
		const near = [played, weighed.best.move];
		const king = {missed, ...this.#lookAtKing(set, position, moves, near, random)};
		const fault = faultOf({
			loss: weighed.loss,
			missedKing: missed,
			kingRisk: king.risk,
			leastRisk: king.least,
		});
		const {move, value: best} = weighed.best;
		return {
			size: set.size,
			isExact: set.isExact,
			...weighed,
			best: {act: moveText(move), value: best},
			king: {...king, safest: moveText(king.safest)},
			fault,
		};
	}

	/** Finds the best move over a sample of worlds. */
	#findBest(set: Worlds, position: Position, moves: readonly Move[], random: Random): Candidate {
		const {nodes, worlds = USUAL_WORLDS, startClock} = this.#effort;
		const sample = set.sample(worlds, random);
		this.#searcher.clear();
		const judged = judgeMoves(this.#searcher, position, {
			load: (world, into) => {
				set.load(sample[world], into);
			},
			worlds: sample.length,
			weights: equalWeights(sample.length),
			moves,
			depth: MOST_DEPTH,
			nodes,
			shouldStop: startClock?.() ?? NEVER,
		});
		return {
			best: judged.moves[0].move,
			wanted: Math.max(LEAST_DEPTH, judged.depth),
			spent: startClock === undefined ? nodes : this.#searcher.nodes,
		};
	}

	/**
	 * Weighs the move played against the best, equally deep, in worlds drawn anew: among those it was chosen
	 * by, the best looks better than it is.
	 */
	#weigh(
		set: Worlds,
		position: Position,
		played: Move,
		{best, wanted, spent}: Candidate,
		random: Random,
	) {
		const {worlds = USUAL_WORLDS} = this.#effort;
		const sample = set.sample(worlds, random);
		const judgeWorld = (member: number, plies: number): WorldJudgement => {
			set.load(member, position);
			return this.#worldJudge.judge(position, [played, best], plies);
		};

		let depth = wanted;
		let first = judgeWorld(sample[0], depth);
		// All moves are looked at here, of which most were given up before: that may take too long.
		while (depth > LEAST_DEPTH && this.#worldJudge.nodes * sample.length > MOST_AGAIN * spent) {
			depth--;
			first = judgeWorld(sample[0], depth);
		}

		const rows = [first, ...Array.from(sample.subarray(1), (member) => judgeWorld(member, depth))];
		const worth = (index: number): number => meanOf(rows.map(({values}) => values[index]));
		const value = worth(0);
		const other = worth(1);
		// What wins for certain is worth no more than a king; but the king is what it is all about.
		const isBetter = other > value || (takesKing(position, best) && !takesKing(position, played));
		const regrets = rows.map(({values, most}) => most - values[0]);
		return {
			worlds: rows.length,
			depth,
			value,
			best: isBetter ? {move: best, value: other} : {move: played, value},
			loss: Math.max(0, other - value),
			expected: meanOf(regrets),
			risk: meanOf(regrets.map((regret) => (regret >= LOSS.blunder ? 1 : 0))),
		};
	}

	/** Counts in how many positions the king hangs. Of moves that are as safe, the one played or the best is named. */
	#lookAtKing(
		set: Worlds,
		position: Position,
		moves: readonly Move[],
		near: readonly Move[],
		random: Random,
	) {
		const risks = kingRisks(position, moves, set.sample(RISK_WORLDS, random), (member, into) => {
			set.load(member, into);
		});
		const riskOf = (move: Move): number => risks[moves.indexOf(move)];
		const least = Math.min(...risks);
		const safest = near.find((move) => riskOf(move) === least) ?? moves[risks.indexOf(least)];
		return {risk: riskOf(near[0]), least, safest};
	}
}
