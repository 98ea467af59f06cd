import {pick} from '../../core/random.js';
import {currentView, viewBefore} from '../../rules/history.js';
import {takersOf} from '../../knowledge/takers.js';
import {isPawnCapture} from '../../rules/umpire/pawn-captures.js';
import type {Bot} from '../bot.js';

/**
 * Takes what it can: in Kriegspiel it tries every capture of its pawns, and every try to where a man of its own was
 * just taken, in any order and before anything else; those are all the captures that it can know of, as any
 * other try that stands is a move, whatever it was meant for. Elsewhere it takes where it sees. Above
 * random play a yardstick.
 */
export const grabberBot: Bot = ({history, moves, acts}, random) => {
	if (moves.length === 0 && acts !== undefined) {
		return {move: pick(random, acts)};
	}

	const {cells} = currentView(history);
	const index = history.plies.length - 1;
	const last = history.plies.at(-1);
	const takers =
		last === undefined || last.by === history.seat
			? []
			: takersOf(viewBefore(history, index), last.view);
	const isEnemy = (square: number) => (cells[square] & 7) !== 0 && (cells[square] & 7) !== 7;
	const captures = moves.filter(
		(move) => isPawnCapture(cells[move.from], move) || isEnemy(move.to) || takers.includes(move.to),
	);
	return {move: pick(random, captures.length === 0 ? moves : captures)};
};
