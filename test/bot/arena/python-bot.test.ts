import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {ownContestant} from '../../../source/bot/arena/contestant.js';
import {execContestant} from '../../../source/bot/arena/exec-contestant.js';
import {playMatch} from '../../../source/bot/arena/play-match.js';
import {randomBot} from '../../../source/bot/random-bot.js';
import {fog} from '../../../source/rules/variants/fog.js';

const page = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
const program = /```python\n(.*?)```/s.exec(page)?.[1] ?? '';
const folder = mkdtempSync(path.join(tmpdir(), 'fogchess-bot-'));
const hasPython = spawnSync('python3', ['--version']).status === 0;

afterAll(() => {
	rmSync(folder, {recursive: true, force: true});
});

it.skipIf(!hasPython)(
	'the bot of docs/bots.md plays, and beats one that moves at random',
	async () => {
		expect(program.match(/^.*\S.*$/gm)?.length).toBeLessThanOrEqual(30);
		const file = path.join(folder, 'taker.py');
		writeFileSync(file, program);
		const taker = execContestant(`python3 ${JSON.stringify(file)}`);
		try {
			const {tally, records} = await playMatch(
				{
					variant: fog,
					contestants: [taker, ownContestant('random', () => randomBot)],
					games: 6,
					ms: 1000,
					seed: 1,
					openings: undefined,
					bounds: undefined,
					now: () => performance.now(),
				},
				() => undefined,
			);
			expect(tally.wins).toBeGreaterThanOrEqual(5);
			expect(records[0].map(({illegal}) => illegal)).toEqual([0, 0, 0, 0, 0, 0]);
		} finally {
			await taker.close();
		}
	},
);
