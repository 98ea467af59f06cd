import {colorIndex} from '../../core/color.js';
import {EMPTY} from '../../core/man.js';
import type {Random} from '../../core/random.js';
import {unwrap} from '../../core/result.js';
import type {UciMove} from '../../core/uci.js';
import {type SeatHistory, viewBefore} from '../../knowledge/history.js';
import type {PositionSet} from '../../knowledge/positions/position-set.js';
import {generateMoves} from '../../rules/generate.js';
import {KIND_MASK, type Move, moveKey, toUciMove} from '../../rules/move.js';
import {MAX_MOVES, Position} from '../../rules/position.js';
import {findVariant} from '../../rules/registry.js';
import type {Bot, BotTime} from '../bot.js';
import {Evaluator} from '../evaluation/evaluator.js';
import type {Weights} from '../evaluation/features.js';
import {WEIGHTS} from '../evaluation/weights.js';
import {greedyBot} from '../greedy-bot.js';
import {KnownPositions} from '../known-positions.js';
import {Searcher} from '../search/searcher.js';
import {drawWorlds, type WorldRule} from './draw-worlds.js';
import {type JudgedMove, judgeMoves} from './judge-moves.js';
import type {JudgementRule} from './judgement.js';
import {lookAgain} from './last-look.js';

/** How strong a bot is, and which of its parts it uses. */
export type FogBotOptions = WorldRule & {
	/** The most plies, and the most positions when no time is given. */
	readonly depth: number;
	readonly nodes: number;
	readonly rule: JudgementRule;
	/** The worlds of the last look; 0 for none. */
	readonly lastLook: number;
	/** Moves so little worse than the best, in hundredths of a pawn, are played as well. */
	readonly slack: number;
	/** What leaves are valued by. */
	readonly weights: Weights;
};

export const FULL_STRENGTH: FogBotOptions = {
	worlds: 32,
	pool: 200,
	trust: 0,
	depth: 24,
	nodes: 400_000,
	rule: {caution: 0.4, tail: 0.2},
	lastLook: 200,
	slack: 6,
	weights: WEIGHTS,
};

/** The share of the time that is thought with; the rest is for what comes before and after. */
const TIME_USED = 0.9;
/** A win that is no nearer than this, in hundredths of a pawn, is not helped by going to and fro. */
const WINNING = 150;
/** What going back to where one's men stood shortly before costs the side that is winning. */
const AGAIN = 40;

/** Returns the kernel's moves for those a seat was offered: their kind is the same in every world. */
function kernelMoves(position: Position, offered: readonly UciMove[]): Move[] {
	const all = new Int32Array(MAX_MOVES);
	const end = generateMoves(position, all, 0);
	const byKey = new Map<number, Move>();
	for (let index = 0; index < end; index++) {
		byKey.set(all[index] & ~KIND_MASK, all[index]);
	}

	return offered.flatMap((move) => byKey.get(moveKey(move)) ?? []);
}

/** Returns where the seat's own men stand before ply `index`, as a text. */
function ownMen(history: SeatHistory, index: number): string {
	const own = colorIndex(history.seat) << 3;
	return viewBefore(history, index)
		.cells.map((code) => (code !== EMPTY && code < 16 && (code & 8) === own ? code : 0))
		.join(' ');
}

/** How far back going to and fro is looked for, in plies. */
const MEMORY = 12;

/** Takes something off the moves after which one's own men stand as they did shortly before. */
function shunRepeats(
	history: SeatHistory,
	position: Position,
	moves: readonly JudgedMove[],
): readonly JudgedMove[] {
	if (moves[0].score < WINNING) {
		return moves;
	}

	const {length} = history.plies;
	const before = new Set<string>();
	for (let back = 0; back <= MEMORY && back <= length; back++) {
		before.add(ownMen(history, length - back));
	}

	const own = colorIndex(history.seat) << 3;
	return moves
		.map(({move, score}) => {
			position.make(move);
			const after = position.board.map((code) => (code !== EMPTY && (code & 8) === own ? code : 0));
			position.unmake(move);
			return {move, score: before.has(after.join(' ')) ? score - AGAIN : score};
		})
		.sort((a, b) => b.score - a.score);
}

/** Returns one of the moves that are nearly as good as the best, by lot. */
function drawNear(
	moves: readonly JudgedMove[],
	slack: number,
	random: Random,
): readonly JudgedMove[] {
	const near = moves.filter(({score}) => score >= moves[0].score - slack);
	const drawn = near[Math.floor(random() * near.length)];
	return [drawn, ...moves.filter((one) => one !== drawn)];
}

/** Returns a function that tells when the time is up; never, when none is given. */
function alarm(time: BotTime | undefined): () => boolean {
	if (time === undefined) {
		return () => false;
	}

	const end = time.now() + time.ms * TIME_USED;
	return () => time.now() >= end;
}

/** Looks at the positions that a seat holds possible and judges its moves in them. */
class FogPlayer {
	readonly #options: FogBotOptions;
	readonly #known = new KnownPositions();
	readonly #searcher: Searcher;

	constructor(options: FogBotOptions) {
		this.#options = options;
		this.#searcher = new Searcher(new Evaluator(options.weights), {tableBits: 18});
	}

	readonly choose: Bot = (question, random, time) => {
		const shouldStop = alarm(time);
		const {history} = question;
		const set = this.#known.follow(question);
		if (set === undefined) {
			return greedyBot(question, random, time);
		}

		const {moves: rules} = unwrap(findVariant(history.variant));
		const position = new Position(rules);
		set.load(0, position);
		const moves = kernelMoves(position, question.moves);
		const {judged, depth} = this.#judge(set, position, moves, random, shouldStop);
		set.load(0, position);
		const fresh = shunRepeats(history, position, judged);
		const chosen = this.#pick(set, position, fresh, random);
		return {
			move: toUciMove(chosen.move),
			info: {
				positions: set.size,
				isExact: set.isExact,
				depth,
				nodes: this.#searcher.nodes,
				score: Math.round(chosen.score),
			},
		};
	};

	#judge(
		set: PositionSet,
		position: Position,
		moves: readonly Move[],
		random: Random,
		shouldStop: () => boolean,
	): {readonly judged: readonly JudgedMove[]; readonly depth: number} {
		const {depth, nodes, rule} = this.#options;
		// What was found before has its use, but must not make an answer depend on earlier games.
		this.#searcher.clear();
		const {members, weights} = drawWorlds(set, this.#searcher, position, this.#options, random);
		const judgement = judgeMoves(this.#searcher, position, {
			load: (world, into) => {
				set.load(members[world], into);
			},
			worlds: members.length,
			weights,
			moves,
			rule,
			depth,
			nodes,
			shouldStop,
		});
		return {judged: judgement.moves, depth: judgement.depth};
	}

	#pick(
		set: PositionSet,
		position: Position,
		judged: readonly JudgedMove[],
		random: Random,
	): JudgedMove {
		const {slack, lastLook} = this.#options;
		const drawn = drawNear(judged, slack, random);
		if (lastLook === 0) {
			return drawn[0];
		}

		const sample = set.sample(lastLook, random);
		return lookAgain(position, drawn, {
			load: (world, into) => {
				set.load(sample[world], into);
			},
			worlds: sample.length,
		});
	}
}

/**
 * Returns a bot for whole games in the fog: it keeps all positions that fit what it has seen, searches
 * its moves in a sample of them and plays the one that does best over all and not too badly in the
 * worst.
 */
export const fogBot = (options: FogBotOptions = FULL_STRENGTH): Bot =>
	new FogPlayer(options).choose;
