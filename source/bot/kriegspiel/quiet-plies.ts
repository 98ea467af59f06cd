import {PAWN} from '../../core/man.js';
import {parseUci} from '../../core/uci.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';

/** Returns how many plies the seat knows of since the last capture or pawn's move of its own; those of the other side's pawns are not known. */
export function quietPlies(history: SeatHistory): number {
	const {plies, seat} = history;
	let quiet = 0;
	for (let index = plies.length - 1; index >= 0; index--) {
		const {by, move: text, heard} = plies[index];
		const move = by === seat && text !== undefined ? parseUci(text) : undefined;
		const isPawn = move !== undefined && (viewBefore(history, index).cells[move.from] & 7) === PAWN;
		if (isPawn || heard.some(({type}) => type === 'captured' || type === 'lost')) {
			break;
		}

		quiet++;
	}

	return quiet;
}
