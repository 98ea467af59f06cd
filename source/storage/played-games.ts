import {given} from '../core/given.js';
import type {PlayedGame} from '../match/statistics.js';
import {analysesOf, listFinished} from './finished-games.js';
import type {GameSummary} from './game-summary.js';

/** The finished games of a person against bots, and sentences about saves that could not be read. */
export type PlayedList = {
	readonly played: readonly PlayedGame[];
	readonly warnings: readonly string[];
};

/** Returns a finished game as the person played it; undefined where not one person played one bot here. */
function toPlayed(
	{id, variant, bots = {}, outcome, updated, imported}: GameSummary,
	folder: string,
): PlayedGame | undefined {
	const seat = bots.white === undefined ? 'white' : 'black';
	const bot = bots.white ?? bots.black;
	const isBetweenBots = bots.white !== undefined && bots.black !== undefined;
	if (outcome === undefined || imported !== undefined || bot === undefined || isBetweenBots) {
		return undefined;
	}

	const analysis = analysesOf(folder, id)[seat];
	return {id, variant, seat, bot, outcome, ended: updated, ...given({analysis})};
}

/** Lists the games of a person against bots that are over, drills among them: a running one changes nothing in it. */
export function listPlayed(folder: string): PlayedList {
	const {games, warnings} = listFinished(folder);
	return {played: games.flatMap((game) => toPlayed(game, folder) ?? []), warnings};
}
