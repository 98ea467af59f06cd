import {given} from '../../core/given.js';
import {ok} from '../../core/result.js';
import {NO_SQUARE} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import {parseUci} from '../../core/uci.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {trackLoneKing, whyOut} from '../../knowledge/lone-king-belief.js';
import {type Placement, readPlacement} from '../../solver/material.js';
import {whiteView} from '../../solver/verify/board.js';
import {
	afterMove,
	attackedBy,
	hiddenFrom,
	inferredBy,
	whiteMoves,
	type WhiteMove,
} from '../../solver/reach.js';
import {USUAL_TABLES} from '../../solver/table-game.js';
import type {BeliefGame, Moment, Point, TryCase} from '../belief-game.js';
import {clairvoyantKing} from './clairvoyant-king.js';
import {repliesFrom} from './king-replies.js';
import {fogPhantom} from './phantom-king.js';
import {tableAttack} from './table-attacker.js';

/** Returns what White sees when his move is made: the king taken or on a square, or nothing of him. */
function casesOf({placement, belief}: Point, move: WhiteMove): TryCase[] {
	const after = afterMove(placement, move);
	const left = belief.without(move.to);
	const noticed = left.intersect(attackedBy(after).union(inferredBy(after)));
	const unseen = left.intersect(hiddenFrom(after));
	const known = (square: number, kind: 'taken' | 'seen'): TryCase => ({
		answer: {kind},
		placement: after,
		belief: SquareSet.from([square]),
	});
	return [
		...(belief.has(move.to) ? [known(move.to, 'taken')] : []),
		...(unseen.isEmpty
			? []
			: [{answer: {kind: 'played', checks: []} as const, placement: after, belief: unseen}]),
		...Array.from(noticed, (square) => known(square, 'seen')),
	];
}

/** White's men once his king is taken, and there is nothing more to know. */
const NO_MEN: Placement = {material: [], squares: []};

/** Follows White's knowledge: what he saw before and after each ply. */
function read(history: SeatHistory, start?: SquareSet): readonly Moment[] {
	let placement = NO_MEN;
	return trackLoneKing(history, 0, start).map((belief, ply) => {
		const view = viewBefore(history, ply);
		const men = readPlacement(view.cells);
		placement = men.ok ? men.value.placement : placement;
		const made = history.plies.at(ply);
		const move = made?.by === history.seat ? parseUci(made.move ?? '') : undefined;
		return {
			ply,
			turn: view.turn,
			view,
			placement,
			belief,
			...given({tried: move && {move, isRefused: false}}),
		};
	});
}

/** Endings in the fog: White looks, nothing is refused, and he takes the king. */
export const fogGame: BeliefGame = {
	table: USUAL_TABLES,
	tries({placement, belief}) {
		const [first] = belief;
		const isNoticed = belief.size === 1 && !hiddenFrom(placement).has(first);
		return whiteMoves(placement, isNoticed ? first : NO_SQUARE);
	},
	cases: casesOf,
	replies: ({placement, belief}) => repliesFrom(placement, belief),
	read,
	look: whiteView,
	whyOut: ({belief, view}, square) => whyOut(square, belief, view),
	attacker:
		(tables, random) =>
		({placement, belief}) => {
			const attack = tableAttack(tables, placement, belief, random);
			return attack.ok ? ok(attack.value.move) : attack;
		},
	remembers: false,
	attempt: () => undefined,
	phantom: fogPhantom,
	clairvoyant: clairvoyantKing,
};
