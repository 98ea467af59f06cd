import type {BotQuestion} from '../../source/bot/bot.js';
import {unwrap} from '../../source/core/result.js';
import type {HistoryPly} from '../../source/rules/history.js';
import {Game} from '../../source/rules/game.js';
import {fog} from '../../source/rules/variants/fog.js';

/** Returns the question to the side that is on move after some moves from the start. */
export function questionAfter(...moves: readonly string[]): BotQuestion {
	const game = unwrap(Game.start(fog));
	const seat = moves.length % 2 === 0 ? 'white' : 'black';
	const start = game.view(seat);
	const plies = moves.map((move): HistoryPly => {
		const by = game.turn;
		const {heard} = game.tryText(move)!;
		const seen = {by, view: game.view(seat), heard: heard[seat]};
		return by === seat ? {...seen, move} : seen;
	});
	return {
		history: {seat, variant: 'fog', start, plies},
		menAtStart: {white: 16, black: 16},
		moves: game.moves(),
	};
}
