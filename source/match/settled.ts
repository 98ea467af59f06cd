import {makeAct, parseAct} from '../core/act.js';
import type {Cells} from '../core/board-text.js';
import {isMan, manRole} from '../core/man.js';
import type {SeatId} from '../rules/seat.js';
import {KINGS} from '../rules/machines/begin-play.js';
import type {Table} from '../rules/table.js';
import {isSetUp} from '../rules/view.js';
import type {Match, MatchAct} from './match.js';
import {findTruth} from './truth.js';

/** Words that put down many men at once. */
const ARRANGING: readonly string[] = ['random', 'standard'];

/** What a seat does until it has done with a set-up: the game before, and as it is with that alone. */
type Run = {readonly before: Table; readonly now: Table; readonly acts: readonly MatchAct[]};

const cellsOf = ({variant, state}: Table): Cells => variant.truth(state).cells;

/** Returns whether an act puts down men, or takes one off again. */
function arranges(text: string): boolean {
	const act = parseAct(text);
	return act?.kind === 'place' || ARRANGING.includes(text);
}

/** Returns the placements that make one board of another. */
function placements(before: Cells, after: Cells): readonly string[] {
	const changed = [...after.keys()].filter((at) => before[at] !== after[at]);
	const off = changed.filter((square) => isMan(before[square]));
	const on = changed.filter((square) => isMan(after[square]));
	return [
		...off.map((square) => makeAct({kind: 'place', role: undefined, square})),
		...on.map((square) => makeAct({kind: 'place', role: manRole(after[square]), square})),
	];
}

/** Returns what a seat's acts came to, each man put down once; the acts where that cannot be done so. */
function settle(seat: SeatId, {before, now, acts}: Run): readonly MatchAct[] {
	const texts = placements(cellsOf(before), cellsOf(now));
	let table: Table | undefined = before;
	for (const text of texts) {
		table = table?.actText(seat, text)?.table;
	}

	const isSame = table !== undefined && cellsOf(table).join() === cellsOf(now).join();
	return isSame ? texts.map((text) => ({seat, text, stands: true})) : acts;
}

/**
 * Returns a match with the men put down as they came to stand in a secret set-up, and not as they were tried, drawn at
 * random and taken off again before: what a record tells of it, and by what one game is known from another.
 */
export function settled(match: Match): Match {
	const started = findTruth({settings: match.settings, acts: []});
	if (!started.ok) {
		return match;
	}

	let table = started.value;
	const made: MatchAct[] = [];
	// Each side's by itself: how they alternated neither knows.
	const runs = new Map<SeatId, Run>();
	const close = (seat: SeatId, run: Run): void => {
		made.push(...settle(seat, run));
		runs.delete(seat);
	};

	let count = 0;
	for (const act of match.acts) {
		const {seat, text} = act;
		const {phase} = table.view('white');
		// Of kings that are in check and placed anew every try tells something.
		const acted = isSetUp(phase) && phase !== KINGS ? table.actText(seat, text) : undefined;
		if (acted === undefined) {
			break;
		}

		const run = runs.get(seat);
		const {before, now, acts} = run ?? {before: table, now: table, acts: []};
		const alone = arranges(text) ? now.actText(seat, text)?.table : undefined;
		if (alone !== undefined) {
			runs.set(seat, {before, now: alone, acts: [...acts, act]});
		} else {
			if (run !== undefined) {
				close(seat, run);
			}

			made.push(act);
		}

		table = acted.table;
		count++;
	}

	for (const [seat, run] of runs) {
		close(seat, run);
	}

	return count === 0 ? match : {...match, acts: [...made, ...match.acts.slice(count)]};
}
