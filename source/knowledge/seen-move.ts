import type {Cells} from '../core/board-text.js';
import type {Color} from '../core/color.js';
import {given} from '../core/given.js';
import {EMPTY, KING, makeMan, type Man, manRole, PAWN, UNSEEN} from '../core/man.js';
import {fileOf, parseSquare, rankOf, type Square, squareAt} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import type {Book} from '../rules/book.js';
import {variantOf} from '../rules/registry.js';
import {type EnemyPly, watchEnemyPly} from './enemy-ply.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import type {ManOn} from './own-man.js';

/** A square's code before and after castling. */
type Trace = {readonly square: Square; readonly before: Man; readonly after: Man};

/** The first so many of the squares that castling changes are the king's. */
const KINGS_TRACES = 2;

/** The squares that castling changes or needs empty, for either wing. */
function castlingTraces(color: Color, kingSide: boolean): Trace[] {
	const rank = color === 'white' ? 0 : 7;
	const king = makeMan(color, 'king');
	const rook = makeMan(color, 'rook');
	const trace = (file: number, before: Man, after: Man): Trace => ({
		square: squareAt(file, rank),
		before,
		after,
	});
	return kingSide
		? [trace(4, king, EMPTY), trace(6, EMPTY, king), trace(7, rook, EMPTY), trace(5, EMPTY, rook)]
		: [
				trace(4, king, EMPTY),
				trace(2, EMPTY, king),
				trace(0, rook, EMPTY),
				trace(3, EMPTY, rook),
				trace(1, EMPTY, EMPTY),
			];
}

/** Returns the castling move of one wing if it can be what was seen: nothing seen speaks against it and all that moved moved by it. */
function findCastling(
	{left, arrived}: EnemyPly,
	before: Cells,
	now: Cells,
	color: Color,
	kingSide: boolean,
	isKingSeen: boolean,
): UciMove | undefined {
	const traces = castlingTraces(color, kingSide);
	const isFit =
		traces.every(
			(trace, index) =>
				(index < KINGS_TRACES && !isKingSeen) ||
				([trace.before, UNSEEN].includes(before[trace.square]) &&
					[trace.after, UNSEEN].includes(now[trace.square])),
		) &&
		[...left, ...arrived].every(({square}) =>
			traces.some((trace) => trace.square === square && trace.before !== trace.after),
		);
	return isFit ? {from: traces[0].square, to: traces[1].square} : undefined;
}

/** Returns whether one man can have gone from where `one` was seen to where `other` was; a king never goes two files but to castle, or by a special move. */
function isSameMan(one: ManOn, other: ManOn, isSpecial: boolean): boolean {
	const becomes = (one.man & 7) === PAWN && [0, 7].includes(rankOf(other.square));
	const isKingsStep = isSpecial || Math.abs(fileOf(one.square) - fileOf(other.square)) < 2;
	return becomes
		? (other.man & 7) !== PAWN
		: one.man === other.man && ((one.man & 7) !== KING || isKingsStep);
}

/** Returns the castlings that can be what was seen of a ply. */
function findCastlings(
	ply: EnemyPly,
	before: Cells,
	now: Cells,
	color: Color,
	{moves: {castling}, hides}: Pick<Book, 'moves' | 'hides'>,
): UciMove[] {
	return castling === 'none'
		? []
		: [true, false]
				.map((kingSide) => findCastling(ply, before, now, color, kingSide, hides !== 'king'))
				.filter((move) => move !== undefined);
}

/**
 * Returns the move that the enemy ply `index` (0 is the first ply) certainly was, by what the seat saw
 * before and after it, or undefined. A man must have been seen to leave one square and to arrive on
 * another, and no castling of which the seat saw only the rook may explain the same; castling is
 * known when what was seen of king and rook has no other explanation, or when it was told that the king has moved.
 */
export function findSeenMove(history: SeatHistory, index: number): UciMove | undefined {
	const {by, view, heard} = history.plies[index];
	const variant = variantOf(history.variant);
	const ply = watchEnemyPly(history, index);
	const {left, arrived} = ply;
	if (left.length + arrived.length === 0) {
		return undefined;
	}

	const before = viewBefore(history, index).cells;
	const isTold = heard.some(({type}) => type === 'king-moved');
	const castlings =
		variant.hides === 'king' && !isTold ? [] : findCastlings(ply, before, view.cells, by, variant);
	if (isTold) {
		// By the king's own move no other man goes anywhere.
		return castlings.length === 1 ? castlings[0] : undefined;
	}

	// By a special move it is told who goes, by an uncovering what he is.
	const special = heard.find((record) => record.type === 'revealed' && record.role === undefined);
	const goer = special?.type === 'revealed' ? parseSquare(special.square) : undefined;
	const marked = ({from, ...move}: UciMove): UciMove =>
		from === goer ? {from, ...move, isSpecial: true} : {from, ...move};
	const mayBeOneMan =
		left.length < 2 &&
		arrived.length < 2 &&
		(left.length === 0 ||
			arrived.length === 0 ||
			isSameMan(left[0], arrived[0], left[0].square === goer));
	if (castlings.length > 0) {
		return castlings.length === 1 && !mayBeOneMan ? marked(castlings[0]) : undefined;
	}

	if (!mayBeOneMan || left.length + arrived.length < 2) {
		return undefined;
	}

	const [from, to] = [left[0].square, arrived[0].square];
	const promotion = left[0].man === arrived[0].man ? undefined : manRole(arrived[0].man);
	return marked({from, to, ...given({promotion})});
}
