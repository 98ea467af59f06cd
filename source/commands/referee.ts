import {isMove, makeAct, parseAct} from '../core/act.js';
import {straightQuotes} from '../core/ascii.js';
import {makeFogFen} from '../core/fog-fen.js';
import {quote} from '../core/quote.js';
import type {Announcement, Outcome} from '../rules/news.js';
import {findVariant, VARIANTS} from '../rules/registry.js';
import type {SeatId} from '../rules/seat.js';
import {Table} from '../rules/table.js';
import type {News} from '../rules/variant.js';
import {actHelps} from '../text/acts.js';
import {joinWords} from '../text/men.js';
import {attempt, EXIT, need, Refusal, refusing} from './command.js';
import {type JsonLine, readJsonLine, seedField, stdinLines, textField} from './json-line.js';

/** What a line is answered on which the umpire itself fails. */
const OUR_FAULT = 'by a fault of ours this line cannot be played';

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

function readScript(line: JsonLine): {readonly table: Table; readonly tries: readonly string[]} {
	const {variant: id = VARIANTS[0].id, tries} = line;
	if (typeof id !== 'string') {
		throw new Refusal('"variant" must be a text');
	}

	const variant = need(findVariant(id));
	const fen = textField(line, 'fen');
	if (!Array.isArray(tries) || !tries.every((tried) => typeof tried === 'string')) {
		throw new Refusal('"tries" must be a list of texts');
	}

	const started = Table.start(variant, {fen, seed: seedField(line), isForgetful: true});
	return {table: need(started, EXIT.input, 'the FEN cannot be read: '), tries};
}

/** Plays a line of the script to its end. */
function play(line: JsonLine): Omit<RefereeAnswer, 'id'> {
	const {tries, table: start} = readScript(line);
	let table = start;
	const plies = [entry(table, null, true, table.newsAtStart)];
	for (const tried of tries) {
		if (table.outcome !== undefined) {
			throw new Refusal(`the game is over, so ${quote(tried)} cannot be tried`);
		}

		const {seat, text} = readSeat(table, tried);
		const acted = seat === undefined ? undefined : table.actText(seat, text);
		if (acted === undefined) {
			const isAct = parseAct(text) !== undefined && seat !== undefined;
			const right = whatIsRight(table, seat, isAct);
			throw new Refusal(`${quote(tried)} cannot be done ${isAct ? 'now' : 'here'}; ${right}`);
		}

		const {verdict, news} = acted;
		({table} = acted);
		plies.push(entry(table, tried, verdict === 'stands' || verdict === 'answered', news));
	}

	return {plies, outcome: table.outcome ?? null};
}

/** Referees one line of the script. Pure: the answer depends on the text alone. */
export function umpireLine(text: string): RefereeAnswer | RefereeError {
	const line = readJsonLine(text, 'tries');
	if (!line.ok) {
		return {id: null, error: straightQuotes(line.error)};
	}

	const id = line.value['id'] ?? null;
	try {
		const played = attempt(() => play(line.value));
		return played.ok ? {id, ...played.value} : {id, error: straightQuotes(played.error)};
	} catch {
		// The lines after it have an umpire yet.
		return {id, error: OUR_FAULT};
	}
}

/** Returns who does what by a text such as "black>ready": without a seat the first that may act is meant. */
function readSeat(table: Table, tried: string): {seat: SeatId | undefined; text: string} {
	const end = tried.indexOf('>');
	return end < 0
		? {seat: table.toAct[0], text: tried}
		: {seat: table.toAct.find((seat) => seat === tried.slice(0, end)), text: tried.slice(end + 1)};
}

/** Returns what a seat can do now by its own knowledge, an example of each kind: to be done instead of an act, or to show how acts are written. */
function whatIsRight(table: Table, seat: SeatId | undefined, isAct: boolean): string {
	if (seat === undefined) {
		return `${table.toAct.join(' or ')} is to act`;
	}

	const acts = [...table.tries(seat), ...table.variant.questions(table.seen(seat))];
	const move = acts.find(isMove);
	const moves = isAct ? move && `a move such as ${makeAct(move)}` : move && 'e2e4, e7e8q or e1g1';
	const all = [...(moves === undefined ? [] : [moves]), ...actHelps(acts).map(({text}) => text)];
	return `${isAct ? `${seat} can do` : 'write it as'} ${joinWords(all, 'or')}`;
}

/**
 * `fogchess referee --json`: answers each line of stdin with one line, until stdin closes. A line that
 * cannot be read is answered with its error and the next is read; the exit code is 3 then, and 1 where the fault is ours.
 */
export const refereeCommand = refusing(async ({flags}, io) => {
	if (flags['json'] !== true) {
		throw new Refusal('referee speaks JSON lines only; say referee --json');
	}

	let code: number = EXIT.fine;
	for await (const text of stdinLines()) {
		const answer = umpireLine(text);
		if ('error' in answer && code !== EXIT.fault) {
			code = answer.error === OUR_FAULT ? EXIT.fault : EXIT.input;
		}

		io.out(JSON.stringify(answer), true);
	}

	return code;
});
