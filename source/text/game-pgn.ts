import type {ByColor, Color} from '../core/color.js';
import {findEnded, type Announcement, type Outcome} from '../rules/news.js';
import {findVariant} from '../rules/registry.js';
import {sideName} from './men.js';
import {resultText} from './outcome.js';
import {HIDDEN_MOVE, makePgn, type PgnPly} from './pgn.js';
import {abbreviateAnnouncement} from './umpire.js';

/** A try that was refused, or a question, as a match has it. */
type PgnTry = {
	readonly text: string | null;
	/** How it is written; null for another's, of which only the answer is known. */
	readonly written: string | null;
	readonly heard: readonly Announcement[];
};

/** One ply as one pair of eyes knew it, as a match has it. */
type PgnLine = {
	readonly number: number;
	readonly by: Color | null;
	readonly isMove: boolean;
	readonly text: string;
	readonly heard: readonly Announcement[];
	readonly tries?: readonly PgnTry[];
	readonly after?: readonly PgnTry[];
};

/** What a game was begun with, as a match has it. */
type PgnSettings = {
	readonly variant: string;
	readonly fen?: string;
	readonly seats: ByColor<{readonly kind: 'person' | 'bot'; readonly name: string}>;
	readonly seed: number;
};

/** A game to be written, and whose eyes wrote it. */
export type PgnGame = {
	readonly settings: PgnSettings;
	readonly lines: readonly PgnLine[];
	readonly eyes: Color | 'truth';
	/** When it was begun, where that is known: ISO 8601. */
	readonly created?: string;
	readonly outcome?: Outcome;
};

/** Returns what is said in few words, but for what the move and the result say. */
const short = (heard: readonly Announcement[]): string[] =>
	heard
		.filter(({type}) => type !== 'moved' && type !== 'ended')
		.map((record) => abbreviateAnnouncement(record));

/** Returns a try with its answer: "exf5 no", "any? try"; of another's try only the answer is known. */
function describeTry({text, written, heard}: PgnTry): string {
	const answer = short(heard).join(' ');
	const isSaid = written === null || (text?.endsWith('?') === true && answer.startsWith(text));
	return isSaid ? answer : `${written} ${answer}`.trim();
}

function toPly({number, by: mover, isMove, text, tries = [], heard}: PgnLine): PgnPly {
	const by = mover ?? 'white';
	const written = text.includes('…') ? HIDDEN_MOVE : text;
	const tried = tries.map(describeTry);
	// Of what is no move PGN has only comments.
	const done = isMove ? tried : [...tried, `${sideName(by)}: ${written}`];
	const said = short(heard);
	return {
		number,
		by,
		...(isMove ? {text: written} : {}),
		...(done.length === 0 ? {} : {before: done}),
		...(said.length === 0 ? {} : {after: said}),
	};
}

function tagsOf({settings, eyes, created, outcome}: PgnGame): Readonly<Record<string, string>> {
	const {variant: id, fen, seats, seed} = settings;
	const variant = findVariant(id);
	const isTrue = eyes === 'truth';
	const typeOf = (color: Color): string => (seats[color].kind === 'bot' ? 'program' : 'human');
	return {
		Event: 'fogchess',
		Site: '?',
		Date: created?.slice(0, 10).replaceAll('-', '.') ?? '????.??.??',
		Round: '-',
		White: seats.white.name,
		Black: seats.black.name,
		WhiteType: typeOf('white'),
		BlackType: typeOf('black'),
		...(outcome === undefined ? {} : {Termination: outcome.reason}),
		// With its options, which the title does not tell; what was drawn at random is drawn again from the seed.
		Rules: id,
		...(isTrue ? {Seed: String(seed)} : {}),
		Variant: variant.ok ? variant.value.title : id,
		Viewer: eyes,
		...(fen === undefined || !isTrue ? {} : {SetUp: '1', FEN: fen}),
	};
}

/**
 * Returns a game in PGN as a seat knew it, or in truth: what was tried in vain or asked stands in a comment
 * before its move, what was announced in one behind it. In truth nothing is lost: `readGames` gives the same game.
 */
export function gamePgn(game: PgnGame): string {
	const {lines} = game;
	const plies = lines.slice(1).map(toPly);
	const last = lines[lines.length - 1];
	const rest = (last.after ?? []).map(describeTry);
	const ended = findEnded(last.heard);
	return makePgn(
		tagsOf(game),
		rest.length === 0 ? plies : [...plies, {number: last.number, by: 'black', before: rest}],
		ended === undefined ? '*' : resultText(ended),
	);
}
