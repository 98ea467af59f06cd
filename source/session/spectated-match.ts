import type {ByColor} from '../core/color.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Match} from '../match/match.js';
import type {SeatSetting} from '../match/settings.js';
import {startMatch} from '../match/start-match.js';
import type {GameToWatchRequest} from './request.js';
import type {BotSeat, UiServices} from './services.js';
import {VARIANTS} from '../rules/registry.js';
import {noGame} from '../text/saves.js';

/** A game between two bots as it is asked for, its seed drawn. */
export type GameToWatch = GameToWatchRequest & {readonly seed: number};

/** A match at its start, and who plays in it. */
export type SpectatedMatch = {readonly match: Match; readonly players: ByColor<BotSeat>};

/** Returns a game between two bots at its start. Each bot is told the start only when it is not the variant's own. The error is a sentence. */
export function beginSpectated(
	{bots, variant, fen, seed, ms}: GameToWatch,
	services: Pick<UiServices, 'bots'>,
): Result<SpectatedMatch> {
	const [white, black] = [bots.white, bots.black].map((id) => {
		const choice = services.bots.describe(id);
		const player = services.bots.find(id, {fen, ms});
		return choice === undefined || player === undefined ? undefined : {id, choice, player};
	});
	if (white === undefined || black === undefined) {
		return fail(`There is no bot ${quote(white === undefined ? bots.white : bots.black)}.`);
	}

	const seatOf = ({id, choice}: typeof white): SeatSetting => ({
		kind: 'bot',
		name: choice.title,
		bot: id,
		...(choice.isTimed === true && ms !== undefined ? {ms} : {}),
	});
	const match = startMatch(
		{
			variant,
			seats: {white: seatOf(white), black: seatOf(black)},
			clock: {kind: 'none'},
			seed,
			...(fen === undefined ? {} : {fen}),
		},
		0,
	);
	return match.ok
		? ok({match: match.value, players: {white: white.player, black: black.player}})
		: fail(noGame(match.error));
}

/**
 * Saves a game that is over, beside those that persons have played; returns its name. Until it is asked for
 * nothing of a watched game is saved. The error is a sentence.
 */
export function keepGame(
	match: Match,
	{saves, games}: Pick<UiServices, 'saves' | 'games'>,
): Result<string> {
	if (match.outcome === undefined) {
		return fail('A game can be saved when it is over.');
	}

	const id = games.newId();
	const saved = saves.save(id, match);
	games.close(id);
	return saved.ok ? ok(id) : saved;
}

/** Returns the command that shows the two in the same game again. */
export function watchCommandLine({bots, variant, fen, seed, ms}: GameToWatch): string {
	const flags = [
		`--white ${bots.white} --black ${bots.black} --seed ${seed}`,
		...(variant === VARIANTS[0].id ? [] : [`--variant ${variant}`]),
		...(ms === undefined ? [] : [`--ms ${ms}`]),
		...(fen === undefined ? [] : [`--fen "${fen}"`]),
	];
	return `fogchess watch ${flags.join(' ')}`;
}
