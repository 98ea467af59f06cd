import {boardMove, parseAct} from '../../core/act.js';
import {byColor, type Color, COLORS} from '../../core/color.js';
import {given} from '../../core/given.js';
import {checkSigns} from '../../knowledge/check-sign.js';
import {
	HIDDEN,
	hasNumber,
	moveList,
	moveNumbers,
	numberedPlies,
} from '../../knowledge/move-list.js';
import {ownAct} from '../../knowledge/own-move.js';
import {type SealedMove, sealedMoves} from '../../knowledge/sealed-moves.js';
import {sentMoves} from '../../knowledge/sent-moves.js';
import {toldAct} from '../../knowledge/told-acts.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {isSetUp} from '../../rules/view.js';
import type {Eyes, Review} from '../../match/review.js';
import {listedSeal} from '../../text/acts.js';
import {countsTurns} from '../../text/finished-game.js';
import {sideName} from '../../text/men.js';
import {answeredBy} from '../../text/move-answer.js';
import {listedText} from './listed-text.js';

/** One ply as its reader knows it. */
export type ListedMove = {
	/** The number of the move, counted up after Black's; 0 for what was done before the first one. */
	readonly number: number;
	readonly by: Color;
	/** "Nf3", "reveals b8", or "…" for what is not known; with what check it gave. */
	readonly text: string;
	/** Whether the number is that of a turn of one side, of several moves. */
	readonly isTurn?: true;
	/** Whether it answers the move before it, as whose part it is listed; its number is that move's. */
	readonly isAnswer?: true;
};

/** A move in full, and the ply it led to. */
export type SheetMove = ListedMove & {
	readonly ply: number;
	/** Whether it was a move on the board, as far as its reader knows. */
	readonly isMove: boolean;
	/** How its reader knew it at its ply, where it lay sealed then. */
	readonly thenText?: string;
};

type Played = Pick<Review, 'moves' | 'variant'>;
type Numbered = {readonly by: Color; readonly isNumbered?: boolean};

/** Returns the number of each ply of a game: of its move, counted up after Black's, 0 before the first one, or of its side's turn, counted from 1. */
export function plyNumbers(variantId: string, plies: readonly Numbered[]): readonly number[] {
	if (!countsTurns(variantId)) {
		const first = plies.findIndex(({isNumbered = true}) => isNumbered);
		return moveNumbers(plies).map((number, index) => (first < 0 || index < first ? 0 : number));
	}

	let turn = 0;
	return plies.map(({by}, index) => {
		turn += plies[index - 1]?.by === by ? 0 : 1;
		return turn;
	});
}

const numbered = ({moves}: Played): readonly Numbered[] =>
	moves.map(({by, act}) => ({by, isNumbered: hasNumber(act, undefined)}));

/** Returns the number of the move that a side makes next, or of its turn. */
export const nextNumber = (played: Played, by: Color): number =>
	plyNumbers(played.variant, [...numbered(played), {by}])[played.moves.length];

/** Returns plies with their numbers; what answers a move has its number. */
function withNumbers<M extends Omit<ListedMove, 'number' | 'isTurn'>>(
	variantId: string,
	plies: readonly M[],
	numbers: readonly number[],
): readonly (M & ListedMove)[] {
	const turns = countsTurns(variantId) ? {isTurn: true as const} : {};
	let last = 1;
	return plies.map((ply, index) => {
		last = ply.isAnswer === true ? last : numbers[index];
		return {...ply, ...turns, number: last};
	});
}

/** Returns moves that were sent together, each that could not be played with the answer, like a try in vain; undefined where there are none. */
const sentText = (
	sent: readonly {readonly text: string; readonly stood: boolean | undefined}[],
): string | undefined =>
	sent.map(({text, stood}) => (stood === false ? `(${text} no)` : text)).join(' ') || undefined;

/** Returns the plies of a seat's history as its own list has them: made from what it saw and heard, and from nothing else. */
export function seatMoves(history: SeatHistory): readonly ListedMove[] {
	const signs = checkSigns(history);
	const plies = moveList(history).map((entry, index) => {
		const {text, ...rest} = listedText(history, entry);
		return {
			by: entry.by,
			text: (sentText(sentMoves(history, index)) ?? text) + signs[index],
			...rest,
		};
	});
	return withNumbers(history.variant, plies, plyNumbers(history.variant, numberedPlies(history)));
}

/** Returns whether an act moves a man at once, or several; one that is not known does. */
const isMoving = (act: string | undefined): boolean =>
	act === undefined || boardMove(act) !== undefined || parseAct(act)?.kind === 'batch';

/** Returns how a ply was known to a seat when it was made, where it sealed a move that was opened later; nothing of any other. */
const sealedThen = (
	sealed: SealedMove | undefined,
	index: number,
	isKnown: boolean,
): Pick<SheetMove, 'thenText'> =>
	sealed === undefined || sealed.opened <= index
		? {}
		: {thenText: listedSeal(isKnown ? sealed.text : undefined)};

/** Returns a move of a review as a list has it: of moves that were sent together what came of them, as far as they were tried before the king was taken. */
function writtenMove({moves, outcome}: Review, index: number): string {
	const {san, sent = []} = moves[index];
	const isLast = outcome?.reason === 'king-captured' && index === moves.length - 1;
	const tried = isLast ? sent.slice(0, sent.findLastIndex(({stood}) => stood) + 1) : sent;
	return sentText(tried) ?? san;
}

/** Returns the moves as a seat's own list has them, without what it did not notice. */
function noticedMoves(review: Review, seat: Color): readonly SheetMove[] {
	const {steps, reports, moves, outcome} = review;
	const {history} = reports[seat];
	const list = seatMoves(history);
	const sealed = sealedMoves(history);
	return steps.slice(1).flatMap(({ply, noticed}) => {
		const first = steps[ply - 1].noticed[seat];
		return list.slice(first, noticed[seat]).map((move, count): SheetMove => {
			const index = first + count;
			const act = sealed.get(index)?.act ?? ownAct(history, index) ?? toldAct(history, index);
			const isSecret = move.text.includes(HIDDEN) && isSetUp(viewBefore(history, index).phase);
			// What its own moves came to that ended the game the end tells.
			const isEnd = outcome !== undefined && ply === moves.length && move.by === seat;
			const end =
				moves[ply - 1].sent === undefined || !isEnd ? {} : {text: writtenMove(review, ply - 1)};
			const then = sealedThen(sealed.get(index), index, move.by === seat);
			return {...move, ...end, ply, isMove: !isSecret && isMoving(act), ...then};
		});
	});
}

/** Returns the moves in truth: as their side's own list has them, the moves on the board told apart by the truth. */
function trueMoves(review: Review): readonly SheetMove[] {
	const {moves, steps, reports, variant} = review;
	const signs = byColor((seat) => checkSigns(reports[seat].history));
	const sealed = byColor((seat) => sealedMoves(reports[seat].history));
	const plies = moves.map((made, index) => {
		const {by, act, move} = made;
		const {noticed} = steps[index + 1];
		const {text, ...rest} = listedText(reports[by].history, {
			ply: noticed[by],
			text: writtenMove(review, index),
			...given({move}),
		});
		const [sign = ''] = COLORS.filter((seat) => noticed[seat] > steps[index].noticed[seat])
			.map((seat) => signs[seat][noticed[seat] - 1])
			.filter((one) => one !== '');
		const own = noticed[by] - 1;
		const then = sealedThen(sealed[by].get(own), own, true);
		return {ply: index + 1, by, text: text + sign, isMove: isMoving(act), ...rest, ...then};
	});
	return withNumbers(variant, plies, plyNumbers(variant, numbered({moves, variant})));
}

/** Returns the moves of a game: in truth in full, else as a side's own list has them, made from what it noticed alone. */
export const listedMoves = (played: Review, eyes: Eyes = 'truth'): readonly SheetMove[] =>
	eyes === 'truth' ? trueMoves(played) : noticedMoves(played, eyes);

/** Returns the moves of a game in full as a player's list has them, without what was done in a set-up. */
export const shownMoves = (review: Review): readonly SheetMove[] =>
	listedMoves(review).filter(({ply, by}) => !isSetUp(review.steps[ply - 1].sights[by].phase));

/** Returns how a move is told with its number: "11…Rxh2", "11…xh2" too where the man is not known; a turn's has no side, and what comes before the first move no number. */
export function numberedMove({number, by, text, isTurn}: ListedMove, gap = ''): string {
	if (number === 0) {
		return text;
	}

	const hasDot = by === 'white' || isTurn === true;
	return !hasDot && text.startsWith(HIDDEN)
		? `${number}${text}`
		: `${number}${hasDot ? '.' : '…'}${gap}${text}`;
}

/** Returns how the ply that led to a step is told by itself, with its number, as it was known then: what answers a move behind that, with who answered. */
export function toldMove(moves: readonly SheetMove[], move: SheetMove): string {
	const answered =
		move.isAnswer === true
			? moves.findLast(({ply, isAnswer}) => ply < move.ply && isAnswer !== true)
			: undefined;
	return answered === undefined
		? numberedMove({...move, text: move.thenText ?? move.text}, ' ')
		: `${numberedMove(answered, ' ')} ${answeredBy(move.by, move.text)}`;
}

/** Returns the same with whose it is, where that is not said with it. */
export const toldMoveBy = (moves: readonly SheetMove[], move: SheetMove): string =>
	`${toldMove(moves, move)}${move.isAnswer === true ? '' : `, ${sideName(move.by)}`}`;
