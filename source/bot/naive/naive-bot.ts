import {generateMoves} from '../../rules/generate.js';
import {EN_PASSANT, KIND_MASK, type Move, moveKey} from '../../rules/move.js';
import {MAX_MOVES, Position} from '../../rules/position.js';
import {variantOf} from '../../rules/registry.js';
import type {Bot} from '../bot.js';
import {squash} from '../fog/judgement.js';
import {greedyBot} from '../greedy-bot.js';
import {findByKey, kernelMoves} from '../kernel-moves.js';
import {followedWorlds} from '../followed-worlds.js';
import {EMPTY, KING} from '../../core/man.js';
import {VALUES, WORTH} from '../evaluation/worth.js';
import {pickMove} from '../search/captures.js';

/** What the king is worth, less one a ply. */
const KING_WORTH = 20_000;
/** Captures are followed so far. */
const MOST_CAPTURES = 6;

const moves = new Int32Array(MAX_MOVES * 4);
const scores = new Int32Array(MAX_MOVES * 4);

/** Returns material and places for the side to move. */
function evaluate({board, men, count, side}: Position): number {
	let sum = 0;
	for (let color = 0; color < 2; color++) {
		for (let index = 0; index < count[color]; index++) {
			sum += WORTH[board[men[color][index]] * 64 + men[color][index]];
		}
	}

	return side === 0 ? sum : -sum;
}

/** Orders captures first, the greatest victim by the least man; returns whether one takes the king. */
function order({board}: Position, start: number, end: number): boolean {
	for (let index = start; index < end; index++) {
		const move = moves[index];
		const victim = board[(move >> 6) & 63] & 7;
		if (victim === KING) {
			return true;
		}

		const isCapture = victim !== EMPTY || (move & KIND_MASK) === EN_PASSANT;
		const promoted = VALUES[(move >> 12) & 7];
		scores[index] = isCapture ? (VALUES[victim] + 100) * 16 - (board[move & 63] & 7) : promoted;
	}

	return false;
}

/** Alpha-beta; below depth 0 captures and promotions alone. */
function search(
	position: Position,
	depth: number,
	lowest: number,
	highest: number,
	ply: number,
	base: number,
): number {
	const end = generateMoves(position, moves, base);
	if (end === base) {
		return 0;
	}

	if (order(position, base, end)) {
		return KING_WORTH - ply;
	}

	let alpha = lowest;
	let best = Number.NEGATIVE_INFINITY;
	if (depth <= 0) {
		best = evaluate(position);
		if (best >= highest || depth <= -MOST_CAPTURES) {
			return best;
		}

		alpha = Math.max(alpha, best);
	}

	for (let index = base; index < end; index++) {
		const move = pickMove(moves, scores, index, end);
		if (depth <= 0 && scores[index] === 0) {
			break;
		}

		position.make(move);
		const value = -search(position, depth - 1, -highest, -alpha, ply + 1, end);
		position.unmake(move);
		best = Math.max(best, value);
		alpha = Math.max(alpha, value);
		if (alpha >= highest) {
			break;
		}
	}

	return best;
}

/** Returns what a position is worth to the side to move, in hundredths of a pawn, searched to `depth` plies and then by captures. */
const naiveSearch = (position: Position, depth: number): number =>
	search(position, depth, -KING_WORTH, KING_WORTH, 1, 0);

/** Returns what a move is worth to the side to move, in hundredths of a pawn, searched to `depth` plies and then by captures. */
export function naiveValue(position: Position, move: Move, depth: number): number {
	if ((position.board[(move >> 6) & 63] & 7) === KING) {
		return KING_WORTH;
	}

	position.make(move);
	const value = -naiveSearch(position, depth - 1);
	position.unmake(move);
	return value;
}

/** The worlds that are drawn with equal chance, and the plies searched in each. */
const WORLDS = 24;
const DEPTH = 2;

/**
 * Returns the naive pooled bot, a yardstick that is never improved: in 24 positions that fit what it has
 * seen each move is searched two plies deep and then by captures, by material and places alone, and the
 * mean of 1500 tanh(value / 600) decides.
 */
export function naiveBot(): Bot {
	const known = followedWorlds();
	return (question, random, time) => {
		const {history, moves} = question;
		const set = known(question);
		if (set === undefined) {
			return greedyBot(question, random, time);
		}

		const {moves: rules} = variantOf(history.variant);
		const position = new Position(rules);
		const sums = new Float64Array(moves.length);
		for (const world of set.sample(WORLDS, random)) {
			set.load(world, position);
			const all = kernelMoves(position);
			for (const [index, wanted] of moves.entries()) {
				const move = findByKey(all, moveKey(wanted));
				sums[index] += move === undefined ? 0 : squash(naiveValue(position, move, DEPTH));
			}
		}

		const best = sums.indexOf(Math.max(...sums));
		const {size, isExact} = set;
		return {move: moves[best], info: {positions: size, isExact, depth: DEPTH}};
	};
}
