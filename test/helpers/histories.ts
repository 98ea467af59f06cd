import type {Color} from '../../source/core/color.js';
import {manLetter} from '../../source/core/man.js';
import {squareName} from '../../source/core/square.js';
import type {SeatHistory} from '../../source/rules/history.js';
import type {ManOn} from '../../source/knowledge/own-man.js';
import {seatReport} from '../../source/match/seat-report.js';
import {BOTS, play} from './matches.js';

/** Returns what a seat lived in a game of these moves, from a FEN or from the usual start. */
export function historyOf(
	seat: Color,
	moves: readonly string[],
	fen?: string,
	variant = 'fog',
): SeatHistory {
	const settings = {...BOTS, variant, ...(fen === undefined ? {} : {fen})};
	const {match} = play(settings, ...moves);
	if (match.moves.length !== moves.length) {
		throw new Error(`only ${match.moves.length} of these moves can be played: ${moves.join(' ')}`);
	}

	return seatReport(match, seat).history;
}

/** Returns men as letter and square. */
export const named = (men: readonly ManOn[]): string[] =>
	men.map(({square, man}) => manLetter(man) + squareName(square));
