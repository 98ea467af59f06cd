import type {Move} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';
import type {SightPart} from '../../rules/sight.js';
import {keySight, type SightKey} from '../subgame/sight-key.js';
import type {Worlds} from './draw-worlds.js';
import type {JudgedMove} from './judge-moves.js';

/** The worlds in which a move is made to learn what it shows. */
export type InformationTask = Worlds & {
	/** What the seat sees of a position. */
	readonly sight: readonly SightPart[];
	/** What a bit is worth, in hundredths of a pawn. */
	readonly curiosity: number;
};

const key: SightKey = {low: 0, high: 0};

/**
 * Returns how many bits of information the sight after a move gives its player on average: the entropy of
 * what he would see over the worlds. The position is overwritten.
 */
function informationOf(
	position: Position,
	move: Move,
	{load, worlds, weights, sight}: InformationTask,
): number {
	const shares = new Map<string, number>();
	for (let world = 0; world < worlds; world++) {
		load(world, position);
		const {side} = position;
		position.make(move);
		keySight(position, side, sight, key);
		position.unmake(move);
		const name = `${key.low} ${key.high}`;
		shares.set(name, (shares.get(name) ?? 0) + weights[world]);
	}

	let bits = 0;
	for (const share of shares.values()) {
		bits -= share > 0 ? share * Math.log2(share) : 0;
	}

	return bits;
}

/** Only moves that are thought no more than so much worse than the best are looked at, and so many. */
const NEAR = 150;
const MOST = 8;

/**
 * Returns judged moves, the best first, with what the sight that each gives is worth added to those near to
 * the best. The position is overwritten.
 */
export function rewardSight(
	position: Position,
	moves: readonly JudgedMove[],
	task: InformationTask,
): readonly JudgedMove[] {
	const {curiosity} = task;
	if (curiosity === 0) {
		return moves;
	}

	const near = moves.slice(0, MOST).filter(({score}) => score > moves[0].score - NEAR);
	return [
		...near
			.map(({move, score}) => ({
				move,
				score: score + curiosity * informationOf(position, move, task),
			}))
			.sort((a, b) => b.score - a.score),
		...moves.slice(near.length),
	];
}
