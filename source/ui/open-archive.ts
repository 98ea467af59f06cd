import process from 'node:process';
import {fail, ok, type Result} from '../core/result.js';
import {given} from '../core/given.js';
import {isDrill} from '../drill/drilled-ending.js';
import {recordLines} from '../match/replay-lines.js';
import {restoreMatch} from '../match/restore.js';
import {keepAnalysis, type KeptAnalyses, loadAnalyses} from '../storage/analysis-file.js';
import {
	analysesOf,
	deleteGame,
	listFinished,
	undeleteGame,
	writePgn,
} from '../storage/finished-games.js';
import {type GameSummary, personSide} from '../storage/game-summary.js';
import {listPlayed} from '../storage/played-games.js';
import {hasGame, loadGame} from '../storage/saved-games.js';
import {playedOn} from '../text/finished-game.js';
import {gamePgn} from '../text/game-pgn.js';
import {pgnNotWritten, TRUTH_IS_KEPT} from '../text/saves.js';
import {notKept} from '../text/analysis.js';
import type {Thinkers} from './open-thinkers.js';
import type {UiServices} from '../session/services.js';

/** Returns a game of the folder as PGN, in truth: it is over. The error is a sentence. */
function pgnOf(folder: string, id: string): Result<string> {
	const loaded = loadGame(folder, id, restoreMatch);
	if (!loaded.ok) {
		return loaded;
	}

	const {match, created, imported} = loaded.value.game;
	if (match.outcome === undefined) {
		return fail(TRUTH_IS_KEPT);
	}

	const begun = playedOn({created, updated: created, ...given({imported})});
	const lines = recordLines(match, 'truth');
	return ok(gamePgn({...match, lines, eyes: 'truth', ...given({created: begun, imported})}));
}

/** Returns whether a game is analysed as its person would have it: of one against a bot his own moves, else those of any side. */
function isAnalysed(game: GameSummary, analyses: KeptAnalyses): boolean {
	const seat = personSide(game);
	return seat === undefined ? Object.keys(analyses).length > 0 : analyses[seat] !== undefined;
}

/**
 * Opens the games that are over in the folder of saves; the error of `place` is a sentence why there is none. `analyse`
 * has a game analysed; PGN is written into the folder that `target` returns.
 */
export function openArchive(
	place: Result<string>,
	analyse: Thinkers['analyse'],
	target: () => string = () => process.cwd(),
): UiServices['archive'] {
	const inPlace = <T>(work: (folder: string) => Result<T>): Result<T> =>
		place.ok ? work(place.value) : place;
	const holds = (id: string | undefined): id is string =>
		place.ok && id !== undefined && hasGame(place.value, id);
	return {
		list() {
			if (!place.ok) {
				return {games: [], warnings: [place.error]};
			}

			const {games, warnings} = listFinished(place.value);
			const listed = games.map((game) => ({
				...game,
				isAnalysed: isAnalysed(game, analysesOf(place.value, game.id)),
			}));
			return {games: listed, warnings};
		},
		played: () =>
			place.ok
				? listPlayed(place.value, isDrill)
				: {played: [], imported: [], setUp: 0, warnings: [place.error]},
		writePgn: (id) =>
			inPlace((folder) => {
				const pgn = pgnOf(folder, id);
				const written = pgn.ok ? writePgn(target(), id, pgn.value) : pgn;
				return written.ok || !pgn.ok ? written : fail(pgnNotWritten(target(), written.error));
			}),
		remove: (id) => inPlace((folder) => deleteGame(folder, id)),
		bringBack: (id) => inPlace((folder) => undeleteGame(folder, id)),
		analyses: (id, match) => (place.ok && holds(id) ? loadAnalyses(place.value, id, match) : {}),
		async analyse({id, match, seat}, signal, onProgress) {
			const found = await analyse({match, seat}, signal, onProgress);
			if (!found.ok) {
				return found;
			}

			const kept =
				place.ok && holds(id)
					? keepAnalysis(place.value, {id, match, seat}, found.value)
					: ok(undefined);
			const fault = kept.ok ? undefined : notKept(kept.error);
			return ok({analysis: found.value, ...given({fault})});
		},
	};
}
