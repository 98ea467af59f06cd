import process from 'node:process';
import {createInterface} from 'node:readline';
import {makeAct} from '../core/act.js';
import {makeFogFen} from '../core/fog-fen.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Announcement, Outcome} from '../rules/announcement.js';
import {findVariant, VARIANTS} from '../rules/registry.js';
import type {SeatId} from '../rules/seat.js';
import {Table} from '../rules/table.js';
import type {News, Variant} from '../rules/variant.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import type {CommandIo} from './io.js';
import {type JsonLine, readJsonLine} from './json-line.js';

/** What one seat gets after a try. */
type SeatEntry = {view: string; heard: readonly Announcement[]; moves: string[]};

/** A try and what came of it; each seat has an entry under its name. */
type PlyEntry = {
	try: string | null;
	accepted: boolean;
	/** The seat that is to act, or all of them; when the game is over, whose turn it would be. */
	turn: SeatId | readonly SeatId[];
} & {[seat in SeatId]?: SeatEntry};

/** A line that was refereed to its end. */
export type RefereeAnswer = {id: unknown; plies: PlyEntry[]; outcome: Outcome | null};

/** A line that cannot be refereed. `id` is null when it could not be read either. */
export type RefereeError = {id: unknown; error: string};

function entry(table: Table, tried: string | null, accepted: boolean, news: News): PlyEntry {
	const {toAct, variant, state} = table;
	const turn = toAct.length > 1 ? toAct : (toAct[0] ?? state.board.turn);
	const made: PlyEntry = {try: tried, accepted, turn};
	for (const {id} of variant.seats) {
		made[id] = {
			view: makeFogFen(table.view(id)),
			heard: news[id] ?? [],
			moves: table.tries(id).map(makeAct),
		};
	}

	return made;
}

type Script = {table: Table; tries: readonly string[]};

/** Reads one line's object into a game and its tries; the error says what is wrong with it. */
function readScript(line: JsonLine): Result<Script> {
	const {variant: id = VARIANTS[0].id, fen, tries, seed} = line;
	if (typeof id !== 'string') {
		return fail('"variant" must be a text');
	}

	const variant = findVariant(id);
	if (!variant.ok) {
		return variant;
	}

	if (fen !== undefined && fen !== null && typeof fen !== 'string') {
		return fail('"fen" must be a text');
	}

	if (!Array.isArray(tries) || !tries.every((tried) => typeof tried === 'string')) {
		return fail('"tries" must be a list of texts');
	}

	if (seed !== undefined && seed !== null && !Number.isSafeInteger(seed)) {
		return fail('"seed" must be a whole number');
	}

	const table = Table.start(variant.value, {
		fen: fen ?? undefined,
		seed: typeof seed === 'number' ? seed : 1,
		isForgetful: true,
	});
	return table.ok
		? ok({table: table.value, tries})
		: fail(`the FEN cannot be read: ${table.error}`);
}

/** Umpires one line of the referee's script. Pure: the answer depends on the text alone. */
export function umpireLine(text: string): RefereeAnswer | RefereeError {
	const line = readJsonLine(text, 'tries');
	if (!line.ok) {
		return {id: null, error: line.error};
	}

	const id = line.value['id'] ?? null;
	const script = readScript(line.value);
	if (!script.ok) {
		return {id, error: script.error};
	}

	const {tries} = script.value;
	let {table} = script.value;
	const plies = [entry(table, null, true, table.newsAtStart)];
	for (const tried of tries) {
		if (table.outcome !== undefined) {
			return {id, error: `the game is over, so ${quote(tried)} cannot be tried`};
		}

		const {seat, text} = readSeat(table, tried);
		const acted = seat === undefined ? undefined : table.actText(seat, text);
		if (acted === undefined) {
			return {id, error: `${quote(tried)} is no move; ${howToWrite(table.variant)}`};
		}

		const {verdict, news} = acted;
		({table} = acted);
		plies.push(entry(table, tried, verdict === 'stands' || verdict === 'answered', news));
	}

	return {id, plies, outcome: table.outcome ?? null};
}

/** Returns who does what by a text such as "black>ready": without a seat the first that may act is meant. */
function readSeat(table: Table, tried: string): {seat: SeatId | undefined; text: string} {
	const [name, ...text] = tried.split('>');
	return text.length === 0
		? {seat: table.toAct[0], text: tried}
		: {seat: table.toAct.find((seat) => seat === name), text: text.join('>')};
}

const howToWrite = ({refusals}: Variant): string =>
	`write it as e2e4, e7e8q or e1g1${refusals === undefined ? '' : ', or ask any?'}`;

/**
 * `fogchess referee --json`: answers each line of stdin with one line, until stdin closes. A line that
 * cannot be read is answered with its error and the next is read; the exit code is 3 then.
 */
export async function refereeCommand({flags}: CommandInput, io: CommandIo): Promise<number> {
	if (flags['json'] !== true) {
		io.error('fogchess: referee speaks JSON lines only; say referee --json');
		return EXIT.usage;
	}

	let code: number = EXIT.fine;
	for await (const text of createInterface({input: process.stdin, crlfDelay: Infinity})) {
		if (text.trim() !== '') {
			const answer = umpireLine(text);
			code = 'error' in answer ? EXIT.input : code;
			io.out(JSON.stringify(answer));
		}
	}

	return code;
}
