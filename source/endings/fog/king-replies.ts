import {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import {kingSteps, kingStepsFrom} from '../../knowledge/king-steps.js';
import type {Tables} from '../../solver/build-table.js';
import {NEVER} from '../../solver/levels.js';
import type {Placement} from '../../solver/material.js';
import {inferredBy, withoutManAt} from '../../solver/reach.js';
import {canTakeKing, hiddenSquares, levelToMove, looseMen} from './levels.js';

/** One thing that the lone king's move can come to, as White gets to know it. */
export type KingReply = {
	readonly kind: 'takes-king' | 'takes-man' | 'hides' | 'blocks-pawn' | 'walks-into-capture';
	/** Where he may come from and go to. */
	readonly moves: readonly {readonly from: Square; readonly to: Square}[];
	/** White's men afterwards, and where White then knows the king may be. */
	readonly placement: Placement;
	readonly belief: SquareSet;
	/** How many moves White then needs at worst; NEVER when he cannot force it. */
	readonly level: number;
};

/**
 * Returns what the lone king's move can come to when he stands on one of the squares of `belief`, the
 * best for him first (the longest, and of equals the one that leaves White knowing least).
 */
export function kingReplies(tables: Tables, placement: Placement, belief: SquareSet): KingReply[] {
	const replies: KingReply[] = [];
	const hidden = hiddenSquares(placement);
	const free = kingSteps(belief).intersect(hidden);
	const noticed = kingSteps(belief).intersect(inferredBy(placement));
	const quiet: {from: Square; to: Square}[] = [];
	const doomed: {from: Square; to: Square}[] = [];
	for (const from of belief) {
		if (canTakeKing(placement, from)) {
			const to = placement.squares[0];
			replies.push({
				kind: 'takes-king',
				moves: [{from, to}],
				placement,
				belief: SquareSet.from([to]),
				level: NEVER,
			});
		}

		const loose = looseMen(placement, from);
		for (const man of loose) {
			const to = placement.squares[man];
			const left = withoutManAt(placement, man);
			const known = SquareSet.from([to]);
			replies.push({
				kind: 'takes-man',
				moves: [{from, to}],
				placement: left,
				belief: known,
				level: levelToMove(tables, left, known),
			});
		}

		for (const to of kingStepsFrom(from)) {
			const isLoose = loose.some((man) => placement.squares[man] === to);
			if (free.has(to)) {
				quiet.push({from, to});
			} else if (!noticed.has(to) && !isLoose && to !== placement.squares[0]) {
				doomed.push({from, to});
			}
		}
	}

	if (quiet.length > 0) {
		const level = levelToMove(tables, placement, free);
		replies.push({kind: 'hides', moves: quiet, placement, belief: free, level});
	}

	for (const to of noticed) {
		const known = SquareSet.from([to]);
		replies.push({
			kind: 'blocks-pawn',
			moves: [...kingStepsFrom(to).intersect(belief)].map((from) => ({from, to})),
			placement,
			belief: known,
			level: levelToMove(tables, placement, known),
		});
	}

	if (doomed.length > 0) {
		const squares = SquareSet.from(doomed.map(({to}) => to));
		replies.push({
			kind: 'walks-into-capture',
			moves: doomed,
			placement,
			belief: squares,
			level: 1,
		});
	}

	// Where nothing is forced either way, a man that is taken is one less to fear.
	const rank = ({kind, level, belief: left}: KingReply): number =>
		(kind === 'takes-king' ? 1e6 : kind === 'takes-man' && level === NEVER ? 1e5 : 0) +
		level * 100 +
		left.size;
	return replies.sort((a, b) => rank(b) - rank(a));
}
