import {isDrill} from '../drill/drilled-ending.js';
import {levelOf, titleRow} from '../match/record-titles.js';
import {
	type ImportedTally,
	makeStatistics,
	type Statistics,
	tallyImported,
} from '../match/statistics.js';
import {practisedBy} from '../session/drill/practised.js';
import {findPaths} from '../storage/paths.js';
import {listPlayed} from '../storage/played-games.js';
import {loadProgress, progressPath} from '../storage/progress-file.js';
import {gamesFolder} from '../storage/saved-games.js';
import {loadSettings, settingsPath} from '../storage/settings-file.js';
import {describeStats} from '../text/stats.js';
import type {Practised} from '../text/practised.js';
import {fromProgram} from '../text/saves.js';
import {EXIT, need, print, refusing} from './command.js';

const WIDEST = 80;
const NARROWEST = 20;

/** Returns what a script gets: the levels by their numbers, and no number longer than three decimals. */
function toJson(
	{record, ...rest}: Statistics,
	imported: ImportedTally,
	drills: Practised,
): unknown {
	const rows = record.map((row) => ({...row, level: levelOf(row.bot)}));
	const text = JSON.stringify({...rest, record: rows, imported, drills}, (_, value: unknown) =>
		typeof value === 'number' ? Number(value.toFixed(3)) : value,
	);
	return JSON.parse(text) as unknown;
}

/**
 * `fogchess stats [--ascii] [--json]`: a person's record against bots: by variant and level, streaks, and, as far as games
 * were analysed, moves by quality, luck, and how much each side knew. Made from games that are over alone: a running one
 * changes nothing in it. With `--json` one line; what is made from analyses is null where there are none, and `imported` counts the games from elsewhere by their results, `drills` the lessons and puzzles.
 */
export const statsCommand = refusing(async ({flags}, io) => {
	const paths = need(findPaths(), EXIT.input);
	const {played, imported, setUp, warnings} = listPlayed(gamesFolder(paths), isDrill);
	const {settings} = loadSettings(settingsPath(paths));
	const practice = loadProgress(progressPath(paths), settings.person);
	const practised = practisedBy(practice, Date.now());
	for (const warning of [...warnings, practice.warning ?? []].flat()) {
		io.error(fromProgram(warning));
	}

	const statistics = makeStatistics(played);
	const elsewhere = tallyImported(imported);
	print(io, flags, [toJson(statistics, elsewhere, practised)], () =>
		describeStats(statistics, statistics.record.map(titleRow), {
			width: Math.max(NARROWEST, Math.min(WIDEST, io.columns)),
			ascii: flags['ascii'] === true,
			imported: elsewhere,
			setUp,
			practised,
		}),
	);
	return EXIT.fine;
});
