import type {Color} from '../../core/color.js';
import {unwrap} from '../../core/result.js';
import {SquareSet} from '../../core/square-set.js';
import {squareName} from '../../core/square.js';
import {makeUci, parseUci, type UciMove} from '../../core/uci.js';
import type {HistoryPly, HistoryTry, SeatHistory} from '../../knowledge/history.js';
import type {Announcement} from '../../rules/announcement.js';
import {type Placement, readPlacement} from '../../solver/material.js';
import {uciOf, whiteMoves, type WhiteMove} from '../../solver/reach.js';
import {type Answer, type AnswerCase, answersTo, anywhere, repliesFrom} from './umpire.js';

/** What White knew at one moment of an umpired game against a lone king, and what he tried then. */
export type KingMoment = {
	/** How many moves stood before it. */
	readonly ply: number;
	readonly turn: Color;
	/** White's men. */
	readonly placement: Placement;
	/** Where the king may be: all that the umpire has ever said is in it. */
	readonly belief: SquareSet;
	/** What White tried then; undefined on Black's turn and at the last moment. */
	readonly tried?: {readonly move: UciMove; readonly isRefused: boolean};
};

/** Returns a try as one of White's that can stand somewhere; undefined for one that is refused wherever the king is. */
export const asWhiteMove = (placement: Placement, move: UciMove): WhiteMove | undefined =>
	whiteMoves(placement).find((one) => makeUci(uciOf(placement, one)) === makeUci(move));

const checksOf = (heard: readonly Announcement[]): string =>
	heard
		.flatMap((one) => (one.type === 'check' ? [one.by] : []))
		.sort()
		.join();

/** Returns whether an answer is what was heard of a try that stands. */
function isHeard(answer: Answer, heard: readonly Announcement[]): boolean {
	const ended = heard.find((one) => one.type === 'ended');
	const reason = ended?.reason === 'checkmate' || ended?.reason === 'stalemate';
	return answer.kind === 'played'
		? !reason && [...answer.checks].sort().join() === checksOf(heard)
		: reason && answer.kind === ended.reason;
}

/** So much of what the umpire may say is kept: a game is followed from its start again and again. */
const MOST_KEPT = 3000;
const kept = new Map<string, readonly AnswerCase[]>();

/** Returns what the umpire may answer to a try, each worked out once. */
function casesOf(placement: Placement, belief: SquareSet, move: WhiteMove): readonly AnswerCase[] {
	const {material, squares} = placement;
	const {man, to, promotion = ''} = move;
	const key = [material, squares, belief.low, belief.high, man, to, promotion].join(' ');
	const cases = kept.get(key) ?? answersTo(placement, belief, move);
	if (kept.size >= MOST_KEPT) {
		kept.clear();
	}

	kept.set(key, cases);
	return cases;
}

const NOWHERE: Pick<AnswerCase, 'belief'> = {belief: SquareSet.empty};

/** Follows White's knowledge through a game, one try or move after the other. */
class KingTracker {
	readonly moments: KingMoment[] = [];
	#ply = 0;
	#turn: Color;
	#placement: Placement;
	#belief: SquareSet;

	constructor({start}: SeatHistory, known: SquareSet | undefined) {
		this.#turn = start.turn;
		({placement: this.#placement} = unwrap(readPlacement(start.cells)));
		this.#belief = known ?? anywhere(this.#placement);
	}

	now(): KingMoment {
		return {
			ply: this.#ply,
			turn: this.#turn,
			placement: this.#placement,
			belief: this.#belief,
		};
	}

	/** Takes in what White tried in vain or asked. */
	refuse({text, heard}: HistoryTry): void {
		const move = parseUci(text ?? '');
		if (move === undefined || !heard.some(({type}) => type === 'refused' || type === 'nonsense')) {
			return;
		}

		this.moments.push({...this.now(), tried: {move, isRefused: true}});
		const white = asWhiteMove(this.#placement, move);
		if (white !== undefined) {
			const cases = casesOf(this.#placement, this.#belief, white);
			({belief: this.#belief} = cases.find(({answer}) => answer.kind === 'refused') ?? NOWHERE);
		}
	}

	/** Takes in a move that stands, White's own or one of the king's. */
	play({move: text, heard, view}: HistoryPly): void {
		const move = parseUci(text ?? '');
		if (this.#turn === 'white' && move !== undefined) {
			this.moments.push({...this.now(), tried: {move, isRefused: false}});
			const white = asWhiteMove(this.#placement, move);
			const cases = white === undefined ? [] : casesOf(this.#placement, this.#belief, white);
			({belief: this.#belief} = cases.find(({answer}) => isHeard(answer, heard)) ?? NOWHERE);
		} else {
			this.moments.push(this.now());
			const captured = heard.find((one) => one.type === 'captured');
			const reply = repliesFrom(this.#placement, this.#belief).find(
				({taken}) =>
					(taken === undefined ? undefined : squareName(this.#placement.squares[taken])) ===
					captured?.square,
			);
			({belief: this.#belief} = reply ?? NOWHERE);
		}

		({placement: this.#placement} = unwrap(readPlacement(view.cells)));
		this.#turn = this.#turn === 'white' ? 'black' : 'white';
		this.#ply++;
	}
}

/**
 * Returns what White knew at each moment of an umpired game against a king alone, from his own history: at
 * the start, after each try that was refused and after each move that stands, the last moment last. Exact
 * under books that tell checks by their kind. `start` is where he knew the king to be at the start,
 * undefined for nowhere. On Black's turn the squares are those before his reply. None are left when what
 * was heard cannot be.
 */
export function trackUmpiredKing(history: SeatHistory, start?: SquareSet): readonly KingMoment[] {
	const tracker = new KingTracker(history, start);
	for (const ply of history.plies) {
		for (const tried of ply.by === history.seat ? (ply.tries ?? []) : []) {
			tracker.refuse(tried);
		}

		tracker.play(ply);
	}

	const {turn} = tracker.now();
	for (const tried of turn === history.seat ? (history.tries ?? []) : []) {
		tracker.refuse(tried);
	}

	return [...tracker.moments, tracker.now()];
}
