import {byColor, type Color} from '../core/color.js';
import {isMan, manColor, manLetter} from '../core/man.js';
import {squareName} from '../core/square.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import type {Match, Notice} from './match.js';
import {truthOf} from './truth.js';

/** Returns how many plies must go so that `side` is on move where it made its last move; 0 when it has made none. */
export function pliesToTakeBack(match: Match, side: Color): number {
	const plies = truthOf(match).turn === side ? 2 : 1;
	return plies <= match.moves.length ? plies : 0;
}

/**
 * Returns what a takeback of the last `plies` plies leaves with a seat: enemy men it saw only in
 * them, and men of its own that were taken in them. Made from the seat's own history alone.
 */
export function findRevealed(
	history: SeatHistory,
	plies: number,
): {revealed: readonly string[]; taken: readonly string[]} {
	const {seat} = history;
	const first = history.plies.length - plies;
	const standing = viewBefore(history, first).cells;
	const revealed = new Set<string>();
	const taken: string[] = [];
	for (let index = first; index < history.plies.length; index++) {
		const before = viewBefore(history, index).cells;
		const {by, view} = history.plies[index];
		for (const [square, man] of view.cells.entries()) {
			const place = squareName(square);
			if (isMan(man) && manColor(man) !== seat && standing[square] !== man) {
				revealed.add(manLetter(man) + place);
			}

			const own = before[square];
			if (by !== seat && isMan(own) && manColor(own) === seat && man !== own) {
				taken.push(manLetter(own) + place);
			}
		}
	}

	return {revealed: [...revealed], taken};
}

/** Returns the match without its last `plies` plies, each seat being told what it goes on knowing. Phase and clocks are left as they are. */
export function takeBack(match: Match, by: Color, plies: number): Match {
	const {histories} = truthOf(match);
	const ply = match.moves.length - plies;
	const {tries, ...rest} = match;
	// What was tried in the turn that is played again stays tried.
	const left = tries?.filter((one) => one.ply <= ply) ?? [];
	return {
		...rest,
		moves: match.moves.slice(0, ply),
		...(left.length === 0 ? {} : {tries: left}),
		notices: byColor((seat): readonly Notice[] => [
			...match.notices[seat],
			{kind: 'taken-back', ply, by, plies, ...findRevealed(histories[seat], plies)},
		]),
	};
}

/** Returns the match with a request of `by` turned down, which that side is told. */
export function declineRequest(match: Match): Match {
	const {request, ...rest} = match;
	if (request === undefined) {
		return match;
	}

	const {by, kind} = request;
	const notice: Notice = {
		kind: kind === 'draw' ? 'draw-declined' : 'takeback-declined',
		ply: match.moves.length,
	};
	return {...rest, notices: {...match.notices, [by]: [...match.notices[by], notice]}};
}

/** Returns whether such a request of `side` was turned down since the last move or takeback: it is not to be repeated at once. */
export function isJustDeclined(match: Match, side: Color, kind: 'draw' | 'takeback'): boolean {
	const notices = match.notices[side];
	const since = notices.findLastIndex((notice) => notice.kind === 'taken-back') + 1;
	return notices
		.slice(since)
		.some((notice) => notice.kind === `${kind}-declined` && notice.ply === match.moves.length);
}
