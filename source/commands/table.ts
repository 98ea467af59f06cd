import {didYouMean} from '../core/nearest.js';
import {quote} from '../core/quote.js';
import {Refusal, refusing, type RunCommand} from './command.js';

/** What `fogchess table WORD …` does, with the words behind WORD. */
const TASKS: {readonly [word: string]: (() => Promise<RunCommand>) | undefined} = {
	build: async () => (await import('./table-build.js')).buildTables,
	list: async () => (await import('./table-build.js')).listTables,
	stats: async () => (await import('./table-stats.js')).tableStats,
	probe: async () => (await import('./table-probe.js')).probeTable,
	verify: async () => (await import('./table-verify.js')).verifyTables,
};

/** `fogchess table build|list|stats|probe|verify …`: the exact endgame tables, as COMMANDS tells. */
export const tableCommand = refusing(async ({arguments: [word, ...words], flags}, io) => {
	const task = word !== undefined && Object.hasOwn(TASKS, word) ? TASKS[word] : undefined;
	if (task === undefined) {
		const tasks = Object.keys(TASKS);
		const given = word === undefined ? '' : `, not ${quote(word)}${didYouMean(word, tasks)}`;
		throw new Refusal(`table needs one of ${tasks.join(', ')}${given}`);
	}

	if (word !== 'probe' && (flags['blind'] === true || flags['king-on'] !== undefined)) {
		throw new Refusal(`table ${word} takes no --blind or --king-on; table probe does`);
	}

	return (await task())({arguments: words, flags}, io);
});
