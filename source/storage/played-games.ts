import {given} from '../core/given.js';
import type {ImportedEnd, PlayedGame} from '../match/statistics.js';
import {analysesOf, listFinished} from './finished-games.js';
import {type GameSummary, personSide} from './game-summary.js';

/** The finished games of a person against bots, and sentences about saves that could not be read. */
export type PlayedList = {
	readonly played: readonly PlayedGame[];
	/** How games ended that were imported, which are in no record. */
	readonly imported: readonly ImportedEnd[];
	/** How many against bots began from a position of their own, and were no drills: they are in none either. */
	readonly setUp: number;
	readonly warnings: readonly string[];
};

/** Returns a finished game as the person played it; undefined where not one person played one bot here from the array, or where no move was made: of such a game nothing is kept but for its set-up. */
function toPlayed(game: GameSummary, folder: string): PlayedGame | undefined {
	const {id, variant, plies, bots = {}, outcome, start, updated} = game;
	const seat = personSide(game);
	const bot = bots.white ?? bots.black;
	const isCounted = plies > 0 && start === undefined;
	if (outcome === undefined || !isCounted || seat === undefined || bot === undefined) {
		return undefined;
	}

	const analysis = analysesOf(folder, id)[seat];
	return {id, variant, seat, bot, outcome, ended: updated, ...given({analysis})};
}

/** Lists what a person's record is made from: the games against bots that are over. A drill, or another game from a position of its own, shows nothing of who is stronger; `isDrill` tells a drill. */
export function listPlayed(folder: string, isDrill: (game: GameSummary) => boolean): PlayedList {
	const {games, warnings} = listFinished(folder);
	const imported = games.flatMap((game) =>
		game.imported?.unread === undefined ? ((game.imported && game.outcome) ?? []) : 'in-part',
	);
	const setUp = games.filter(
		(game) => game.start !== undefined && personSide(game) !== undefined && !isDrill(game),
	).length;
	return {played: games.flatMap((game) => toPlayed(game, folder) ?? []), imported, setUp, warnings};
}
