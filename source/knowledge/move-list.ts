import {boardMove, parseAct, playsOn} from '../core/act.js';
import type {Cells} from '../core/board-text.js';
import type {Color} from '../core/color.js';
import {EMPTY, isAnyMan, makeMan, manColor, PAWN} from '../core/man.js';
import {makeSan} from '../core/san.js';
import {squareName} from '../core/square.js';
import {parseUci, type UciMove} from '../core/uci.js';
import {isSetUp, type View} from '../rules/view.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import {announcedIn} from './moves-made.js';
import {toldAct} from './told-acts.js';
import {isOwn} from './own-man.js';
import {ownAct} from './own-move.js';
import {makeOwnSan, rivalsOf} from './own-san.js';
import {sealedMoves} from './sealed-moves.js';
import {sentMoves} from './sent-moves.js';
import {findSeenMove} from './seen-move.js';
import {lossesBy} from './taken.js';

/** What stands for a move, or the part of it, that is not known. */
export const HIDDEN = '…';

/** One ply as a seat's move list has it. */
export type MoveEntry = {
	/** 1 for the first ply. */
	readonly ply: number;
	/** The number of the move, counted up after Black's, from 1 where the game began; of the next one of its side where something else was done. */
	readonly number: number;
	readonly by: Color;
	/** A move of the seat's own side ("Nf3"), or several that were sent together ("e4 Nf3 Bb5"), a move of the other side that was certainly seen, "…xf6" when it took the seat's man there, "…a6" when it was told to go there, or "…". */
	readonly text: string;
	/** The move, when it is the seat's own or was certainly seen. */
	readonly move?: UciMove;
};

/** Returns a view with the king where he castles from unseen: nobody else leaves a square on which no man is seen. */
function withUnseenKing(view: View, {from}: UciMove, by: Color): View {
	const {cells} = view;
	return cells[from] === EMPTY ? {...view, cells: cells.with(from, makeMan(by, 'king'))} : view;
}

/** Returns a ply of the other side's: where it went or took as far as the seat was told or saw it, by what was said first. */
function makeEnemyText(history: SeatHistory, index: number, move: UciMove | undefined): string {
	const {by, heard} = history.plies[index];
	if (move !== undefined) {
		const before = withUnseenKing(viewBefore(history, index), move, by);
		return makeOwnSan(before, move, history.variant);
	}

	const losses = lossesBy(history, index);
	const [lost] = losses;
	const captured = heard.find((record) => record.type === 'captured');
	const went = heard.find((record) => record.type === 'moved-to');
	const isPassing =
		captured?.enPassant === true || heard.some(({type}) => type === 'taken-in-passing');
	if (losses.length > 1 && captured === undefined) {
		return `${HIDDEN}${losses.map(({square}) => `x${squareName(square)}`).join(' ')}`;
	}

	const to = captured?.square ?? went?.square ?? (lost && squareName(lost.square));
	return to === undefined
		? HIDDEN
		: `${HIDDEN}${captured === undefined && lost === undefined ? '' : 'x'}${to}${isPassing ? ' e.p.' : ''}`;
}

/**
 * Returns whether what was done in a phase has a number among the moves, by what is known of it: a move has, a word
 * with a move, sealed or special, and the word that lets a move stand; else both sides' moves of a turn might have one number.
 */
export function hasNumber(text: string, phase: string | undefined): boolean {
	if (text.includes(HIDDEN)) {
		return !isSetUp(phase);
	}

	const act = parseAct(text);
	return act === undefined || playsOn(act);
}

/** Returns whether it is a move that is due in a phase, and no word of the other side's that belongs to one. */
export const isMoveDue = (phase: string | undefined): boolean => phase !== 'name';

/** Returns the number of each ply, counted up after Black's, from 1 where the game began; where something else was done, of the next move of that side. */
export function moveNumbers(
	plies: readonly {readonly by: Color; readonly isNumbered?: boolean}[],
): readonly number[] {
	let number = 1;
	let last: Color | undefined;
	let shown = number;
	return plies.map(({by, isNumbered = true}) => {
		const next = number + (by === 'white' && last === 'black' ? 1 : 0);
		// What Black says to an act of White's belongs to the move that White is about to make.
		shown = isNumbered ? next : Math.max(next, shown);
		if (isNumbered) {
			number = next;
			last = by;
		}

		return shown;
	});
}

/** Returns a history's plies as they are numbered. */
export const numberedPlies = (
	history: SeatHistory,
): readonly {readonly by: Color; readonly isNumbered: boolean}[] =>
	history.plies.map(({by}, index) => ({
		by,
		isNumbered: hasNumber(
			ownAct(history, index) ?? toldAct(history, index) ?? HIDDEN,
			viewBefore(history, index).phase,
		),
	}));

/** Returns an act of the seat's own as a list has it: moves that were sent together one after the other. */
const listedAct = (
	history: SeatHistory,
	index: number,
	act: string | undefined,
): string | undefined =>
	sentMoves(history, index)
		.map(({text}) => text)
		.join(' ') || act;

/** Returns how a seat's list of the moves has ply `index` (0 is the first), and the move where it knows it: without its number, for which all plies before it are read. */
export function moveAt(
	history: SeatHistory,
	index: number,
	sealed = sealedMoves(history),
): Pick<MoveEntry, 'text' | 'move'> {
	const {by, heard} = history.plies[index];
	const isOwn = by === history.seat;
	const written = ownAct(history, index);
	const move = isOwn ? boardMove(written) : (announcedIn(heard) ?? findSeenMove(history, index));
	const isCapture = heard.some(({type}) => type === 'captured');
	const own =
		isOwn && move !== undefined
			? makeOwnSan(viewBefore(history, index), move, history.variant, isCapture)
			: undefined;
	const act = isOwn ? listedAct(history, index, written) : toldAct(history, index);
	const text =
		sealed.get(index)?.text ??
		own ??
		(isOwn || move === undefined ? act : undefined) ??
		makeEnemyText(history, index, move);
	return move === undefined ? {text} : {text, move};
}

/** Returns a seat's list of the moves, one entry a ply: made from what it saw and heard, and from nothing else. */
export function moveList(history: SeatHistory): readonly MoveEntry[] {
	const numbers = moveNumbers(numberedPlies(history));
	const sealed = sealedMoves(history);
	return history.plies.map(({by}, index) => ({
		ply: index + 1,
		number: numbers[index],
		by,
		...moveAt(history, index, sealed),
	}));
}

/** Returns a board with the men of one side alone. */
const menOf = (cells: Cells, color: Color): Cells =>
	cells.map((code) => (isOwn(code, color) ? code : EMPTY));

/**
 * Returns how a try or a question is written: as a move by what its maker sees, or as it is. A try is told
 * apart from what his other men of its kind could try by his own men alone, whatever else `cells` holds:
 * so no two tries that are possible in a turn read alike, and men of the other side never change how a man is
 * named.
 */
export function tryText(cells: Cells, text: string, variantId: string): string {
	const move = parseUci(text);
	if (move === undefined || !isAnyMan(cells[move.from])) {
		return text;
	}

	const own = menOf(cells, manColor(cells[move.from]));
	// Where it is tried to go straight on to a man no pawn takes.
	const isPawn = (cells[move.from] & 7) === PAWN;
	return makeSan(move, isPawn ? own : cells, rivalsOf({cells: own}, move, variantId));
}

/** Returns the same as it is told: a man that is put down without the sign between him and his square. */
export const toldTry = (cells: Cells, text: string, variantId: string): string =>
	parseAct(text)?.kind === 'place' ? text.replace('@', '') : tryText(cells, text, variantId);
