import {type Act, makeAct} from '../../core/act.js';
import {colorIndex} from '../../core/color.js';
import {isInCheck} from '../../rules/attack.js';
import type {Announcement} from '../../rules/news.js';
import {type SeatId, sideOf} from '../../rules/seat.js';
import type {Acted, Table} from '../../rules/table.js';
import {wholeActs} from './possible-tables.js';

/**
 * What an act is to do in every game that a seat holds possible.
 * - wins: it ends the game as a win.
 * - stands: it is no question, is not refused, and nothing is lost by its having been tried.
 * - takes: it takes a man.
 * - checks: it gives check.
 * - safe: whatever the other side does next, it does not win by it.
 * - quiet: whatever the other side does next, it gives no check by it.
 * - judges: challenging is right, or passing is.
 */
export const GOALS = ['wins', 'stands', 'takes', 'checks', 'safe', 'quiet', 'judges'] as const;
export type Goal = (typeof GOALS)[number];

const count = ({board}: Table['state'], side: number): number => board.count[side];

const isWonBy = (table: Table, seat: SeatId): boolean =>
	table.outcome !== undefined && table.outcome.winner === sideOf(seat);

const isLostBy = (table: Table, seat: SeatId): boolean => {
	const winner = table.outcome?.winner;
	return winner !== undefined && winner !== null && winner !== sideOf(seat);
};

const isFault = ({type}: Announcement): boolean =>
	type === 'refused' ||
	type === 'nonsense' ||
	type === 'illegal-seal' ||
	type === 'take-back-offered';

/** Returns whether the other side can bring something about in its next turn, by an act or by another that is part of it. */
function canBring(
	table: Table,
	seat: SeatId,
	isBrought: (after: Acted) => boolean,
	depth = 2,
): boolean {
	const {variant, state} = table;
	return table.toAct
		.filter((actor) => sideOf(actor) !== sideOf(seat))
		.some((actor) =>
			(variant.isSampled ? wholeActs(table.tries(actor)) : variant.acts(state, actor)).some(
				(act) => {
					const after = table.act(actor, act);
					// Further acts are looked at where they are no play of their own, such as to uncover a man.
					return (
						after !== undefined &&
						(isBrought(after) ||
							(depth > 1 &&
								after.table.state.phase !== 'play' &&
								canBring(after.table, seat, isBrought, depth - 1)))
					);
				},
			),
		);
}

const canLose = (table: Table, seat: SeatId): boolean =>
	table.outcome === undefined
		? canBring(table, seat, ({table: after}) => isLostBy(after, seat))
		: isLostBy(table, seat);

/** Returns whether an act gives check, which is not said where all see it. */
function givesCheck({news, table}: Acted, seat: SeatId): boolean {
	const {variant, state, toAct} = table;
	const {board} = state;
	return variant.hear?.check === undefined
		? toAct.includes(board.turn) && isInCheck(board, board.side)
		: news[seat]?.some(({type}) => type === 'check') === true;
}

const canBeChecked = (table: Table, seat: SeatId): boolean =>
	canBring(table, seat, (after) => givesCheck(after, seat) || isLostBy(after.table, seat));

/** Returns whether an act does in one game what it is to do. */
export function reaches(goal: Goal, table: Table, seat: SeatId, act: Act): boolean {
	const acted = goal === 'judges' ? undefined : table.act(seat, act);
	switch (goal) {
		case 'judges': {
			const challenged = table.act(seat, {kind: 'say', word: 'challenge'})?.table;
			// Who is wrong loses the turn.
			const isLie = challenged?.toAct.includes(seat) === true;
			return (makeAct(act) === 'challenge') === isLie;
		}

		case 'wins':
			return acted !== undefined && isWonBy(acted.table, seat);
		case 'safe':
			return acted !== undefined && acted.verdict === 'stands' && !canLose(acted.table, seat);
		case 'quiet':
			return acted !== undefined && acted.verdict === 'stands' && !canBeChecked(acted.table, seat);
		default:
			return acted !== undefined && isDone(goal, table, seat, acted);
	}
}

function isDone(goal: Goal, table: Table, seat: SeatId, acted: Acted): boolean {
	const {verdict, news, table: after} = acted;
	const stands =
		verdict === 'stands' && news[seat]?.some(isFault) !== true && !isLostBy(after, seat);
	const other = 1 - colorIndex(sideOf(seat));
	switch (goal) {
		case 'takes':
			return stands && count(after.state, other) < count(table.state, other);
		case 'checks':
			return stands && givesCheck(acted, seat);
		default:
			return stands;
	}
}

/** An act and in how many of the games that are possible it does what it is to do. */
export type Weighed = {readonly act: Act; readonly good: number};

/** Returns every act that a seat may try, and in how many of its possible games each reaches a goal. */
export function weighActs(goal: Goal, tables: readonly Table[], seat: SeatId): readonly Weighed[] {
	const [first] = tables;
	return wholeActs(first.tries(seat)).map((act) => ({
		act,
		good: tables.filter((table) => reaches(goal, table, seat, act)).length,
	}));
}

/**
 * Returns the answers: the acts that reach a goal in all games that are possible. Of moves that are sent together, the
 * single ones that all such batches have in common.
 */
export function answersOf(weighed: readonly Weighed[], games: number): readonly string[] {
	const right = weighed.filter(({good}) => good === games).map(({act}) => act);
	const batches = right.flatMap((act) => (act.kind === 'batch' ? [act.moves] : []));
	if (batches.length === 0) {
		return right.map(makeAct);
	}

	const texts = batches.map((moves) =>
		moves.map((move) => makeAct({kind: 'batch', moves: [move]})),
	);
	return texts[0].filter((text) => texts.every((batch) => batch.includes(text)));
}
