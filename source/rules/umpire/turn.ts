import {squareName} from '../../core/square.js';
import {makeUci, parseUci, type UciMove} from '../../core/uci.js';
import {type Announcement, isRefused} from '../news.js';
import type {AskRule, Book} from '../book.js';
import type {MoveRules} from '../move-rules.js';
import type {Seen} from '../variant.js';
import {isSameView, type View} from '../view.js';
import type {PawnTries} from './announce.js';
import {ownBoardTries} from './own-board-tries.js';
import {isPawnCapture} from './pawn-captures.js';

/** What a seat has learned in its turn, and what it owes by that. */
type Turn = {
	readonly refused: ReadonlySet<string>;
	/** The answer to "Any?". */
	readonly any: 'try' | 'no' | undefined;
	/** Whether a pawn capture must be tried before anything else. */
	readonly owes: boolean;
	/** What was announced of pawn captures before the turn. */
	readonly announced: PawnTries | undefined;
	/** The square on which the other side has just taken a man. */
	readonly lost: string | undefined;
};

const findHeard = <T extends Announcement['type']>(heard: readonly Announcement[], type: T) =>
	heard.find((record) => record.type === type) as
		| Extract<Announcement, {readonly type: T}>
		| undefined;

const anyRule = ({asks}: Book): Extract<AskRule, {readonly id: 'any'}> | undefined =>
	asks?.find((rule) => rule.id === 'any');

/** The text of a refused try that another seat heard of: any, so it may have been the attempt that is owed. */
export const UNKNOWN_TRY = '';

/** A seat's own men stand still during its turn, and in all worlds alike, so that what they could do is asked for once. */
let last:
	| {
			readonly rules: MoveRules;
			readonly view: View;
			/** By its text. */
			readonly tries: ReadonlyMap<string, UciMove>;
	  }
	| undefined;

function onOwnBoard({moves: rules}: Book, view: View): ReadonlyMap<string, UciMove> {
	if (last?.rules !== rules || last.view.viewer !== view.viewer || !isSameView(last.view, view)) {
		const tries = ownBoardTries(view, rules);
		last = {rules, view, tries: new Map(tries.map((move) => [makeUci(move), move]))};
	}

	return last.tries;
}

/** Returns whether a pawn's capture fits what was announced before the turn and answered in it. */
function isCaptureOpen({any, announced}: Turn, {hear}: Book, to: number): boolean {
	if (any === 'no') {
		return false;
	}

	switch (hear.pawnTries) {
		case 'count':
			return announced === undefined || announced.count !== 0;
		case 'squares':
			return announced?.squares?.includes(squareName(to)) !== false;
		case 'some':
			return announced !== undefined;
		case 'some-or-none':
			return announced?.some !== false;
		default:
			return true;
	}
}

/** Returns whether there are tries before which a question must be asked. */
export const asksFirst = (book: Book): boolean => anyRule(book)?.precedes !== undefined;

/** Returns whether "Any?" must be asked before a try, which it was not: one of a capture by a pawn that takes no taker back. */
const mustAsk = (book: Book, {any, lost}: Turn, move: UciMove, {cells}: View): boolean =>
	any === undefined &&
	anyRule(book)?.precedes === 'captures' &&
	squareName(move.to) !== lost &&
	isPawnCapture(cells[move.from], move);

/** Returns whether a try that its men allow fits what was said, and was not refused in this turn. */
function isOpen(book: Book, turn: Turn, move: UciMove, {cells}: View): boolean {
	const isFitting = isPawnCapture(cells[move.from], move)
		? isCaptureOpen(turn, book, move.to)
		: !turn.owes;
	return isFitting && !turn.refused.has(makeUci(move));
}

const isOnOwnBoard = (book: Book, view: View, text: string): boolean =>
	onOwnBoard(book, view).has(text);

/** Returns whether a capture by a pawn is left to try. */
const hasOpenCapture = (book: Book, turn: Turn, view: View): boolean =>
	[...onOwnBoard(book, view).values()].some(
		(move) => isPawnCapture(view.cells[move.from], move) && isOpen(book, turn, move, view),
	);

/** Reads a turn from what the seat tried and heard in it. */
function readTurn(book: Book, {view, turn: acts, heard}: Seen): Turn {
	const refused = new Set<string>();
	let turn: Turn = {
		refused,
		any: undefined,
		owes: false,
		announced: findHeard(heard, 'pawn-tries'),
		lost: findHeard(heard, 'captured')?.square,
	};
	for (const act of acts) {
		if (act.stands) {
			// A turn of several moves: each is tried anew, by what was said after the one before.
			refused.clear();
			turn = {...turn, any: undefined, owes: false, announced: findHeard(act.heard, 'pawn-tries')};
			continue;
		}

		const any = findHeard(act.heard, 'any')?.answer;
		if (any !== undefined) {
			turn = {...turn, any, owes: any === 'try'};
		} else if (isRefused(act)) {
			const move = parseUci(act.text);
			// What could be no capture by his own board was no attempt.
			const isAttempt =
				turn.owes &&
				anyRule(book)?.owes === 'attempt' &&
				(act.text === UNKNOWN_TRY ||
					(move !== undefined &&
						isPawnCapture(view.cells[move.from], move) &&
						isOnOwnBoard(book, view, act.text) &&
						isOpen(book, turn, move, view)));
			turn = isAttempt ? {...turn, owes: false} : turn;
			refused.add(act.text);
		}
	}

	// Where all captures that are left to name were taken back, that was the attempt that is owed.
	const isMet = turn.owes && refused.size > 0 && !hasOpenCapture(book, turn, view);
	return isMet ? {...turn, owes: false} : turn;
}

/** Returns what a seat may try in Kriegspiel: from its own men, the announcements and the answers of this turn alone. */
export function refereedTries(book: Book, seen: Seen): UciMove[] {
	const turn = readTurn(book, seen);
	const tries = [...onOwnBoard(book, seen.view).values()];
	return tries.filter(
		(move) => isOpen(book, turn, move, seen.view) && !mustAsk(book, turn, move, seen.view),
	);
}

/**
 * Returns what is wrong with a try by what the seat itself knows: it owes a pawn capture, the try was refused before
 * in this turn or cannot be a move on its own board, or it does not fit what was said; undefined when only the truth
 * can tell.
 */
export function findNonsense(
	book: Book,
	seen: Seen,
	wanted: UciMove,
): 'owes' | 'impossible' | 'unfit' | undefined {
	const turn = readTurn(book, seen);
	const {view} = seen;
	const text = makeUci(wanted);
	if (turn.owes && !isPawnCapture(view.cells[wanted.from], wanted)) {
		return 'owes';
	}

	if (
		!isOnOwnBoard(book, view, text) ||
		turn.refused.has(text) ||
		mustAsk(book, turn, wanted, view)
	) {
		return 'impossible';
	}

	return isOpen(book, turn, wanted, view) ? undefined : 'unfit';
}
