import {unwrap} from '../../core/result.js';
import {generateMoves} from '../../rules/generate.js';
import {KIND_MASK, moveKey} from '../../rules/move.js';
import {MAX_MOVES, Position} from '../../rules/position.js';
import {findVariant} from '../../rules/registry.js';
import type {Bot} from '../bot.js';
import {squash} from '../fog/judgement.js';
import {greedyBot} from '../greedy-bot.js';
import {FollowedWorlds} from '../followed-worlds.js';
import {naiveValue} from './naive-search.js';

/** The worlds that are drawn with equal chance, and the plies searched in each. */
const WORLDS = 24;
const DEPTH = 2;

/**
 * Returns the naive pooled bot, a yardstick that is never improved: in 24 positions that fit what it has
 * seen each move is searched two plies deep and then by captures, by material and places alone, and the
 * mean of 1500 tanh(value / 600) decides.
 */
export function naiveBot(): Bot {
	const known = new FollowedWorlds();
	return (question, random, time) => {
		const {history, moves} = question;
		const set = known.follow(question);
		if (set === undefined) {
			return greedyBot(question, random, time);
		}

		const {moves: rules} = unwrap(findVariant(history.variant));
		const position = new Position(rules);
		const kernel = new Int32Array(MAX_MOVES);
		const sums = new Float64Array(moves.length);
		for (const world of set.sample(WORLDS, random)) {
			set.load(world, position);
			const end = generateMoves(position, kernel, 0);
			for (const [index, wanted] of moves.entries()) {
				const key = moveKey(wanted);
				const move = kernel.subarray(0, end).find((one) => (one & ~KIND_MASK) === key);
				sums[index] += move === undefined ? 0 : squash(naiveValue(position, move, DEPTH));
			}
		}

		const best = sums.indexOf(Math.max(...sums));
		const {size, isExact} = set;
		return {move: moves[best], info: {positions: size, isExact, depth: DEPTH}};
	};
}
