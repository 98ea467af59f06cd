/**
 * Goes through recorded games (record-decisions.js) and calls `visit` before each recorded decision with the
 * question that the bot was asked, what each move was worth in truth, the true position, and the number of
 * the game. `bot` are the modules of the checkout.
 */
export function replayDecisions(bot, games, visit) {
	for (const [number, {opening, moves, seat, decisions}] of games.entries()) {
		const recorded = new Map(decisions.map((decision) => [decision.ply, decision]));
		const game = bot.unwrap(bot.Game.start(bot.fog, opening.fen));
		const start = game.view(seat);
		const plies = [];
		for (const text of moves) {
			const by = game.turn;
			const legal = game.moves();
			const decision = recorded.get(plies.length);
			if (decision !== undefined && by === seat) {
				const question = {
					history: {seat, variant: bot.fog.id, start, plies: [...plies]},
					menAtStart: {white: 16, black: 16},
					moves: legal,
				};
				visit({question, values: decision.values, truth: game.position, number});
			}

			const {heard} = game.try(legal.find((move) => bot.makeUci(move) === text));
			const seen = {by, view: game.view(seat), heard: heard[seat]};
			plies.push(by === seat ? {...seen, move: text} : seen);
		}
	}
}

/** Modules that a replay needs. */
export const REPLAY_MODULES = [
	'source/core/random.ts',
	'source/core/result.ts',
	'source/core/uci.ts',
	'test/helpers/game.ts',
	'source/rules/variants/fog.ts',
];
