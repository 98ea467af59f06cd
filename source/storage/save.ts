import type {ByColor, Color} from '../core/color.js';
import {parseTurn} from '../core/fen.js';
import {fail, ok, type Result} from '../core/result.js';
import {parseSquare} from '../core/square.js';
import {cleanTag, FOREIGN_TAGS, type ForeignTags} from '../core/foreign-tags.js';
import type {Match, MatchAct} from '../match/match.js';
import {
	type Decoder,
	decodeDate,
	decodeFields,
	decodeName,
	decodeNumber,
	decodeObject,
	decodeText,
	type Fields,
	parseFields,
} from './decode.js';
import {
	decodeActs,
	decodeAgreed,
	decodeNotices,
	decodeOldActs,
	decodeSeats,
	decodeStanding,
	decodeStart,
} from './decode-match.js';
import {checkMark, fingerprint, scramble, unscramble} from './scramble.js';

/** What a seat has pencilled on its board: a letter or sign by square name. */
export type PencilMarks = {readonly [square: string]: string};

/** The marks of each seat; advisers who made none are left out. */
type SeatMarks = ByColor<PencilMarks> & {readonly [seat in MatchAct['seat']]?: PencilMarks};

export const NO_MARKS: SeatMarks = {white: {}, black: {}};

/** Where a game comes from that was played elsewhere, and what of its record could not be read. */
export type Imported = {
	/** When it was imported: ISO 8601. */
	readonly on: string;
	/** The name of the file. */
	readonly from: string;
	/** The first word that could not be read, and the ply that it would have been. */
	readonly unread?: {readonly ply: number; readonly token: string};
	/** Players’ ratings, the event and the like, as its record tells them. */
	readonly tags?: ForeignTags;
};

/** A game as a save holds it: the whole truth, and each seat's pencil marks. */
export type SavedGame = {
	/** ISO 8601. */
	readonly created: string;
	readonly updated: string;
	readonly match: Match;
	readonly marks: SeatMarks;
	/** Left out for a game that was played here. */
	readonly imported?: Imported;
};

/** Why a save cannot be read: it is damaged (or none of ours), or of a newer fogchess. `reason` is a part of a sentence. */
export type SaveFault = {readonly kind: 'broken' | 'newer'; readonly reason: string};

/** Of a word that could not be read so much is kept. */
export const LONGEST_TOKEN = 40;

const FORMAT = 'fogchess-save';
/** Version 1 kept moves and tries apart; it is read still. */
const VERSION = 2;
const NOTE =
	'A saved game of fogchess. "secret" holds the moves of both sides, scrambled so that a glance does not spoil a game between two people; it is not encrypted.';

const broken = (reason: string): Result<never, SaveFault> => fail({kind: 'broken', reason});

/**
 * Returns the seal of a save: the fingerprint of all that stands in the open, whatever else somebody writes
 * beside it. It lies among the scrambled fields, which `check` covers.
 *
 * What is promised: a save is scrambled, not encrypted, and for its owner alone (mode 0600). Whoever changes
 * it in an editor is found out, whatever he changes: deletes a PIN, forges an outcome, sets a clock, puts
 * another version or the open part of another save there. Whoever unscrambles it with this program's code
 * can read it and seal it again: a key to prevent that would have to lie where he finds it, too. A save of
 * before there were seals has none and opens without. A sealed one is not made into such a one by deleting
 * something, as the seal is no field in the open; only by unscrambling, or by putting an old save of the game back.
 */
function sealOf({check: _check, secret: _secret, ...open}: Fields): string {
	return fingerprint(JSON.stringify(open));
}

/**
 * Returns the text of a save. The clocks are saved standing: `left` is what it was when the present
 * turn began, so a killed process costs the player on move nothing.
 */
export function makeSave({created, updated, match, marks, imported}: SavedGame): string {
	const {settings, acts, clocks, request, notices, helps, outcome} = match;
	const {variant, seats, clock, fen, seed} = settings;
	const {seat: side, ...phase} = {seat: undefined, ...match.phase};
	const game = {
		variant,
		seats,
		clock,
		left: clocks.left,
		phase: {...phase, side},
		request,
		outcome,
	};
	const open = {format: FORMAT, version: VERSION, note: NOTE, created, updated, ...game, imported};
	const seal = sealOf(open);
	const secret = JSON.stringify({fen, seed, acts, notices, helps, marks, seal});
	const file = {...open, check: checkMark(secret), secret: scramble(secret, created)};
	return `${JSON.stringify(file, undefined, '\t')}\n`;
}

const decodeMarks: Decoder<PencilMarks> = (value) => {
	const fields = decodeFields(value);
	const marks = Object.entries(fields ?? {});
	const isFit = marks.every(
		([square, mark]) =>
			parseSquare(square) !== undefined && typeof mark === 'string' && /^[!-~]$/.test(mark),
	);
	return fields === undefined || !isFit ? undefined : (Object.fromEntries(marks) as PencilMarks);
};

/** Returns the scrambled part of a save, or undefined when a byte of it is not what was written. */
function parseSecret(file: Fields): Fields | undefined {
	const created = file['created'];
	const scrambled = file['secret'];
	if (typeof created !== 'string' || typeof scrambled !== 'string') {
		return undefined;
	}

	const text = unscramble(scrambled, created);
	return checkMark(text) === file['check'] ? parseFields(text) : undefined;
}

const firstSide = (fen: string | undefined): Color =>
	parseTurn(fen?.split(' ')[1] ?? '') ?? 'white';

const decodeTag: Decoder<string> = (value) =>
	typeof value === 'string' && value.length <= 1000 ? cleanTag(value) : undefined;
const decodeTags = decodeObject<object, Required<ForeignTags>>(
	{},
	Object.fromEntries(FOREIGN_TAGS.map((name) => [name, decodeTag])) as {
		readonly [name in (typeof FOREIGN_TAGS)[number]]: Decoder<string>;
	},
);
const decodeDates = decodeObject({created: decodeDate, updated: decodeDate});
export const decodeImported = decodeObject<
	Omit<Imported, 'unread' | 'tags'>,
	Pick<Required<Imported>, 'unread' | 'tags'>
>(
	{on: decodeDate, from: decodeName('?')},
	{
		unread: decodeObject({ply: decodeNumber(1, 1e6, true), token: decodeText(LONGEST_TOKEN)}),
		tags: decodeTags,
	},
);
const decodeOrigin = decodeObject<object, {imported: Imported}>({}, {imported: decodeImported});
const decodeNotes = decodeObject(
	{notices: decodeNotices, marks: decodeSeats(decodeMarks)},
	{helps: decodeNumber(1, 1e6, true)},
);

function decodeGame(file: Fields, secret: Fields): Result<SavedGame> {
	const dates = decodeDates(file);
	if (dates === undefined) {
		return fail('its dates cannot be read');
	}

	const agreed = decodeAgreed(file);
	if (agreed === undefined) {
		return fail('who plays what cannot be read');
	}

	const standing = decodeStanding(file);
	if (standing === undefined) {
		return fail('where the game stands cannot be read');
	}

	const start = decodeStart(secret);
	const acts =
		file['version'] === 1
			? decodeOldActs(secret, firstSide(start?.fen))
			: decodeActs(secret['acts']);
	if (start === undefined || acts === undefined) {
		return fail('the moves cannot be read');
	}

	const notes = decodeNotes(secret);
	if (notes === undefined) {
		return fail('notes and pencil marks cannot be read');
	}

	const origin = decodeOrigin(file);
	if (origin === undefined) {
		return fail('where it comes from cannot be read');
	}

	const {marks, ...noted} = notes;
	const {left, ...state} = standing;
	const match = {settings: {...agreed, ...start}, acts, ...noted, clocks: {left}, ...state};
	return ok({...dates, match, marks, ...origin});
}

/**
 * Reads a save. Checks all that can be checked without the rules; that the moves can be played is for
 * `restoreMatch`. Never throws, whatever the text is.
 */
export function parseSave(text: string): Result<SavedGame, SaveFault> {
	const file = parseFields(text);
	if (file === undefined) {
		return broken('it is damaged or no saved game');
	}

	if (file['format'] !== FORMAT) {
		return broken('it is no saved game of fogchess');
	}

	const version = file['version'];
	if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
		return broken('its version cannot be read');
	}

	if (version > VERSION) {
		const reason = `a newer fogchess saved it (its version is ${version}, this one reads up to ${VERSION})`;
		return fail({kind: 'newer', reason});
	}

	const secret = parseSecret(file);
	if (secret === undefined) {
		return broken('its moves are damaged');
	}

	const game = decodeGame(file, secret);
	if (!game.ok) {
		return broken(game.error);
	}

	const seal = secret['seal'];
	return seal === undefined || seal === sealOf(file)
		? game
		: broken('somebody has changed it since it was saved');
}
