import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {importTypescript} from '../import-typescript.js';
import {atLeast, count, median, milliseconds} from './measure.js';

export const title = 'Referee: plies a second through the built program';

const LAUNCHER = fileURLToPath(new URL('../../bin/fogchess.js', import.meta.url));
const GAMES = 600;
const MOST_PLIES = 150;
const ROUNDS = 5;

/** Returns seeded random games as the referee's input lines, and their number of plies. */
async function randomGames() {
	const {Game, findVariant, makeUci, createRandom, pick} = await importTypescript(
		'test/helpers/game.ts',
		'source/rules/registry.ts',
		'source/core/uci.ts',
		'source/core/random.ts',
	);
	const random = createRandom(2);
	const variant = findVariant('fog').value;
	let plies = 0;
	const lines = Array.from({length: GAMES}, (_, id) => {
		const game = Game.start(variant).value;
		const tries = [];
		while (game.outcome === undefined && tries.length < MOST_PLIES) {
			const moves = game.moves();
			const move = pick(random, moves);
			tries.push(makeUci(move));
			game.try(move);
		}

		plies += tries.length;
		return JSON.stringify({id, variant: 'fog', tries});
	});
	return {input: `${lines.join('\n')}\n`, plies};
}

/** The time of the whole process counts, its start included: this is what a script waits for. */
export async function* run() {
	const {input, plies} = await randomGames();
	const times = [];
	for (let round = 0; round < ROUNDS; round++) {
		let result;
		times.push(
			await milliseconds(() => {
				result = spawnSync(process.execPath, [LAUNCHER, 'referee', '--json'], {
					input,
					maxBuffer: 2 ** 30,
				});
			}),
		);
		const answered = result.stdout.toString().match(/"accepted":true/g)?.length ?? 0;
		if (result.status !== 0 || answered !== plies + GAMES) {
			throw new Error(`the referee accepted ${answered} of ${plies + GAMES} plies`);
		}
	}

	yield {what: `plies of ${GAMES} random games`, value: count(plies)};
	yield atLeast(
		'with both views and all moves of each ply',
		(plies / median(times)) * 1000,
		30_000,
		'/s',
	);
}
