import type {Square} from '../../core/square.js';
import {isSameNotice, noticedIn} from '../../knowledge/worlds/noticed.js';
import type {SeatId} from '../../rules/seat.js';
import type {Table} from '../../rules/table.js';
import {otherKing} from './act-goals.js';
import {type ActTask, gamesOf, tableOf} from './act-puzzles.js';

/** On which squares a seat must hold the other side's king possible, from a1 to h8. */
export type KingNarrowed = {
	/** When it was last to move. */
	readonly before: readonly Square[];
	/** Once it had heard what came of that. */
	readonly heard: readonly Square[];
	/** Now. */
	readonly now: readonly Square[];
};

/** Returns where the other side's king stands in some of the games. */
const squaresIn = (games: readonly Table[], seat: SeatId): readonly Square[] =>
	[...new Set(games.map((table) => otherKing(table, seat)))].sort((a, b) => a - b);

/** Returns those of the games in which an act of a seat brings it what it noticed in truth, with the act done. */
function asNoticed(games: readonly Table[], truth: Table, seat: SeatId, act: string): Table[] {
	const noticed = noticedIn(truth.history(seat)).at(-1);
	return games.flatMap((game) => {
		const table = game.actText(seat, act)?.table;
		const told = table && noticedIn(table.history(seat)).at(-1);
		return table && told && noticed && isSameNotice(told, noticed) ? [table] : [];
	});
}

/** Returns how what a task's seat heard of its last act, and what came after it, narrow down where the other side's king is. */
export function narrowKing(task: ActTask): KingNarrowed {
	const {acts, seat} = task;
	const last = acts.findLastIndex((text) => text.startsWith(`${seat}>`));
	const upTo = (count: number): ActTask => ({...task, acts: acts.slice(0, count)});
	const games = last < 0 ? [] : (gamesOf(upTo(last)) ?? []);
	const after =
		last < 0
			? []
			: asNoticed(games, tableOf(upTo(last + 1)), seat, acts[last].slice(seat.length + 1));
	return {
		before: squaresIn(games, seat),
		heard: squaresIn(after, seat),
		now: squaresIn(gamesOf(task) ?? [], seat),
	};
}
