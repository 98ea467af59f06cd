import {performance} from 'node:perf_hooks';
import {setImmediate} from 'node:timers/promises';
import {type Contestant, ownContestant, seeingContestant} from '../bot/arena/contestant.js';
import {execContestant} from '../bot/arena/exec-contestant.js';
import type {Opening} from '../bot/arena/openings.js';
import {type ArenaScore, playMatch} from '../bot/arena/play-match.js';
import {BOT_ENDINGS, findBot} from '../bot/bots.js';
import {makeBot} from '../bot/make-bot.js';
import {NotItsEnding} from '../bot/strategist-bot.js';
import {SEEING_PLAYERS, type SeeingName} from '../bot/sparring/seeing-player.js';
import {COLORS} from '../core/color.js';
import {parseFen} from '../core/fen.js';
import {framePlacement} from '../endings/frame.js';
import {whyUnsupported} from '../knowledge/positions/support.js';
import {materialName} from '../solver/material.js';
import {readPlan} from './arena-plan.js';
import {describeGame, describeSummary, gameLine, summaryLine} from './arena-report.js';
import {EXIT, need, print, Refusal, refusing} from './command.js';
import {HuntTables, openTables} from './open-tables.js';
import process from 'node:process';

/** What a contestant's name begins with when it is a program of its own. */
const EXEC = 'exec:';

const isSeeing = (name: string): name is SeeingName => Object.hasOwn(SEEING_PLAYERS, name);

function findContestant(name: string, tables: HuntTables): Contestant {
	if (name.startsWith(EXEC)) {
		if (name.slice(EXEC.length).trim() === '') {
			throw new Refusal('exec: needs the command of a program, such as exec:./bot');
		}

		return execContestant(name.slice(EXEC.length));
	}

	if (isSeeing(name)) {
		return seeingContestant(name, SEEING_PLAYERS[name]());
	}

	const bot = need(findBot(name));
	return ownContestant(
		name,
		() => makeBot(bot, tables.tables),
		async (question) => tables.openFor(question),
	);
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
export const arenaCommand = refusing(async ({flags}, io) => {
	const plan = readPlan(flags);
	const {names, openings, variant} = plan;
	const isOwn = names.some((name) => !name.startsWith(EXEC));
	const tables = new HuntTables(
		async (endings, game) => (await openTables(endings, io, game)).tables,
	);
	for (const name of names) {
		findContestant(name, tables);
	}

	// Where positions are not followed other tables are used, and those are opened when a hunt needs them.
	if (isOwn && whyUnsupported(variant) === undefined) {
		await tables.open([...BOT_ENDINGS, ...endingsOf(openings ?? [])]);
	}

	const [first, second] = names.map((name) => findContestant(name, tables));
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
		// Programs of others are ended with us, which a signal alone would not do.
		process.once(signal, () => process.exit(EXIT.interrupted));
	}

	let score: ArenaScore | undefined;
	// Also of the games before one that cannot be played.
	const summarise = () => {
		if (score !== undefined) {
			const line = summaryLine(plan, score);
			print(io, flags, [line], () => [describeSummary(line)]);
		}
	};

	try {
		const contestants = [first, second] as const;
		await playMatch(
			{...plan, contestants, now: () => performance.now(), rest: setImmediate},
			(played, stands) => {
				score = stands;
				const line = gameLine(played, variant.id);
				print(io, flags, [line], () => [describeGame(line)]);
			},
		);
		summarise();
	} catch (error) {
		summarise();
		io.error(`fogchess: the games stop: ${error instanceof Error ? error.message : 'unknown'}`);
		return error instanceof NotItsEnding ? EXIT.usage : EXIT.fault;
	} finally {
		await first.close();
		await second.close();
	}

	return EXIT.fine;
});
