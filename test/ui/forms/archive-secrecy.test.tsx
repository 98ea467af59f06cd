import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import type {Match} from '../../../source/match/match.js';
import {findVariant} from '../../../source/rules/registry.js';
import {AGAINST_BOT, play} from '../../helpers/matches.js';
import {KEYS, settle} from '../../helpers/render-screen.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {findTwins} from '../../helpers/twin-games.js';
import {openApp} from '../open-app.js';
import {archiveWorld} from './archive-world.js';

const OVER = play(AGAINST_BOT, 'e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8').match;
const RESIGNED = play(AGAINST_BOT, 'd2d4', {type: 'resigned', side: 'white'}).match;

/** All that can be looked at in the lists of what is over, in each size. */
const DEEDS = [
	KEYS.down,
	'/a',
	KEYS.enter,
	KEYS.escape,
	'd',
	KEYS.escape,
	'dy',
	'z',
	's',
	KEYS.pageDown,
	KEYS.end,
	KEYS.escape,
	KEYS.home,
	'a',
	'b',
	'v',
	'n',
	KEYS.escape,
	's',
	KEYS.escape,
] as const;

/** Opens the list of what is over beside a game that runs, does all deeds, and returns every frame from the list on. */
async function framesBeside(running: Match | undefined): Promise<string[]> {
	const {world} = archiveWorld(
		['over', OVER],
		...(running === undefined ? [] : [['running', running] as const]),
		['resigned', RESIGNED],
	);
	const frames: string[] = [];
	for (const [columns, rows] of [
		[80, 24],
		[40, 12],
	]) {
		const app = openApp(world, undefined, {columns, rows});
		await app.type('7');
		const from = app.frames.length - 1;
		for (const deed of DEEDS) {
			await app.type(deed);
			await settle();
		}

		expect(app.faults).toEqual([]);
		frames.push(...app.frames.slice(from));
		app.unmount();
	}

	return frames;
}

describe('what is over', () => {
	it('is the same whatever the truth of a game that runs, and as if there were none', async () => {
		const fog = unwrap(findVariant('fog'));
		const alone = await framesBeside(undefined);
		expect(new Set(alone).size).toBeGreaterThan(DEEDS.length);
		let looks = 0;
		for (const {first, second} of findTwins(fog, sampleSize(1, 4), 16, 'what is over')) {
			const games = [first, second].map((moves) => play(AGAINST_BOT, ...moves).match);
			if (games.every(({outcome}) => outcome === undefined)) {
				for (const game of games) {
					expect(await framesBeside(game)).toEqual(alone);
				}

				looks++;
			}
		}

		expect(looks).toBeGreaterThan(0);
	});
});
