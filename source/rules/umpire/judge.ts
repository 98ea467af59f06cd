import {byColor, type Color, opposite} from '../../core/color.js';
import {EMPTY, manLetter} from '../../core/man.js';
import {type Square, squareName} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import type {Announcement} from '../news.js';
import type {AskRule, Book} from '../book.js';
import {filterLegal} from '../legal.js';
import {KIND_MASK, type Move, moveKey} from '../move.js';
import type {Position} from '../position.js';
import type {News, Seen, TurnAct} from '../variant.js';
import {countMen} from './announce.js';
import {findPawnCaptures} from './pawn-captures.js';
import {asksFirst, findNonsense} from './turn.js';

/** A try that does not stand, and what is said of that. */
export type Refusal = {readonly verdict: 'refused' | 'nonsense'; readonly news: News};

/** Returns the legal move of the side to move that a text stands for, or undefined. */
export function findLegalMove(position: Position, wanted: UciMove): Move | undefined {
	const key = moveKey(wanted);
	return filterLegal(position, (move) => (move & ~KIND_MASK) === key, 1)[0];
}

function tell(type: 'refused' | 'nonsense', by: Color, audience: 'all' | 'mover'): News {
	const record: Announcement = {type, by};
	return byColor((seat) => (audience === 'all' || seat === by ? [record] : []));
}

/** Returns what is said of a try or question that cannot be one by what the asker knows. */
export function tellNonsense({refusals}: Book, by: Color): Refusal {
	const {nonsense = 'mover', heardBy = 'mover'} = refusals ?? {};
	return {
		verdict: 'nonsense',
		news: nonsense === 'as-refused' ? tell('refused', by, heardBy) : tell('nonsense', by, nonsense),
	};
}

/** Returns what is said of a try that is illegal in truth. */
const tellRefused = ({refusals}: Book, by: Color): Refusal => ({
	verdict: 'refused',
	news: tell('refused', by, refusals?.heardBy ?? 'mover'),
});

/**
 * Judges a try in Kriegspiel: returns the move that it stands for in truth, or what is said of it; undefined where
 * the book does not let such a try be named. `turn` is what the seat did in its turn before, `seen` all that it knows.
 */
export function judgeTry(
	book: Book,
	position: Position,
	wanted: UciMove,
	turn: readonly TurnAct[],
	seen: () => Seen,
): Move | Refusal | undefined {
	const legal = findLegalMove(position, wanted);
	// What is legal in truth fits all that was said; who asked nothing yet owes nothing, unless he had to ask.
	if (legal !== undefined && turn.length === 0 && !asksFirst(book)) {
		return legal;
	}

	const by = position.turn;
	const fault = findNonsense(book, seen(), wanted);
	if (fault !== undefined && book.isStrict) {
		return undefined;
	}

	if (fault !== undefined) {
		// He knows that he owes a capture, and so it is told as nothing else, in any book.
		return fault === 'owes'
			? {verdict: 'nonsense', news: tell('nonsense', by, 'mover')}
			: tellNonsense(book, by);
	}

	return legal ?? tellRefused(book, by);
}

/** Returns the letter of the man on a square as in a FEN, or null. */
const letterAt = ({board}: Position, square: Square): string | null =>
	board[square] === EMPTY ? null : manLetter(board[square]);

/**
 * Returns the umpire's answer to a question. `refusals`: how often the other side was told in its last turn that a
 * try was refused; `squares`: those that are asked about.
 */
export function answerQuestion(
	id: AskRule['id'],
	position: Position,
	{
		refusals,
		squares = [],
	}: {readonly refusals: number; readonly squares?: readonly Square[] | undefined},
): Announcement {
	const of = opposite(position.turn);
	switch (id) {
		case 'count':
			return countMen(position, of, true);
		case 'refusals':
			return {type: 'report', about: 'refusals', of, count: refusals};
		case 'seven':
			return {
				type: 'occupants',
				squares: Object.fromEntries(
					squares.map((square) => [squareName(square), letterAt(position, square)]),
				),
			};
		default:
			return {type: 'any', answer: findPawnCaptures(position).length > 0 ? 'try' : 'no'};
	}
}
