import process from 'node:process';
import {isCommandName, LISTING_COMMAND} from './commands/catalogue.js';
import {keepCompiledCode} from './commands/compile-cache.js';
import {type CommandInput, type CommandIo, EXIT} from './commands/command.js';
import {RUN} from './commands/run-command.js';
import {processIo} from './commands/process-io.js';

/**
 * Reads the command line, which is all that happens in this file, and runs the command it names.
 * Returns the exit code. What a command needs is imported when it runs, so that `--help` and the
 * small commands never wait for the screen's libraries.
 */
async function run(argv: readonly string[], io: CommandIo): Promise<number> {
	if (argv.length === 0) {
		return RUN.menu({arguments: [], flags: {}}, io);
	}

	if (argv[0] === LISTING_COMMAND) {
		return (await import('./commands/list-words.js')).listWords(argv[1] ?? '', argv[2] ?? '', io);
	}

	const {readArguments} = await import('./commands/read-arguments.js');
	const read = readArguments(argv);
	if (!read.ok) {
		const named = argv.find((word) => !word.startsWith('-'));
		const command = named !== undefined && isCommandName(named) ? ` ${named}` : '';
		io.error(`fogchess: ${read.error} (fogchess${command} --help lists what there is)`);
		return EXIT.usage;
	}

	const {name, input, help, version, plain} = read.value;
	if (version) {
		const {default: packageFile} = await import('../package.json', {with: {type: 'json'}});
		io.out(packageFile.version);
		return EXIT.fine;
	}

	if (help) {
		const {helpText} = await import('./commands/help-text.js');
		io.out(helpText(name));
		return EXIT.fine;
	}

	return RUN[name](input satisfies CommandInput, plain ? {...io, plain} : io);
}

/** Runs fogchess with the arguments behind its name and returns the exit code; a fault is told in a sentence. */
export async function answer(argv: readonly string[], io: CommandIo): Promise<number> {
	try {
		return await run(argv, io);
	} catch (error) {
		// The message of a fault may hold a position; its kind is all that may be told.
		io.error(
			`fogchess: a fault of ours (${error instanceof Error ? error.name : 'unknown'}); nothing you played is lost`,
		);
		if (process.env['FOGCHESS_DEBUG']) {
			io.error(String(error instanceof Error ? error.stack : error));
		}

		return EXIT.fault;
	}
}

/** Runs fogchess on the process's own streams; sets its exit code. */
export async function main(argv: readonly string[]): Promise<void> {
	keepCompiledCode();
	process.exitCode = await answer(argv, processIo());
}
