import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {makeAct} from '../../../source/core/act.js';
import {ownContestant} from '../../../source/bot/arena/contestant.js';
import {execContestant} from '../../../source/bot/arena/exec-contestant.js';
import {playMatch} from '../../../source/bot/arena/play-match.js';
import {randomBot} from '../../../source/bot/random-bot.js';
import {findVariant} from '../../../source/rules/registry.js';
import {unwrap} from '../../../source/core/result.js';
import {fog} from '../../../source/rules/variants/fog.js';

const page = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
const [program = '', planner = ''] = [...page.matchAll(/```python\n(.*?)```/gs)].map(
	([, code]) => code,
);
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

it.skipIf(!hasPython).each([
	// Its king, fourteen men for forty points, and ready after each.
	['quantum', /^K@g[18] ready Q@d[18](?: [RNBP]@..){13} ready$/],
	['reverse-schrodinger', /^Q@a[18](?: [RNB]@..){6} ready$/],
])('the other bot of docs/bots.md plays whole games of %s', async (id, setUp) => {
	const file = path.join(folder, 'planner.py');
	writeFileSync(file, planner);
	const contestant = execContestant(`python3 ${JSON.stringify(file)}`);
	/** What it chose, game by game. */
	const chosen: string[][] = [];
	try {
		const {records, tally} = await playMatch(
			{
				variant: unwrap(findVariant(id)),
				contestants: [
					{
						...contestant,
						async begin(game) {
							chosen.push([]);
							await contestant.begin(game);
						},
						async choose(...question) {
							const choice = await contestant.choose(...question);
							chosen.at(-1)?.push(makeAct(choice.move));
							return choice;
						},
					},
					ownContestant('random', () => randomBot),
				],
				games: 2,
				ms: 1000,
				seed: 1,
				openings: undefined,
				bounds: undefined,
				now: () => performance.now(),
			},
			() => undefined,
		);
		expect(tally.losses).toBe(0);
		expect(records[0].map(({illegal}) => illegal)).toEqual([0, 0]);
		for (const acts of chosen) {
			const end = acts.lastIndexOf('ready') + 1;
			expect(acts.slice(0, end).join(' ')).toMatch(setUp);
			expect(acts.length).toBeGreaterThan(end + 10);
			expect(acts.some((act) => act.startsWith('reveal:'))).toBe(id !== 'quantum');
		}
	} finally {
		await contestant.close();
	}
});
