import {existsSync} from 'node:fs';
import {basename} from 'node:path';
import type {Color} from '../core/color.js';
import {makeFogFen, type Sight} from '../core/fog-fen.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {makeUci} from '../core/uci.js';
import type {HistoryTry} from '../rules/history.js';
import {moveList, tryText} from '../knowledge/move-list.js';
import type {Match} from '../match/match.js';
import {restoreMatch} from '../match/restore.js';
import {type Eyes, EYES, reviewTruth} from '../match/review.js';
import {seatReport} from '../match/seat-report.js';
import {drawBoard} from '../plain/draw.js';
import {type Announcement, findEnded, type Outcome} from '../rules/announcement.js';
import {findPaths} from '../storage/paths.js';
import {gamePath, gamesFolder, isGameId, readGameFile} from '../storage/saved-games.js';
import {describeHeard} from '../text/umpire.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {replayPgn} from './replay-pgn.js';
import {choiceFlag, parseWhole, textFlag} from './flag-values.js';
import type {CommandIo} from './io.js';

/** A try that was refused, or a question, as one pair of eyes knew it. */
export type ReplayTry = {
	readonly by: Color;
	/** Null for what these eyes are not told. */
	readonly text: string | null;
	readonly heard: readonly Announcement[];
};

/** One ply as one pair of eyes knew it. */
export type ReplayLine = {
	readonly ply: number;
	/** Who moved; null at the start. */
	readonly by: Color | null;
	/** In UCI; null for a move that these eyes are not told. */
	readonly move: string | null;
	/** How the move list has it; '' at the start. */
	readonly text: string;
	readonly sight: Sight;
	readonly heard: readonly Announcement[];
	/** What was tried in vain or asked before the move; left out where nothing was. */
	readonly tries?: readonly ReplayTry[];
};

/** Both seats' announcements, what both heard once: what an umpire said. */
function allHeard(heard: {readonly [color in Color]: readonly Announcement[]}): Announcement[] {
	const said = new Map<string, Announcement>();
	for (const one of [...heard.white, ...heard.black]) {
		said.set(JSON.stringify(one), one);
	}

	return [...said.values()];
}

/**
 * Returns a match ply by ply as a seat knew it, or in truth. A seat's lines are made from its report
 * alone. An end that the players or a clock brought about is heard with the last ply.
 */
export function replayLines(match: Match, eyes: Eyes): readonly ReplayLine[] {
	const lines = eyes === 'truth' ? trueLines(match) : seatLines(match, eyes);
	const {outcome} = match;
	const last = lines[lines.length - 1];
	if (outcome === undefined || last.heard.some(({type}) => type === 'ended')) {
		return lines;
	}

	return [...lines.slice(0, -1), {...last, heard: [...last.heard, {type: 'ended', ...outcome}]}];
}

const seatTry = ({by, text, heard}: HistoryTry): ReplayTry => ({by, text: text ?? null, heard});

function seatLines(match: Match, seat: Color): ReplayLine[] {
	const {history} = seatReport(match, seat);
	const texts = moveList(history);
	const {start: sight, heardAtStart: said = []} = history;
	const start = {ply: 0, by: null, move: null, text: '', sight, heard: said};
	return [
		start,
		...history.plies.map(({by, move, view, heard, tries}, index) => ({
			ply: index + 1,
			by,
			move: move ?? null,
			text: texts[index].text,
			sight: view,
			heard,
			...(tries === undefined ? {} : {tries: tries.map(seatTry)}),
		})),
	];
}

const trueLines = (match: Match): ReplayLine[] =>
	reviewTruth(match).steps.map(({ply, move, sights, heard, tries}) => ({
		ply,
		by: move?.by ?? null,
		move: move === undefined ? null : makeUci(move.move),
		text: move?.san ?? '',
		sight: sights.truth,
		heard: allHeard(heard),
		...(tries === undefined
			? {}
			: {tries: tries.map((one) => ({...one, heard: allHeard(one.heard)}))}),
	}));

const makeJson = ({ply, by, move, sight, heard, tries}: ReplayLine): string =>
	JSON.stringify({ply, by, move, view: makeFogFen(sight), heard, tries});

const SIDES = {white: 'White', black: 'Black'} as const;

function describeTurn(turn: Color, ended: Outcome | undefined): string {
	if (ended === undefined) {
		return `${SIDES[turn]} to move`;
	}

	const {winner, reason} = ended;
	return winner === null ? `Draw (${reason})` : `${SIDES[winner]} has won (${reason})`;
}

/** Returns a try with its answer, as a sentence. */
function describeTry({by, text, heard}: ReplayTry, sight: Sight, variant: string): string {
	const answer = describeHeard(heard, by).join(' ');
	return text === null || text.endsWith('?')
		? `${SIDES[by]} tried or asked: ${answer}`
		: `${SIDES[by]} tried ${tryText(sight.cells, text, variant)}: ${answer}`;
}

function drawLine(
	{ply, by, text, sight, heard, tries = []}: ReplayLine,
	before: Sight,
	variant: string,
): string[] {
	const title = by === null ? 'The start' : `Ply ${ply}, ${SIDES[by]}: ${text}`;
	const ended = findEnded(heard);
	const said = describeHeard(heard.filter((record) => record !== ended));
	const tried = tries.map((one) => describeTry(one, before, variant));
	return [
		...tried,
		title,
		...drawBoard(sight.cells, true),
		...said,
		describeTurn(sight.turn, ended),
		'',
	];
}

/** Returns the file that is meant: one by its path, or a saved game by its id. */
export function findFile(word: string): string {
	const paths = findPaths();
	const saved = paths.ok && isGameId(word) ? gamePath(gamesFolder(paths.value), word) : undefined;
	return !existsSync(word) && saved !== undefined && existsSync(saved) ? saved : word;
}

/** What `replay` is to show. */
export type ReplayWish = {
	readonly file: string;
	readonly as: Eyes;
	/** Only this ply; 0 is the start. */
	readonly ply?: number;
	readonly json: boolean;
	/** Whether all of it is written as PGN instead. */
	readonly pgn: boolean;
};

/** Shows a saved game; returns the exit code. */
export function replayFile({file, as, ply, json, pgn}: ReplayWish, io: CommandIo): number {
	const game = readGameFile(findFile(file), restoreMatch);
	if (!game.ok) {
		io.error(`fogchess: ${quote(basename(file))} cannot be replayed: ${game.error}`);
		return EXIT.input;
	}

	const {match, created} = game.value;
	const lines = replayLines(match, as);
	if (ply !== undefined && ply >= lines.length) {
		io.error(`fogchess: --ply must be from 0 to ${lines.length - 1}, the plies of this game`);
		return EXIT.usage;
	}

	if (pgn) {
		io.out(replayPgn(match, lines, as, created).trimEnd());
		return EXIT.fine;
	}

	for (const line of ply === undefined ? lines : [lines[ply]]) {
		const before = lines[Math.max(0, line.ply - 1)].sight;
		for (const text of json ? [makeJson(line)] : drawLine(line, before, match.settings.variant)) {
			io.out(text);
		}
	}

	return EXIT.fine;
}

function readWish({arguments: words, flags}: CommandInput): Result<ReplayWish> {
	const [file] = words;
	if (file === undefined || words.length > 1) {
		return fail('replay needs one saved game, a file or the name of a game');
	}

	const as = choiceFlag(flags, 'as', EYES);
	if (!as.ok) {
		return as;
	}

	const text = textFlag(flags, 'ply');
	const ply = text === undefined ? undefined : parseWhole(text, 0, 999_999);
	if (text !== undefined && ply === undefined) {
		return fail(`--ply must be a whole number from 0, not ${quote(text)}`);
	}

	const [json, pgn] = [flags['json'] === true, flags['pgn'] === true];
	if (pgn && (json || ply !== undefined)) {
		return fail('--pgn writes the whole game and goes without --json and --ply');
	}

	const wish = {file, as: as.value ?? 'white', json, pgn};
	return ok(ply === undefined ? wish : {...wish, ply});
}

/**
 * `fogchess replay FILE [--as white|black|truth] [--ply N] [--json|--pgn]`: shows a saved game, finished or
 * not, as one side knew it (White when `--as` is left out); only `--as truth` shows more. With
 * `--json` one line a ply: `{"ply", "by", "move", "view", "heard"}`, `move` being null for what the
 * side was not told; with `tries` where something was tried in vain or asked. With `--pgn` the game in PGN,
 * the other side's moves `??` where they are not known.
 */
export async function replayCommand(input: CommandInput, io: CommandIo): Promise<number> {
	const wish = readWish(input);
	if (!wish.ok) {
		io.error(`fogchess: ${wish.error}`);
		return EXIT.usage;
	}

	return replayFile(wish.value, io);
}
