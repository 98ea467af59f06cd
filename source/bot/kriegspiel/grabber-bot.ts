import {pick} from '../../core/random.js';
import {parseSquare} from '../../core/square.js';
import {currentView} from '../../knowledge/history.js';
import {isPawnCapture} from '../../rules/umpire/pawn-captures.js';
import type {Bot} from '../bot.js';

/**
 * Takes what it can: every capture of its pawns and every try to where a man of its own was just taken, in any
 * order, and then whatever comes. Behind an umpire a yardstick above random play; elsewhere it takes where it sees.
 */
export const grabberBot: Bot = ({history, moves}, random) => {
	const {cells} = currentView(history);
	const last = history.plies.at(-1);
	const taken = last?.heard.flatMap((record) =>
		record.type === 'captured' ? [parseSquare(record.square)] : [],
	);
	const isEnemy = (square: number) => (cells[square] & 7) !== 0 && (cells[square] & 7) !== 7;
	const captures = moves.filter(
		(move) =>
			isPawnCapture(cells[move.from], move) ||
			isEnemy(move.to) ||
			(last?.by !== history.seat && taken?.includes(move.to) === true),
	);
	return {move: pick(random, captures.length === 0 ? moves : captures)};
};
