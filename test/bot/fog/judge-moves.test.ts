import {describe, expect, it} from 'vitest';
import {judgeMoves} from '../../../source/bot/fog/judge-moves.js';
import {squash} from '../../../source/bot/fog/judgement.js';
import type {Searcher} from '../../../source/bot/search/searcher.js';
import {Position} from '../../../source/rules/position.js';
import {fog} from '../../../source/rules/variants/fog.js';

/** A searcher that finds what `value` says of a move and a depth. */
const searcherOf = (
	value: (move: number, depth: number) => number,
): Pick<Searcher, 'nodes' | 'scoreRootMoves'> => ({
	nodes: 0,
	scoreRootMoves(_position, moves, depth, out) {
		for (let index = 0; index < moves.length; index++) {
			out[index] = value(moves[index], depth);
		}

		return moves.length;
	},
});

const task = {
	load: () => undefined,
	worlds: 2,
	weights: Float64Array.of(0.5, 0.5),
	moves: Array.from({length: 30}, (_, move) => move),
	nodes: 1000,
	shouldStop: () => false,
};

it('thinks better of no move that was given up than of one that went on', () => {
	// All look good at first; those that are looked at further turn out worse and worse.
	const searcher = searcherOf((move, depth) => 300 - move - 40 * (depth - 1));
	const {moves, depth} = judgeMoves(searcher, new Position(fog.moves), {...task, depth: 5});
	expect(depth).toBe(5);
	expect(moves.map(({move}) => move)).toEqual(task.moves);
	const scores = moves.map(({score}) => score);
	expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

it('values a move by its mean over the worlds, each by its weight, however bad the worst is', () => {
	let current = 0;
	// The first move wins a pawn in the likely world and loses three in the other; the second does nothing.
	const searcher = searcherOf((move) => (move === 0 ? (current === 0 ? 100 : -300) : 0));
	const judgeBy = (likely: number) =>
		judgeMoves(searcher, new Position(fog.moves), {
			...task,
			moves: [0, 1],
			weights: Float64Array.of(likely, 1 - likely),
			load: (world) => {
				current = world;
			},
			depth: 1,
		}).moves;
	const [best] = judgeBy(0.8);
	expect(best.move).toBe(0);
	expect(best.score).toBeCloseTo(0.8 * squash(100) + 0.2 * squash(-300), 6);
	expect(judgeBy(0.6)[0].move).toBe(1);
});

it('gives up what is hopeless, and lets a move rise that a deeper look shows to be best', () => {
	const searcher = searcherOf((move, depth) => (move === 5 ? depth * 50 : -move * 10));
	const {moves} = judgeMoves(searcher, new Position(fog.moves), {...task, depth: 3});
	expect(moves[0].move).toBe(5);
	expect(moves).toHaveLength(30);
});

/** A task of ten worlds that count alike; `inWorld` is told which is loaded. */
const tenWorlds = (inWorld: (world: number) => void) => ({
	...task,
	worlds: 10,
	weights: new Float64Array(10).fill(0.1),
	load: inWorld,
	depth: 5,
});

it('judges by fewer worlds when the time is up within the first depth', () => {
	const loaded: number[] = [];
	// A move is worth as much as the number of the world.
	const {moves, depth} = judgeMoves(
		searcherOf(() => loaded.at(-1)!),
		new Position(fog.moves),
		{...tenWorlds((world) => loaded.push(world)), shouldStop: () => true},
	);
	expect(loaded).toEqual([0, 1, 2, 3, 4, 5]);
	expect(depth).toBe(1);
	expect(moves).toHaveLength(30);
	// 0 to 5, about 2.5 times the slope of squashing.
	expect(moves[0].score).toBeCloseTo(6.25, 2);
});

describe('a last depth for which there is no room in all worlds', () => {
	/** Judges 30 moves in ten worlds, of which the second depth comes to three. */
	function judgeInTime(isLastPartial: boolean) {
		let current = 0;
		let used = 0;
		const deeper = new Set<number>();
		// The first is best at first; a deeper look shows that the third is better by far.
		const {scoreRootMoves} = searcherOf((move, depth) =>
			depth === 1 ? 30 - move : 400 * (move - 1),
		);
		const searcher: Pick<Searcher, 'nodes' | 'scoreRootMoves'> = {
			nodes: 0,
			scoreRootMoves(position, moves, depth, out) {
				used = 0.95;
				if (depth > 1) {
					Array.from(moves).forEach((move) => deeper.add(move));
				}

				return depth > 1 && current === 3 ? 0 : scoreRootMoves(position, moves, depth, out);
			},
		};
		const judged = judgeMoves(searcher, new Position(fog.moves), {
			...tenWorlds((world) => {
				current = world;
			}),
			timeUsed: () => used,
			isLastPartial,
		});
		return {...judged, deeper: [...deeper]};
	}

	it('counts in the worlds that it came to, when nothing is to be left unused', () => {
		const {moves, depth, deeper} = judgeInTime(true);
		expect(deeper).toEqual([0, 1, 2]);
		expect(depth).toBe(1);
		expect(moves.map(({move}) => move)).toEqual([2, 1, 0, ...task.moves.slice(3)]);
		// Three worlds of ten with 400, pressed, and seven with what a look one ply less deep gave.
		expect(moves[0].score).toBeCloseTo(0.3 * squash(400) + 0.7 * squash(28), 6);
	});

	it('is not begun else', () => {
		const {moves, deeper} = judgeInTime(false);
		expect(deeper).toEqual([]);
		expect(moves.map(({move}) => move)).toEqual(task.moves);
	});
});
