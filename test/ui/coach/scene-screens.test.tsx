import {describe, expect, it} from 'vitest';
import {advance} from '../../../source/drill/learn/advance.js';
import {isDone, sceneReport, startScene} from '../../../source/drill/learn/scene-state.js';
import {SCENE_IDS, type SceneId, sceneNumber} from '../../../source/drill/learn/progress.js';
import type {SceneEvent} from '../../../source/drill/learn/scene.js';
import {findScene, SCENES} from '../../../source/drill/learn/scenes.js';
import {parseSquare, squareName} from '../../../source/core/square.js';
import {fail, ok} from '../../../source/core/result.js';
import {NO_HINTS} from '../../../source/text/learn.js';
import {LEARN_TEXTS} from '../../../source/text/learn-scenes.js';
import {reportOf, viewOf} from '../../../source/session/learn/scene-view.js';
import {makeLayout} from '../../../source/ui/frame/layout.js';
import {ScreenView} from '../../../source/ui/ScreenView.js';
import {solveFrom} from '../../drill/learn/solve-scene.js';
import {KEYS, settle} from '../../helpers/render-screen.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';
import {allSaid, readHelp} from '../read-app.js';

const SIZES = [
	{columns: 80, rows: 24},
	{columns: 40, rows: 12},
	{columns: 120, rows: 40},
].slice(0, sampleSize(2, 3));

/** The scenes that are gone through in a window: in the quick run by turns in one and in the other. */
const inWindow = (size: (typeof SIZES)[number]): readonly SceneId[] =>
	SCENES.filter((_, index) => sampleSize((index + SIZES.indexOf(size)) % 2 === 0, true)).map(
		({id}) => id,
	);

type Shown = ReturnType<typeof openApp>;

async function open(scene: SceneId | undefined, size = {}, world = new FakeWorld()) {
	// Signs are read here, one a man.
	world.appSettings = {...world.appSettings, men: 'symbols'};
	const app = openApp(world, {kind: 'learn', ...(scene === undefined ? {} : {scene})}, size);
	await settle();
	return {world, ...app};
}

/** Does something in a scene as a person does it, and waits for what comes of it. */
async function doIt(app: Pick<Shown, 'type' | 'pass'>, event: SceneEvent): Promise<void> {
	const keys = {
		act: event.type === 'act' ? `${event.text}${KEYS.enter}` : '',
		confirmed: KEYS.enter,
		taken: KEYS.space,
		deed: event.type === 'deed' && event.deed === 'know' ? 'w' : `${KEYS.up}mn`,
		next: KEYS.enter,
		back: 'u',
	};
	await app.type(keys[event.type]);
	await app.pass(1000);
}

const plain = (text: string): string => text.replaceAll(/\s+/g, '');

/** Returns what stands beside the board in a window, without its blanks. */
function panelText({text}: Pick<Shown, 'text'>, size: {columns: number; rows: number}): string {
	const layout = makeLayout(size.columns, size.rows, {parts: []});
	const left = layout.kind === 'board' ? layout.panel.left : 0;
	const lines = text().split('\n').slice(1);
	return plain(lines.map((line) => line.slice(left)).join(' '));
}

it('the first scene tells Black’s men by their shading, where there are no colours and they are drawn large', async () => {
	const told = 'Men drawn with ▓ are Black’s.';
	for (const colors of [0, 3] as const) {
		const app = openApp(
			new FakeWorld(),
			{kind: 'learn', scene: 'sight'},
			{columns: 80, rows: 24},
			{
				view: ScreenView,
				colors,
			},
		);
		await settle();
		await app.type(`e4${KEYS.enter}`);
		await app.pass(1000);
		expect(allSaid(app)).not.toContain(told);
		await app.type(`Bc4${KEYS.enter}`);
		await app.pass(1000);
		expect(allSaid(app).includes(told), app.text()).toBe(colors === 0);
	}

	const signs = await open('sight');
	await signs.type(`e4${KEYS.enter}`);
	await signs.pass(1000);
	await signs.type(`Bc4${KEYS.enter}`);
	expect(allSaid(signs)).not.toContain(told);
});

describe('a scene', () => {
	it('marks the line of which it says that it was open', () => {
		const start = startScene(findScene('look')!);
		const careless = advance(start, {type: 'act', text: 'g1f3'}).next;
		const again = advance(advance(careless, {type: 'next'}).next, {type: 'act', text: 'h2h3'}).next;
		for (const state of [careless, again]) {
			const {lit, messages} = viewOf(state, sceneReport(state), 0);
			expect(lit.map((square) => squareName(square))).toEqual(['a5', 'b4', 'c3', 'd2']);
			expect(messages.map(({text}) => text).join(' ')).toContain('The line from a5 to e1');
		}
	});
});

it('says once that a man was taken', async () => {
	const app = await open('vanish');
	await doIt(app, {type: 'act', text: 'b1c3'});
	expect(app.text().match(/was taken|gone/g)).toHaveLength(1);
	app.unmount();
});

it('keeps its help line, and Esc leaves it, while the other side’s answer is about to be shown', async () => {
	const app = await open('sight');
	const foot = () => app.text().trimEnd().split('\n').at(-1);
	const before = foot();
	expect(before).toContain('Esc leave');
	await app.type(`e4${KEYS.enter}`);
	expect(foot()).toBe(before);
	await app.type(KEYS.escape);
	expect(app.text()).toContain('You left scene 1.');
	app.unmount();
});

it('lists and draws no ghosts before there are any to learn of, but for who asks for them', async () => {
	const vanish = await open('vanish');
	expect(vanish.text()).toContain('You took:');
	expect(vanish.text()).not.toContain('Ghosts');
	vanish.unmount();
	const app = await open('f7');
	for (const {event} of solveFrom(startScene(findScene('f7')!)).slice(0, 2)) {
		await doIt(app, event!);
	}

	expect(allSaid(app)).toContain('His king took');
	expect(app.text()).not.toMatch(/[♙♞♝]1/);
	await app.type('s');
	expect(app.text()).toMatch(/[♙♞♝]1/);
	app.unmount();
});

describe.each(SIZES)('the scenes at $columns×$rows', (size) => {
	it.each(inWindow(size))(
		'%s is solved on the screen, its words and a hint whole at every step',
		async (id) => {
			const app = await open(id, size);
			const {hunt} = findScene(id)!;
			for (const {state, event} of solveFrom(startScene(findScene(id)!))) {
				const report = sceneReport(state);
				const {messages} = viewOf(state, report, 0);
				expect(app.text().split('\n')).toHaveLength(size.rows);
				const isHandOff = state.match.phase.name === 'handoff';
				const seen = isHandOff ? plain(app.text()) : panelText(app, size);
				// What a hunt says of a move besides is above the rest, and may have to be scrolled to.
				expect(seen).toContain(plain(messages.at(-1)!.text));
				if (hunt === undefined && reportOf(state).phase.name === 'turn') {
					await app.type('+');
					const hinted = panelText(app, size);
					const texts = viewOf(state, report, 1).messages.map(({text}) => plain(text));
					expect(hinted).toContain(texts.at(-1));
					// No mark between two texts.
					expect(hinted.replace(/^…\d+before\(PgUp\)/, '')).not.toContain('(PgUp)');
				}

				if (event !== undefined) {
					await doIt(app, event);
				}
			}

			expect(app.text()).toContain('done');
			await app.type('+');
			expect(panelText(app, size)).toContain(plain('Enter: the next scene.'));
			expect(app.world.scenes.get('You')?.done).toEqual([id]);
			expect(app.faults).toEqual([]);
		},
	);

	it.each([
		['pawns', 'blocked', 'b1c3'],
		['hunt', 'hunt', 'a7a1'],
	] as const)(
		'%s puts a hint in the place of what was said of a wrong act',
		async (id, step, wrong) => {
			const app = await open(id, size);
			const {faults, hints} = LEARN_TEXTS[id].steps[step];
			await doIt(app, {type: 'act', text: wrong});
			expect(panelText(app, size)).toContain(plain(faults.otherwise));
			await app.type('+');
			const said = panelText(app, size);
			expect(said).toContain(plain(hints![0] as string));
			expect(said).not.toContain(plain(faults.otherwise));
		},
	);

	it('tell of a hunted king what is drawn of him: where he can be, or that he stands in sight', async () => {
		const app = await open('hunt', size);
		const canBeHere = plain('he can be here');
		await doIt(app, {type: 'act', text: 'a7d7'});
		expect(panelText(app, size)).toContain(canBeHere);
		await doIt(app, {type: 'act', text: 'd7d8'});
		expect(panelText(app, size)).toContain(plain('He stands in sight on h8.'));
		expect(panelText(app, size)).not.toContain(canBeHere);
	});

	it('say that a hint is whole to who asks for a third one', async () => {
		const app = await open('sight', size);
		await app.type('++');
		expect(panelText(app, size)).not.toContain(plain('That is the whole hint'));
		await app.type('+');
		expect(panelText(app, size)).toContain(plain('That is the whole hint: do what'));
		await doIt(app, {type: 'act', text: 'd2d4'});
		expect(panelText(app, size)).not.toContain(plain('That is the whole hint'));
	});

	it('are listed, and what is wrong is said beside the task', async () => {
		const app = await open('sight', size);
		await doIt(app, {type: 'act', text: 'd2d4'});
		expect(panelText(app, size)).toContain(
			plain(LEARN_TEXTS['sight'].steps['first'].faults.otherwise),
		);
		await app.type(KEYS.escape);
		expect(allSaid(app)).toContain('You left scene 1. Learn resumes at its start.');
		expect(app.text()).toMatch(/▸ +1 {2}What you see/);
		expect(app.text().split('\n')).toHaveLength(size.rows);
	});
});

describe('learning', () => {
	it.each(SCENE_IDS)('is left and resumed at %s', async (id) => {
		const world = new FakeWorld();
		world.players['test'] = {move: async () => 'e7e5'};
		world.scenes.set('You', {done: SCENE_IDS.slice(0, sceneNumber(id) - 1)});
		const app = await open(id, {}, world);
		const before = app.text();
		await app.type(KEYS.escape);
		if (id === 'first-game') {
			await app.type('y');
		}

		expect(app.text()).toMatch(new RegExp(`▸ +${sceneNumber(id)} `));
		app.unmount();
		expect((await open(undefined, {}, world)).text()).toBe(before);
	});

	it('resumes at the step at which a scene was left', async () => {
		const world = new FakeWorld();
		const app = await open('sight', {}, world);
		await doIt(app, {type: 'act', text: 'e2e4'});
		const before = app.text();
		expect(before).toContain('step 2 of 2');
		await app.type(KEYS.escape);
		expect(allSaid(app)).toContain('You left scene 1. Learn resumes at its step 2.');
		app.unmount();
		const again = await open(undefined, {}, world);
		expect(again.text()).toBe(before);
		await again.type('u');
		expect(again.text()).toContain('step 1 of 2');
		await again.type(KEYS.escape);
		expect(allSaid(again)).toContain('Learn resumes at its start.');
		again.unmount();
	});

	it('says which scene was broken off, and goes on with the first that is not done', async () => {
		const world = new FakeWorld();
		world.scenes.set('You', {done: ['sight', 'pawns']});
		const app = await open('ghosts', {}, world);
		await app.type(KEYS.escape);
		expect(app.text()).toMatch(/ 3 .* next\n/);
		expect(app.text()).toMatch(/▸ +7 .* begun\n/);
		expect(app.text()).toContain('You left scene 7. Learn resumes at scene 3, not done yet.');
		expect(openApp(world).text()).toMatch(/▸ 1 Learn +2 of 12 done · next: 3/);
	});

	it('begins with the first scene from the menu, and later with the list', async () => {
		const world = new FakeWorld();
		const app = openApp(world);
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Learn 1 · What you see');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('0 of 12 done');
		await app.type(KEYS.escape);
		expect(app.text()).toMatch(/▸ 1 Learn +0 of 12 done · scene 1 begun/);
		await app.type(KEYS.enter);
		expect(app.text()).toContain('0 of 12 done');
	});

	it('shows with w what it asks for, also to who pressed w a step before', async () => {
		const app = await open('ghosts');
		await doIt(app, {type: 'deed', deed: 'know'});
		await doIt(app, {type: 'act', text: 'b5c4'});
		expect(app.text()).toContain('step 2 of 3');
		expect(allSaid(app)).not.toContain('What may stand');
		await doIt(app, {type: 'deed', deed: 'know'});
		expect(app.text()).toContain('step 3 of 3');
		expect(panelText(app, SIZES[0])).toContain(
			plain('80 beside a man: there in 80 % of the positions'),
		);
		expect(app.text()).toMatch(/♞80/);
		// The overlay takes the place of the ghost.
		const shown = app.text();
		await app.type('w');
		expect(app.text()).not.toBe(shown);
		expect(app.text()).toContain('step 3 of 3');
	});

	it('goes from scene to scene with Enter, and back with u', async () => {
		const app = await open('sight');
		await doIt(app, {type: 'act', text: 'e2e4'});
		await app.type('u');
		expect(app.text()).toContain('step 1 of 2');
		await app.type('u');
		expect(allSaid(app)).toContain('This is where the scene begins.');
		await doIt(app, {type: 'act', text: 'e2e4'});
		await doIt(app, {type: 'act', text: 'f1c4'});
		expect(allSaid(app)).toContain('Enter: the next scene');
		await app.type('a');
		expect(app.text()).toContain('step 1 of 2');
		await doIt(app, {type: 'act', text: 'e2e4'});
		await doIt(app, {type: 'act', text: 'f1c4'});
		await app.type(KEYS.escape);
		expect(allSaid(app)).toContain('Scene 1 is done. Learn resumes at scene 2.');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Learn 2 · A pawn sees differently');
		await app.type(':skip' + KEYS.enter);
		expect(app.text()).toContain('Learn 3 · A man vanishes');
	});

	it('hints first at an idea, then with the move and its squares, until something is done', async () => {
		const app = await open('pawns');
		const hints = LEARN_TEXTS['pawns'].steps['blocked'].hints!.map(String);
		await app.type('+');
		expect(panelText(app, SIZES[0])).toContain(plain(hints[0]));
		expect(app.text()).not.toContain('(♘)');
		await app.type('+');
		expect(app.text()).toContain('(♘)');
		expect(panelText(app, SIZES[0])).toContain(plain(hints[1]));
		await doIt(app, {type: 'act', text: 'g1f3'});
		expect(panelText(app, SIZES[0])).not.toContain(plain(hints[1]));
	});

	it('ignores a key for what may stand where in a scene that is not about it', async () => {
		const app = await open('guard');
		await app.type('w');
		expect(allSaid(app)).toContain('Scene 7 shows what may stand where.');
		expect(app.text()).not.toContain('positions fit');
		await app.type('u');
		const ghosts = await open('ghosts');
		await doIt(ghosts, {type: 'act', text: 'b5c4'});
		await ghosts.type('w');
		await ghosts.pass(1000);
		expect(allSaid(ghosts)).toContain('positions fit all that you saw');
	});

	it('says when it cannot be kept, and goes on', async () => {
		const world = new FakeWorld();
		world.saving = fail('Your progress cannot be saved: the disk is full.');
		const app = await open('sight', {}, world);
		expect(panelText(app, SIZES[0])).toContain('thediskisfull');
		await doIt(app, {type: 'act', text: 'e2e4'});
		expect(app.text()).toContain('step 2 of 2');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('0 of 12 done');
	});

	it('has its signs and keys in the help', async () => {
		const app = await open('umpire');
		const help = await readHelp(app);
		for (const said of ['one step back in the scene', 'a hint; again', 'ask the umpire']) {
			expect(help).toContain(said);
		}
	});

	it('shows a hand-off with nothing of the board', async () => {
		const app = await open('hand-off');
		await doIt(app, {type: 'act', text: 'e2e4'});
		await app.type(KEYS.enter);
		expect(app.text()).toContain('B L A C K');
		await app.pass(1000);
		expect(app.text()).toContain('Step 3 of 4.');
		expect(app.text()).not.toMatch(/[♔-♟░▒]/);
		await app.type('q');
		expect(allSaid(app)).toContain('You left scene 9, which resumes at its step 3.');
	});

	it('drops what was to be shown when it is left at once', async () => {
		const app = await open('sight');
		await app.type(`e4${KEYS.enter}`);
		await app.type(`${KEYS.escape}${KEYS.escape}`);
		await app.pass(5000);
		expect(app.faults).toEqual([]);
		expect(isDone(advance(startScene(SCENES[0]), {type: 'next'}).next)).toBe(false);
	});
});

describe('the first game', () => {
	/** Opens the first game against a bot that plays these moves. */
	async function openGame(...moves: readonly string[]) {
		const world = new FakeWorld();
		let played = 0;
		world.players['test'] = {move: async () => moves[played++]};
		return open('first-game', {}, world);
	}

	it('has a friendly word before each move, and counts when it is over', async () => {
		const app = await openGame('c7c6', 'd7d6', 'b7b6');
		expect(allSaid(app)).toContain('Now a whole game.');
		for (const [move, said] of [
			['e2e4', 'Nothing that you see is in danger.'],
			[
				'd1h5',
				'Your queen can take the pawn on f7. You see no guard, but there may be one, and a queen is worth more.',
			],
			['h5f7', 'Black’s king stands in sight on e8: take him'],
		] as const) {
			await doIt(app, {type: 'act', text: move});
			expect(panelText(app, SIZES[0])).toContain(plain(said));
		}

		expect(app.world.scenes.get('You')?.done).toEqual([]);
		await doIt(app, {type: 'act', text: 'f7e8'});
		expect(panelText(app, SIZES[0])).toContain(plain('That was a whole game.'));
		expect(app.world.scenes.get('You')?.done).toEqual(['first-game']);
		expect(app.faults).toEqual([]);
	});

	it('warns of a queen that is not seen, as soon as that is worked out, for that turn', async () => {
		const app = await openGame('c7c6', 'd7d6');
		const danger = {role: 'queen', square: parseSquare('a5')!, share: 0.22} as const;
		app.world.knowledge.kingDanger = async ({history}) =>
			ok(history.plies.length === 2 ? danger : undefined);
		await doIt(app, {type: 'act', text: 'd2d4'});
		expect(panelText(app, SIZES[0])).toContain(plain('An unseen queen may look at your king'));
		await doIt(app, {type: 'act', text: 'b1c3'});
		expect(panelText(app, SIZES[0])).not.toContain(plain('An unseen queen'));
		expect(app.faults).toEqual([]);
	});

	it('says to who asks for a hint that there is none, until the next move', async () => {
		const app = await openGame('c7c6');
		await app.type('+');
		expect(panelText(app, SIZES[0])).toContain(plain(NO_HINTS));
		expect(panelText(app, SIZES[0])).toContain(plain('Now a whole game.'));
		await doIt(app, {type: 'act', text: 'e2e4'});
		expect(panelText(app, SIZES[0])).not.toContain(plain(NO_HINTS));
		expect(app.faults).toEqual([]);
	});

	it('is begun with its first move', async () => {
		const app = await openGame('a7a6');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('No move was made, so nothing is kept.');
		const row = /A first game +against level 1: warnings, no hints/.source;
		expect(app.text()).toMatch(new RegExp(`${row}$`, 'm'));
		await app.type('12');
		await doIt(app, {type: 'act', text: 'e2e4'});
		await app.type(KEYS.escape);
		await app.type('y');
		expect(app.text()).toMatch(new RegExp(`${row} +begun$`, 'm'));
	});

	it('is resumed where it was, from the scenes and from the saved games, with its coach', async () => {
		const app = await openGame('a7a6', 'b7b6');
		await doIt(app, {type: 'act', text: 'e2e4'});
		await doIt(app, {type: 'act', text: 'd1h5'});
		const before = app.text();
		const {world} = app;
		app.unmount();
		expect((await open('first-game', {}, world)).text()).toBe(before);
		const resumed = openApp(world, {kind: 'resume'});
		expect(resumed.text()).toBe(before);
		const menu = openApp(world);
		await menu.type('6');
		await menu.type(KEYS.enter);
		expect(menu.text()).toBe(before);
	});
});

describe('a move that cost the king', () => {
	it('is put back by Enter, or by the next try', async () => {
		const app = await open('king');
		for (const text of ['Ra7', 'Rb8']) {
			await app.type(`${text}${KEYS.enter}`);
			await app.pass(1000);
			expect(allSaid(app)).toContain('Enter puts the board back');
			if (text === 'Ra7') {
				await app.type(KEYS.enter);
				await app.pass(1000);
				expect(allSaid(app)).not.toContain('Enter puts the board back');
			}
		}

		await app.type('Rxe8');
		await app.pass(1000);
		expect(allSaid(app)).toContain('Rxe8');
		await app.type(KEYS.enter);
		await app.pass(1000);
		expect(allSaid(app)).toContain('Now his king on g8 stands in sight');
		expect(app.faults).toEqual([]);
	});
});

it('draws the man that was guessed at where it stands, in place of the guess and of what w showed', async () => {
	const app = await open('ghosts', {columns: 80, rows: 24});
	for (const {event} of solveFrom(startScene(findScene('ghosts')!)).slice(0, 2)) {
		await doIt(app, event!);
	}

	await app.type(`${KEYS.up}mn`);
	await app.pass(1000);
	expect(allSaid(app)).toContain('The knight went to a5');
	expect(app.text(), app.text()).toMatch(/5 +\(♞\).*n/);
	await app.type('w');
	expect(app.text()).toMatch(/5 +\(♞\).*n/);
});
