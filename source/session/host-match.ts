import {type ByColor, type Color, COLORS} from '../core/color.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Match} from '../match/match.js';
import {startMatch} from '../match/start-match.js';
import {MatchHost} from './match-host.js';
import {makeSettings, type NewGame, type OneGame} from './new-game.js';
import type {BotSeat, UiServices} from './services.js';
import {noGame} from '../text/saves.js';

/** Returns who runs a match: its bots seated. The error is a sentence. */
export function hostMatch(id: string, match: Match, services: UiServices): Result<MatchHost> {
	const bots: Partial<Record<Color, BotSeat>> = {};
	for (const color of COLORS) {
		const seat = match.settings.seats[color];
		if (seat.kind === 'bot') {
			const bot = services.bots.find(seat.bot, {fen: match.settings.fen, ms: seat.ms});
			if (bot === undefined) {
				return fail(`The bot of this game, ${seat.name}, is not known here.`);
			}

			bots[color] = bot;
		}
	}

	return ok(new MatchHost(id, match, services, bots satisfies Partial<ByColor<BotSeat>>));
}

export function startGame(
	game: NewGame,
	one: Partial<OneGame>,
	services: UiServices,
): Result<MatchHost> {
	const choice = services.bots.describe(game.bot);
	if (game.opponent === 'bot' && choice === undefined) {
		return fail('There is no such bot.');
	}

	const settings = makeSettings(game, {
		...one,
		seed: one.seed ?? services.seed(),
		...(choice === undefined ? {} : {choice}),
	});
	const match = startMatch(settings, services.now());
	return match.ok
		? hostMatch(services.games.newId(), match.value, services)
		: fail(noGame(match.error));
}
