import {type Act, isPlayed, makeAct, parseAct} from '../../core/act.js';
import {opposite} from '../../core/color.js';
import {given} from '../../core/given.js';
import {USUAL_SEED} from '../../core/random.js';
import {fail, ok, type Result} from '../../core/result.js';
import {moveNumbers} from '../../knowledge/move-list.js';
import {readSent} from '../../knowledge/sent-moves.js';
import type {EndReason} from '../../rules/news.js';
import {findVariant} from '../../rules/registry.js';
import {isAdviser, type SeatId, sideOf} from '../../rules/seat.js';
import {Table} from '../../rules/table.js';
import {isSetUp} from '../../rules/view.js';
import {countMoves, lastActor} from '../acts.js';
import type {Match, MatchAct} from '../match.js';
import {endingOf, isToldOtherwise} from './ending.js';
import type {ForeignFault, ForeignGame, GameWord} from './foreign-game.js';
import {type Meaning, resolveMove, resolveTry} from './resolve-word.js';

/** Where reading stopped, and why: what the word may be taken for, or that there is nothing more to be played. */
export type Unread = {
	/** The half-move that the word would have been, by the numbers of the moves; 1 for the first, and before it. */
	readonly ply: number;
	readonly token: string;
	/** Whether men were still being put down in secret. */
	readonly isInSetUp?: true;
	readonly why:
		| {readonly kind: 'none'}
		| {readonly kind: 'several'; readonly may: readonly string[]}
		| {readonly kind: 'ruled-otherwise'}
		| {readonly kind: 'over'; readonly reason: EndReason}
		| {readonly kind: 'hidden'; readonly isOneSided?: true};
};

/** A game as far as it could be read, finished as its record says. */
export type ReadGame = {
	readonly match: Match;
	readonly unread?: Unread;
	/** Whether no move was made yet where reading stopped, or where the record ends without a result. */
	readonly isUnbegun?: true;
	/** The result that the record tells, where its moves, all of them read, end with another. */
	readonly toldResult?: string;
};

/** How a game stands while its record is played. */
type Progress = {
	readonly table: Table;
	readonly acts: readonly MatchAct[];
	/** Whether something was tried in the turn of which the record does not know what. */
	readonly isUntold?: boolean;
};

const HIDES = {kind: 'hidden'} as const;
/** What has men put down at random. */
const RANDOM = 'random';

/** What stands for a move that the writer did not know. */
const HIDDEN = '??';

/** Returns which half-move is due, by the numbers that the moves have. */
function dueHalfMove(progress: Progress): number {
	const made = progress.acts.filter(({text, stands}) => stands && isPlayed(text));
	const [due = opposite(lastActor(progress))] = progress.table.toAct.map(sideOf);
	const sides = [...made.map(({seat}) => sideOf(seat)), due];
	const number = moveNumbers(sides.map((by) => ({by}))).at(-1) ?? 1;
	// Where Black began its move is the first.
	return 2 * number - (due === 'white' ? 1 : 0) - (sides[0] === 'black' ? 1 : 0);
}

/** Returns a word as it stands in its record. */
const writtenIn = (word: GameWord): string =>
	(word.kind === 'move' ? word.written : undefined) ?? word.text;

/** Returns the seat whose word it is: the first that may act, of the side that is named where one is, or the very one for an adviser. */
function seatFor({toAct}: Table, word: GameWord): SeatId | undefined {
	const by = word.kind === 'act' || word.kind === 'try' ? word.by : undefined;
	return by === undefined
		? toAct[0]
		: toAct.find((seat) => seat === by || (!isAdviser(by) && sideOf(seat) === by));
}

function meaningOf(table: Table, seat: SeatId, {kind, text}: GameWord): Meaning {
	if (kind !== 'act') {
		return kind === 'move' ? resolveMove(table, seat, text) : resolveTry(table, seat, text);
	}

	const moves = readSent(table.view(seat), table.variant.id, text.split(' '));
	const act: Act | undefined = moves === undefined ? parseAct(text) : {kind: 'batch', moves};
	return act === undefined ? {kind: 'unclear', may: []} : {kind: 'act', act};
}

const isArranging = ({table}: Progress): boolean =>
	isSetUp(table.view(table.toAct[0] ?? 'white').phase);

/** Returns whether a word that cannot be played follows on what the record does not tell: a set-up of the other side's, or a try. */
function followsSecret(progress: Progress, word: GameWord): boolean {
	const act = word.kind === 'act' ? parseAct(word.text) : undefined;
	const isMade = word.kind === 'move' || (act?.kind === 'say' && act.move !== undefined);
	return (
		progress.isUntold === true ||
		(isArranging(progress) && (isMade || seatFor(progress.table, word) === undefined))
	);
}

/** Returns a game with the men put down that were drawn at random; undefined where a record does not tell them, or they cannot be. */
function putDown(progress: Progress, word: GameWord): Progress | undefined {
	if (word.kind !== 'act' || word.drawn === undefined) {
		return undefined;
	}

	let placed: Progress | undefined = progress;
	for (const text of word.drawn) {
		const played: ReturnType<typeof playWord> | undefined =
			placed && playWord(placed, {kind: 'act', text, ...given({by: word.by})}, false);
		placed = played?.ok === true ? played.value : undefined;
	}

	return placed;
}

const cellsOf = ({table: {variant, state}}: Progress): string =>
	variant.truth(state).cells.join(' ');

/** Plays a word. Where men drawn at random come out otherwise than the record tells, as another program draws them, they are put down as it does. */
function playAsDrawn(
	progress: Progress,
	word: GameWord,
	isSeeded: boolean,
): Result<Progress, Unread['why']> {
	const played = playWord(progress, word, isSeeded);
	const placed = putDown(progress, word);
	const isSame = played.ok && placed !== undefined && cellsOf(played.value) === cellsOf(placed);
	return placed === undefined || isSame ? played : ok(placed);
}

/** Plays one word; the error says why it cannot be. */
function playWord(
	progress: Progress,
	word: GameWord,
	isSeeded: boolean,
): Result<Progress, Unread['why']> {
	const {table, acts} = progress;
	const seat = seatFor(table, word);
	if (table.outcome !== undefined) {
		return fail({kind: 'over', reason: table.outcome.reason});
	}

	if (word.text === HIDDEN || (word.text === RANDOM && !isSeeded)) {
		return fail(HIDES);
	}

	if (word.kind === 'untold') {
		return ok({...progress, isUntold: true});
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

	const isUntold = progress.isUntold === true && !stands;
	const done = {seat, text: makeAct(meaning.act), stands};
	return ok({table: acted.table, acts: [...acts, done], isUntold});
}

/** Plays the words of a game from its start, as far as they go. */
function playWords(
	start: Table,
	{words, seed, isOneSided, isStartUntold}: ForeignGame,
): Progress & {readonly unread?: Unread} {
	let progress: Progress = {table: start, acts: []};
	const last = words.findLastIndex(({kind}) => kind !== 'sign');
	for (const word of words.slice(0, last + 1)) {
		const played: ReturnType<typeof playAsDrawn> =
			isStartUntold === true ? fail(HIDES) : playAsDrawn(progress, word, seed !== undefined);
		if (!played.ok) {
			const isHidden =
				played.error.kind === 'hidden' ||
				(played.error.kind !== 'over' && followsSecret(progress, word));
			const why = isHidden ? {...HIDES, ...given({isOneSided})} : played.error;
			const ply = dueHalfMove(progress);
			const setUp = isArranging(progress) ? {isInSetUp: true as const} : {};
			return {...progress, unread: {ply, token: writtenIn(word), why, ...setUp}};
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
	const {variant: id, fen, seed = USUAL_SEED, seats} = game;
	const variant = findVariant(id);
	if (!variant.ok) {
		return fail({token: id, reason: variant.error});
	}

	const started = Table.start(variant.value, {fen, seed});
	if (!started.ok) {
		return fail({token: fen ?? id, reason: `its start cannot be read: ${started.error}`});
	}

	const {table, acts, unread} = playWords(started.value, game);
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
	const isUnbegun = countMoves({acts}) === 0;
	const stops = unread !== undefined || outcome.reason === 'unfinished';
	const isOtherwise = table.outcome !== undefined && isToldOtherwise(game.result, outcome);
	const toldResult = isOtherwise && unread === undefined ? game.result : undefined;
	return ok({match, ...given({unread, toldResult}), ...(stops && isUnbegun ? {isUnbegun} : {})});
}

/** Returns a seat of a match; of a program from elsewhere its name is all that is known. */
const toSeat = ({kind, name}: ForeignGame['seats']['white']): Match['settings']['seats']['white'] =>
	kind === 'bot' ? {kind, name, bot: name} : {kind, name};
