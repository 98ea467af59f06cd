import {KING} from '../../core/man.js';
import type {Random} from '../../core/random.js';
import type {UciMove} from '../../core/uci.js';
import type {PositionBounds} from '../../knowledge/positions/position-bounds.js';
import type {Worlds} from '../../knowledge/worlds/worlds.js';
import {type Move, moveKey, moveTo, toUciMove} from '../../rules/move.js';
import {Position} from '../../rules/position.js';
import type {Bot, BotQuestion, BotTime} from '../bot.js';
import {Evaluator} from '../evaluation/evaluator.js';
import {greedyBot} from '../greedy-bot.js';
import {followedWorlds} from '../followed-worlds.js';
import {findByKey, kernelMoves} from '../kernel-moves.js';
import {Searcher} from '../search/searcher.js';
import {type DrawingPool, drawWorlds} from './draw-worlds.js';
import {type FogBotOptions, FULL_STRENGTH} from './fog-options.js';
import {type JudgedMove, judgeMoves} from './judge-moves.js';
import {squashSlope} from './judgement.js';
import {mixByShares, EVEN_SHARES, weighByPrecision} from './plausibility.js';
import {shunDraws} from './shun-draws.js';
import {OpponentModel} from './opponent-model.js';

/** The share of the time that is thought with; the rest is for what comes before and after. */
const TIME_USED = 0.9;

/** Returns the kernel's moves for those a seat was offered: their kind is the same in every world. */
function movesFor(position: Position, offered: readonly UciMove[]): Move[] {
	const all = kernelMoves(position);
	return offered.flatMap((move) => findByKey(all, moveKey(move)) ?? []);
}

/** Returns one of the moves that are no more than `slack` worse than the best, at random. */
function drawNear(moves: readonly JudgedMove[], slack: number, random: Random): JudgedMove {
	const best = moves[0].score;
	const near = moves.filter(({score}) => score >= best - slack * squashSlope(best));
	return near[Math.floor(random() * near.length)];
}

/** Returns a function that tells which share of the time is used up; none ever, when no time is given. */
function stopwatch(time: BotTime | undefined): () => number {
	if (time === undefined) {
		return () => 0;
	}

	const begin = time.now();
	return () => (time.now() - begin) / (time.ms * TIME_USED);
}

/**
 * Returns a bot for whole games in the fog: it keeps all positions that fit what it has seen, searches
 * its moves in a sample of them and plays the one that does best on average. `bounds` say how many of the
 * positions it holds; as many as usual when left out.
 */
export function fogBot(options: FogBotOptions = FULL_STRENGTH, bounds?: PositionBounds): Bot {
	const known = followedWorlds({positions: bounds});
	const searcher = new Searcher(new Evaluator(options.weights), {tableBits: 18});
	const opponent = new OpponentModel();

	/** Returns positions to draw among, and how likely each is held: by the clock, with what the game has taught. */
	function weigh(
		{history}: BotQuestion,
		set: Worlds,
		position: Position,
		random: Random,
		isLearning: boolean,
	): DrawingPool {
		const {pool, trust} = options;
		const members = set.sample(pool, random);
		if (trust === 0) {
			return {members, weights: new Float64Array(members.length).fill(1 / members.length)};
		}

		const byPrecision = weighByPrecision(set, searcher, position, members, trust);
		// What depends on more than the question is for bots that go by the clock.
		if (isLearning) {
			opponent.learn(history, position.tables);
			opponent.foresee(history, set, members, byPrecision, position);
		}

		return {members, weights: mixByShares(byPrecision, isLearning ? opponent.shares : EVEN_SHARES)};
	}

	return (question, random, time) => {
		const timeUsed = stopwatch(time);
		const set = known(question, time);
		if (set === undefined) {
			return greedyBot(question, random, time);
		}

		const {size: positions, isExact, variant} = set;
		const position = new Position(variant.moves);
		set.load(0, position);
		const moves = movesFor(position, question.moves);
		const taking = moves.find((move) => (position.board[moveTo(move)] & 7) === KING);
		if (taking !== undefined) {
			return {move: toUciMove(taking), info: {positions, isExact}};
		}

		// What was found before has its use, but must not make an answer depend on earlier games.
		searcher.clear();
		const {depth: deepest, nodes, slack, worlds} = options;
		const pool = weigh(question, set, position, random, time !== undefined);
		const {moves: judged, depth} = judgeMoves(searcher, position, {
			...drawWorlds(set, pool, worlds, random),
			moves,
			depth: deepest,
			nodes,
			timeUsed,
			shouldStop: () => timeUsed() >= 1,
			// The levels that do not go by the clock were set as they are with whole depths.
			isLastPartial: time !== undefined,
		});
		set.load(0, position);
		const {move, score} = drawNear(shunDraws(question, position, judged), slack, random);
		return {
			move: toUciMove(move),
			info: {positions, isExact, depth, nodes: searcher.nodes, score: Math.round(score)},
		};
	};
}
