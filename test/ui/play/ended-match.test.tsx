import {describe, expect, it} from 'vitest';
import {parseFen} from '../../../source/core/fen.js';
import {unwrap} from '../../../source/core/result.js';
import {parseSquare} from '../../../source/core/square.js';
import {describeWritten} from '../../../source/text/hindsight.js';
import {HOTSEAT, play, turns} from '../../helpers/matches.js';
import {KEYS, settle} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';
import {allSaid, saidBeside} from '../read-app.js';

const PERSON = {kind: 'person', name: 'White'} as const;

/** Opens a hotseat game with letters on the board before the last of some moves, and makes that; it is not handed over. */
async function played(...moves: readonly string[]) {
	const world = new FakeWorld();
	world.appSettings = {...world.appSettings, men: 'letters'};
	const settings = {...HOTSEAT, seats: {white: PERSON, black: {...PERSON, name: 'Black'}}};
	world.saves.save('game', play(settings, ...turns(...moves.slice(0, -1))).match);
	const app = openApp(world, {kind: 'resume', game: 'game'});
	await app.type(' ');
	await app.type(`${moves.at(-1)}${KEYS.enter}`);
	await settle();
	return app;
}

describe('the question whether to leave', () => {
	it('leaves no answer behind it to a key that has nothing to show in a set-up', async () => {
		const app = openApp(new FakeWorld(), {kind: 'hotseat', variant: 'quantum'});
		await app.type(' ');
		await app.type('k');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('Leave the game?');
		const before = app.text();
		await app.type('w');
		expect(app.text()).toBe(before);
		app.unmount();
	});

	it('goes away when what may stand there is asked for, or a move is typed over it, which is played', async () => {
		const app = openApp(new FakeWorld(), {kind: 'hotseat'});
		await app.type(' ');
		await app.type('e4' + KEYS.enter);
		await app.type(KEYS.enter);
		await app.type(' ');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('Leave the game?');
		await app.type('w');
		expect(app.text()).not.toContain('Leave the game?');
		// What covers the board goes first.
		await app.type(KEYS.escape);
		expect(app.text()).not.toContain('Leave the game?');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('Leave the game?');
		await app.type('N');
		expect(app.text()).not.toContain('Leave the game?');
		await app.type('f6' + KEYS.enter);
		expect(saidBeside(app)).toMatch(/… +Nf6/);
		app.unmount();
	});
});

describe('a game that is over', () => {
	it('shows the truth, who won and what decided it', async () => {
		const app = await played('e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8');
		expect(app.text()).not.toMatch(/[░▒]/);
		expect(app.text()).toMatch(/ 8 .*r +n +b +q +Q +b +n +r/);
		const said = saidBeside(app);
		// Both look at it: nobody is addressed.
		expect(said).toContain('White took Black’s king. White wins.');
		expect(said).not.toMatch(/\bYou\b/);
		expect(said).toContain('Decided here: the king on e8 fell. Black could have known it');
		expect(said).toContain('The board shows the truth.');
		// The move that took him is marked, and he is among the men that are gone.
		expect(said).toContain('3 Qxe8 †');
		expect(said).toContain('White lost: none');
		expect(said).toContain('Black lost: 1 king');
		// Its sign is the review's, which stands in the key to both.
		await app.type(`?${KEYS.end}`);
		expect(saidBeside(app)).toContain('here the king fell');
		expect(saidBeside(app)).not.toContain('pencil');
		await app.type(KEYS.escape + KEYS.enter);
		expect(app.text()).toContain('Review');
		await app.type(KEYS.left);
		expect(app.text()).toContain('Qxe8 †');
		app.unmount();
	});

	it('is written as PGN by its key, and from the list of commands, where it is kept', async () => {
		const app = await played('e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8');
		expect(app.text()).toContain('e PGN');
		await app.type('e');
		expect(saidBeside(app)).toMatch(/Written to \S+\.pgn/);
		const [name = ''] = /[^/ ]+\.pgn/.exec(saidBeside(app)) ?? [];
		expect(app.text()).toMatch(new RegExp(`^ .*${name}$`, 'm'));
		await app.type(':PGN');
		expect(app.text()).toContain('write it into a file, as PGN');
		app.unmount();

		const empty = openApp(new FakeWorld(), {kind: 'hotseat'});
		await empty.type(' ');
		await empty.type(`:resign${KEYS.enter}`);
		await empty.type('y');
		await settle();
		// Nothing is kept where nothing was done: what would need it is not offered.
		expect(empty.text()).toContain('a rematch');
		expect(empty.text()).not.toMatch(/Enter review|x analyse|e PGN/);
		await empty.type('ex');
		expect(empty.text()).toContain('x does nothing now');
		await empty.type('?');
		expect(empty.text()).toContain('The game is over. No move was made');
		empty.unmount();
	});

	it.each([
		['kriegspiel', [`any?${KEYS.enter}`]],
		['welbeck', [`random${KEYS.enter}`, `ready${KEYS.enter}`, KEYS.enter, ' ']],
	])(
		'is gone through though nobody moved, as all that was done is kept: %s',
		async (variant, keys) => {
			const app = openApp(new FakeWorld(), {kind: 'hotseat', variant});
			await app.type(' ');
			for (const key of keys) {
				// oxlint-disable-next-line no-await-in-loop -- One key after the other.
				await app.type(key);
			}

			await app.type(`:resign${KEYS.enter}`);
			await app.type('y');
			expect(app.text()).toContain('Enter review');
			await app.type('e');
			expect(saidBeside(app)).toContain('.pgn');
			app.unmount();
		},
	);

	it('tells nothing of the last turn then, and draws no pencil marks', async () => {
		const app = await played('e2e4', 'e7e5', 'g1f3', 'f7f6');
		await app.type(KEYS.enter);
		await app.type(' ');
		await app.type(`${KEYS.up.repeat(4)}m!`);
		expect(saidBeside(app)).toContain('Black moved.');
		expect(app.text()).toContain('!');
		await app.type(`:resign${KEYS.enter}`);
		await app.type('y');
		await settle();
		expect(saidBeside(app)).toContain('White resigned.');
		expect(saidBeside(app)).not.toMatch(/Black moved|New: |Lost sight/);
		expect(app.text()).not.toContain('!');
		app.unmount();
	});

	it('tells, with the truth, which man was written down in secret to the end', async () => {
		const app = openApp(new FakeWorld(), {kind: 'hotseat', variant: 'special-move'});
		for (const named of ['d1', 'a7']) {
			await app.type(' ');
			await app.type(`name:${named}${KEYS.enter}`);
			await app.type(`ready${KEYS.enter}`);
			await app.type(KEYS.enter);
		}

		await app.type(' ');
		await app.type(`special:d1e3${KEYS.enter}`);
		expect(app.text()).not.toContain('¶');
		expect(saidBeside(app)).not.toContain('written down');
		await app.type(KEYS.enter);
		await app.type(' ');
		await app.type(`:resign${KEYS.enter}`);
		await app.type('y');
		expect(saidBeside(app)).toContain('Black had written down the pawn on a7.');
		expect(app.text()).toContain('¶');
		app.unmount();
	});

	it('calls the man that the person himself wrote down his own', () => {
		const start = unwrap(parseFen('4k3/p7/8/8/8/8/8/4K3 w - - 0 1'));
		const sight = {...start, written: [parseSquare('a7')!]};
		expect(describeWritten(sight, 'black')).toBe('You had written down the pawn on a7.');
		expect(describeWritten(sight, 'white')).toBe('Black had written down the pawn on a7.');
	});

	it('is left by Esc for the menu, or with the program where it was begun without one', async () => {
		const app = await played('e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8');
		expect(app.text()).toMatch(/ Esc leave .*\? /);
		app.unmount();
		const other = openApp(new FakeWorld());
		await other.type('2');
		await other.type(KEYS.enter);
		await other.type(' ');
		await other.type(`:resign${KEYS.enter}`);
		await other.type('y');
		expect(other.text()).toMatch(/ Esc menu .*\? /);
	});

	it('marks the move that was made last, whoever made it', async () => {
		const world = new FakeWorld();
		world.appSettings = {...world.appSettings, men: 'letters', theme: 'mono'};
		const app = openApp(world, {kind: 'hotseat'});
		for (const move of ['f3', 'e5', 'a3', 'Qh4']) {
			await app.type(' ');
			await app.type(move + KEYS.enter);
			await app.type(KEYS.enter);
		}

		await app.type(' ');
		await app.type(`:resign${KEYS.enter}`);
		await app.type(KEYS.right + KEYS.enter);
		await settle();
		expect(saidBeside(app)).toContain('resigned');
		const rows = app.text().split('\n');
		const below = (rank: number) => rows[rows.findIndex((row) => row.startsWith(` ${rank} `)) + 1];
		expect(below(4)).toMatch(/└ *┘ *(?:│|$|[^ ])/);
		expect(below(3)).not.toContain('└');
		app.unmount();
	});

	it('lists all its moves then, and before only what the side knew', async () => {
		const moves = ['e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8'];
		const before = await played(...moves.slice(0, -1));
		expect(saidBeside(before)).toMatch(/1 … +f6 +2 … +a6/);
		const app = await played(...moves);
		expect(saidBeside(app)).toMatch(/1 e4 +f6 +2 Qh5 +a6/);
		expect(saidBeside(app)).toMatch(/3 Qxe8/);
		expect(saidBeside(app)).not.toMatch(/\d … /);
	});

	it('names the men that nobody saw taken, and marks checks and mate', async () => {
		const world = new FakeWorld();
		const moves = ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6'];
		const {match} = play({...HOTSEAT, variant: 'kriegspiel-eastern'}, ...turns(...moves));
		world.saved.push({id: 'game', match});
		const app = openApp(world, {kind: 'resume', game: 'game'});
		await app.type(' ');
		expect(saidBeside(app)).toContain('You took: none');
		await app.type(`Qxf7${KEYS.enter}`);
		await settle();
		expect(saidBeside(app)).toContain('Black lost: 1 pawn');
		expect(saidBeside(app)).toContain('4 Qxf7#');
		app.unmount();
	});

	it('says how the games of its kind against the bot ended, where rows are free', async () => {
		const world = new FakeWorld();
		const game = {variant: 'fog', seat: 'white', bot: 'test', ended: ''} as const;
		const won = {winner: 'white', reason: 'king-captured'} as const;
		const lost = {winner: 'black', reason: 'king-captured'} as const;
		const record = [
			{...game, id: '1', outcome: lost},
			{...game, id: '2', outcome: won},
			{...game, id: '3', outcome: lost, bot: 'other'},
			{...game, id: '4', outcome: lost, variant: 'dark'},
		];
		world.archive = {
			...world.archive,
			played: () => ({played: record, imported: [], setUp: 0, warnings: []}),
		};
		const answers = ['f7f6', 'a7a6'];
		world.players.test = {move: async () => answers.shift() ?? ''};
		const app = openApp(world, {kind: 'play', as: 'white', bot: 'test'});
		for (const move of ['e4', 'Qh5', 'Qxe8']) {
			await app.type(`${move}${KEYS.enter}`);
			expect(saidBeside(app).includes('against Bot')).toBe(move === 'Qxe8');
			await app.pass(1000);
			await settle();
		}

		expect(saidBeside(app)).toContain(
			'In Fog of War you have won 1 of 2 against Bot, the last one won.',
		);
		expect(saidBeside(app)).toMatch(/1 e4 +f6 +2 Qh5 +a6/);
		await app.resize(40, 12);
		expect(app.text()).not.toContain('won 1 of 2');
		app.unmount();

		const fen = '4k3/p6p/8/7Q/8/8/8/4K3 w - - 0 1';
		const setUp = openApp(world, {kind: 'play', as: 'white', bot: 'test', fen});
		answers.push('a7a6');
		for (const move of ['Ke2', 'Qxe8']) {
			await setUp.type(`${move}${KEYS.enter}`);
			await setUp.pass(1000);
			await settle();
		}

		expect(saidBeside(setUp)).toContain('You win.');
		expect(saidBeside(setUp)).not.toContain('won 1 of 2');
	});

	it('is played again with the other side’s men against a bot, and between two people as it was', async () => {
		const world = new FakeWorld();
		world.players.test = {move: async () => 'e2e4'};
		const app = openApp(world, {kind: 'play', as: 'white', bot: 'test'});
		await app.type(`:resign${KEYS.enter}`);
		await app.type('y');
		await settle();
		await app.type('o');
		await app.pass(1000);
		await settle();
		expect(app.text()).toContain('against Bot');
		expect(saidBeside(app)).toContain('White moved.');
		app.unmount();

		const two = await played('e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8');
		await two.type('o');
		expect(two.text()).toContain('o does nothing now');
	});

	it('says the result first, in the top line too, and how to reach what does not fit', async () => {
		const app = await played('e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8');
		expect(app.text().split('\n')[0]).toContain('3 moves · White won');
		await app.resize(60, 14);
		expect(app.text()).toContain('White took Black’s');
		expect(app.text()).toMatch(/more \(PgDn\)/);
		const first = app.text();
		await app.type(KEYS.pageDown);
		expect(app.text()).not.toBe(first);
		app.unmount();
	});

	it('gives up that the board shows the truth before what decided the game', async () => {
		const app = await played('e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8');
		await app.resize(60, 18);
		expect(allSaid(app)).not.toContain('The board shows');
		expect(allSaid(app)).toContain('Decided here');
		await app.resize(80, 24);
		expect(saidBeside(app)).toMatch(/Decided here.*The board shows the truth/);
		app.unmount();
	});

	it('counts in the top line the moves that are listed', async () => {
		const mated = await played('e2e4', 'f7f6', 'd1h5', 'a7a6', 'a2a4', 'a6a5', 'h5e8');
		expect(mated.text().split('\n')[0]).toContain('4 moves · White won');
		mated.unmount();
		const taken = await played('e2e4', 'e7e5', 'f2f3', 'd8h4', 'a2a3', 'h4e1');
		expect(taken.text().split('\n')[0]).toContain('3 moves · Black won');
		taken.unmount();
	});

	it('says who won at the head of the smallest window, and each PgDn shows more', async () => {
		const app = await played('e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8');
		await app.resize(40, 12);
		const first = app.text();
		expect(first).toContain('White wins.');
		const last = /(\d+) more \(PgDn\)/.exec(first)?.[1];
		await app.type(KEYS.pageDown);
		const next = /(\d+) more \(PgDn\)/.exec(app.text())?.[1] ?? 0;
		expect(Number(next)).toBeLessThan(Number(last));
		app.unmount();
	});

	it('shows it to nobody before: one move earlier all is as dark as ever', async () => {
		const app = await played('e2e4', 'f7f6', 'd1h5', 'a7a6');
		expect(app.text()).toMatch(/[░▒]/);
		expect(saidBeside(app)).not.toContain('truth');
		app.unmount();
	});

	it('is told of a loss first of all, with its sign', async () => {
		const app = await played('e2e4', 'd7d5', 'e4d5', 'd8d5');
		await app.type(KEYS.enter);
		await app.type(' ');
		expect(saidBeside(app)).toMatch(/^.*† Your pawn on d5 was taken\. Black moved\./);
		app.unmount();
	});

	it.each(['x', `:judge${KEYS.enter}`, `:analyse${KEYS.enter}`])(
		'is gone through with its moves judged after %s, as whoever had the keyboard knew it',
		async (keys) => {
			const app = await played('e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8');
			expect(app.text()).toContain('x analyse');
			await app.type(keys);
			await settle();
			expect(app.text()).toContain('5 of 5 half-moves');
			expect(app.text()).toContain('White, by what could be known: ');
			await app.type(KEYS.escape);
			expect(saidBeside(app)).toContain('White wins.');
			app.unmount();
		},
	);

	it('lists what can be done then, and nothing of a turn', async () => {
		const app = await played('e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8');
		await app.type(':');
		for (const said of [
			'go through the game',
			'judge your moves',
			'same sides',
			'leave fogchess',
		]) {
			expect(saidBeside(app)).toContain(said);
		}

		expect(app.text()).not.toContain('resign');
		expect(app.text()).not.toContain('not now');
		await app.type(`leave${KEYS.enter}`);
		expect(app.text()).not.toContain('White wins.');
		app.unmount();
	});
});

describe('leaving a game', () => {
	it('asks nothing where nothing was done', async () => {
		const world = new FakeWorld();
		const app = openApp(world);
		await app.type('2');
		await app.type(KEYS.enter);
		await app.type(' ');
		expect(app.text()).toContain('move 1 · White');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('chess with hidden information');
		expect(world.closedGames).toHaveLength(1);
	});

	it.each(['q', KEYS.escape])(
		'is asked by %j before the keyboard is handed over, too, and shows nothing of it later',
		async (key) => {
			const world = new FakeWorld();
			const app = openApp(world);
			await app.type('2');
			await app.type(KEYS.enter);
			await app.type(' ');
			await app.type(`e4${KEYS.enter}`);
			expect(app.text()).toContain('Esc leave');
			await app.type(key);
			expect(saidBeside(app)).toContain('Leave the game? It is saved');
			await app.type('n');
			expect(app.text()).toContain('hand over');
			await app.type(key);
			await app.type('y');
			expect(allSaid(app)).toContain('The game is saved.');
			// Menu: Resume.
			await app.type('6');
			await app.type(KEYS.enter);
			expect(app.text()).toContain('W H I T E');
			expect(app.text()).not.toMatch(/[░▒]/);
		},
	);
});

describe('a move that is made and not handed over', () => {
	it('is taken back by u, if the other player agrees', async () => {
		const app = await played('e2e4');
		await app.type('u');
		expect(app.text()).not.toContain('White asks');
		await app.type('y');
		await app.type(' ');
		expect(app.text()).toContain('White asks to take back');
		app.unmount();
	});
});
