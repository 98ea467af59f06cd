import {opposite} from '../../core/color.js';
import {keepLast} from '../../core/keep-last.js';
import {unwrap} from '../../core/result.js';
import {SquareSet} from '../../core/square-set.js';
import {squareName} from '../../core/square.js';
import {parseUci, type UciMove} from '../../core/uci.js';
import type {HistoryTry, SeatHistory} from '../../rules/history.js';
import {type Announcement, isInVain} from '../../rules/news.js';
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
	return keepLast(kept, key, MOST_KEPT, () => answersTo(placement, belief, move));
}

const NOWHERE: Pick<TryCase, 'belief'> = {belief: SquareSet.empty};

/** Follows White's knowledge as `BeliefGame.read` tells it. Exact under books that tell checks by their kind; no square is left when what was heard cannot be. */
export function trackByAnswers(history: SeatHistory, start?: SquareSet): readonly Moment[] {
	const {start: view} = history;
	const {placement} = unwrap(readPlacement(view.cells));
	const known = start ?? anywhere(placement);
	let now: Moment = {ply: 0, turn: view.turn, view, placement, belief: known};
	const moments: Moment[] = [];
	/** Takes in a try of White's and the answer that was heard; returns where the king may be then. */
	const hear = (move: UciMove, isRefused: boolean, is: (answer: Answer) => boolean): SquareSet => {
		moments.push({...now, tried: {move, isRefused}});
		const white = asWhiteMove(now.placement, move);
		const cases = white === undefined ? [] : casesOf(now.placement, now.belief, white);
		return (cases.find(({answer}) => is(answer)) ?? NOWHERE).belief;
	};

	/** Takes in what White tried in vain or asked. */
	const refuse = (tried: HistoryTry): void => {
		const move = parseUci(tried.text ?? '');
		if (move === undefined || !isInVain(tried)) {
			return;
		}

		const belief = hear(move, true, ({kind}) => kind === 'refused');
		const isTry = asWhiteMove(now.placement, move) !== undefined;
		now = isTry ? {...now, belief} : now;
	};

	/** Returns where the king may be after a move of his. */
	const reply = (heard: readonly Announcement[]): SquareSet => {
		moments.push(now);
		const captured = heard.find((one) => one.type === 'captured');
		const taken = now.placement.squares.findIndex(
			(square) => squareName(square) === captured?.square,
		);
		const replies = repliesFrom(now.placement, now.belief);
		return (replies.find((one) => (one.taken ?? -1) === taken) ?? NOWHERE).belief;
	};

	for (const {by, tries = [], move: text, heard, view} of history.plies) {
		for (const tried of by === history.seat ? tries : []) {
			refuse(tried);
		}

		const move = parseUci(text ?? '');
		const belief =
			now.turn === 'white' && move !== undefined
				? hear(move, false, (answer) => isHeard(answer, heard))
				: reply(heard);
		const {placement} = unwrap(readPlacement(view.cells));
		now = {ply: now.ply + 1, turn: opposite(now.turn), view, placement, belief};
	}

	for (const tried of now.turn === history.seat ? (history.tries ?? []) : []) {
		refuse(tried);
	}

	return [...moments, now];
}
