import type {UciMove} from '../core/uci.js';
import {currentView} from '../rules/history.js';
import {seenKing} from '../knowledge/lone-king-belief.js';
import type {BotQuestion} from './bot.js';

/** Returns a capture of the king, which wins whatever else is on the board; undefined when the seat sees none. */
export function takeKing({history, moves}: BotQuestion): UciMove | undefined {
	const king = seenKing(currentView(history));
	return moves.find(({to}) => to === king);
}

/** Returns the moves without promotions to rook or bishop: a queen does all that they do, and nobody is stalemated. */
export function withoutLesserMen(moves: readonly UciMove[]): readonly UciMove[] {
	const kept = moves.filter(({promotion}) => promotion !== 'rook' && promotion !== 'bishop');
	return kept.length === 0 ? moves : kept;
}

/** Returns a move that was found as it is among those offered; undefined when it is not. */
export const findOffered = (
	moves: readonly UciMove[],
	{from, to, promotion}: UciMove,
): UciMove | undefined =>
	moves.find((one) => one.from === from && one.to === to && one.promotion === promotion);
