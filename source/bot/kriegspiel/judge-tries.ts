import {type Color, colorIndex} from '../../core/color.js';
import {EMPTY, PAWN} from '../../core/man.js';
import {NO_SQUARE} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import type {Worlds} from '../../knowledge/worlds/worlds.js';
import {isInCheck} from '../../rules/attack.js';
import {findEnd} from '../../rules/end-rules.js';
import {generateLegalMoves} from '../../rules/legal.js';
import {KIND_MASK, type Move, moveFrom, moveKey, moveTo} from '../../rules/move.js';
import {MAX_MOVES, Position} from '../../rules/position.js';
import {isPawnCapture} from '../../rules/umpire/pawn-captures.js';
import type {Variant} from '../../rules/variant.js';
import {squash} from '../fog/judgement.js';
import type {Searcher} from '../search/searcher.js';
import {KING_VALUE} from '../search/values.js';
import {blend} from './blend.js';
import {blindLoss, SEEING} from './blind-reply.js';
import {type PlannedTry, type PlanRule, TryPlanner} from './plan-try.js';
import {StalemateRisk} from './stalemate-risk.js';

export type TryTask = {
	readonly variant: Variant;
	readonly seat: Color;
	readonly set: Worlds;
	/** The members of the set that are looked at, and how many of them are searched. */
	readonly worlds: readonly number[];
	readonly searched: number;
	readonly moves: readonly UciMove[];
	readonly mayAsk: boolean;
	readonly rule: PlanRule;
	readonly depth: number;
	readonly nodes: number;
	/** Returns whether a share of the time is over, all of it when left out. */
	readonly shouldStop: (share?: number) => boolean;
	/** Returns what a try that stands is worth besides, in hundredths of a pawn; `isWinning` tells whether the seat stands well. */
	readonly bonus: (move: UciMove, isCapture: boolean, isWinning: boolean) => number;
};

/** The tries, the best first, and how deep they were searched; `moves` is what `at` counts. */
export type TryJudgement = {
	readonly moves: readonly UciMove[];
	readonly planned: readonly PlannedTry[];
	readonly depth: number;
	/** Positions looked at. */
	readonly nodes: number;
};

/** How many tries are searched to each depth. */
const KEPT = [0, 0, 10, 6, 4];
const KEPT_DEEPER = 3;
/** So many worlds are looked at, however little time there is. */
const SURE_WORLDS = 4;
/** The share of the time in which worlds are looked at, before any is searched. */
const LOOKING = 0.4;
/**
 * Who stands better by so much more than a little has a won game, and what a draw counts then, pressed: twice a
 * loss, and more the more is won, up to so many times as much.
 */
const MUCH = 400;
const THROWN = -3000;
const MOST_THROWN = 6;
/** Values this far from nothing are pressed as they are. */
const NEAR = 200;

/** What occurred before is not asked for. */
const ONCE = {occurrences: 1};

const scratch = new Int32Array(MAX_MOVES);

/** A try with its move in one world, and what it is worth there at a look, not pressed; or pressed, where it ends the game. */
type WorldTry = {
	readonly at: number;
	readonly move: Move;
	readonly value: number;
	readonly ended: number | undefined;
};

/** One world with the tries that are legal in it. */
type World = {
	readonly index: number;
	readonly tries: readonly WorldTry[];
	readonly canCapture: boolean;
};

/** Judges tries over worlds: by a look at each, and the better ones by a search in some, one ply deeper after the other. */
export class TryJudge {
	readonly #task: TryTask;
	readonly #searcher: Searcher;
	readonly #position: Position;
	readonly #places: ReadonlyMap<number, number>;
	#level = 0;
	#looks = 0;
	/** What a draw counts, pressed. */
	#drawn = 0;
	#risk: StalemateRisk | undefined;

	constructor(searcher: Searcher, task: TryTask) {
		this.#searcher = searcher;
		this.#task = task;
		this.#position = new Position(task.variant.moves);
		this.#places = new Map(task.moves.map((move, at) => [moveKey(move), at]));
	}

	/** Returns the tries, the best first; none when none of them is legal in any world. */
	judge(): TryJudgement {
		const {depth: deepest, moves, searched} = this.#task;
		this.#searcher.clear();
		this.#level = this.#findLevel();
		this.#drawn = this.#findDrawn();
		this.#risk = this.#findRisk();
		const worlds = this.#readWorlds();
		const looked = this.#table(worlds);
		let planned = this.#plan(worlds, looked);
		let reached = 1;
		for (let depth = 2; depth <= deepest && planned.length > 1 && !this.#isOver(); depth++) {
			const alive = new Set(planned.slice(0, KEPT[depth] ?? KEPT_DEEPER).map(({at}) => at));
			const values = this.#search(worlds.slice(0, searched), alive, depth);
			if (values === undefined) {
				break;
			}

			reached = depth;
			planned = this.#plan(worlds, blend(looked, values, SEEING));
		}

		return {moves, planned, depth: reached, nodes: this.#nodes};
	}

	get #nodes(): number {
		return this.#searcher.nodes + this.#looks;
	}

	#isOver(share = 1): boolean {
		return this.#nodes >= this.#task.nodes || this.#task.shouldStop(share);
	}

	#readWorlds(): World[] {
		return this.#task.worlds.flatMap((index, at) =>
			at >= SURE_WORLDS && this.#isOver(LOOKING) ? [] : [this.#readWorld(index)],
		);
	}

	/** Returns what a look at the worlds tells, pressed; not a number where a try is illegal. */
	#table(worlds: readonly World[]): Float64Array[] {
		const values = this.#task.moves.map(() => new Float64Array(worlds.length).fill(Number.NaN));
		for (const [column, {tries}] of worlds.entries()) {
			for (const {at, value, ended} of tries) {
				values[at][column] = ended ?? squash(value - this.#level);
			}
		}

		return values;
	}

	#plan(worlds: readonly World[], values: readonly Float64Array[]): readonly PlannedTry[] {
		const {moves, mayAsk, rule, set} = this.#task;
		set.load(this.#task.worlds[0], this.#position);
		const {board} = this.#position;
		const risks = moves.map((_, at) => (this.#risk?.of(at) ?? 0) * this.#drawn);
		const table = {
			worlds: worlds.length,
			values: values.map((row, at) => row.map((value) => value + risks[at])),
			isCapture: moves.map((move) => isPawnCapture(board[move.from], move)),
		};
		const canCapture = worlds.map((world) => world.canCapture);
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

	#findDrawn(): number {
		return this.#level > MUCH
			? THROWN * Math.min(MOST_THROWN, this.#level / MUCH)
			: squash(0 - this.#level);
	}

	/** Returns what reckons how likely a try stalemates, where that would throw away much. */
	#findRisk(): StalemateRisk | undefined {
		const {set, seat, variant} = this.#task;
		return this.#level > MUCH && variant.end.includes('stalemate')
			? new StalemateRisk(set, colorIndex(seat))
			: undefined;
	}

	#load(index: number): void {
		this.#task.set.load(index, this.#position);
	}

	#readWorld(index: number): World {
		this.#load(index);
		const position = this.#position;
		const end = generateLegalMoves(position, scratch, 0);
		const tries: WorldTry[] = [];
		let canCapture = false;
		for (const move of scratch.slice(0, end)) {
			const squares = {from: moveFrom(move), to: moveTo(move)};
			canCapture ||= isPawnCapture(position.board[squares.from], squares);
			const at = this.#places.get(move & ~KIND_MASK);
			if (at !== undefined) {
				tries.push({at, move, ...this.#look(move, at)});
			}
		}

		return {index, tries, canCapture};
	}

	/** Returns what a move is worth when the other side does not see what it can take. */
	#look(move: Move, at: number): {readonly value: number; readonly ended: number | undefined} {
		const position = this.#position;
		const {variant, seat, moves, bonus} = this.#task;
		const [from, to] = [moveFrom(move), moveTo(move)];
		const isPassing = (position.board[from] & 7) === PAWN && (from & 7) !== (to & 7);
		const isCapture = position.board[to] !== EMPTY || isPassing;
		const isLone = position.count[1 - colorIndex(seat)] === 1;
		this.#looks++;
		position.make(move);
		const outcome = findEnd(this.#task.variant.end, position, ONCE);
		let value = 0;
		let ended: number | undefined;
		this.#risk?.look(at, position);
		if (outcome === undefined) {
			const isCheck = variant.hear.check !== undefined && isInCheck(position, position.side);
			const told = {taken: isCapture ? to : NO_SQUARE, checker: isCheck ? to : NO_SQUARE};
			const loss = blindLoss(position, told);
			const extra = bonus(moves[at], isCapture, this.#level > 0);
			value = extra - this.#searcher.evaluate(position) - loss;
		} else {
			const won = squash(outcome.winner === seat ? KING_VALUE : 0 - KING_VALUE);
			// To draw where much is won, or against a king that is alone, is to throw the game away.
			const drawn = isLone ? Math.min(THROWN, this.#drawn) : this.#drawn;
			ended = outcome.winner === null ? drawn : won;
		}

		position.unmake(move);
		return {value, ended};
	}

	/** Returns the values of some tries in some worlds by a search, or undefined when there was no room for all of it. */
	#search(
		worlds: readonly World[],
		alive: ReadonlySet<number>,
		depth: number,
	): Float64Array[] | undefined {
		const {moves, nodes} = this.#task;
		const shouldStop = () => this.#task.shouldStop();
		const values = moves.map(() => new Float64Array(worlds.length).fill(Number.NaN));
		for (const [column, {index, tries}] of worlds.entries()) {
			this.#load(index);
			const open = tries.filter(({at, ended}) => alive.has(at) && ended === undefined);
			const out = new Float64Array(open.length);
			const limits = {nodes: nodes - this.#nodes, shouldStop};
			const played = open.map(({move}) => move);
			if (
				limits.nodes <= 0 ||
				this.#searcher.scoreRootMoves(this.#position, played, depth, out, limits) < open.length
			) {
				return undefined;
			}

			for (const [place, {at}] of open.entries()) {
				values[at][column] = squash(out[place] - this.#level);
			}
		}

		return values;
	}
}
