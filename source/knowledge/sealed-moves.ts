import type {Color} from '../core/color.js';
import {parseUci} from '../core/uci.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import {movesMade} from './moves-made.js';
import {makeOwnSan} from './own-san.js';

/** Returns the ply by which a side sealed the move that ply `index` opened: the last one of it, at most that one, that left the other side on turn. */
const sealedBy = (history: SeatHistory, index: number, by: Color): number =>
	history.plies.findLastIndex(
		(ply, at) => at <= index && ply.by === by && viewBefore(history, at).turn === by,
	);

/**
 * Returns how moves that were written down are written in a list, by the plies that wrote them (0 is the first): since
 * all heard what they were when they were opened, as moves on the board that they were played on; one that could not be
 * played by its squares, with "?".
 */
export function sealedTexts(history: SeatHistory): ReadonlyMap<number, string> {
	const texts = new Map<number, string>();
	for (const [index, {heard}] of history.plies.entries()) {
		if (!heard.some(({type}) => type === 'opened')) {
			continue;
		}

		for (const {by, move, before} of movesMade(history, index)) {
			texts.set(sealedBy(history, index, by), makeOwnSan(before, move, history.variant));
		}

		const illegal = heard.find((record) => record.type === 'illegal-seal');
		if (illegal?.type === 'illegal-seal' && parseUci(illegal.move) !== undefined) {
			texts.set(index, `${illegal.move}?`);
		}
	}

	return texts;
}
