import type {Random} from '../../core/random.js';
import {generateMoves} from '../../rules/generate.js';
import {type Move, toUciMove} from '../../rules/move.js';
import {MAX_MOVES, type Position} from '../../rules/position.js';
import type {BotChoice, BotTime} from '../bot.js';
import {Evaluator} from '../evaluation/evaluator.js';
import {WEIGHTS} from '../evaluation/weights.js';
import {Searcher} from '../search/searcher.js';

/** Moves that are worse than the best by no more than this, in hundredths of a pawn, are drawn among at random. */
const SPREAD = 4;

/**
 * Returns a cheat: a player that is told the truth and searches it with alpha-beta, a yardstick for
 * players in the fog. Plays the same for the same seed, within its depth however long that takes; the time
 * it is given does not count. It remembers the positions of a game so as not to repeat them when it is
 * ahead.
 */
export function createSeeingPlayer({
	depth,
}: {
	/** Plies, quiescence apart. */
	readonly depth: number;
}): (truth: Position, random: Random, time?: BotTime) => BotChoice {
	const searcher = new Searcher(new Evaluator(WEIGHTS), {tableBits: 16});
	const moves = new Int32Array(MAX_MOVES);
	const values = new Float64Array(MAX_MOVES);
	let keys: number[] = [];
	let lastPly = -1;

	/** Notes the position that is on the board; what was before counts no more when it cannot come again. */
	const remember = (position: Position, ply: number): void => {
		if (ply !== lastPly + 1 || position.halfmoves === 0) {
			keys = [];
		}

		lastPly = ply;
		keys.push(...searcher.keyOf(position));
	};

	return (truth, random) => {
		const position = truth.clone();
		searcher.clear();
		const ply = truth.fullmoves * 2 + truth.side;
		searcher.setEarlier(ply === lastPly + 1 ? keys : []);
		remember(position, ply);
		const end = generateMoves(position, moves, 0);
		let chosen: Move;
		let score: number;
		let reached = depth;
		if (depth <= 2) {
			// Every move is worth knowing exactly where that costs little: equal ones are drawn at random.
			const all = moves.subarray(0, end);
			for (let plies = 1; plies <= depth; plies++) {
				searcher.scoreRootMoves(position, all, plies, values);
			}

			score = Math.max(...values.subarray(0, end));
			const good = [...all].filter((_, index) => values[index] >= score - SPREAD);
			chosen = good[Math.floor(random() * good.length)];
		} else {
			const found = searcher.findBest(position, {depth});
			({move: chosen, value: score, depth: reached} = found);
		}

		position.make(chosen);
		if (!position.isKingTaken) {
			remember(position, ply + 1);
		}

		return {move: toUciMove(chosen), info: {depth: reached, nodes: searcher.nodes, score}};
	};
}

/** The seeing players by name: a number says how many plies they look ahead before quiescence. */
export const SEEING_PLAYERS = {
	'seeing-1': () => createSeeingPlayer({depth: 1}),
	'seeing-2': () => createSeeingPlayer({depth: 2}),
	'seeing-3': () => createSeeingPlayer({depth: 3}),
	'seeing-4': () => createSeeingPlayer({depth: 4}),
	'seeing-5': () => createSeeingPlayer({depth: 5}),
} as const;

export type SeeingName = keyof typeof SEEING_PLAYERS;
