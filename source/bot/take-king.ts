import type {UciMove} from '../core/uci.js';
import {currentView} from '../rules/history.js';
import {seenKing} from '../knowledge/lone-king-belief.js';
import type {BotQuestion} from './bot.js';

/** Returns a capture of the king, which wins whatever else is on the board; undefined when the seat sees none. */
export function takeKing({history, moves}: BotQuestion): UciMove | undefined {
	const king = seenKing(currentView(history));
	return moves.find(({to}) => to === king);
}
