import {WorkerClient} from '../bot/client.js';
import {TableLibrary, type TableListener, type TableStore} from '../bot/table-library.js';
import type {Tables} from '../solver/build-table.js';
import {type TableGame, tableGame} from '../solver/table-game.js';
import {findPaths} from '../storage/paths.js';
import {TableCache} from '../storage/table-cache.js';
import type {CommandIo} from './io.js';
import {openTryTables} from './open-try-tables.js';
import {ProgressBar} from './progress-bar.js';
import {interruptible} from './run-steps.js';

/** The tables a command asked for. */
export type OpenTables = {
	readonly tables: Tables;
	/** The names of those that were built just now. */
	readonly built: ReadonlySet<string>;
	/** Whether all that were built could be kept. */
	readonly isKept: boolean;
};

/** Returns the folder of built tables, or undefined with a word on stderr when nobody's home is known. */
export function openTableCache(io: CommandIo): TableCache | undefined {
	const paths = findPaths();
	if (!paths.ok) {
		io.error(`fogchess: tables cannot be kept: ${paths.error}`);
		return undefined;
	}

	return TableCache.in(paths.value);
}

/**
 * Returns the tables of some endings in a game and of those they lead to, from the cache, or built and
 * kept there; the fog's are built in the worker. Shows the progress on a terminal, and says in a sentence what is amiss with the files.
 * Ctrl+C ends the process with 130; the tables that were finished are kept.
 */
export async function openTables(
	endings: readonly string[],
	io: CommandIo,
	game: TableGame = tableGame('fog'),
): Promise<OpenTables> {
	if (game.heard !== undefined) {
		return openTryTables(endings, game, openTableCache(io), io);
	}

	const client = new WorkerClient();
	const bar = new ProgressBar(io);
	const cache = openTableCache(io);
	const built = new Set<string>();
	let isKept = true;
	const store: TableStore = {
		read: (ending) => cache?.read(ending),
		write(ending, words) {
			built.add(ending);
			const written = cache?.write(ending, words) ?? {
				ok: false,
				error: 'there is no folder for it',
			};
			isKept &&= written.ok;
			return written;
		},
		setAside: (ending) => cache?.setAside(ending),
	};
	const listener: TableListener = {
		progressed({ending, fraction, together}) {
			if (together === undefined) {
				bar.show(`Building ${ending}`, fraction);
			} else {
				bar.show(`Building ${together.tables} tables`, together.fraction);
			}
		},
		warned(sentence) {
			bar.clear();
			io.error(`fogchess: ${sentence}`);
		},
	};
	const library = new TableLibrary(client, store);
	try {
		const tables = await interruptible(async () => library.open(endings, listener));
		return {tables, built, isKept};
	} finally {
		bar.clear();
		await client.close();
	}
}
