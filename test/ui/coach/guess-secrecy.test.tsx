import {describe, expect, it} from 'vitest';
import {createRandom} from '../../../source/core/random.js';
import {advise} from '../../../source/drill/coach.js';
import {knownStart} from '../../../source/drill/knowledge.js';
import {rewriteKing} from '../../../source/drill/opponent.js';
import type {Match} from '../../../source/match/match.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {playByCoach} from '../../helpers/play-drill.js';
import {click, KEYS, settle} from '../../helpers/render-screen.js';
import {buildTables} from '../../helpers/tables.js';
import {openApp} from '../open-app.js';
import {DrillWorld} from './drill-world.js';

const tables = buildTables('KQvK');

/** Everything about a guess, a code and the lists of keys and commands that can be asked for without a move. */
const DEEDS: readonly (string | readonly [columns: number, rows: number])[] = [
	'y',
	KEYS.space,
	`${KEYS.up}${KEYS.space}${KEYS.right}${KEYS.space}`,
	'.',
	'#',
	click(12, 9),
	'.+',
	'p',
	's',
	'y',
	':',
	KEYS.escape,
	[40, 12],
	'.',
	[120, 40],
	't',
];

/** Returns every frame of a drill that is resumed, and the settings that may be seen of its save. */
async function framesOf(match: Match): Promise<string[]> {
	const world = new DrillWorld(tables);
	world.saves.save('game', match);
	world.saves.setMarks('game', 'white', {a8: '@', b8: '@', c8: 'x'});
	const app = openApp(world, {kind: 'resume', game: 'game'});
	await settle();
	const shown = [app.lastFrame()];
	for (const deed of DEEDS) {
		await (typeof deed === 'string' ? app.type(deed) : app.resize(...deed));
		shown.push(app.lastFrame());
	}

	expect(app.faults).toEqual([]);
	app.unmount();
	return shown;
}

describe('the guess, its check and the code', () => {
	it.each([
		['KQvK', 'clairvoyant', true, 3],
		['KQvK', 'fogged', false, 2],
		['KQvK', 'phantom', true, 0],
	] as const)(
		'look the same whatever the king did in the fog: %s, %s, blind %j',
		async (ending, opponent, blind, moves) => {
			const match = playByCoach({ending, opponent, blind, seed: 3}, tables, moves);
			const {belief} = advise(
				seatReport(match, 'white').history,
				tables,
				knownStart(match.settings),
			);
			expect(belief.size).toBeGreaterThan(1);
			const truths = [...belief]
				.slice(-2)
				.map((king) => rewriteKing(match, king, createRandom(king)));
			const [first, ...others] = await Promise.all(truths.map(async (truth) => framesOf(truth)));
			expect(first.some((frame) => frame.includes('overlooked'))).toBe(true);
			expect(first.some((frame) => /fogchess drill/.test(frame))).toBe(true);
			for (const frames of others) {
				expect(frames).toEqual(first);
			}
		},
	);
});
