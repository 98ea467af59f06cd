import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {describe, expect, it} from 'vitest';
import {createRandom, randomInteger} from '../../source/core/random.js';
import {countPlies, movesOf} from '../../source/match/acts.js';
import {restoreMatch} from '../../source/match/restore.js';
import {Autosave} from '../../source/storage/autosave.js';
import {gamePath, listGames, readGameFile} from '../../source/storage/saved-games.js';
import {BOTS} from '../helpers/matches.js';
import {randomGame} from '../helpers/random-games.js';
import {sampleSize} from '../helpers/sample-size.js';
import {temporaryFolder} from '../helpers/temporary-folder.js';

const KILLS = sampleSize(9, 200);
const PLIES = 40;
/** Children that run at the same time, each with a game of its own. */
const LANES = 3;

/** A game of many plies without an end before the last. */
function findScript(): readonly string[] {
	for (let seed = 0; ; seed++) {
		const last = randomGame(createRandom(seed), BOTS, PLIES).at(-1);
		if (last !== undefined && countPlies(last) === PLIES && last.outcome === undefined) {
			return movesOf(last);
		}
	}
}

async function bundleChild(folder: string): Promise<string> {
	const outfile = join(folder, 'child.cjs');
	await build({
		entryPoints: [fileURLToPath(new URL('../helpers/autosave-child.ts', import.meta.url))],
		outfile,
		bundle: true,
		minify: true,
		platform: 'node',
		format: 'cjs',
		logLevel: 'silent',
	});
	return outfile;
}

/**
 * Runs the child until it has said `lines` more lines and some milliseconds have gone by, then kills
 * it. Returns all that it said.
 */
async function runAndKill(
	child: string,
	args: readonly string[],
	lines: number,
	milliseconds: number,
): Promise<string[]> {
	const running = spawn(process.execPath, ['--v8-pool-size=0', child, ...args], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let text = '';
	running.stdout.setEncoding('utf8');
	const enough = new Promise<void>((resolve) => {
		running.stdout.on('data', (chunk: string) => {
			text += chunk;
			if (text.split('\n').length > lines) {
				resolve();
			}
		});
		running.on('exit', () => resolve());
	});
	const closed = once(running, 'close');
	if (lines > 0) {
		await enough;
	}

	if (milliseconds > 0) {
		await sleep(milliseconds);
	}

	running.kill('SIGKILL');
	await closed;
	return text.split('\n').slice(0, -1);
}

describe('a process that is killed', () => {
	it(`loses nothing that it had shown, ${KILLS} times`, {timeout: 120_000}, async () => {
		const folder = temporaryFolder();
		const games = join(folder, 'games');
		const script = findScript();
		const child = await bundleChild(folder);
		let kills = 0;
		let resumed = 0;
		let shown = 0;

		async function lane(number: number): Promise<void> {
			const random = createRandom(`lane ${number}`);
			let game = 0;
			while (kills < KILLS) {
				kills++;
				const id = `lane-${number}-${game}`;
				// Some die before they have said a word, some between two plies, some in the midst of one.
				const lines = randomInteger(random, 8) === 0 ? 0 : 1 + randomInteger(random, 9);
				const milliseconds = lines === 0 ? random() * 120 : random() * 4;
				const args = [games, id, script.join(' ')];
				const said = await runAndKill(child, args, lines, milliseconds);
				expect(said.filter((line) => !/^at \d+$|^done$/.test(line))).toEqual([]);
				const plies = Math.max(-1, ...said.map((line) => Number(line.slice(3)) || 0));
				const loaded = readGameFile(gamePath(games, id), restoreMatch);
				const moves = loaded.ok ? movesOf(loaded.value.match) : [];
				if (plies > 0) {
					expect(loaded.ok, `${id}: ${loaded.ok ? '' : loaded.error}`).toBe(true);
				}

				expect(moves.length, id).toBeGreaterThanOrEqual(plies);
				expect(moves).toEqual(script.slice(0, moves.length));
				resumed += said[0] !== undefined && said[0] !== 'at 0' ? 1 : 0;
				shown += said.length;
				game += moves.length === script.length ? 1 : 0;
			}
		}

		await Promise.all(Array.from({length: LANES}, async (_, number) => lane(number)));
		// Most took over the lock of a killed one and went on with its game.
		expect(resumed).toBeGreaterThan(KILLS / 3);
		expect(shown).toBeGreaterThan(KILLS);

		const {games: listed, warnings} = listGames(games);
		expect(warnings).toEqual([]);
		expect(listed.length).toBeGreaterThanOrEqual(LANES);
		expect(readdirSync(games).filter((name) => name.includes('.tmp-'))).toEqual([]);
		const autosave = new Autosave({folder: games});
		for (const {id} of listed) {
			expect(autosave.resume(id, restoreMatch).ok, id).toBe(true);
		}

		autosave.closeAll();
	});
});
