import {makeAct, parseAct} from '../../core/act.js';
import {given} from '../../core/given.js';
import {fail, ok, type Result} from '../../core/result.js';
import type {EndReason} from '../../rules/news.js';
import {findVariant} from '../../rules/registry.js';
import {type SeatId, sideOf} from '../../rules/seat.js';
import {Table} from '../../rules/table.js';
import {countPlies} from '../acts.js';
import type {Match, MatchAct} from '../match.js';
import {endingOf} from './ending.js';
import type {ForeignFault, ForeignGame, GameWord} from './foreign-game.js';
import {type Meaning, resolveMove, resolveTry} from './resolve-word.js';

/** Where reading stopped, and why: what the word may be taken for, or that there is nothing more to be played. */
export type Unread = {
	/** The ply that the word would have been; 1 for the first. */
	readonly ply: number;
	readonly token: string;
	readonly why:
		| {readonly kind: 'none'}
		| {readonly kind: 'several'; readonly may: readonly string[]}
		| {readonly kind: 'ruled-otherwise'}
		| {readonly kind: 'over'; readonly reason: EndReason}
		| {readonly kind: 'hidden'};
};

/** A game as far as it could be read, finished as its record says. */
export type ReadGame = {readonly match: Match; readonly unread?: Unread};

/** How a game stands while its record is played. */
type Progress = {readonly table: Table; readonly acts: readonly MatchAct[]};

/** What stands for a move that the writer did not know. */
const HIDDEN = '??';

/** Returns a word as it stands in its record. */
const writtenIn = (word: GameWord): string =>
	(word.kind === 'move' ? word.written : undefined) ?? word.text;

/** Returns the seat whose word it is: the first that may act, of the side that is named where one is. */
function seatFor({toAct}: Table, word: GameWord): SeatId | undefined {
	return word.kind === 'act' ? toAct.find((seat) => sideOf(seat) === word.by) : toAct[0];
}

function meaningOf(table: Table, seat: SeatId, {kind, text}: GameWord): Meaning {
	if (kind !== 'act') {
		return kind === 'move' ? resolveMove(table, seat, text) : resolveTry(table, seat, text);
	}

	const act = parseAct(text);
	return act === undefined ? {kind: 'unclear', may: []} : {kind: 'act', act};
}

/** Plays one word; the error says why it cannot be. */
function playWord({table, acts}: Progress, word: GameWord): Result<Progress, Unread['why']> {
	const seat = seatFor(table, word);
	if (table.outcome !== undefined) {
		return fail({kind: 'over', reason: table.outcome.reason});
	}

	if (word.text === HIDDEN) {
		return fail({kind: 'hidden'});
	}

	if (seat === undefined || word.kind === 'sign') {
		return fail({kind: 'none'});
	}

	const meaning = meaningOf(table, seat, word);
	if (meaning.kind === 'unclear') {
		const {may} = meaning;
		return fail(may.length === 0 ? {kind: 'none'} : {kind: 'several', may});
	}

	const acted = table.act(seat, meaning.act);
	const stands = acted?.verdict === 'stands';
	if (acted === undefined || acted.table === table || stands !== (word.kind !== 'try')) {
		return fail({kind: 'ruled-otherwise'});
	}

	return ok({table: acted.table, acts: [...acts, {seat, text: makeAct(meaning.act), stands}]});
}

/** Plays the words of a game from its start, as far as they go. */
function playWords(
	start: Table,
	words: readonly GameWord[],
): Progress & {readonly unread?: Unread} {
	let progress: Progress = {table: start, acts: []};
	const last = words.findLastIndex(({kind}) => kind !== 'sign');
	for (const word of words.slice(0, last + 1)) {
		const played = playWord(progress, word);
		if (!played.ok) {
			const ply = countPlies(progress) + 1;
			return {...progress, unread: {ply, token: writtenIn(word), why: played.error}};
		}

		progress = played.value;
	}

	return progress;
}

/** The draws that a host may leave out, with the option of a book that does. */
const WAIVED: {readonly [reason in EndReason]?: string} = {
	repetition: 'no-repetition',
	'fifty-moves': 'no-fifty-moves',
};

/**
 * Plays a record of a game, as far as its words can be read, and returns the match that it comes to, which is over. Where
 * the record goes on after a draw that another host may not have known, that draw is left out if the book allows it. The
 * error says what is wrong with the start.
 */
export function replayGame(game: ForeignGame): Result<ReadGame, ForeignFault> {
	const {variant: id, fen, seed = 1, seats} = game;
	const variant = findVariant(id);
	if (!variant.ok) {
		return fail({token: id, reason: variant.error});
	}

	const started = Table.start(variant.value, {fen, seed});
	if (!started.ok) {
		return fail({token: fen ?? id, reason: `its start cannot be read: ${started.error}`});
	}

	const {table, acts, unread} = playWords(started.value, game.words);
	const option = unread?.why.kind === 'over' ? WAIVED[unread.why.reason] : undefined;
	const waived = option === undefined ? undefined : findVariant(`${id}+${option}`);
	if (waived?.ok === true) {
		return replayGame({...game, variant: waived.value.id});
	}

	const outcome = table.outcome ?? endingOf(game, started.value.state.board.turn);
	const match: Match = {
		settings: {
			variant: id,
			...given({fen}),
			seats: {white: toSeat(seats.white), black: toSeat(seats.black)},
			clock: {kind: 'none'},
			seed,
		},
		acts,
		phase: {name: 'ended'},
		clocks: {left: {white: 0, black: 0}},
		notices: {white: [], black: []},
		outcome,
	};
	return ok({match, ...given({unread})});
}

/** Returns a seat of a match; of a program from elsewhere its name is all that is known. */
const toSeat = ({kind, name}: ForeignGame['seats']['white']): Match['settings']['seats']['white'] =>
	kind === 'bot' ? {kind, name, bot: name} : {kind, name};
