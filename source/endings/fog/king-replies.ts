import {SquareSet} from '../../core/square-set.js';
import {kingSteps, kingStepsFrom} from '../../knowledge/king-steps.js';
import type {Tables} from '../../solver/build-table.js';
import {NEVER} from '../../solver/levels.js';
import type {Placement} from '../../solver/material.js';
import {hiddenFrom, inferredBy, withoutManAt} from '../../solver/reach.js';
import type {KingMove, ReplyCase} from '../belief-game.js';
import {canTakeKing, levelToMove, looseMen} from '../levels.js';

/** One thing that the lone king's move can come to, as White gets to know it. */
export type FogReply = ReplyCase & {
	readonly moves: readonly KingMove[];
	readonly kind: 'takes-king' | 'takes-man' | 'hides' | 'blocks-pawn' | 'walks-into-capture';
};

/** The same with how many moves White then needs at worst; NEVER when he cannot force it. */
export type KingReply = FogReply & {readonly level: number};

/** Returns what the lone king's move can come to when he stands on one of some squares. */
export function repliesFrom(placement: Placement, belief: SquareSet): FogReply[] {
	const replies: FogReply[] = [];
	const free = kingSteps(belief).intersect(hiddenFrom(placement));
	const noticed = kingSteps(belief).intersect(inferredBy(placement));
	const quiet: KingMove[] = [];
	const doomed: KingMove[] = [];
	for (const from of belief) {
		if (canTakeKing(placement, from)) {
			const to = placement.squares[0];
			const known = SquareSet.from([to]);
			replies.push({kind: 'takes-king', taken: 0, moves: [{from, to}], placement, belief: known});
		}

		const loose = looseMen(placement, from);
		for (const man of loose) {
			const to = placement.squares[man];
			replies.push({
				kind: 'takes-man',
				taken: man,
				moves: [{from, to}],
				placement: withoutManAt(placement, man),
				belief: SquareSet.from([to]),
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

	const quietly = {taken: undefined, placement};
	if (quiet.length > 0) {
		replies.push({kind: 'hides', ...quietly, moves: quiet, belief: free});
	}

	for (const to of noticed) {
		const moves = [...kingStepsFrom(to).intersect(belief)].map((from) => ({from, to}));
		replies.push({kind: 'blocks-pawn', ...quietly, moves, belief: SquareSet.from([to])});
	}

	if (doomed.length > 0) {
		const squares = SquareSet.from(doomed.map(({to}) => to));
		replies.push({kind: 'walks-into-capture', ...quietly, moves: doomed, belief: squares});
	}

	return replies;
}

/** Returns what a reply is worth to him when White then needs so many moves. Where nothing is forced either way, a man that is taken is one less to fear. */
export const worthOf = ({kind, level}: KingReply, moves: number, left: SquareSet): number =>
	(kind === 'takes-king' ? 1e6 : kind === 'takes-man' && level === NEVER ? 1e5 : 0) +
	moves * 100 +
	left.size;

const rankOf = (reply: KingReply): number => worthOf(reply, reply.level, reply.belief);

/**
 * Returns what the lone king's move can come to when he stands on one of the squares of `belief`, the
 * best for him first (the longest, and of equals the one that leaves White knowing least).
 */
export function kingReplies(tables: Tables, placement: Placement, belief: SquareSet): KingReply[] {
	const levels = {'takes-king': NEVER, 'walks-into-capture': 1} as const;
	return repliesFrom(placement, belief)
		.map((reply): KingReply => {
			const {kind, placement: men, belief: left} = reply;
			const isSettled = kind === 'takes-king' || kind === 'walks-into-capture';
			return {...reply, level: isSettled ? levels[kind] : levelToMove(tables, men, left)};
		})
		.sort((a, b) => rankOf(b) - rankOf(a));
}
