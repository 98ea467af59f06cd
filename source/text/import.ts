import type {EndReason, Outcome} from '../rules/news.js';
import type {Unread} from '../match/import/replay-game.js';
import {quote} from '../core/quote.js';
import {lengthText, variantTitle} from './finished-game.js';
import {countOf, joinWords} from './men.js';
import {resultText} from './outcome.js';

/** How an end reads as a part of a sentence. */
const ENDS: Partial<{readonly [reason in EndReason]: string}> = {
	'king-captured': 'a king was taken',
	checkmate: 'it was mate',
	stalemate: 'it was stalemate',
	repetition: 'the same position had come up for the third time',
	'fifty-moves': 'fifty moves had gone by without a capture or a pawn move',
};

function describeWhy(why: Exclude<Unread['why'], {readonly kind: 'hidden'}>): string {
	switch (why.kind) {
		case 'several':
			return `it may mean ${joinWords(why.may, 'or')}`;
		case 'over':
			return `the game was over, as ${ENDS[why.reason] ?? `it ended (${why.reason})`}`;
		case 'ruled-otherwise':
			return 'the rules here answer it otherwise than the record does';
		default:
			return 'it is no move that can be played there';
	}
}

/** Returns which word of a record could not be read and why, as a sentence or two. */
export function describeUnread({ply, token, why, isInSetUp}: Unread): string {
	const word = quote(token);
	if (why.kind === 'hidden') {
		const from = isInSetUp === true ? 'the set-up' : `half-move ${ply}`;
		return `This is one side’s own record, which does not hold all that the other did: from ${from}, ${word}, it cannot be played through.${why.isOneSided === true ? ' Written with --as truth it can.' : ''}`;
	}

	const where = isInSetUp === true ? `In the set-up ${word}` : `Half-move ${ply}, ${word},`;
	return `${where} cannot be read: ${describeWhy(why)}. What follows is left out.`;
}

/** What is told of a game that was imported. */
export type ImportedText = {
	readonly number: number;
	/** The variant's id. */
	readonly variant: string;
	readonly white: string;
	readonly black: string;
	readonly plies: number;
	readonly outcome: Outcome;
	/** Under which it is kept; left out where nothing of it could be read. */
	readonly id?: string;
	/** Whether it was there already. */
	readonly isOld?: boolean;
	readonly unread?: Unread;
	/** The result that the record tells, where by its moves it is another. */
	readonly toldResult?: string;
};

/** Returns a game that was imported in a line, and one more where something of it could not be read. */
export function describeImported(game: ImportedText): readonly string[] {
	const {number, variant, white, black, plies, outcome, id, isOld, unread, toldResult} = game;
	const kept =
		id === undefined
			? 'nothing to keep'
			: isOld === true
				? `kept already as ${id}`
				: `kept as ${id}`;
	const head = `${number}. ${variantTitle(variant)}, ${white} – ${black}, ${resultText(outcome)}, ${lengthText({variant, plies})}: ${kept}`;
	const notes = [
		...(unread === undefined ? [] : [describeUnread(unread)]),
		...(toldResult === undefined
			? []
			: [`The record says ${toldResult}, but its moves end otherwise: kept as they end.`]),
	];
	return [head, ...notes.map((note) => `   ${note}`)];
}

/** Returns why nothing of some games can be read that stand in a row, from the `first` to the `last` number. */
export const describeUnreadable = (first: number, last: number, reason: string): string =>
	first === last
		? `${first}. Nothing of it can be read: ${reason}.`
		: `${first} to ${last}. Nothing of these ${last - first + 1} games can be read: ${reason}.`;

/** Returns of games that do not say which variant they are what they were taken for. */
export const readAsUsual = (count: number, title: string): string =>
	`${countOf(count, 'game')} ${count === 1 ? 'names' : 'name'} no variant: read as ${title}; --variant reads ${count === 1 ? 'it' : 'them'} as another.`;

/** How many games were read in whole and in part, how many were there already, and how many could not be read at all. */
export type ImportCounts = {
	readonly whole: number;
	readonly parts: number;
	readonly old: number;
	readonly failed: number;
};

/** Returns what came of an import, as a sentence. */
export function sumUpImport({whole, parts, old, failed}: ImportCounts): string {
	const said = [
		`${countOf(whole, 'game')} read in whole`,
		...(parts === 0 ? [] : [`${parts} in part`]),
		...(failed === 0 ? [] : [`${failed} not at all`]),
		...(old === 0 ? [] : [`${old} of them kept already`]),
	];
	return `${said.join(', ')}.`;
}

/** Returns how many games are not told one by one. */
export const andMore = (count: number): string => `… and ${count} more that were read in whole.`;

/** What to do next with games that are new. */
export const WHERE_IMPORTED =
	'Games in the menu lists them, the last one first; `fogchess review` opens it.';

/** Returns that a file is compressed and how it is imported, as the end of a sentence. */
export const compressed = (path: string): string =>
	`it is compressed; \`gzip -dc ${path} | fogchess import -\` unpacks it`;

/** That a file needs no import, as the end of a sentence, and what opens it. */
export const isOwnSave = (path: string): string =>
	`it is a game that fogchess has saved; \`fogchess review ${path}\` opens it once it is over`;

/** That nothing in a file is a game, as the end of a sentence. */
export const HOLDS_NO_GAME = 'it holds no game in PGN, PGN4 or JSON';

/** That there are games in a file of which nothing is kept, as the end of a sentence. */
export const NO_MOVE_READ = 'no game in it has a move that can be read';

/** That a PGN cannot be gone through, as the end of a sentence, and how to learn why. */
export const NOTHING_READ = 'it is a PGN of which no move can be read; `fogchess import` says why';
