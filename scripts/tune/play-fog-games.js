// Plays games in the fog for tuning: `node scripts/tune/play-fog-games.js OUT [--games 600] [--nodes 3000]
// [--seed 1] [--jobs 2] [--against full|seeing-1]`. Our bot plays itself (or a seeing player), so many positions a move, from
// openings at random. OUT gets a line for each quiet position of the truth, with semicolons between: a FEN, the
// result for White (1, 0.5 or 0), the number of the game, and what White's value was on average from ten to
// seventeen plies later, in hundredths of a pawn: what the fog made of the position.
import {fork} from 'node:child_process';
import {appendFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {importTypescript} from '../import-typescript.js';
import {isQuiet, thin} from './quiet.js';

/** Positions of a game, at most, and the share of the quiet ones that is looked at. */
const SAMPLES = 24;
const SHARE = 0.5;
/** The plies after a position that tell what became of it, and what counts as won. */
const LATER = [10, 18];
const WON = 1500;
/** So many games need to be quick: the bot draws from a sample where very much is possible. */
const BOUNDS = {members: 16_384, candidates: 400_000};

const {values: options, positionals} = parseArgs({
	allowPositionals: true,
	options: {
		games: {type: 'string', default: '600'},
		nodes: {type: 'string', default: '3000'},
		seed: {type: 'string', default: '1'},
		jobs: {type: 'string', default: '2'},
		against: {type: 'string', default: 'full'},
		job: {type: 'string'},
	},
});

/** Plays every game of a job and sends the lines of each. */
async function playGames(job, jobs) {
	const bot = await importTypescript(
		'source/bot/fog/fog-bot.ts',
		'source/bot/fog/fog-options.ts',
		'source/bot/arena/play-game.ts',
		'source/bot/arena/openings.ts',
		'source/bot/arena/contestant.ts',
		'source/bot/sparring/seeing-player.ts',
		'source/bot/evaluation/evaluator.ts',
		'source/bot/evaluation/weights.ts',
		'source/rules/attack.ts',
		'source/bot/search/searcher.ts',
		'source/knowledge/positions/position-bounds.ts',
		'source/core/fen.ts',
		'source/core/random.ts',
		'source/rules/variants/fog.ts',
	);
	Object.assign(bot.USUAL_BOUNDS, BOUNDS);
	const thought = {
		...bot.FULL_STRENGTH,
		worlds: 16,
		pool: 80,
		nodes: Number(options.nodes),
	};
	const searcher = new bot.Searcher(new bot.Evaluator(bot.WEIGHTS), {tableBits: 10});
	for (let game = job; game < Number(options.games); game += jobs) {
		const seed = Number(options.seed) * 100_000 + game;
		const random = bot.createRandom(`sample ${seed}`);
		const sampled = [];
		/** White's value by ply. */
		const values = [];
		const watched = (contestant) => ({
			...contestant,
			choose: async (question, _time, truth) => {
				const value = searcher.quiescence(truth);
				if (random() < SHARE && isQuiet(bot, searcher, truth, value)) {
					sampled.push({fen: bot.makeFen(truth.toSetup()), at: values.length});
				}

				const forWhite = truth.side === 0 ? value : -value;
				values.push(Math.max(-WON, Math.min(WON, forWhite)));

				// Without time it stops by its nodes alone, and plays the same on every machine.
				return contestant.choose(question, undefined, truth);
			},
		});
		const own = () => watched(bot.ownContestant('fog', () => bot.fogBot(thought)));
		const other =
			options.against === 'full'
				? own()
				: watched(bot.seeingContestant('seeing', bot.SEEING_PLAYERS[options.against]()));
		const both = game % 2 === 0 ? {white: own(), black: other} : {white: other, black: own()};
		const {outcome} = await bot.playGame({
			variant: bot.fog,
			opening: bot.drawOpening(bot.fog, `tune ${seed}`),
			contestants: both,
			ms: Number.POSITIVE_INFINITY,
			seed,
			now: () => performance.now(),
		});
		const result = outcome.winner === null ? 0.5 : outcome.winner === 'white' ? 1 : 0;
		thin(sampled, SAMPLES, random);
		const last = (result - 0.5) * 2 * WON;
		const laterThan = (at) => {
			const plies = Array.from({length: LATER[1] - LATER[0]}, (_, ply) => at + LATER[0] + ply);
			return Math.round(plies.reduce((sum, ply) => sum + (values[ply] ?? last), 0) / plies.length);
		};
		const lines = sampled.map(({fen, at}) => `${fen};${result};${seed};${laterThan(at)}\n`);
		process.send(lines.join(''));
	}

	process.disconnect();
}

if (options.job === undefined) {
	const [out] = positionals;
	if (out === undefined) {
		console.error('play-fog-games: a file for the positions is needed');
		process.exit(2);
	}

	writeFileSync(out, '');
	let games = 0;
	for (let job = 0; job < Number(options.jobs); job++) {
		const worker = fork(fileURLToPath(import.meta.url), [
			...process.argv.slice(2),
			'--job',
			String(job),
		]);
		worker.on('message', (lines) => {
			appendFileSync(out, lines);
			games++;
			if (games % 50 === 0) {
				console.error(`${games} games`);
			}
		});
	}
} else {
	await playGames(Number(options.job), Number(options.jobs));
}
