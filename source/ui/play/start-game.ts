import {type ByColor, type Color, COLORS} from '../../core/color.js';
import {fail, ok, type Result} from '../../core/result.js';
import type {Match} from '../../match/match.js';
import {reviewMatch} from '../../match/review.js';
import {spectate} from '../../match/spectate.js';
import {startMatch} from '../../match/start-match.js';
import {MatchHost} from './match-host.js';
import {openSavedDrill} from './open-drill.js';
import {makeSettings, type NewGame, type OneGame} from './new-game.js';
import {reviewScreen, type ReviewWish} from '../replay/review-screen.js';
import type {Screen} from '../shell/screen-stack.js';
import type {BotSeat, UiServices} from '../shell/services.js';

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
		: fail(`The game cannot begin: ${match.error}.`);
}

/** A screen that shows a saved game, and a sentence about its save. */
type OpenedGame = Result<{readonly screen: Screen; readonly warning?: string}>;

/** Returns the screen that goes on with a saved game. */
export function resumeGame(id: string, services: UiServices): OpenedGame {
	const resumed = services.games.resume(id);
	if (!resumed.ok) {
		return resumed;
	}

	const {match, warning} = resumed.value;
	const said = warning === undefined ? {} : {warning};
	const watched = spectate(match);
	if (watched.ok) {
		// Nobody plays in it who could go on.
		services.games.close(id);
		return ok({screen: reviewScreen(match, watched.value, services, {id}), ...said});
	}

	const drill = openSavedDrill(id, match, services);
	if (drill !== undefined) {
		return ok({screen: drill, ...said});
	}

	const host = hostMatch(id, match, services);
	if (!host.ok) {
		services.games.close(id);
		return host;
	}

	return ok({screen: {name: 'match', host: host.value}, ...said});
}

/** Returns the screen that goes through a game that is over, from the saves or from a file. The error is a sentence. */
export function openReview(
	idOrPath: string,
	services: UiServices,
	wish: Omit<ReviewWish, 'id'> = {},
): OpenedGame {
	const saved = services.games.read(idOrPath);
	if (!saved.ok) {
		return saved;
	}

	const {match} = saved.value;
	const review = reviewMatch(match);
	return review.ok
		? ok({screen: reviewScreen(match, review.value, services, {id: idOrPath, ...wish})})
		: review;
}
