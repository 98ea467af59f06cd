import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {unwrap} from '../../source/core/result.js';
import {restoreMatch} from '../../source/match/restore.js';
import {readGameFile} from '../../source/storage/saved-games.js';

export const gamesIn = (home: string): string => join(home, 'data', 'games');

/** Returns the id of the only game that is saved in a home. */
export const gameIn = (home: string): string =>
	readdirSync(gamesIn(home))
		.filter((name) => name.endsWith('.json'))
		.join()
		.replace(/\.json$/, '');

/** Returns the acts of a game as they are saved in a home. */
export const savedActs = (home: string, id = gameIn(home)): readonly string[] =>
	unwrap(readGameFile(join(gamesIn(home), `${id}.json`), restoreMatch)).match.acts.map(
		({text}) => text,
	);
