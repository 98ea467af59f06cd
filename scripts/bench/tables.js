import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {atMost, median, milliseconds} from './measure.js';

export const title = 'Tables: built from nothing by the built program';

const LAUNCHER = fileURLToPath(new URL('../../bin/fogchess.js', import.meta.url));
const ROUNDS = 3;

/** Each step builds upon the cache of the one before; seconds for the whole process. */
const STEPS = [
	{materials: ['KQvK', 'KRvK'], goal: 2},
	{materials: ['KRRvK'], goal: 12},
];

/** Returns the seconds that each step takes, beginning with an empty cache. */
async function build() {
	const home = mkdtempSync(join(tmpdir(), 'fogchess-bench-'));
	try {
		const seconds = [];
		for (const {materials} of STEPS) {
			const time = await milliseconds(() => {
				const {status, stderr} = spawnSync(
					process.execPath,
					[LAUNCHER, 'table', 'build', ...materials],
					{env: {...process.env, FOGCHESS_HOME: home}, encoding: 'utf8'},
				);
				if (status !== 0) {
					throw new Error(`table build ${materials.join(' ')}: ${stderr}`);
				}
			});
			seconds.push(time / 1000);
		}

		return seconds;
	} finally {
		rmSync(home, {recursive: true, force: true});
	}
}

export async function* run() {
	const rounds = [];
	for (let round = 0; round < ROUNDS; round++) {
		rounds.push(await build());
	}

	for (const [index, {materials, goal}] of STEPS.entries()) {
		yield atMost(
			`${materials.join(' and ')}, written to disk`,
			median(rounds.map((times) => times[index])),
			goal,
			' s',
		);
	}
}
