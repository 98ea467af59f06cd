import {byColor, type Color, opposite} from '../../core/color.js';
import type {UciMove} from '../../core/uci.js';
import type {Announcement} from '../news.js';
import type {AskRule, Book} from '../book.js';
import {generateLegalMoves} from '../legal.js';
import {KIND_MASK, type Move, moveKey} from '../move.js';
import {MAX_MOVES, type Position} from '../position.js';
import type {News, Seen} from '../variant.js';
import {countMen} from './announce.js';
import {findPawnCaptures} from './pawn-captures.js';
import {findNonsense} from './turn.js';

/** A try that does not stand, and what is said of that. */
export type Refusal = {readonly verdict: 'refused' | 'nonsense'; readonly news: News};

const scratch = new Int32Array(MAX_MOVES);

/** Returns the legal move of the side to move that a text stands for, or undefined. */
export function findLegalMove(position: Position, wanted: UciMove): Move | undefined {
	const key = moveKey(wanted);
	const end = generateLegalMoves(position, scratch, 0);
	for (let index = 0; index < end; index++) {
		if ((scratch[index] & ~KIND_MASK) === key) {
			return scratch[index];
		}
	}

	return undefined;
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
export const tellRefused = ({refusals}: Book, by: Color): Refusal => ({
	verdict: 'refused',
	news: tell('refused', by, refusals?.heardBy ?? 'mover'),
});

/**
 * Judges a try behind an umpire: returns the move that it stands for in truth, or what is said of it; undefined where
 * the book does not let such a try be named.
 */
export function judgeTry(
	book: Book,
	seen: Seen,
	position: Position,
	wanted: UciMove,
): Move | Refusal | undefined {
	const by = seen.seat.side;
	const fault = findNonsense(book, seen, wanted);
	if (fault === 'impossible' && book.isStrict) {
		return undefined;
	}

	if (fault !== undefined) {
		// He knows that he owes a capture, and so it is told as nothing else, in any book.
		return fault === 'owes'
			? {verdict: 'nonsense', news: tell('nonsense', by, 'mover')}
			: tellNonsense(book, by);
	}

	return findLegalMove(position, wanted) ?? tellRefused(book, by);
}

/** Returns the umpire's answer to a question. `refusals`: how often the other side was told in its last turn that a try was refused. */
export function answerQuestion(
	id: AskRule['id'],
	position: Position,
	refusals: number,
): Announcement {
	const of = opposite(position.turn);
	switch (id) {
		case 'count':
			return countMen(position, of, true);
		case 'refusals':
			return {type: 'report', about: 'refusals', of, count: refusals};
		default:
			return {type: 'any', answer: findPawnCaptures(position).length > 0 ? 'try' : 'no'};
	}
}
