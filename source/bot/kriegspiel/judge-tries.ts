import {type Color, colorIndex} from '../../core/color.js';
import type {UciMove} from '../../core/uci.js';
import type {UmpiredPositions} from '../../knowledge/umpired/umpired-positions.js';
import {findEnd} from '../../rules/end-rules.js';
import {generateLegalMoves} from '../../rules/legal.js';
import {KIND_MASK, type Move, moveFrom, moveKey, moveTo} from '../../rules/move.js';
import {MAX_MOVES, Position} from '../../rules/position.js';
import {isPawnCapture} from '../../rules/umpire/pawn-captures.js';
import type {Variant} from '../../rules/variant.js';
import {squash} from '../fog/judgement.js';
import type {Searcher} from '../search/searcher.js';
import {KING_VALUE} from '../search/values.js';
import {loneKingValue} from './lone-king-value.js';
import {type PlannedTry, type PlanRule, TryPlanner} from './plan-try.js';

/** What is given to a decision. */
export type TryTask = {
	readonly variant: Variant;
	readonly seat: Color;
	readonly set: UmpiredPositions;
	/** The members of the set that are looked at. */
	readonly worlds: readonly number[];
	readonly moves: readonly UciMove[];
	readonly mayAsk: boolean;
	readonly rule: PlanRule;
	readonly depth: number;
	readonly nodes: number;
	readonly shouldStop: () => boolean;
};

/** The tries, the best first, and how deep they were searched; `moves` is what `at` counts. */
export type TryJudgement = {
	readonly moves: readonly UciMove[];
	readonly planned: readonly PlannedTry[];
	readonly depth: number;
};

/** How many tries go on to each depth. */
const KEPT = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 10, 6, 4];
const KEPT_DEEPER = 3;
/** The first depth is searched in so many worlds at least, however little time there is. */
const SURE_WORLDS = 4;

/** Values this far from nothing are pressed as they are. */
const NEAR = 200;

const scratch = new Int32Array(MAX_MOVES);

/** A try with its move in one world, and what it is worth when it needs no search. */
type WorldTry = {readonly at: number; readonly move: Move; readonly ended: number | undefined};

/** One world with the tries that are legal in it. */
type World = {
	readonly index: number;
	readonly tries: readonly WorldTry[];
	readonly canCapture: boolean;
};

/** Judges tries over worlds, each searched as if all were seen, one ply deeper after the other. */
export class TryJudge {
	readonly #task: TryTask;
	readonly #searcher: Searcher;
	readonly #position: Position;
	readonly #places: ReadonlyMap<number, number>;
	#level = 0;

	constructor(searcher: Searcher, task: TryTask) {
		this.#searcher = searcher;
		this.#task = task;
		this.#position = new Position(task.variant.moves);
		this.#places = new Map(task.moves.map((move, at) => [moveKey(move), at]));
	}

	/** Returns the tries, the best first; none when none of them is legal in any world. */
	judge(): TryJudgement {
		const {worlds: members, depth: deepest, moves, nodes, shouldStop} = this.#task;
		const first = this.#searcher.nodes;
		this.#level = this.#findLevel();
		const worlds = members.map((index) => this.#readWorld(index));
		let alive = new Set(moves.keys());
		let planned: readonly PlannedTry[] = [];
		let reached = 0;
		for (let depth = 1; depth <= deepest; depth++) {
			const left = first + nodes - this.#searcher.nodes;
			const values = this.#search(worlds, alive, depth, left);
			if (values === undefined) {
				break;
			}

			reached = depth;
			planned = this.#plan(worlds, values);
			const kept = KEPT[depth + 1] ?? KEPT_DEEPER;
			alive = new Set(planned.slice(0, kept).map(({at}) => at));
			if (alive.size < 2 || this.#searcher.nodes - first >= nodes || shouldStop()) {
				break;
			}
		}

		return {moves, planned, depth: reached};
	}

	#plan(worlds: readonly World[], values: readonly Float64Array[]): readonly PlannedTry[] {
		const {moves, mayAsk, rule, set} = this.#task;
		const done = values[0]?.length ?? 0;
		set.load(this.#task.worlds[0], this.#position);
		const {board} = this.#position;
		const table = {
			worlds: done,
			values,
			isCapture: moves.map((move) => isPawnCapture(board[move.from], move)),
		};
		const canCapture = worlds.slice(0, done).map((world) => world.canCapture);
		return new TryPlanner(table, rule, canCapture).plan(mayAsk);
	}

	/** Returns by how much all values are moved: where much is won already, differences must still be seen. */
	#findLevel(): number {
		const {worlds} = this.#task;
		let sum = 0;
		for (const index of worlds) {
			this.#load(index);
			sum += this.#searcher.evaluate(this.#position);
		}

		const mean = sum / worlds.length;
		return Math.sign(mean) * Math.max(0, Math.abs(mean) - NEAR);
	}

	/** Loads a world into the position. */
	#load(index: number): void {
		this.#task.set.load(index, this.#position);
	}

	#readWorld(index: number): World {
		this.#load(index);
		const position = this.#position;
		const end = generateLegalMoves(position, scratch, 0);
		const tries: WorldTry[] = [];
		const isLone = position.count[1 - colorIndex(this.#task.seat)] === 1;
		let canCapture = false;
		for (const move of scratch.slice(0, end)) {
			const squares = {from: moveFrom(move), to: moveTo(move)};
			canCapture ||= isPawnCapture(position.board[squares.from], squares);
			const at = this.#places.get(move & ~KIND_MASK);
			if (at !== undefined) {
				tries.push({at, move, ended: this.#endValue(move, isLone)});
			}
		}

		return {index, tries, canCapture};
	}

	/** Returns the values of the tries in the worlds, or undefined when there was no room for all of it. */
	#search(
		worlds: readonly World[],
		alive: ReadonlySet<number>,
		depth: number,
		nodes: number,
	): Float64Array[] | undefined {
		const {moves, shouldStop} = this.#task;
		const values = moves.map(() => new Float64Array(worlds.length).fill(Number.NaN));
		const before = this.#searcher.nodes;
		let done = 0;
		for (; done < worlds.length; done++) {
			const isSure = depth === 1 && done < SURE_WORLDS;
			const left = nodes - (this.#searcher.nodes - before);
			if (!isSure && (left <= 0 || shouldStop())) {
				break;
			}

			if (!this.#searchWorld(worlds[done], alive, depth, done, values, isSure ? undefined : left)) {
				break;
			}
		}

		if (done < worlds.length && depth > 1) {
			return undefined;
		}

		return done === worlds.length ? values : values.map((list) => list.subarray(0, done));
	}

	#searchWorld(
		world: World,
		alive: ReadonlySet<number>,
		depth: number,
		column: number,
		values: readonly Float64Array[],
		nodes: number | undefined,
	): boolean {
		this.#load(world.index);
		const position = this.#position;
		const open: Move[] = [];
		const places: number[] = [];
		for (const {at, move, ended} of world.tries) {
			if (!alive.has(at)) {
				continue;
			}

			if (ended === undefined) {
				open.push(move);
				places.push(at);
			} else {
				values[at][column] = ended;
			}
		}

		const out = new Float64Array(open.length);
		const limits = nodes === undefined ? {} : {nodes, shouldStop: this.#task.shouldStop};
		const scored = this.#searcher.scoreRootMoves(position, open, depth, out, limits);
		for (let index = 0; index < scored; index++) {
			values[places[index]][column] = squash(out[index] - this.#level);
		}

		return scored === open.length;
	}

	/** Returns what a move is worth, pressed, that ends the game or hunts a lone king; undefined for others, which are searched. */
	#endValue(move: Move, isLone: boolean): number | undefined {
		const position = this.#position;
		const {variant, seat} = this.#task;
		position.make(move);
		const outcome = findEnd(variant.end, position, {occurrences: 1});
		let value: number | undefined;
		if (outcome !== undefined) {
			const won = outcome.winner === seat ? KING_VALUE : 0 - KING_VALUE;
			// To draw against a king that is alone is to throw the game away.
			const drawn = isLone ? 0 - KING_VALUE : 0 - this.#level;
			value = squash(outcome.winner === null ? drawn : won);
		} else if (isLone && variant.moves.royal === 'check') {
			value = loneKingValue(position);
		}

		position.unmake(move);
		return value;
	}
}
