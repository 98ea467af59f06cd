import {basename} from 'node:path';
import process from 'node:process';
import {given} from '../core/given.js';
import {quote, quotePath} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {countMoves, madeBy} from '../match/acts.js';
import type {ForeignGame} from '../match/import/foreign-game.js';
import {readGames} from '../match/import/read-games.js';
import {replayGame, type ReadGame} from '../match/import/replay-game.js';
import {settled} from '../match/settled.js';
import {fileErrorReason, readTextFile} from '../storage/atomic-file.js';
import {cleanName} from '../storage/decode.js';
import {keepGame, listFinished} from '../storage/finished-games.js';
import {findPaths} from '../storage/paths.js';
import {parseSave} from '../storage/save.js';
import {type GameList, gamesFolder} from '../storage/saved-games.js';
import {
	andMore,
	compressed,
	describeImported,
	describeUnreadable,
	HOLDS_NO_GAME,
	isOwnSave,
	NO_MOVE_READ,
	readAsUsual,
	sumUpImport,
	WHERE_IMPORTED,
} from '../text/import.js';
import {countOf} from '../text/men.js';
import {type CommandIo, EXIT, need, print, Refusal, refusing} from './command.js';
import {variantFlag} from './flag-values.js';
import {runSteps} from './run-steps.js';

/** Some fifty thousand games. */
const LARGEST = 64_000_000;
const STDIN = '-';
/** What gzip begins with (RFC 1952, 2.3.1), as text: its second byte is none of UTF-8’s. */
const GZIP = '\u001F\uFFFD';

/** A game of a file: as it was read and is kept, or why nothing of it can be. */
type One = Result<
	ReadGame &
		Pick<ForeignGame, 'isVariantUntold'> & {
			readonly id?: string;
			readonly isOld?: boolean;
			readonly unkept?: string;
		},
	{readonly token: string; readonly reason: string}
>;

/** Returns all that comes on stdin, up to the largest file. */
async function readStdin(): Promise<Result<string>> {
	const pieces: Uint8Array[] = [];
	let length = 0;
	try {
		for await (const piece of process.stdin) {
			const bytes = piece as Uint8Array;
			pieces.push(bytes);
			length += bytes.length;
			if (length > LARGEST) {
				return fail('it is too large');
			}
		}
	} catch (error) {
		return fail(fileErrorReason(error));
	}

	return ok(Buffer.concat(pieces).toString('utf8'));
}

async function readSource(path: string): Promise<Result<string>> {
	if (path === STDIN) {
		return readStdin();
	}

	const text = readTextFile(path, LARGEST);
	return text.ok ? text : fail(text.error.reason);
}

/** Plays a game and keeps it as far as it can be read, unless it is one of some `games` that are there. */
function keepOne(
	game: ReturnType<typeof readGames>[number],
	folder: string,
	{on, from}: {readonly on: string; readonly from: string},
	games: GameList['games'],
): One {
	const read = game.ok ? replayGame(game.value) : game;
	if (!game.ok || !read.ok) {
		return read;
	}

	const {match, unread, isUnbegun} = read.value;
	if (isUnbegun === true) {
		return read;
	}

	const {date, key, tags, isVariantUntold} = game.value;
	const told = {...read.value, ...given({isVariantUntold})};
	const stop = unread && {ply: unread.ply, token: unread.token};
	const imported = {on, from, ...given({unread: stop, tags})};
	const known = {games, asRecorded: settled};
	const saved = keepGame(folder, {match, imported, ...given({date, key})}, known);
	return saved.ok
		? ok({...told, id: saved.value.id, isOld: !saved.value.isNew})
		: ok({...told, unkept: saved.error});
}

/** Plays and keeps the games of a text, one after another; yields what share of them is done. */
function* keepGames(
	games: ReturnType<typeof readGames>,
	folder: string,
	from: string,
): Generator<number, readonly One[]> {
	const kept: One[] = [];
	// A game that we wrote out can be one that is here by another name.
	const isOurs = (game: (typeof games)[number]): boolean => game.ok && game.value.isOurs === true;
	const known = games.some(isOurs) ? listFinished(folder).games : [];
	let last = 0;
	for (const game of games) {
		// Each a moment after the one before it, so that their order stays known.
		last = Math.max(last + 1, Date.now());
		const on = new Date(last).toISOString();
		kept.push(keepOne(game, folder, {on, from}, isOurs(game) ? known : []));
		yield kept.length / games.length;
	}

	return kept;
}

/** Returns the line of a script about a game. */
function toJson(one: One): object {
	if (!one.ok) {
		const {token} = one.error;
		return {id: null, variant: null, moves: [], outcome: null, unread: {ply: 0, token}};
	}

	const {match, id, unread} = one.value;
	const {winner, reason} = match.outcome ?? {winner: null, reason: 'unfinished'};
	return {
		id: id ?? null,
		variant: match.settings.variant,
		moves: madeBy(match),
		outcome: reason === 'unfinished' ? null : {winner, reason},
		unread: unread === undefined ? null : {ply: unread.ply, token: unread.token},
	};
}

/** So many games that were read in whole are told one by one. */
const TOLD = 10;

/** Returns what a person is told of all: each game of which something could not be read, and of the others the first. */
function tellGames(all: readonly One[]): readonly string[] {
	const isSound = (one: One): boolean =>
		one.ok && one.value.unread === undefined && one.value.toldResult === undefined;
	const sound = all.filter(isSound);
	const untold = new Set(sound.slice(TOLD));
	return [
		...all.flatMap((one, index) => (untold.has(one) ? [] : toLines(one, index, all))),
		...(untold.size === 0 ? [] : [andMore(untold.size)]),
	];
}

/** Returns what a person is told of a game; games of which nothing can be read for one reason are told with the first of them in a row. */
function toLines(one: One, index: number, all: readonly One[]): readonly string[] {
	if (!one.ok) {
		const {reason} = one.error;
		const isSame = (other?: One): boolean => other?.ok === false && other.error.reason === reason;
		const next = all.findIndex((other, at) => at > index && !isSame(other));
		const last = next < 0 ? all.length : next;
		return isSame(all[index - 1]) ? [] : [describeUnreadable(index + 1, last, reason)];
	}

	const {match, id, isOld, unread, toldResult} = one.value;
	const {variant, seats} = match.settings;
	return describeImported({
		number: index + 1,
		variant,
		white: cleanName(seats.white.name, 'White'),
		black: cleanName(seats.black.name, 'Black'),
		plies: countMoves(match),
		outcome: match.outcome ?? {winner: null, reason: 'unfinished'},
		...given({id, isOld, unread, toldResult}),
	});
}

const countIn = (all: readonly One[], test: (one: One & {readonly ok: true}) => boolean): number =>
	all.filter((one) => one.ok && test(one)).length;

/** Says what came of it, and returns the exit code: 3, and `because` before why, when there was nothing that could be read, 1 when something cannot be kept. */
function report(
	all: readonly One[],
	flags: Parameters<typeof print>[1],
	io: CommandIo,
	because: string,
): number {
	const {title} = variantFlag(flags);
	const isRead = ({value}: One & {readonly ok: true}): boolean =>
		value.id !== undefined || value.unkept !== undefined;
	const counts = {
		whole: countIn(all, (one) => isRead(one) && one.value.unread === undefined),
		parts: countIn(all, (one) => isRead(one) && one.value.unread !== undefined),
		old: countIn(all, (one) => one.value.isOld === true),
		failed: all.length - countIn(all, isRead),
	};
	const untold =
		flags['variant'] === undefined ? countIn(all, (one) => one.value.isVariantUntold === true) : 0;
	print(io, flags, all.map(toJson), () => [
		...tellGames(all),
		...(untold === 0 ? [] : [readAsUsual(untold, title)]),
		sumUpImport(counts),
		...(counts.whole + counts.parts > counts.old ? [WHERE_IMPORTED] : []),
	]);
	const unkept = all.flatMap((one) => (one.ok && one.value.unkept ? [one.value.unkept] : []));
	if (unkept.length > 0) {
		io.error(`fogchess: ${countOf(unkept.length, 'game')} cannot be kept: ${unkept[0]}`);
		return EXIT.fault;
	}

	if (counts.whole + counts.parts === 0) {
		throw new Refusal(`${because}${NO_MOVE_READ}`, EXIT.input);
	}

	return EXIT.fine;
}

/**
 * `fogchess import FILE|- [--variant V] [--json]`: reads games that were played elsewhere, in whatever dialect
 * (docs/import.md), into the list of finished games. What cannot be read of one is told by token and ply, and what comes
 * before it is kept. A game that is there already is kept once. With `--json` one line a game, in the order of the file.
 */
export const importCommand = refusing(async ({arguments: words, flags}, io) => {
	const [path] = words;
	if (path === undefined) {
		throw new Refusal('import needs a file, or - for what comes on stdin');
	}

	const {id: usual} = variantFlag(flags);
	const name = path === STDIN ? 'stdin' : basename(path);
	const because = `${path === STDIN ? quote(name) : quotePath(path)} cannot be imported: `;
	const text = need(await readSource(path), EXIT.input, because);
	if (text.startsWith(GZIP)) {
		throw new Refusal(`${because}${compressed(path === STDIN ? 'FILE' : path)}`, EXIT.input);
	}

	if (parseSave(text).ok) {
		throw new Refusal(`${because}${isOwnSave(path === STDIN ? 'FILE' : path)}`, EXIT.input);
	}

	const games = readGames(text, usual);
	if (games.length === 0) {
		throw new Refusal(`${because}${HOLDS_NO_GAME}`, EXIT.input);
	}

	const folder = gamesFolder(need(findPaths(), EXIT.input));
	return report(
		await runSteps(keepGames(games, folder, name), 'importing', io),
		flags,
		io,
		because,
	);
});
