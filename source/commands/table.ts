import {quote} from '../core/quote.js';
import type {CommandInput, Flags} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import type {CommandIo} from './io.js';

/** What `fogchess table WORD …` does: the words behind WORD, the flags, and the exit code it comes to. */
type TableTask = (words: readonly string[], flags: Flags, io: CommandIo) => Promise<number>;

const TASKS = {
	build: async (words, flags, io) =>
		(await import('./table-build.js')).buildTables(words, flags, io),
	list: async (words, flags, io) => (await import('./table-build.js')).listTables(words, flags, io),
	stats: async (words, flags, io) =>
		(await import('./table-stats.js')).tableStats(words, flags, io),
	probe: async (words, flags, io) =>
		(await import('./table-probe.js')).probeTable(words, flags, io),
	verify: async (words, flags, io) =>
		(await import('./table-verify.js')).verifyTables(words, flags, io),
} as const satisfies {readonly [word: string]: TableTask};

const isTask = (word: string): word is keyof typeof TASKS => Object.hasOwn(TASKS, word);

/** `fogchess table build|list|stats|probe|verify …`: the exact endgame tables, as COMMANDS tells. */
export async function tableCommand(
	{arguments: words, flags}: CommandInput,
	io: CommandIo,
): Promise<number> {
	const [task, ...rest] = words;
	if (task === undefined || !isTask(task)) {
		const given = task === undefined ? '' : `, not ${quote(task)}`;
		io.error(`fogchess: table needs one of ${Object.keys(TASKS).join(', ')}${given}`);
		return EXIT.usage;
	}

	if (task !== 'probe' && (flags['blind'] === true || flags['king-on'] !== undefined)) {
		io.error(`fogchess: table ${task} takes no --blind or --king-on; table probe does`);
		return EXIT.usage;
	}

	return TASKS[task](rest, flags, io);
}
