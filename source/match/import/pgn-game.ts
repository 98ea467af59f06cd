import {parseAct} from '../../core/act.js';
import {byColor, type Color, COLORS} from '../../core/color.js';
import {START_FEN} from '../../core/fen.js';
import {given} from '../../core/given.js';
import {ok, type Result} from '../../core/result.js';
import {
	type ForeignFault,
	type ForeignGame,
	type GameWord,
	nameless,
	toWord,
} from './foreign-game.js';
import {keepTags} from '../../core/foreign-tags.js';
import {adviserOf, isAdviser} from '../../rules/seat.js';
import {variantOf} from './foreign-variant.js';
import type {PgnText} from './pgn-text.js';
import {isPgn4, readStart, shiftMove} from './pgn4.js';

type Tags = PgnText['tags'];

const SIDES: {readonly [name: string]: Color | undefined} = {White: 'white', Black: 'black'};
/** What a server with boards for four calls the sides. */
const OTHER_NAMES = {white: 'Red', black: 'Yellow'} as const;

/** What stands at the end of a comment that names an act which the next move only writes in short form; games of before do not say which. */
const WRITTEN_AS = /^(?:written as|as(?: \S+)?)$/u;

/** What is said without changing the game; an adviser's words are announced by themselves. */
const ADVICE: readonly string[] = ['caution', 'go-on', 'none'];
const WORDS_ALONE = ['take-back', ...ADVICE];

/** What is known of a try of the other side's: that it was answered so. */
const UNTOLD: readonly string[] = ['no', 'nonsense'];

/**
 * Returns what was done by a part of a comment of ours: "White: random", "White: e4 a3 Nf3", "White adviser: e2e4",
 * "3... Qxd5 a6 h6" where moves are sent together, "exf5 no", "any? try"; announcements are nothing done.
 */
function readPart(part: string): readonly GameWord[] {
	const [, name = '', adviser, done = part] =
		/^(White|Black)( adviser)?: (\S+(?: \S+)*)$/.exec(part) ?? [];
	const side = SIDES[name];
	const seat = side === undefined || adviser === undefined ? side : adviserOf(side);
	// Behind the refusal may stand what it showed.
	const tried = /^(\S+) (?:no|nonsense|take back\?)(?: |$)/.exec(done)?.[1];
	if (seat !== undefined && (tried === undefined || !isAdviser(seat))) {
		// Men are put down one after the other.
		const acts = done.split(' ');
		const texts = acts.every((act) => parseAct(act)?.kind === 'place') ? acts : [done];
		return texts.map((one) => ({kind: 'act', by: seat, text: one}));
	}

	const [, dots, batch] = /^\d+(\.|\.{3}) (\S+(?: \S+)*)$/.exec(part) ?? [];
	if (batch !== undefined) {
		return [{kind: 'act', by: dots === '.' ? 'white' : 'black', text: batch}];
	}

	const [asked = '', answer] = /^([a-z]+\?[^ ]*)(?: (.*))?$/.exec(done)?.slice(1) ?? [];
	if (parseAct(asked)?.kind === 'ask') {
		const isWord = answer !== undefined && ADVICE.includes(answer);
		return [{kind: 'try', text: asked}, ...(isWord ? [{kind: 'try', text: answer} as const] : [])];
	}

	if (UNTOLD.includes(part)) {
		return [{kind: 'untold', text: part}];
	}

	const text = WORDS_ALONE.find((one) => one === part || `${one} ${one}` === part) ?? tried;
	return text === undefined ? [] : [{kind: 'try', text, ...given({by: seat})}];
}

/** What stands before the placements that a set-up drawn at random came to, behind the act that drew it. */
const DRAWN = 'drawn ';

/** Returns what was done by a comment of ours, in its order. */
function readComment(text: string): readonly GameWord[] {
	const words: GameWord[] = [];
	for (const part of text.split(', ')) {
		const last = words.at(-1);
		if (part.startsWith(DRAWN) && last?.kind === 'act') {
			words[words.length - 1] = {...last, drawn: part.slice(DRAWN.length).split(' ')};
		} else {
			words.push(...readPart(part));
		}
	}

	return words;
}

/** Returns a date as ISO 8601 where the whole of it is known: "2026.11.25", with a time where there is one. */
function dateOf(tags: Tags): string | undefined {
	const day = /^(\d{4})[./-](\d\d)[./-](\d\d)/.exec(tags.get('UTCDate') ?? tags.get('Date') ?? '');
	const time = /^\d\d:\d\d:\d\d/.exec(tags.get('UTCTime') ?? '')?.[0] ?? '00:00:00';
	const at = day === null ? Number.NaN : Date.parse(`${day.slice(1).join('-')}T${time}.000Z`);
	return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

/** Returns the value of a tag, if it says anything. */
function told(tags: Tags, name: string): string | undefined {
	const value = tags.get(name)?.trim();
	return value === '' || value === '?' ? undefined : value;
}

const seatOf =
	(tags: Tags) =>
	(color: Color): ForeignGame['seats'][Color] => {
		const tag = color === 'white' ? 'White' : 'Black';
		const name = told(tags, tag) ?? told(tags, OTHER_NAMES[color]) ?? nameless(color);
		return {kind: tags.get(`${tag}Type`) === 'program' ? 'bot' : 'person', name};
	};

/** Returns the start that the tags tell; undefined where it is the usual one. */
function startOf(tags: Tags): string | undefined {
	const fen4 = tags.get('StartFen4');
	const fen = fen4 === undefined ? tags.get('FEN') : readStart(fen4);
	return fen === START_FEN ? undefined : fen;
}

/** Returns a game as its tags and words tell it. `usual` is the variant that is meant where none is named. */
export function readPgnGame(
	{tags, words}: PgnText,
	usual: string,
): Result<ForeignGame, ForeignFault> {
	const variant = variantOf(tags, usual);
	if (!variant.ok) {
		return variant;
	}

	const moves = words.flatMap(({kind, text}) => (kind === 'move' ? [text] : []));
	const shift = isPgn4(moves) ? shiftMove : (text: string): string => text;
	// Nobody else's comments tell of acts.
	const viewer = tags.get('Viewer');
	const isOwn = viewer !== undefined;
	const isOneSided = COLORS.some((color) => color === viewer);
	const fen = startOf(tags);
	// Of such a move the comment before it has told.
	let isTold = false;
	const seed = Number(tags.get('Seed') ?? Number.NaN);
	return ok({
		...variant.value,
		seats: byColor(seatOf(tags)),
		words: words.flatMap(({kind, text}): readonly GameWord[] => {
			if (kind === 'result') {
				return [];
			}

			if (kind !== 'move') {
				isTold = isOwn && (isTold || text.split(', ').some((part) => WRITTEN_AS.test(part)));
				return isOwn ? readComment(text) : [];
			}

			if (isTold) {
				isTold = false;
				return [];
			}

			const word = toWord(shift(text));
			return [word.kind === 'move' && word.text !== text ? {...word, written: text} : word];
		}),
		...given({
			fen,
			isOneSided: isOneSided || undefined,
			isStartUntold: (isOneSided && fen === undefined && tags.get('SetUp') === '1') || undefined,
			seed: Number.isSafeInteger(seed) ? seed : undefined,
			date: dateOf(tags),
			result: told(tags, 'Result') ?? words.find(({kind}) => kind === 'result')?.text,
			termination: told(tags, 'Termination'),
			isOurs: isOwn || undefined,
			tags: keepTags((name) => told(tags, name)),
			key: tags.get('GameNr') ?? told(tags, 'Link'),
		}),
	});
}
