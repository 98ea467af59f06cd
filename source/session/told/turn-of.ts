import {UNSEEN} from '../../core/man.js';
import {isOwn} from '../../knowledge/own-man.js';
import type {SeatReport} from '../../match/seat-report.js';
import {viewBefore} from '../../rules/history.js';
import {findVariant} from '../../rules/registry.js';

/** What a turn is, as far as its keys and signs depend on it; what is left out is not so. */
export type Turn = {
	/** What is played: a game, a drill with the men or with the lone king, a puzzle, a scene to learn by. */
	readonly of: 'game' | 'drill' | 'defence' | 'puzzle' | 'scene';
	/** Whether what is tried may be refused. */
	readonly mayBeRefused?: boolean;
	/** Whether the rules have questions to ask. */
	readonly mayAsk?: boolean;
	/** Whether nothing is seen but the own men: the other side's are then set on the board as they are guessed. */
	readonly seesOwnMenOnly?: boolean;
	/** Whether the person's own guess of where the king is is shown. */
	readonly guesses?: boolean;
};

/** Returns whether a seat sees nothing but its own men, by what it saw at the start. */
export const seesOwnMenOnly = ({history, seat}: Pick<SeatReport, 'history' | 'seat'>): boolean =>
	viewBefore(history, 0).cells.every((code) => code === UNSEEN || isOwn(code, seat));

/** Returns whether what a seat tries may be refused: who sees the whole board knows what it may do. */
export const mayBeRefused = ({history, umpire}: Pick<SeatReport, 'history' | 'umpire'>): boolean =>
	umpire !== undefined && viewBefore(history, 0).cells.includes(UNSEEN);

/** Returns what a seat's turn is like, from its report alone. */
export function turnOf(report: SeatReport, of: Turn['of'] = 'game'): Turn {
	const book = findVariant(report.variant);
	const isRefusable = mayBeRefused(report);
	return {
		of,
		mayBeRefused: isRefusable,
		mayAsk: isRefusable && book.ok && (book.value.asks ?? []).length > 0,
		seesOwnMenOnly: seesOwnMenOnly(report),
	};
}
