import {performance} from 'node:perf_hooks';
import process from 'node:process';
import {type Contestant, ownContestant, seeingContestant} from '../bot/arena/contestant.js';
import {execContestant} from '../bot/arena/exec-contestant.js';
import type {Opening} from '../bot/arena/openings.js';
import {playMatch} from '../bot/arena/play-match.js';
import {BOT_ENDINGS, findBot} from '../bot/bots.js';
import {makeBot} from '../bot/make-bot.js';
import {NotItsEnding} from '../bot/strategist-bot.js';
import {SEEING_PLAYERS, type SeeingName} from '../bot/sparring/seeing-player.js';
import {COLORS} from '../core/color.js';
import {parseFen} from '../core/fen.js';
import {ok, type Result} from '../core/result.js';
import {framePlacement} from '../endings/frame.js';
import {materialName} from '../solver/material.js';
import type {CommandInput} from './catalogue.js';
import {readPlan} from './arena-plan.js';
import {describeLine, gameLine, summaryLine} from './arena-report.js';
import {EXIT} from './exit-codes.js';
import type {CommandIo} from './io.js';
import {HuntTables} from './hunt-tables.js';
import {openTables} from './open-tables.js';

/** What a contestant's name begins with when it is a program of its own. */
const EXEC = 'exec:';

const isSeeing = (name: string): name is SeeingName => Object.hasOwn(SEEING_PLAYERS, name);

/** Returns a contestant by name. */
function findContestant(name: string, tables: HuntTables): Result<Contestant> {
	if (name.startsWith(EXEC)) {
		return ok(execContestant(name.slice(EXEC.length)));
	}

	if (isSeeing(name)) {
		return ok(seeingContestant(name, SEEING_PLAYERS[name]()));
	}

	const bot = findBot(name);
	return bot.ok
		? ok(
				ownContestant(
					name,
					() => makeBot(bot.value, tables.tables),
					async (question) => tables.openFor(question),
				),
			)
		: bot;
}

/** Returns the endings that openings begin with, for the strategists. */
const endingsOf = (openings: readonly Opening[]): string[] =>
	openings.flatMap(({fen}) => {
		const setup = parseFen(fen ?? '');
		return setup.ok
			? COLORS.flatMap((color) => {
					const read = framePlacement(color, setup.value.cells);
					const men = read.ok ? read.value.placement.material : [];
					return men.length === 0 ? [] : [materialName(men)];
				})
			: [];
	});

/** `fogchess arena`: games between bots, pairs with colours swapped. Returns the exit code. */
export async function arenaCommand({flags}: CommandInput, io: CommandIo): Promise<number> {
	const plan = readPlan(flags);
	if (!plan.ok) {
		io.error(`fogchess: ${plan.error.reason}`);
		return plan.error.code;
	}

	const isOwn = plan.value.names.some((name) => !name.startsWith(EXEC));
	const tables = new HuntTables(
		async (endings, game) => (await openTables(endings, io, game)).tables,
	);
	for (const name of plan.value.names) {
		const known = findContestant(name, tables);
		if (!known.ok) {
			io.error(`fogchess: ${known.error}`);
			return EXIT.usage;
		}
	}

	// Behind an umpire other tables are used, and those are opened when a hunt needs them.
	if (isOwn && plan.value.variant.refusals === undefined) {
		await tables.open([...BOT_ENDINGS, ...endingsOf(plan.value.openings ?? [])]);
	}

	const [first, second] = plan.value.names.map((name) => findContestant(name, tables));
	if (!first.ok || !second.ok) {
		return EXIT.usage;
	}

	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
		// Programs of others are ended with us, which a signal alone would not do.
		process.once(signal, () => process.exit(EXIT.interrupted));
	}

	const isJson = flags['json'] === true;
	const tell = (line: object) => {
		io.out(isJson ? JSON.stringify(line) : describeLine(line));
	};

	try {
		const score = await playMatch(
			{
				...plan.value,
				contestants: [first.value, second.value],
				now: () => performance.now(),
			},
			(game) => {
				tell(gameLine(game));
			},
		);
		tell(summaryLine(plan.value, score));
	} catch (error) {
		io.error(`fogchess: the games stop: ${error instanceof Error ? error.message : 'unknown'}.`);
		return error instanceof NotItsEnding ? EXIT.usage : EXIT.fault;
	} finally {
		await first.value.close();
		await second.value.close();
	}

	return EXIT.fine;
}
