import {describe, expect, it} from 'vitest';
import {IMPORTS} from '../../source/text/cannot-do.js';
import {DRILLS} from '../../source/drill/catalogue.js';
import {LESSONS} from '../../source/drill/lessons.js';
import {PUZZLES} from '../../source/drill/puzzles.js';
import {firstPlace} from '../../source/plain/first-place.js';
import {GREETING, MenuPlace} from '../../source/plain/menu-place.js';
import {readNewGame} from '../../source/plain/new-game-words.js';
import {offeredGame} from '../../source/session/new-game.js';
import {squareName} from '../../source/core/square.js';
import {HIDDEN} from '../../source/text/drill.js';
import {AFTER_PUZZLE, HOW_TO_SOLVE, PUZZLE_KNOWS} from '../../source/text/puzzle.js';
import {BOT_PAUSE} from '../../source/session/bot-turns.js';
import {SpectatorWorld} from '../ui/replay/running/spectator-world.js';
import {fail, unwrap} from '../../source/core/result.js';
import {firstScreens} from '../../source/ui/first-screens.js';
import {FakeWorld} from '../ui/fake-world.js';
import {CLEARED, openAt, openPlain, type Plain} from './open-plain.js';

const menu = async (world = new FakeWorld()): Promise<Plain> => {
	const plain = await openAt(world, (session) => new MenuPlace(session));
	plain.said();
	return plain;
};

describe('the menu', () => {
	it('tells of saves that cannot be read, and looks at no other where one is named', async () => {
		const world = new FakeWorld();
		const {list} = world.games;
		const fault = 'The saved game a cannot be read: it was set aside.';
		let lists = 0;
		Object.assign(world.games, {
			list: () => {
				lists++;
				return {...list(), warnings: [fault]};
			},
			resume: () => fail(fault),
		});
		const plain = await openAt(world, (session) => new MenuPlace(session));
		expect(plain.said().slice(0, 2)).toEqual([GREETING, fault]);
		lists = 0;
		expect(await plain.type('resume a')).toEqual([fault]);
		expect(lists).toBe(0);
	});

	it('greets once, and says what was meant', async () => {
		const plain = await openAt(new FakeWorld(), (session) => new MenuPlace(session));
		expect(plain.said().slice(0, 2)).toEqual([
			GREETING,
			expect.stringMatching(/^New to it\? Learn shows the rules/),
		]);
		expect(await plain.type('plya', 'xyzzy', '')).toEqual([
			'There is no command “plya” here; did you mean play?',
			'There is no command “xyzzy” here; help lists all.',
		]);
		expect(await plain.type('\u001B6', '\u001B[A\u001BOPpl\u001B[3~ya\u001B')).toEqual([
			'There is no command “plya” here; did you mean play?',
		]);
		expect(await plain.type('import games.pgn')).toEqual([IMPORTS]);
		await plain.type('9');
		expect((await plain.type('back'))[0]).toBe('The menu.');
		await plain.type('hotseat', 'white', 'resign', 'yes', 'review');
		expect((await plain.type('menu')).at(-2)).toBe('The menu.');
		expect(await plain.type('menu')).toEqual([
			'The menu.',
			'learn, hotseat, play, drill, watch, resume, games, rules, settings, or 1 to 9; lesson, puzzles; help tells all.',
		]);
		expect(await plain.type('6', '0')).toEqual([
			'There is no game to go on with.',
			'The menu goes from 1 to 9, and has no 0; a puzzle is begun like puzzle 12.',
		]);
	});

	it('tells the record as the list of games does, and begins a game by another word', async () => {
		const plain = await menu();
		expect(await plain.type('stats', 'statistics', 'new purple')).toEqual([
			'No game against a bot is finished yet: `fogchess play` begins one.',
			'No game against a bot is finished yet: `fogchess play` begins one.',
			expect.stringMatching(/“purple” is none\.$/),
		]);
	});

	it('begins a game as it is asked for, and the next one like it', async () => {
		const world = new FakeWorld();
		world.players['test'] = {move: async () => 'e2e4'};
		const plain = await menu(world);
		await plain.type('play black dark');
		expect((await plain.pass(BOT_PAUSE)).slice(0, 1)).toEqual(['White moved.']);
		await plain.type('rules', 'quit');
		expect(plain.lines.some((line) => line.startsWith('Dark Chess'))).toBe(true);
		expect(world.appSettings.last).toMatchObject({variant: 'dark', side: 'black'});
		expect(await plain.type('play --level purple')).toEqual([
			expect.stringMatching(/“purple” is none/),
		]);
		expect(await plain.type('play purple')).toEqual([
			'A game is asked for by a side, a level from 1 to 10, a variant or a clock such as 5+3; “purple” is none.',
		]);
		// As the command line has it, too.
		expect(await plain.type('hotseat --variant dark --clock 5+3')).toEqual([
			CLEARED,
			'Pass the keyboard to White.',
			'The clocks are standing still.',
			'Nothing is shown until white is typed.',
		]);
	});

	it('takes a word that is a game and a bot for the game, in any order and by its title', async () => {
		const plain = await menu();
		const game = offeredGame('bot', plain.world.appSettings, plain.world);
		const asked = (words: string) => {
			const read = readNewGame(words, {...game, variant: 'dark', bot: 'level-4'});
			return read.ok ? [read.value.variant, read.value.bot] : read.error;
		};
		for (const words of [
			'fog',
			'variant fog',
			'fog-of-war',
			'white fog of war',
			'Fog of War 5+3',
		]) {
			expect(asked(words)).toEqual(['fog', 'level-4']);
		}

		for (const words of ['white level 2 fog', 'fog level 2 white', 'against level 2 fog']) {
			expect(asked(words)).toEqual(['fog', 'level-2']);
		}

		expect(asked('bot fog')).toEqual(['dark', 'fog']);
		expect(asked('against fog fog')).toEqual(['fog', 'fog']);
		expect(asked('club player liar chess')).toEqual(['liar', 'level-6']);
		expect(asked('level 2 against fog')).toBe('“2” and “fog” are two opponents: name one.');
		expect(asked('fog liar')).toBe('“fog” and “liar” are two variants: name one.');
		expect((await plain.type('rules Dark Chess'))[0]).toMatch(/^Dark Chess: /);
	});

	it('takes who advises in a game that has advisers, and says where there are none', async () => {
		const world = new FakeWorld();
		const plain = await menu(world);
		await plain.type('hotseat kriegspiel-partnership black-adviser', 'white', 'quit');
		expect(world.appSettings.last).toMatchObject({advisers: 'black'});
		await plain.type('hotseat advisers', 'white');
		expect(await plain.type('instructions?')).toContain('Pass the keyboard to White’s adviser.');
		await plain.type('quit');
		await plain.type('hotseat bot-advisers', 'white');
		expect((await plain.type('instructions?')).join()).toMatch(/^Instructions\? /);
		expect(await plain.type('quit', 'hotseat fog advisers')).toContain(
			'There are no advisers in fog, so “advisers” means nothing.',
		);
	});

	it('goes on with the next game where the newest is open elsewhere', async () => {
		const world = new FakeWorld();
		const plain = await menu(world);
		await plain.type('hotseat', 'white', 'e4', 'quit', 'hotseat', 'white', 'd4', 'quit');
		const {resume} = world.games;
		world.games.resume = (id) => (id === 'game-2' ? fail('It is open elsewhere.') : resume(id));
		plain.said();
		expect(await plain.type('resume')).toEqual(
			expect.arrayContaining([
				'This is Fog of War; the newest, Fog of War, could not be opened. It is open elsewhere.',
				'Nothing is shown until white is typed.',
			]),
		);
		await plain.type('quit');
		expect(await plain.type('resume game-2')).toEqual(['It is open elsewhere.']);
	});

	it('lists games, goes on with one and goes through another', async () => {
		const plain = await menu();
		expect(await plain.type('running', 'resume', 'review')).toEqual([
			'No game is running. Every game saves itself with each move, and is found here until it is over; then it is under Games in the menu.',
			'There is no game to go on with.',
			expect.stringMatching(/^No game is over yet/),
		]);
		await plain.type('hotseat', 'white', 'e4', 'quit');
		await plain.type('hotseat', 'white', 'd4', 'resign', 'yes', 'quit');
		plain.said();
		expect(await plain.type('games')).toEqual([
			'1 game that is over.',
			'1: 21 Nov 26, White against Black, Fog of War, 1 move, Black won, resigned.',
		]);
		await plain.type('quit');
		expect(await plain.type('running')).toEqual([
			'1: White against Black, Fog of War, move 1; game-1.',
		]);
		expect(await plain.type('resume 1')).toContain('Nothing is shown until white is typed.');
		await plain.type('quit');
		for (const line of ['review', 'review 1', 'review game-2', 'resume game-2']) {
			expect((await plain.type(line))[0]).toBe(
				'Review: White against Black, 1 move, with the truth.',
			);
			await plain.type('quit');
		}

		expect(await plain.type('review game-1', 'resume 9', 'review 2', 'review nothing')).toEqual([
			expect.stringMatching(/^This game is not over/),
			'There is no game 9 in the list; running reads it.',
			'There is no game 2 in the list; games reads it.',
			'There is no saved game “nothing”.',
		]);
	});

	it('counts what was done in a set-up as no move', async () => {
		const plain = await menu();
		await plain.type('hotseat liar', 'white', 'random', 'ready', '', 'black', 'resign', 'yes');
		expect((await plain.type('review'))[0]).toBe(
			'Review: White against Black, 0 moves, with the truth.',
		);
		expect((await plain.type('go 0')).at(-1)).toBe(
			'The start, before the set-up: the men come with its steps.',
		);
	});

	it('asks for PINs where they are on, each unseen, and for each at its hand-off', async () => {
		const plain = await menu();
		await plain.type('settings', 'white Ann', 'pins maybe', 'pins on', 'quit');
		expect(plain.world.appSettings.usePin).toBe(true);
		plain.said();
		expect(await plain.type('hotseat')).toEqual([
			'Ann’s PIN for each hand-off: 4 digits that only Ann knows; Enter alone for none.',
		]);
		expect(plain.session.isSecret).toBe(true);
		expect(await plain.type('help', '12345', '1234', '')).toEqual([
			'A PIN has 4 digits.',
			expect.stringMatching(/^Ann’s PIN/),
			'A PIN has 4 digits.',
			expect.stringMatching(/^Ann’s PIN/),
			expect.stringMatching(/^Black’s PIN/),
			CLEARED,
			'Pass the keyboard to Ann (White).',
			'Nothing is shown until Ann’s PIN is typed; quit leaves.',
		]);
		expect((await plain.type('white', '1234', 'e4', '')).at(-1)).toBe(
			'Nothing is shown until black is typed.',
		);
		expect(plain.session.isSecret).toBe(false);
		expect(plain.lines.join(' ')).not.toContain('1234');
		await plain.type('black', 'quit', 'hotseat');
		expect((await plain.type('quit'))[0]).toBe('The menu.');
	});

	it('asks for PINs from the command line, too, once it is sure that the game can begin', async () => {
		const world = new FakeWorld();
		world.appSettings = {...world.appSettings, usePin: true};
		const plain = await openPlain(world, {kind: 'hotseat', variant: 'fog'});
		expect(plain.said()[0]).toMatch(/^White’s PIN for each hand-off/);
		const broken = firstPlace(plain.session, {kind: 'hotseat', fen: 'no'});
		expect(broken.ok).toBe(false);
	});

	it('tells of lessons and drills, and says what there is no drill of', async () => {
		const plain = await menu();
		expect((await plain.type('lessons'))[0]).toMatch(/^0 of \d+ begun/);
		const endings = (await plain.type('lessons')).join(' ').match(/K\w*vK(?= \(\d+\))/g) ?? [];
		const listed = await plain.type(...endings.map((ending) => `lessons ${ending}`));
		expect(new Set(listed.map((line) => line.split(':')[0]))).toEqual(
			new Set(LESSONS.map(({id}) => id)),
		);
		const lessons = await plain.type('lessons kqvk');
		expect(lessons[0]).toMatch(/^KQvK-\S+: queen: take him in 3; new\.$/);
		expect(await plain.type('lesson no', 'drill KXvK', 'drill KBvK kriegspiel')).toEqual([
			'There is no lesson “no”; lessons KQvK names those of an ending.',
			expect.stringMatching(/“KXvK” is none of these\.$/),
			expect.stringMatching(/^The drill cannot begin: /),
		]);
	});

	it('tells a lone king of whom White knows nothing how that ends', async () => {
		for (const [drill, told] of [
			['KQvK defender', /Always lost, in at most 23 moves/],
			[
				'KQvK defender blind',
				/Lost from 96\.0 % of the starts when White knows nothing.* 30 moves/,
			],
			[
				'KRvK defender',
				/Lost from 29\.0 % of the starts, in at most 16 moves\. Hold out as long as you can, or get away\.$/,
			],
			['KRvK defender blind', /Never lost when White knows nothing/],
		] as const) {
			const plain = await menu();
			expect((await plain.type(`drill ${drill}`))[0]).toMatch(told);
		}
	});

	it('calls no start of a drill drawn, as a game is', async () => {
		const plain = await menu();
		const told = await plain.type('help drill');
		expect(told).toEqual([expect.stringMatching(/ from a random start\.$/)]);
		expect(JSON.stringify(DRILLS)).not.toContain('drawn');
	});

	it('keeps what is set', async () => {
		const plain = await menu();
		await plain.type('settings', 'person Anna', 'white Bea', 'clock 3+2', 'thinking 1.5');
		expect(plain.world.appSettings).toMatchObject({
			person: 'Anna',
			names: {white: 'Bea', black: 'Black'},
			clock: {kind: 'timed', base: 180_000, increment: 2000},
			botMs: 1500,
		});
		plain.said();
		expect(await plain.type('clock soon', 'thinking x', 'white')).toEqual([
			expect.stringMatching(/^A clock is written like 5\+3/),
			'The time is a number of seconds from 0 to 600.',
			'A name is needed.',
		]);
	});
});

describe('a puzzle', () => {
	it('has a code for others', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'puzzles', puzzle: 54});
		plain.said();
		expect(await plain.type('code')).toEqual([
			'The code of this puzzle: puzzle-54. To open it: fogchess drill puzzle-54.',
		]);
	});

	it('answers a wrong try first, and tells how it came to this when it is asked', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'puzzles', puzzle: 54});
		const told = plain.said().filter((line) => /^(?:You have|Both know)/.test(line));
		expect(told.length).toBeGreaterThan(1);
		const said = await plain.type('Qc2');
		expect(said[0]).toMatch(/^Qc2 is not it: /);
		expect(said.filter((line) => told.includes(line))).toEqual([]);
		expect((await plain.type('last')).filter((line) => told.includes(line))).toEqual(told);
	});

	it('of a game is the first of that game', async () => {
		const list = await openPlain(new FakeWorld(), {kind: 'puzzles', variant: 'liar'});
		expect(list.said()[1]).toMatch(/^\d+, Liar Chess, challenge or pass/);
		const lessons = await openPlain(new FakeWorld(), {kind: 'lessons', ending: 'KBvK'});
		expect(lessons.said()[0]).toMatch(/^KBvK-attacker-known-\d+: bishop/);
		const request = {kind: 'puzzles', puzzle: 'next', variant: 'liar'} as const;
		const world = new FakeWorld();
		const plain = await openPlain(world, request);
		expect(plain.said().join('\n')).toMatch(/Liar/);
		expect((await plain.type('puzzle Liar Chess'))[0]).toMatch(/^Puzzle \d+: Liar Chess/);
		expect(await plain.type('puzzle dark chess')).toEqual([
			'There are no puzzles of Dark Chess; puzzles lists the games that have some.',
		]);
		const {screens} = unwrap(firstScreens(request, world.appSettings, world));
		expect(screens).toMatchObject([{name: 'puzzle', puzzle: {variant: 'liar'}}]);
	});

	it('of several acts is solved in lines with all of them and the reason, and a hint is said once', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'puzzles', puzzle: 54});
		plain.said();
		const hint = 'Hint: the right move is with the queen on c7.';
		expect(await plain.type('u')).toEqual(['What is wrong here is put back by itself.']);
		expect(await plain.type('hint')).toEqual([hint]);
		const said = await plain.type('solution');
		expect(said).not.toContain(hint);
		const answer = [
			'The answer: Qf7, then Kd6.',
			'In both games that you must hold possible they win; no other act does it in all of them. Qc2 comes nearest, in 1 of them; if White played Ke2, White answers Ke3.',
		];
		expect(said.slice(-4)).toEqual([
			...answer,
			expect.stringMatching(/^Not solved\. This puzzle comes back/),
			AFTER_PUZZLE,
		]);
		expect(await plain.type('solution')).toEqual(answer);
		await plain.type('again', 'Qf7', 'Kd6');
		expect(await plain.type('Qf7')).toEqual([
			'The puzzle is over: again, next (or Enter alone), solution or quit.',
		]);
		// Before it is over Enter alone does nothing.
		expect((await plain.type(''))[0]).toMatch(/^Puzzle 55: /);
		expect(await plain.type('')).toEqual([]);
	});

	const [first] = PUZZLES;

	it('is solved move by move, with help when it is asked for', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'puzzles', puzzle: 1});
		const begun = plain.said();
		expect(begun.slice(0, 4)).toEqual([
			`Puzzle 1: you have White, and ${first.within} moves.`,
			'Yours: king f7, rook d7, bishop h8.',
			`Take the king in ${first.within} moves, whatever Black does.`,
			'The king is on h7.',
		]);
		// Nothing is drawn, so no key shows what is hidden.
		expect(begun).not.toContain(HIDDEN);
		expect(await plain.type('hint', 'hint', 'hint')).toEqual([
			expect.stringMatching(/^Hint: the right move /),
			expect.stringMatching(/^Hint: move the /),
			expect.stringMatching(/^Hint: the .* to /),
			'That is the whole hint.',
		]);
		const said = [...(await plain.type(first.key)), ...(await plain.pass(BOT_PAUSE))];
		expect(said.filter((line) => / is right: /.test(line))).toHaveLength(1);
		expect(said.filter((line) => line.startsWith('You played'))).toHaveLength(1);
		expect(said.filter((line) => line.startsWith('Black moved'))).toHaveLength(1);
		expect((await plain.type('u')).join(' ')).toContain('Take the king');
		expect(await plain.type('u')).toEqual(['You have no move to take back.']);
		plain.said();
		const solution = await plain.type('solution');
		expect(solution).toContainEqual(expect.stringMatching(/^Solution: /));
		expect(plain.lines.at(-1)).toMatch(/^One first move does it\./);
		expect(plain.world.learnt.get('You')).toHaveProperty('puzzle-1');
		await plain.type('quit');
		await plain.type('next');
		expect(plain.lines).toContain(`Puzzle 2: you have White, and ${PUZZLES[1].within} moves.`);
	});

	it('says what a try that was broken off counts as when one comes back, and no more', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'puzzles', puzzle: 54});
		await plain.type('hint');
		const begun = 'You began it before: solved now, it counts as solved with help.';
		expect((await plain.type('puzzle 54')).filter((line) => line === begun)).toHaveLength(1);
		const said = await plain.type('last', 'hint', 'Qc2', 'Qf7', 'last', 'list');
		expect(said).not.toContain(begun);
	});

	it('of the fog answers what may stand where as a game does', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'puzzles', puzzle: 1});
		plain.said();
		const sure = 'Only one position fits all that you saw.';
		expect(await plain.type('w', 'where', 'w h7', 'what may be on a8?', 'w d7', 'w x9')).toEqual([
			sure,
			'Certain: king h7.',
			sure,
			'Certain: king h7.',
			sure,
			'h7: certainly a king.',
			sure,
			'a8: certainly no enemy man.',
			sure,
			'd7: your rook.',
			sure,
			'A square is named like e4; “x9” is none.',
		]);
		const open = PUZZLES.find(({kingOn}) => kingOn.length === 2)!;
		await plain.type(`puzzle ${open.number}`);
		expect(await plain.type(`w ${squareName(open.kingOn[0])}`)).toEqual([
			'2 positions fit all that you saw.',
			`${squareName(open.kingOn[0])}: king in 1, empty in 1 (of 2 positions).`,
		]);
	});

	it('says to who never tried one how it is gone about', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'puzzles', puzzle: 1});
		expect(plain.said().at(-1)).toBe(HOW_TO_SOLVE);
		await plain.type('solution', 'quit');
		expect(await plain.type('next')).not.toContain(HOW_TO_SOLVE);
	});

	it('is begun by its number, from the list and in place of another one', async () => {
		const plain = await menu();
		expect(await plain.type('12')).toEqual([
			'The menu goes from 1 to 9, and has no 12; a puzzle is begun like puzzle 12.',
		]);
		const said = await plain.type('puzzles');
		expect(said[0]).toBe('Puzzles: 0 of 124 solved.');
		expect(said).toContain('Liar Chess: 114 to 118.');
		expect(await plain.type('liar')).toContain('118, Liar Chess, challenge or pass: d5-e4; new.');
		expect(await plain.type('xyzzy')).toEqual([
			'No puzzle fits “xyzzy”; list tells the games that have some.',
		]);
		expect((await plain.type('114'))[0]).toMatch(/^Puzzle 114: Liar Chess, /);
		expect((await plain.type('57'))[0]).toMatch(/^Puzzle 57: Partnership Kriegspiel, /);
		expect(await plain.type('999', '0')).toEqual([
			'There are puzzles 1 to 124, and no “999”.',
			'There are puzzles 1 to 124, and no “0”.',
		]);
		expect((await plain.type('puzzle liar'))[0]).toMatch(/^Puzzle 114: Liar Chess, /);
		expect((await plain.type('quit'))[0]).toBe('Puzzles: 0 of 124 solved.');
		expect((await plain.type('puzzle 5'))[0]).toMatch(/^Puzzle 5: /);
		expect((await plain.type('quit'))[0]).toBe('Puzzles: 0 of 124 solved.');
		expect((await plain.type(''))[0]).toMatch(/^Puzzle 1: /);
		await plain.type('quit', 'quit');
		expect((await plain.type('drill puzzle 12'))[0]).toMatch(/^Puzzle 12: /);
		await plain.type('quit');
		expect(await plain.type('drill 125')).toEqual(['There are puzzles 1 to 124, and no “125”.']);
		expect((await plain.type('drill puzzles'))[0]).toBe('Puzzles: 0 of 124 solved.');
	});

	it('of one act tells the game, the side, the men, what came before and the task', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'puzzles', puzzle: 114});
		const heads = [
			'Puzzle 114',
			'Your first',
			'You have White',
			'Yours:',
			'Black:',
			'So far',
			'You chall',
			'Black pl',
			'Challenge, or',
			'By number',
		];
		expect(
			plain
				.said()
				.slice(-11, -1)
				.map((line, index) => line.slice(0, heads[index]?.length)),
		).toEqual(heads);
	});

	it('has its acts by number while one of them is to be chosen', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'puzzles', puzzle: 116});
		expect(plain.said()).toContain('By number: 1 challenge, 2 pass.');
		expect((await plain.type('2')).join(' ')).toMatch(/^Letting it pass is not it/);
		expect((await plain.type('1')).join(' ')).toContain('Solved');
		// Where no act has that number, another puzzle is meant.
		expect((await plain.type('2'))[0]).toMatch(/^Puzzle 2: /);
		expect((await plain.type('1'))[0]).toMatch(/^Puzzle 1: /);
	});

	it('is asked for by its game, in a list too, and a word that is neither is told so', async () => {
		const plain = await menu();
		expect(await plain.type('puzzle nothere', 'puzzle lier')).toEqual([
			'A puzzle is named by its number, 1 to 124, or by its game; “nothere” is neither; puzzles lists the games.',
			'A puzzle is named by its number, 1 to 124, or by its game; “lier” is neither; did you mean liar?',
		]);
		expect(await plain.type('liar')).toEqual([
			'Liar Chess is a game: type play liar, hotseat liar, rules liar or puzzle liar.',
		]);
		expect((await plain.type('puzzles Liar Chess')).slice(1)).toEqual(
			[114, 115, 116, 117, 118].map((number) => expect.stringContaining(`${number}, Liar Chess, `)),
		);
	});

	it('of one act leaves what can be known to be found out', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'puzzles', puzzle: 54});
		plain.said();
		expect(await plain.type('w', 'where', 'what may be on f7')).toEqual([
			PUZZLE_KNOWS,
			PUZZLE_KNOWS,
			PUZZLE_KNOWS,
		]);
	});

	it('lists the moves so far', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'puzzles', puzzle: 1});
		plain.said();
		expect(await plain.type('list')).toEqual(['No move has been played yet.']);
		await plain.type(first.key);
		await plain.pass(BOT_PAUSE);
		expect(await plain.type('list')).toEqual([expect.stringMatching(/^1\. White .+\.$/)]);
	});

	it('says of what begins elsewhere where that is', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'menu'});
		await plain.type('puzzle 1');
		expect(await plain.type('lesson', 'settings', 'help play', 'Qa9')).toEqual([
			'lesson is for the menu: type quit first, then lesson.',
			'settings is for the menu: type quit first, then settings.',
			'play is for the menu: type quit first, then play.',
			expect.stringMatching(/^No move begins/),
		]);
		await plain.type('quit', 'puzzles');
		expect(await plain.type('lesson')).toEqual([
			'lesson is for the menu: type quit first, then lesson.',
		]);
		await plain.type('1');
		expect(await plain.type('lesson')).toEqual([
			'lesson is for the menu: type menu first, then lesson.',
		]);
		await plain.type('menu', 'hotseat', 'white');
		expect(await plain.type('play liar level 2')).toEqual([
			'play is for the menu: type quit first, then play liar level 2.',
		]);
	});

	it('is left for another one by its number', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'puzzles', puzzle: 1});
		plain.said();
		expect(await plain.type('puzzle 3')).toContain(
			`Puzzle 3: you have White, and ${PUZZLES[2].within} moves.`,
		);
		await plain.type('quit');
		expect(await plain.session.over).toEqual({code: 0});
	});
});

describe('two bots', () => {
	it('are told move by move, and gone through at the end', async () => {
		const world = new SpectatorWorld();
		const request = {
			kind: 'spectate',
			bots: {white: 'greedy', black: 'random'},
			variant: 'fog',
		} as const;
		const plain = await openPlain(world, {...request, seed: 3});
		expect(plain.said()).toEqual(['Greedy against Random. stop ends it.']);
		const said = await plain.pass(3 * BOT_PAUSE);
		expect(said[0]).toMatch(/^1\. \S+, White\.$/);
		expect(said[1]).toMatch(/^1… \S+, Black\.$/);
		expect((await plain.type('stop'))[0]).toMatch(/^Review: Greedy against Random, \d moves/);
		expect(world.saved).toEqual([]);
	});
});
