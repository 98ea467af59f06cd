import type {Color} from '../../core/color.js';
import {unwrap} from '../../core/result.js';
import {SquareSet} from '../../core/square-set.js';
import {squareName} from '../../core/square.js';
import {parseUci} from '../../core/uci.js';
import type {HistoryPly, HistoryTry, SeatHistory} from '../../rules/history.js';
import type {Announcement} from '../../rules/news.js';
import type {View} from '../../rules/view.js';
import {type Placement, readPlacement} from '../../solver/material.js';
import type {WhiteMove} from '../../solver/reach.js';
import type {Answer, Moment, TryCase} from '../belief-game.js';
import {answersTo, anywhere, asWhiteMove, repliesFrom} from './answers.js';

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
const kept = new Map<string, readonly TryCase[]>();

/** Returns what the umpire may answer to a try, each worked out once. */
function casesOf(placement: Placement, belief: SquareSet, move: WhiteMove): readonly TryCase[] {
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

const NOWHERE: Pick<TryCase, 'belief'> = {belief: SquareSet.empty};

/** Follows White's knowledge through a game, one try or move after the other. */
class KingTracker {
	readonly moments: Moment[] = [];
	#ply = 0;
	#turn: Color;
	#view: View;
	#placement: Placement;
	#belief: SquareSet;

	constructor({start}: SeatHistory, known: SquareSet | undefined) {
		this.#turn = start.turn;
		this.#view = start;
		({placement: this.#placement} = unwrap(readPlacement(start.cells)));
		this.#belief = known ?? anywhere(this.#placement);
	}

	now(): Moment {
		return {
			ply: this.#ply,
			turn: this.#turn,
			view: this.#view,
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
		this.#view = view;
		this.#turn = this.#turn === 'white' ? 'black' : 'white';
		this.#ply++;
	}
}

/** Follows White's knowledge as `BeliefGame.read` tells it. Exact under books that tell checks by their kind; no square is left when what was heard cannot be. */
export function trackByAnswers(history: SeatHistory, start?: SquareSet): readonly Moment[] {
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
