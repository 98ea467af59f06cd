import {type Act, parseAct, squaresNamed} from '../../core/act.js';
import {type Color, opposite} from '../../core/color.js';
import {given} from '../../core/given.js';
import {isMan, isUnknownMan} from '../../core/man.js';
import {makeOwnSan} from '../../knowledge/own-san.js';
import type {ManOn} from '../../knowledge/own-man.js';
import {writeSent} from '../../knowledge/sent-moves.js';
import {claimedMove} from '../../knowledge/told-acts.js';
import {viewBefore} from '../../rules/history.js';
import {type SeatId, sideOf} from '../../rules/seat.js';
import type {Table} from '../../rules/table.js';
import type {View} from '../../rules/view.js';
import {type Failure, failureOf} from './act-failure.js';
import type {Goal} from './act-goals.js';

/** An act of the other side's; `san`: how it writes the move in it. */
export type NamedAct = {readonly act: string; readonly san?: string};

/** A game that the seat must hold possible and in which an act does not do what it is to do. Plain data. */
export type Refutation = {
	/** The other side. */
	readonly by: Color;
	/** Whether the act misses it alike in all of them. */
	readonly isAlways?: true;
	/** What it did in that game and not in all; nothing where that is no reason. */
	readonly done: readonly NamedAct[];
	/** What men of unknown role are in it that matter here. */
	readonly roles: readonly ManOn[];
	/** Where men stand in it that the seat does not see, or not as what they are. */
	readonly men: readonly ManOn[];
	readonly failure: Failure;
	/** What the other side does next that was to be kept from it. */
	readonly reply?: NamedAct;
};

/** Returns an act as the side that does it writes the moves in it. */
function nameOf(act: string, view: View, variant: string): NamedAct {
	const read = parseAct(act);
	if (read?.kind === 'batch') {
		return {act, san: writeSent(view, variant, read.moves).join(', ')};
	}

	const move = read?.kind === undefined ? read : read.kind === 'say' ? read.move : undefined;
	return move === undefined ? {act} : {act, san: makeOwnSan(view, move, variant)};
}

/** Returns the acts of a side in a game that put no men down, in order. */
const actsOf = (table: Table, side: Color): readonly NamedAct[] => {
	const history = table.history(side);
	return history.plies.flatMap(({by, move}, index) =>
		by !== side || move === undefined || parseAct(move)?.kind === 'place'
			? []
			: [nameOf(move, viewBefore(history, index), history.variant)],
	);
};

/** Returns the men of a game that a seat does not see as they are, and that are not there in all games. */
function hiddenMen(table: Table, games: readonly Table[], seat: SeatId): readonly ManOn[] {
	const seen = table.view(seat).cells;
	const boards = games.map(({variant, state}) => variant.truth(state).cells);
	return [...table.variant.truth(table.state).cells.entries()].flatMap(([square, man]) => {
		const isSure = boards.every((cells) => cells[square] === man);
		return isMan(man) && man !== seen[square] && !isSure ? [{square, man}] : [];
	});
}

/**
 * Returns what there is to say of one of the games that a seat holds possible in which an act misses a goal; undefined where
 * it is no act of a game.
 */
export function refutationBy(
	table: Table,
	games: readonly Table[],
	goal: Goal,
	seat: SeatId,
	act: Act,
): Refutation | undefined {
	const failure = failureOf(goal, table, seat, act);
	if (failure === undefined) {
		return undefined;
	}

	const isAlike = games.every((one) => {
		const {kind, reply} = failureOf(goal, one, seat, act) ?? {};
		return kind === failure.kind && reply?.act === failure.reply?.act;
	});
	const by = opposite(sideOf(seat));
	const reply = failure.reply && nameOf(failure.reply.act, failure.reply.view, table.variant.id);
	const others = games.map((one) => actsOf(one, by));
	const done = isAlike
		? []
		: actsOf(table, by).filter(({act: text}, index) =>
				others.some((acts) => acts[index]?.act !== text),
			);
	const men = hiddenMen(table, games, seat);
	const claim = claimedMove(table.history(seat));
	const matter = new Set([
		...squaresNamed(act),
		...squaresNamed(reply && parseAct(reply.act)),
		...(claim === undefined ? [] : [claim.from, claim.to]),
	]);
	const seen = table.view(seat).cells;
	const roles = men.filter(({square}) => isUnknownMan(seen[square]) && matter.has(square));
	return {
		by,
		done,
		roles,
		men: done.length > 0 ? men : roles,
		failure: failure.kind,
		...(isAlike ? {isAlways: true as const} : {}),
		...given({reply}),
	};
}
