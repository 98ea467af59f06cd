import {unwrap} from '../../core/result.js';
import type {UciMove} from '../../core/uci.js';
import {generateMoves} from '../../rules/generate.js';
import {KIND_MASK, type Move, moveKey, toUciMove} from '../../rules/move.js';
import {MAX_MOVES, Position} from '../../rules/position.js';
import {findVariant} from '../../rules/registry.js';
import type {Bot, BotQuestion} from '../bot.js';
import {Evaluator} from '../evaluation/evaluator.js';
import {drawWorlds} from '../fog/draw-worlds.js';
import {type FogBotOptions, FULL_STRENGTH} from '../fog/fog-bot.js';
import {judgeMoves} from '../fog/judge-moves.js';
import {lookAgain} from '../fog/last-look.js';
import {greedyBot} from '../greedy-bot.js';
import {KnownPositions} from '../known-positions.js';
import {Searcher} from '../search/searcher.js';
import {reconsider, type ReconsiderRule} from './reconsider.js';
import {ValueRecorder} from './record-values.js';
import {SUBGAME_RULE, type SubgameRule} from './solve-subgame.js';

/** How strong a bot is, and how it solves subgames. */
export type SubgameBotOptions = FogBotOptions &
	ReconsiderRule & {
		readonly subgame: SubgameRule;
		/** The share of the positions to look at, or of the time, that is kept for the subgame at least, from 0 to 1. */
		readonly share: number;
	};

export const SUBGAME_STRENGTH: SubgameBotOptions = {
	...FULL_STRENGTH,
	subgame: SUBGAME_RULE,
	share: 0.15,
	margin: 100,
	candidates: 5,
	blend: 0.5,
};

/** The share of the time that is thought with. */
const TIME_USED = 0.9;

/** Returns the kernel's moves for those a seat was offered. */
function kernelMoves(position: Position, offered: readonly UciMove[]): Move[] {
	const all = new Int32Array(MAX_MOVES);
	const keys = new Set(offered.map((move) => moveKey(move)));
	return Array.from(all.subarray(0, generateMoves(position, all, 0))).filter((move) =>
		keys.has(move & ~KIND_MASK),
	);
}

/**
 * Returns a bot that judges its moves in several worlds as `fogBot` does, then solves a subgame among the
 * best of them with what was left of its positions to look at: a depth of the search that would not have
 * been done is given up early for it. With 15,000 to 25,000 positions a move it was not found to play better
 * than `fogBot` with as many, so it has no name to be played by.
 */
export function subgameBot(options: SubgameBotOptions = SUBGAME_STRENGTH): Bot {
	const known = new KnownPositions();
	const searcher = new Searcher(new Evaluator(options.weights), {tableBits: 18});
	return (question: BotQuestion, random, time) => {
		const {nodes, share, depth, rule, subgame, lastLook} = options;
		const began = time?.now() ?? 0;
		/** Returns a function that tells whether a part of the time is over. */
		const stopAfter = (part: number) => () =>
			time !== undefined && time.now() >= began + time.ms * TIME_USED * part;
		const set = known.follow(question);
		if (set === undefined) {
			return greedyBot(question, random, time);
		}

		const variant = unwrap(findVariant(question.history.variant));
		const position = new Position(variant.moves);
		set.load(0, position);
		const moves = kernelMoves(position, question.moves);
		searcher.clear();
		const draw = drawWorlds(set, searcher, position, options, random);
		const {members, weights} = draw(options.worlds);
		const recorder = new ValueRecorder(searcher, members.length);
		const load = (world: number, into: Position) => {
			recorder.world = world;
			set.load(members[world], into);
		};
		const worlds = {load, worlds: members.length, weights};
		recorder.begin(nodes * (1 - share));
		const judgement = judgeMoves(recorder, position, {
			...worlds,
			moves,
			rule,
			depth,
			nodes: nodes * (1 - share),
			shouldStop: stopAfter(1 - share),
		});
		const left = nodes - searcher.nodes;
		const task = {...worlds, searcher, position, sight: variant.see, rule: subgame, nodes: left};
		const judged = reconsider(
			judgement,
			recorder,
			{...task, shouldStop: stopAfter(1), random},
			options,
		);
		const wide = draw(lastLook);
		const look = {
			load: (world: number, into: Position) => {
				set.load(wide.members[world], into);
			},
			worlds: wide.members.length,
			weights: wide.weights,
		};
		const {move, score} = lastLook === 0 ? judged[0] : lookAgain(position, judged, look);
		const {size, isExact} = set;
		return {
			move: toUciMove(move),
			info: {
				positions: size,
				isExact,
				depth: judgement.depth,
				nodes: searcher.nodes,
				score: Math.round(score),
			},
		};
	};
}
