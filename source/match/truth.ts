import {adviceOf} from '../bot/adviser.js';
import {fail, ok, type Result} from '../core/result.js';
import {findVariant} from '../rules/registry.js';
import {isAdviser, type SeatId} from '../rules/seat.js';
import {Table} from '../rules/table.js';
import type {Ruling} from '../rules/variant.js';
import {isPerson} from './keyboard.js';
import type {Match, MatchAct} from './match.js';
import type {MatchSettings} from './settings.js';

/** What a truth depends on: what was agreed, and what was done. */
export type Line = Pick<Match, 'settings' | 'acts'>;

/** What came of an act: the acts with it, and how it was ruled. */
export type Done = {readonly acts: Match['acts']; readonly verdict: Ruling['verdict']};

type Known = {readonly settings: MatchSettings; readonly count: number; readonly table: Table};

const isSame = (one: MatchSettings, other: MatchSettings): boolean =>
	one.variant === other.variant && one.fen === other.fen && one.seed === other.seed;

/** What has been worked out, by the list of acts: each transition makes a new list. */
const known = new WeakMap<readonly MatchAct[], Known>();

function remember({settings, acts}: Line, table: Table): Table {
	known.set(acts, {settings, count: acts.length, table});
	return table;
}

function startTable({variant: id, fen, seed}: MatchSettings): Result<Table> {
	const variant = findVariant(id);
	if (!variant.ok) {
		return variant;
	}

	const started = Table.start(variant.value, {fen, seed});
	return started.ok ? started : fail(`the start cannot be read: ${started.error}`);
}

/**
 * Returns what the acts of a line come to, or why they cannot be done. It holds the truth and stays inside match/
 * but for reviews; histories and tries go out.
 */
export function findTruth(line: Line): Result<Table> {
	const {settings, acts} = line;
	const entry = known.get(acts);
	// The list might have been changed behind our back.
	if (entry?.count === acts.length && isSame(entry.settings, settings)) {
		return ok(entry.table);
	}

	const started = startTable(settings);
	if (!started.ok) {
		return started;
	}

	let table = started.value;
	for (const [index, {seat, text, stands}] of acts.entries()) {
		const acted = table.actText(seat, text);
		if (acted === undefined || acted.table === table || (acted.verdict === 'stands') !== stands) {
			return fail(`act ${index + 1} cannot be done`);
		}

		({table} = acted);
	}

	return ok(remember(line, table));
}

/**
 * Returns the truth of a match. Costs nothing when the match came from a transition, else a replay.
 * Throws when the acts cannot be done, which no match from `startMatch`, `transition` or
 * `restoreMatch` allows.
 */
export function truthOf(line: Line): Table {
	const truth = findTruth(line);
	if (!truth.ok) {
		throw new Error('the acts of this match cannot be done');
	}

	return truth.value;
}

/**
 * Returns what comes of an act ("e2e4", "any?") of a seat, or undefined when it is refused without a word. The
 * line given stays what it was, and so does all that is known of it.
 */
export function actInLine(line: Line, by: SeatId, text: string): Done | undefined {
	const table = truthOf(line);
	const acted = table.actText(by, text);
	if (acted === undefined || acted.table === table) {
		return undefined;
	}

	let {table: after} = acted;
	const acts = [...line.acts, {seat: by, text, stands: acted.verdict === 'stands'}];
	// The program is every adviser that no person is.
	for (;;) {
		const [seat] = after.toAct;
		if (seat === undefined || !isAdviser(seat) || isPerson(line.settings, seat)) {
			break;
		}

		const word = adviceOf(after.history(seat));
		after = after.actText(seat, word)?.table ?? after;
		acts.push({seat, text: word, stands: false});
	}

	remember({settings: line.settings, acts}, after);
	return {acts, verdict: acted.verdict};
}

/** Returns the seat that is to act, the first of them when there are several; when the game is over, the player whose turn it would be. */
export function seatToAct(line: Line): SeatId {
	const {toAct, state} = truthOf(line);
	return toAct[0] ?? state.board.turn;
}

/** Returns whether the game waits for a seat: it must act, and not only may. */
export const mustAct = (line: Line, seat: SeatId): boolean => truthOf(line).waitsFor(seat);

export const mayAct = (line: Line, seat: SeatId): boolean => truthOf(line).toAct.includes(seat);
