// Measures how much a bot's moves cost it in truth: `node scripts/tune/measure-regret.js FILE… OPTIONS…
// [--nodes 60000] [--jobs 2]`. FILEs are by record-decisions.js; OPTIONS are as in scripts/strength/ab.js,
// such as '{}' '{"trust":0}' naive. For each it tells the mean loss of winning chance a move, against the
// best move in truth, the difference from the first with its 95 % interval, and how many moves lost
// three pawns and the king. All play the same decisions, so that small differences show.
import {fork} from 'node:child_process';
import {readFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {importTypescript} from '../import-typescript.js';
import {botOptions} from '../strength/contestants.js';
import {sigmoid} from './logistic.js';
import {REPLAY_MODULES, replayDecisions} from './replay-decisions.js';

/** How a value in hundredths becomes a chance, and from which on a king falls. */
const SCALE = 0.004;
const KING_FALLS = -2000;
const BLUNDER = 300;

const {values: options, positionals} = parseArgs({
	allowPositionals: true,
	options: {
		nodes: {type: 'string', default: '60000'},
		jobs: {type: 'string', default: '2'},
		job: {type: 'string'},
	},
});
const files = positionals.filter((text) => text.endsWith('.json'));
const players = positionals.filter((text) => !text.endsWith('.json'));
const chance = (value) => sigmoid(SCALE * value);
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Plays the decisions of every so many-th game and sends [best value, what each player's move was worth]. */
async function playDecisions(job, jobs) {
	const bot = await importTypescript(
		...REPLAY_MODULES,
		'source/bot/fog/fog-bot.ts',
		'source/bot/fog/fog-options.ts',
		'source/bot/evaluation/weights.ts',
		'source/bot/naive/naive-bot.ts',
	);
	const all = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')));
	const games = all.filter((_, index) => index % jobs === job);
	const bots = players.map((text) =>
		text === 'naive'
			? bot.naiveBot()
			: bot.fogBot(botOptions(bot, {nodes: Number(options.nodes), ...JSON.parse(text)})),
	);
	replayDecisions(bot, games, ({question, values, number}) => {
		const seed = number * 1000 + question.history.plies.length;
		const got = bots.map((choose) => {
			const {move} = choose(question, bot.createRandom(seed));
			return values[bot.makeUci(move)];
		});
		process.send([Math.max(...Object.values(values)), got]);
	});
	process.disconnect();
}

function report(rows) {
	for (const [player, text] of players.entries()) {
		const lost = rows.map(([best, got]) => chance(best) - chance(got[player]));
		const more = rows.map(([, got]) => chance(got[0]) - chance(got[player]));
		const difference = mean(more);
		const spread = Math.sqrt(mean(more.map((one) => (one - difference) ** 2)) / rows.length);
		const blunders = rows.filter(([best, got]) => best - got[player] > BLUNDER).length;
		const kings = rows.filter(
			([best, got]) => got[player] < KING_FALLS && best > KING_FALLS,
		).length;
		const percent = (share) => (share * 100).toFixed(2);
		console.log(
			`${text}: ${percent(mean(lost))} % a move of ${rows.length}; ${percent(difference)} ± ${percent(1.96 * spread)} to the first; ${blunders} blunders, ${kings} kings`,
		);
	}
}

if (options.job !== undefined) {
	await playDecisions(Number(options.job), Number(options.jobs));
} else if (files.length === 0 || players.length === 0) {
	console.error('measure-regret: recorded decisions and players are needed');
	process.exitCode = 2;
} else {
	const rows = [];
	await Promise.all(
		Array.from({length: Number(options.jobs)}, (_, job) => {
			const worker = fork(fileURLToPath(import.meta.url), [
				...process.argv.slice(2),
				'--job',
				String(job),
			]);
			worker.on('message', (row) => rows.push(row));
			return new Promise((resolve) => worker.on('exit', resolve));
		}),
	);
	report(rows);
}
