import {countEach} from '../../core/count-each.js';
import {makeMan} from '../../core/man.js';
import {opposite} from '../../core/color.js';
import type {SeatHistory} from '../../rules/history.js';
import type {Worlds} from '../../knowledge/worlds/worlds.js';
import {Position} from '../../rules/position.js';
import type {AskRule} from '../../rules/book.js';

/** So many positions are counted in, and in this share of them at least there must be another number of pawns. */
const COUNTED = 64;
const DOUBT = 0.1;

/** Returns whether a seat may ask a question in the turn that is on: a book has it, and it was not asked yet. */
export const mayAsk = (
	{asks = []}: Worlds['variant'],
	{seat, tries = []}: SeatHistory,
	id: AskRule['id'],
): boolean =>
	asks.some((rule) => rule.id === id) &&
	!tries.some(({by, text}) => by === seat && text === `${id}?`);

/**
 * Returns whether it is worth asking how many pawns the other side has: it costs nothing, as that side knows its
 * own men, and is done where the positions that fit do not agree. (The third question, how many tries of the
 * other side were refused, is never worth it: the books that have it tell each refusal aloud.)
 */
export function isCountInDoubt(set: Worlds): boolean {
	const position = new Position(set.variant.moves);
	const pawn = makeMan(opposite(set.seat), 'pawn');
	const size = Math.min(COUNTED, set.size);
	const pawns = Array.from({length: size}, (_, index) => {
		set.load(index, position);
		return position.board.filter((man) => man === pawn).length;
	});
	const counts = countEach(pawns);
	return size - Math.max(...counts.values()) >= size * DOUBT;
}
