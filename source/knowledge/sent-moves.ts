import {type Act, parseAct} from '../core/act.js';
import type {Cells} from '../core/board-text.js';
import {colorIndex, opposite} from '../core/color.js';
import {EMPTY, KING, makeMan, manColor, PAWN, UNSEEN} from '../core/man.js';
import {makeSan} from '../core/san.js';
import {fileOf, parseSquare, rankOf, type Square, squareAt, squareName} from '../core/square.js';
import {type UciMove} from '../core/uci.js';
import {heardBefore, type SeatHistory, viewBefore} from '../rules/history.js';
import {ownSquares, SENT, watchedSquares} from '../rules/machines/batch-tries.js';
import type {Announcement} from '../rules/news.js';
import {variantOf} from '../rules/registry.js';
import type {View} from '../rules/view.js';
import {lostMen} from './lost-men.js';
import {isOwn} from './own-man.js';
import {ownAct} from './own-move.js';

/** A move of those that a seat sent together. */
export type SentMove = {
	readonly move: UciMove;
	/** As it was planned: as if those before it had been made; as a capture where its sender was told enough to know that it was one. */
	readonly text: string;
	/** Whether it took a man; undefined where what was told since leaves that open. Nothing was told yet: it did not. */
	readonly took: boolean | undefined;
	/** Whether it could be played; undefined as long as that was not told. */
	readonly stood: boolean | undefined;
};

export {SENT};

type Batch = Extract<Act, {readonly kind: 'batch'}>;
type Report = Extract<Announcement, {readonly type: 'report'; readonly about?: undefined}>;

export const isReport = (record: Announcement): record is Report =>
	record.type === 'report' && record.about === undefined;

/** Returns the moves that may follow some of a batch: another man's each. `batches` begins with every move that may be one of it. */
export const nextInBatch = (
	batches: readonly Batch[],
	done: readonly UciMove[],
): readonly UciMove[] =>
	done.length >= SENT
		? []
		: batches
				.map(({moves: [move]}) => move)
				.filter(({from}) => done.every((other) => other.from !== from));

/** Returns a board on which moves are made as if nothing stood in their way. */
export function withMoves(cells: Cells, moves: readonly UciMove[]): Cells {
	const changed = cells.slice();
	for (const {from, to, promotion} of moves) {
		const man = changed[from];
		changed[from] = EMPTY;
		changed[to] = promotion === undefined ? man : makeMan(manColor(man), promotion);
	}

	return changed;
}

/** Returns every move that a seat may send first, each as the beginning of a batch; none where moves are not sent together. */
function batchesOf(view: View, variantId: string): readonly Batch[] {
	const game = variantOf(variantId);
	const seat = {id: view.viewer, side: view.viewer};
	return game.sent !== undefined
		? game
				.tries({seat, view, turn: [], heard: []})
				.filter((act): act is Batch => act.kind === 'batch')
		: [];
}

/** Returns how a move is written among those that may be next, on the board as it is planned. */
const nameOf = (move: UciMove, next: readonly UciMove[], cells: Cells, takes: boolean): string =>
	makeSan(
		move,
		takes ? cells.with(move.to, makeMan(opposite(manColor(cells[move.from])), 'pawn')) : cells,
		next,
	);

/** Returns how moves that were sent together are written, those that took as captures. */
export function writeSent(
	view: View,
	variantId: string,
	moves: readonly UciMove[],
	took: readonly (boolean | undefined)[] = [],
): readonly string[] {
	const batches = batchesOf(view, variantId);
	return moves.map((move, index) => {
		const done = moves.slice(0, index);
		const next = nextInBatch(batches, done);
		return nameOf(move, next, withMoves(view.cells, done), took[index] === true);
	});
}

/** Returns the moves that were sent together as they are written, or each by its squares; undefined where they cannot be any. */
export function readSent(
	view: View,
	variantId: string,
	texts: readonly string[],
): readonly UciMove[] | undefined {
	const batches = batchesOf(view, variantId);
	if (batches.length === 0) {
		return undefined;
	}

	const moves: UciMove[] = [];
	for (const text of texts) {
		const next = nextInBatch(batches, moves);
		const cells = withMoves(view.cells, moves);
		const act = parseAct(text);
		const move =
			next.find((one) => [false, true].some((takes) => nameOf(one, next, cells, takes) === text)) ??
			(act?.kind === undefined ? act : undefined);
		if (move === undefined) {
			return undefined;
		}

		moves.push(move);
	}

	return moves;
}

/** Returns whether a man's move may take another one where it goes: no castling, no pawn straight on, no man that changes where it stands. */
const mayTake = (man: number, {from, to}: UciMove): boolean =>
	from !== to &&
	((man & 7) === PAWN
		? fileOf(from) !== fileOf(to)
		: (man & 7) !== KING || Math.abs(fileOf(from) - fileOf(to)) < 2);

/** Returns a board on which a move is written as a capture where its sender was told that somebody stands. */
export const withTold = (cells: Cells, move: UciMove, told: ReadonlySet<Square>): Cells => {
	const side = manColor(cells[move.from]);
	return told.has(move.to) && cells[move.to] === UNSEEN && mayTake(cells[move.from], move)
		? cells.with(move.to, makeMan(opposite(side), 'pawn'))
		: cells;
};

/** Returns whether one of some moves of pawns may have taken a man in passing on a square. */
const mayPassBy = (moves: readonly UciMove[], cells: Cells, square: Square): boolean =>
	moves.some(
		({from, to}) =>
			(cells[from] & 7) === PAWN && squareAt(fileOf(to), rankOf(from)) === square && to !== square,
	);

/** Returns the moves that a seat sent together by ply `index` (0 is the first), as they were sent. None for another act. */
function sentIn(history: SeatHistory, index: number): readonly UciMove[] {
	const act = parseAct(ownAct(history, index) ?? '');
	return act?.kind === 'batch' ? act.moves : [];
}

/** Returns the ply in which a seat was told what came of the moves that it sent in ply `index`; -1 where it was not. */
const toldOf = ({plies}: SeatHistory, index: number): number =>
	plies.findIndex(({heard}, at) => at > index && heard.some(isReport));

/**
 * Returns where men of the other side stand that took some of a seat's in ply `index`, by the report of it: each goes once,
 * so that it is there still. One that took a pawn in passing stands behind that, since no capture is told where the pawn stood.
 */
export function takersIn(history: SeatHistory, index: number): readonly Square[] {
	const {seat, plies} = history;
	const report = plies.at(index)?.heard.find(isReport);
	const forward = seat === 'white' ? 1 : -1;
	return index < 0 || report === undefined
		? []
		: lostMen(viewBefore(history, index).cells, plies[index].view.cells, seat).map(({square}) =>
				report.captured.includes(squareName(square)) ? square : square - 8 * forward,
			);
}

/** Returns where a seat knows men of the other side to stand as it sends moves in ply `index`: it was told of them, or they have just taken. */
export function toldBefore(history: SeatHistory, index: number): ReadonlySet<Square> {
	const near = heardBefore(history, index).find(isReport)?.occupied ?? [];
	const told = near.flatMap((name) => parseSquare(name) ?? []);
	return new Set([...told, ...takersIn(history, index - 1)]);
}

/**
 * Returns of each move that a seat sent in ply `index` whether it took a man. Captures of both sides are told together: one
 * on a square where the seat's man is gone since may be the other side's alone, unless it was told before whether somebody
 * stood there.
 */
export function tookIn(
	history: SeatHistory,
	index: number,
	moves = sentIn(history, index),
): readonly (boolean | undefined)[] {
	if (moves.length === 0) {
		return [];
	}

	const {plies, seat} = history;
	const later = toldOf(history, index);
	const report = plies[later]?.heard.find(isReport);
	if (report === undefined) {
		return moves.map(() => false);
	}

	const before = viewBefore(history, index);
	const takers = new Set(takersIn(history, index - 1));
	const told = toldBefore(history, index);
	const watched = watchedSquares(before.cells, ownSquares(before), colorIndex(seat));
	return moves.map((move, count) => {
		const {from, to} = move;
		const man = before.cells[from];
		const isTold = report.succeeded[count] && report.captured.includes(squareName(to));
		if (!isTold || !mayTake(man, move)) {
			return false;
		}

		const isThere = takers.has(to) || isOwn(plies[later].view.cells[to], seat);
		if ((man & 7) === PAWN || isThere) {
			return true;
		}

		const isUnsure = !watched.has(to) || mayPassBy(moves.slice(0, count), before.cells, to);
		return isUnsure ? undefined : told.has(to);
	});
}

/** Returns how moves that a seat sent together in ply `index` are written: as captures those that took, and those by which it was to take a man of which it was told. */
export function writePlanned(
	history: SeatHistory,
	index: number,
	moves: readonly UciMove[],
	took: readonly (boolean | undefined)[],
): readonly string[] {
	const view = viewBefore(history, index);
	const told = toldBefore(history, index);
	return writeSent(
		view,
		history.variant,
		moves,
		moves.map((move, count) => {
			const cells = withMoves(view.cells, moves.slice(0, count));
			return took[count] === false ? withTold(cells, move, told) !== cells : took[count];
		}),
	);
}

/** Returns the moves that a seat sent together by ply `index` as they are written, which takes all that it might have sent. None for another act. */
export function sentMoves(history: SeatHistory, index: number): readonly SentMove[] {
	const moves = sentIn(history, index);
	if (moves.length === 0) {
		return [];
	}

	const took = tookIn(history, index, moves);
	const texts = writePlanned(history, index, moves, took);
	const report = history.plies.at(toldOf(history, index))?.heard.find(isReport);
	return moves.map((move, count) => ({
		move,
		text: texts[count],
		took: took[count],
		stood: report?.succeeded[count],
	}));
}

/** Returns those of the moves that a seat sent together by ply `index` that were played: as it was told, and until then as its own men stand. */
export function movesStood(history: SeatHistory, index: number): readonly UciMove[] {
	const {cells} = history.plies[index].view;
	return sentMoves(history, index)
		.filter(({move, stood}) => stood ?? isOwn(cells[move.to], history.seat))
		.map(({move}) => move);
}

/** Returns the squares on which a seat may have taken men, unless the other side did. */
export const squaresInDoubt = (history: SeatHistory): readonly Square[] =>
	history.plies.flatMap((_, index) => {
		const moves = sentIn(history, index);
		const took = tookIn(history, index, moves);
		return moves.filter((__, count) => took[count] === undefined).map(({to}) => to);
	});
