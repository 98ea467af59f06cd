import process from 'node:process';
import {createInterface} from 'node:readline';
import {makeFogFen} from '../core/fog-fen.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {type Color, COLORS} from '../core/color.js';
import {makeUci} from '../core/uci.js';
import type {Announcement, Outcome} from '../rules/announcement.js';
import {Game} from '../rules/game.js';
import {findVariant, VARIANTS} from '../rules/registry.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import type {CommandIo} from './io.js';
import {type JsonLine, readJsonLine} from './json-line.js';

/** What one side gets after a try. */
type SeatEntry = {view: string; heard: readonly Announcement[]; moves: string[]};

type PlyEntry = {
	try: string | null;
	accepted: boolean;
	turn: Color;
	white: SeatEntry;
	black: SeatEntry;
};

/** A line that was umpired to its end. */
export type RefereeAnswer = {id: unknown; plies: PlyEntry[]; outcome: Outcome | null};

/** A line that cannot be umpired. `id` is null when it could not be read either. */
export type RefereeError = {id: unknown; error: string};

function entry(
	game: Game,
	tried: string | null,
	accepted: boolean,
	heard: {readonly [color in Color]: readonly Announcement[]},
): PlyEntry {
	const moves = game.moves().map((move) => makeUci(move));
	const seat = (color: Color): SeatEntry => ({
		view: makeFogFen(game.view(color)),
		heard: heard[color],
		moves: game.turn === color ? moves : [],
	});
	return {
		try: tried,
		accepted,
		turn: game.turn,
		white: seat(COLORS[0]),
		black: seat(COLORS[1]),
	};
}

type Script = {game: Game; tries: readonly string[]};

/** Reads one line's object into a game and its tries; the error says what is wrong with it. */
function readScript(line: JsonLine): Result<Script> {
	const {variant: id = VARIANTS[0].id, fen, tries} = line;
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

	const game = Game.start(variant.value, fen ?? undefined);
	return game.ok ? ok({game: game.value, tries}) : fail(`the FEN cannot be read: ${game.error}`);
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

	const {game, tries} = script.value;
	const plies = [entry(game, null, true, game.heardAtStart)];
	for (const tried of tries) {
		if (game.outcome !== undefined) {
			return {id, error: `the game is over, so ${quote(tried)} cannot be tried`};
		}

		const result = game.tryText(tried);
		if (result === undefined) {
			return {
				id,
				error: `${quote(tried)} is no move; write it as e2e4, e7e8q or e1g1${game.variant.tries.kind === 'umpired' ? ', or ask any?' : ''}`,
			};
		}

		plies.push(entry(game, tried, result.accepted, result.heard));
	}

	return {id, plies, outcome: game.outcome ?? null};
}

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
