import {describe, expect, it} from 'vitest';
import {createRandom} from '../../../source/core/random.js';
import {squareName} from '../../../source/core/square.js';
import {advise} from '../../../source/drill/coach.js';
import {knownStart} from '../../../source/drill/knowledge.js';
import {rewriteKing} from '../../../source/drill/opponent.js';
import type {Match} from '../../../source/match/match.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {transition} from '../../../source/match/transition.js';
import {GUESS} from '../../../source/ui/shell/keys/coach-bindings.js';
import {ASK} from '../../../source/ui/shell/keys/game-bindings.js';
import {keyLines} from '../../../source/ui/shell/keys/key-map.js';
import {makeGlyphs} from '../../../source/ui/theme/glyphs.js';
import {click, KEYS, settle} from '../../helpers/render-screen.js';
import {kriegspielTables, startKriegspiel} from '../../helpers/kriegspiel-drills.js';
import {TURNS} from '../key-contexts.js';
import {openApp} from '../open-app.js';
import {clickSquares, readHelp, saidBeside, squaresWith} from '../read-app.js';
import {DrillWorld} from './drill-world.js';

const tables = kriegspielTables('KRvK');

const adviceOf = (match: Match) =>
	advise(seatReport(match, 'white').history, tables, knownStart(match.settings));

const FEN = '8/8/8/3k4/8/3K4/8/7R w - - 0 1';
/** The king stands in this one's way. */
const REFUSED = 'd3d4';

/** Returns a drill in which White knows nothing yet. */
const unknown = (): Match =>
	startKriegspiel(tables, {fen: FEN, blind: true, opponent: 'clairvoyant'});

/** Returns the same when White has tried in vain to go up with his king. */
const refused = (): Match =>
	transition(unknown(), {type: 'moveChosen', seat: 'white', move: REFUSED, at: 0}).match;

async function resume(
	match: Match,
	marks: Readonly<Record<string, string>> = {},
	size?: {readonly columns: number; readonly rows: number},
) {
	const world = new DrillWorld(tables);
	world.saves.save('game', match);
	world.saves.setMarks('game', 'white', marks);
	const app = openApp(world, {kind: 'resume', game: 'game'}, size);
	await settle();
	return {world, ...app};
}

const namesOf = (match: Match): string[] =>
	[...adviceOf(match).belief].map((square) => squareName(square));

describe('the own guess with an umpire', () => {
	it('is kept while tries are refused, and is held against what is known then', async () => {
		const before = namesOf(unknown());
		const belief = namesOf(refused());
		expect(belief).toEqual(['c5', 'd5', 'e5']);
		const app = await resume(unknown());
		await app.type('y');
		expect(saidBeside(app)).toContain('Your guess: 0 squares.');
		await clickSquares(app, 'c5', 'a7', 'g1');
		await app.type('.');
		expect(saidBeside(app)).toMatch(/You overlooked \w\d, \w\d, \w\d and \d+ more\./);
		expect(saidBeside(app)).toContain('Out: g1 (you attack it).');
		expect(squaresWith(app, 'k')).toHaveLength(before.length - 2);

		await app.type(REFUSED + KEYS.enter);
		await app.pass(1000);
		expect(saidBeside(app)).toContain('You tried Kd4: no.');
		expect(saidBeside(app)).toContain('Your guess: 3 squares.');
		expect(squaresWith(app, '◊')).toEqual(['g1', 'c5', 'a7']);
		await app.type('.');
		expect(saidBeside(app)).toContain('You overlooked d5 and e5.');
		expect(saidBeside(app)).toContain(
			'Out: g1 (you attack it) and a7 (no way there fits the answers).',
		);
		await clickSquares(app, 'g1', 'a7', 'd5', 'e5');
		await app.type('.');
		expect(saidBeside(app)).toContain('Exactly right: those 3 squares and no other.');
		await app.type('h1h2' + KEYS.enter);
		await app.pass(1000);
		expect(app.text()).toContain('you 1');
		expect(squaresWith(app, '◊')).toEqual(belief);
		expect(app.faults).toEqual([]);
	});

	it('leaves the coach and the umpire their keys, and is in the list of keys', async () => {
		const app = await resume(refused());
		await app.type('w');
		expect(squaresWith(app, 'k')).toEqual(['c5', 'd5', 'e5']);
		await app.type('y');
		expect(squaresWith(app, 'k')).toEqual([]);
		expect(app.text()).toMatch(/Space here {2}\. check {2}y done/);
		await app.type(`a${KEYS.enter}`);
		expect(saidBeside(app)).toContain('Any?');
		expect(await readHelp(app)).toContain('he can be here');
		const helps = keyLines(TURNS['refereed-drill'], makeGlyphs('letters', true));
		expect(helps).toContainEqual(expect.objectContaining({keys: 'y or Ctrl+G', help: GUESS.help}));
		// No pawn can take anything where a king is alone.
		expect(helps).not.toContainEqual(expect.objectContaining({help: ASK.help}));
	});

	it('and the men that were set give way to each other only when told to', async () => {
		const [one, two] = ['c5', 'd5'];
		const app = await resume(unknown(), {[one]: 'k', [two]: '@'});
		// A guess in the save is shown at once.
		expect(saidBeside(app)).toContain('Your guess: 1 square.');
		expect(squaresWith(app, '◊')).toEqual([two]);
		await clickSquares(app, one);
		expect(saidBeside(app)).toContain(`You have set k on ${one}: take it off first (m).`);
		await app.type(`${KEYS.right}mq`);
		expect(saidBeside(app)).toContain(`Your guess has ${two}: take it off first (y, Space).`);
		await app.type(KEYS.space);
		await app.type('mq');
		expect(squaresWith(app, '◊')).toEqual([]);
		expect(squaresWith(app, 'q')).toEqual([two]);
		expect(squaresWith(app, 'k')).toEqual([one]);
	});

	it('is drawn in a small window too', async () => {
		const app = await resume(unknown(), {d5: '@'}, {columns: 40, rows: 12});
		expect(app.text()).toContain('◊');
		while (!app.text().includes('Your guess: 1')) {
			expect(app.text()).toContain('PgDn');
			// oxlint-disable-next-line no-await-in-loop -- Each page is seen before the next is asked for.
			await app.type(KEYS.pageDown);
		}
	});

	it('looks the same on every square that White reckons with', async () => {
		const match = refused();
		const seen = new Set<string>();
		for (const king of [...adviceOf(match).belief].slice(0, 2)) {
			const app = await resume(rewriteKing(match, king, createRandom(king)), {a8: '@', b8: 'k'});
			const frames = [app.lastFrame()];
			for (const deed of [KEYS.space, '.', click(12, 9), '.+', 'xp', 'y', 'w']) {
				await app.type(deed);
				frames.push(app.lastFrame());
			}

			await app.resize(40, 12);
			frames.push(app.lastFrame());
			expect(frames.some((frame) => frame.includes('overlooked'))).toBe(true);
			seen.add(frames.join('\n'));
			app.unmount();
		}

		expect(seen.size).toBe(1);
	});
});
