import {type Act, makeAct} from '../../core/act.js';
import {colorIndex, opposite} from '../../core/color.js';
import {makeMan} from '../../core/man.js';
import {SQUARE_NAMES} from '../../core/square.js';
import {type SeatId, sideOf} from '../../rules/seat.js';
import type {Acted, Table} from '../../rules/table.js';
import {
	canLose,
	checkedBy,
	faultIn,
	givesCheck,
	isLostBy,
	isWonBy,
	menOf,
	nextActs,
} from './after-act.js';
import {wholeActs} from './possible-tables.js';

/**
 * What an act is to do in every game that a seat holds possible.
 * - wins: it ends the game as a win, alone or as the first of so many acts of one turn of which none is refused.
 * - stands: it is no question, is not refused, and nothing is lost by its having been tried.
 * - takes: it takes a man.
 * - checks: it gives check.
 * - safe: whatever the other side does next, it does not win by it.
 * - quiet: whatever the other side does next, it gives no check by it.
 * - judges: challenging is right, or passing is.
 * - king: the square that it names is where the other side's king stands; it is an answer, and no act of the game.
 */
export type Goal = 'wins' | 'stands' | 'takes' | 'checks' | 'safe' | 'quiet' | 'judges' | 'king';

/** Returns where the other side's king is, whom that side always sees. */
export function otherKing({variant, state}: Table, seat: SeatId): number {
	const other = opposite(sideOf(seat));
	return variant.view(state, other).cells.indexOf(makeMan(other, 'king'));
}

/** Returns whether the seat can win after one of its acts by so many more that stand, before the other side does anything. */
function canWinOn({verdict, table}: Acted, seat: SeatId, within: number): boolean {
	return (
		within > 0 &&
		verdict === 'stands' &&
		table.toAct.includes(seat) &&
		nextActs(table, seat).some((act) => reaches('wins', table, seat, act, within))
	);
}

/** Returns whether an act does in one game what it is to do; `within` is how many acts there are for a win, it and those after it. */
export function reaches(goal: Goal, table: Table, seat: SeatId, act: Act, within = 1): boolean {
	const isOfGame = goal !== 'judges' && goal !== 'king';
	const acted = isOfGame ? table.act(seat, act) : undefined;
	switch (goal) {
		case 'king':
			return act.kind === 'say' && act.square === otherKing(table, seat);
		case 'judges': {
			const challenged = table.act(seat, {kind: 'say', word: 'challenge'})?.table;
			// Who is wrong loses the turn.
			const isLie = challenged?.toAct.includes(seat) === true;
			return (makeAct(act) === 'challenge') === isLie;
		}

		case 'wins':
			return (
				acted !== undefined && (isWonBy(acted.table, seat) || canWinOn(acted, seat, within - 1))
			);
		case 'safe':
			return acted !== undefined && acted.verdict === 'stands' && !canLose(acted.table, seat);
		case 'quiet':
			return (
				acted !== undefined &&
				acted.verdict === 'stands' &&
				checkedBy(acted.table, seat) === undefined
			);
		default:
			return acted !== undefined && isDone(goal, table, seat, acted);
	}
}

function isDone(goal: Goal, table: Table, seat: SeatId, acted: Acted): boolean {
	const {verdict, table: after} = acted;
	const stands =
		verdict === 'stands' && faultIn(acted, seat) === undefined && !isLostBy(after, seat);
	const other = 1 - colorIndex(sideOf(seat));
	switch (goal) {
		case 'takes':
			return stands && menOf(after, other) < menOf(table, other);
		case 'checks':
			return stands && givesCheck(acted, seat);
		default:
			return stands;
	}
}

/** Returns whether a seat wins by an act and so many more of the same turn in all games, each chosen by what it hears. */
export function forcesWin(
	tables: readonly Table[],
	seat: SeatId,
	act: Act,
	within: number,
): boolean {
	const heard = new Map<string, Table[]>();
	for (const table of tables) {
		const acted = table.act(seat, act);
		if (acted === undefined || acted.verdict !== 'stands') {
			return false;
		}

		if (!isWonBy(acted.table, seat)) {
			const history = JSON.stringify(acted.table.history(seat));
			heard.set(history, [...(heard.get(history) ?? []), acted.table]);
		}
	}

	return [...heard.values()].every(
		(alike) =>
			within > 1 &&
			alike.every(({toAct}) => toAct.includes(seat)) &&
			wholeActs(alike[0].tries(seat)).some((next) => forcesWin(alike, seat, next, within - 1)),
	);
}

/** An act and in how many of the games that are possible it does what it is to do. */
export type Weighed = {readonly act: Act; readonly good: number};

/** What may be said of where the other side's king is. */
export const KING_SQUARES: readonly Act[] = SQUARE_NAMES.map((_name, square): Act => ({
	kind: 'say',
	word: 'king',
	square,
}));

/** Returns every act that a seat may try, and in how many of its possible games each reaches a goal. */
export function weighActs(
	goal: Goal,
	tables: readonly Table[],
	seat: SeatId,
	within = 1,
): readonly Weighed[] {
	const acts = goal === 'king' ? KING_SQUARES : wholeActs(tables[0].tries(seat));
	return acts.map((act) => ({
		act,
		good: tables.filter((table) => reaches(goal, table, seat, act, within)).length,
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
