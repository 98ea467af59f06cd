import {given} from '../../core/given.js';
import {unwrap} from '../../core/result.js';
import {variantOf} from '../../rules/registry.js';
import type {SeatId} from '../../rules/seat.js';
import {Table} from '../../rules/table.js';
import type {Goal} from './act-goals.js';
import {ACT_PUZZLE_ROWS} from './act-puzzle-data.js';
import {possibleTables} from './possible-tables.js';

/** A puzzle of one act: what all have done, of which the seat has noticed what its game lets it, and what is to be done now. */
export type ActTask = {
	readonly variant: string;
	/** The start that both sides know; the game's own when left out. */
	readonly fen?: string | undefined;
	/** All that was done, hidden acts too, with the seats that did it: "white>e2e4". */
	readonly acts: readonly string[];
	readonly seat: SeatId;
	readonly goal: Goal;
	/** The one act that reaches the goal in every game that the seat holds possible, and those that must follow it in the same turn. */
	readonly keys: readonly string[];
};

/** The wrong act that reaches a task's goal in the most games, in how many, and how it fails in all others where that is one way. */
export type Nearest = {readonly act: string; readonly good: number; readonly failure?: string};

/** A task that was composed, with how many games its seat holds possible and what its nearest wrong act is: to count that may take seconds. */
export type CountedTask = ActTask & {readonly games: number; readonly nearest?: Nearest};

/** Returns the nearest wrong act as a row has it: "b7b6 23 misses", "b7b6 23", "-" where there is none. */
export const makeNearest = (nearest: Nearest | undefined): string =>
	nearest === undefined
		? '-'
		: [nearest.act, nearest.good, nearest.failure].filter((part) => part !== undefined).join(' ');

function readNearest(field: string): Nearest | undefined {
	const [act, good, failure] = field.split(' ');
	return good === undefined ? undefined : {act, good: Number(good), ...given({failure})};
}

/**
 * Reads a row: variant; FEN or "-"; acts; seat; goal; the one act, or those of one turn; how many games are possible; the
 * nearest wrong act.
 */
export function readTask(row: string): CountedTask {
	const [variant, fen, acts, seat, goal, keys, games, nearest = '-'] = row
		.split(';')
		.map((field) => field.trim());
	return {
		variant,
		...(fen === '-' ? {} : {fen}),
		acts: acts.split(' ').filter(Boolean),
		seat: seat as SeatId,
		goal: goal as Goal,
		keys: keys.split(' '),
		games: Number(games),
		...given({nearest: readNearest(nearest)}),
	};
}

/** Returns a game begun as a task says. Throws when that cannot be, which the data's test rules out. */
const begin = ({variant, fen}: ActTask): Table => unwrap(Table.start(variantOf(variant), {fen}));

/** Returns a task once the seat has done the first of its acts. */
export const taskAfter = (task: ActTask, done: readonly string[]): ActTask => ({
	...task,
	acts: [...task.acts, ...done.map((act) => `${task.seat}>${act}`)],
	keys: task.keys.slice(done.length),
});

/** Returns the game of a task as it truly is. */
export function tableOf(task: ActTask): Table {
	let table = begin(task);
	for (const text of task.acts) {
		const [seat, act] = text.split('>');
		const acted = table.actText(seat as SeatId, act);
		if (acted === undefined) {
			throw new Error(`${text} cannot be done in ${task.variant}`);
		}

		table = acted.table;
	}

	return table;
}

/** Returns all games that the seat of a task holds possible; undefined when there are more than `most`. */
export function gamesOf(task: ActTask, most?: number): readonly Table[] | undefined {
	const played = task.acts.filter((text) => !text.includes('@'));
	const named = new Set(played.flatMap((text) => text.match(/[a-h][1-8]/gu) ?? []));
	const {seat} = task;
	return possibleTables(begin(task), tableOf(task).history(seat), seat, named, most);
}

/** One of the puzzles of one act. */
export type ActPuzzle = CountedTask & {
	/** What progress is kept under; it never changes. */
	readonly id: string;
	/** Its place among all puzzles, from 1: what it is called by. */
	readonly number: number;
};

/** The puzzles of one act, those of a game together; they come after the fog puzzles, of which there are `before`. A row that is added keeps all ids, and numbers those of later games anew. */
export function actPuzzles(before: number): readonly ActPuzzle[] {
	const rows = ACT_PUZZLE_ROWS.trim()
		.split('\n')
		.map((row, index) => ({...readTask(row), id: `puzzle-${before + index + 1}`}));
	const games = [...new Set(rows.map(({variant}) => variant))];
	return rows
		.toSorted((a, b) => games.indexOf(a.variant) - games.indexOf(b.variant))
		.map((row, index) => ({...row, number: before + index + 1}));
}
