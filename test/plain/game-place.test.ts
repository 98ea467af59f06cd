import {describe, expect, it} from 'vitest';
import {fail, ok, unwrap} from '../../source/core/result.js';
import {startMatch} from '../../source/match/start-match.js';
import type {Match} from '../../source/match/match.js';
import type {MatchSettings} from '../../source/match/settings.js';
import {gamePlace} from '../../source/plain/whole-game.js';
import {hostMatch} from '../../source/session/host-match.js';
import {BOT_PAUSE} from '../../source/session/bot-turns.js';
import {SAVES_ITSELF} from '../../source/text/saves.js';
import {AGAINST_BOT, FakeWorld, HOTSEAT} from '../ui/fake-world.js';
import {CLEARED, openAt, openPlain, type Plain} from './open-plain.js';

/** A world whose bot plays what is written down, try by try. */
function scripted(...moves: readonly string[]): FakeWorld {
	const world = new FakeWorld();
	const left = [...moves];
	world.players['test'] = {
		move: async () => left.shift() ?? new Promise<string>(() => undefined),
	};
	return world;
}

const openMatch = async (
	world: FakeWorld,
	settings: MatchSettings,
	match = unwrap(startMatch(settings, world.now())),
): Promise<Plain> =>
	openAt(world, (session) => gamePlace(session, unwrap(hostMatch('game', match, world))));

const playBot = async (world: FakeWorld, settings: Partial<MatchSettings> = {}): Promise<Plain> =>
	openMatch(world, {...AGAINST_BOT, ...settings});

const lastMatch = ({world}: Plain): Match => world.saved.at(-1)!.match;

describe('a game against the bot', () => {
	it('takes a move back by undo, tells the rules by i and how it is saved, and knows the colon', async () => {
		const plain = await playBot(scripted('e7e5', 'e7e5'));
		plain.said();
		expect(await plain.type('save')).toEqual([SAVES_ITSELF]);
		await plain.type('e4');
		await plain.pass(BOT_PAUSE);
		expect(await plain.type('save')).toEqual([
			expect.stringMatching(/^The game is saved as /),
			SAVES_ITSELF,
		]);
		expect((await plain.type('i')).join(' ')).toMatch(/^Fog of War: /);
		expect((await plain.type('undo')).join(' ')).toContain(
			'You took back your last move and the answer to it.',
		);
		expect(await plain.type('yes')).toEqual(['Nothing was asked.']);
		expect(await plain.type('N×f3')).toEqual(['There is nothing to take on f3.']);
		expect((await plain.type(':clock')).join(' ')).toBe('This game has no clock.');
		plain.world.saving = fail('The disk is full.');
		await plain.type('d4');
		await plain.pass(BOT_PAUSE);
		expect((await plain.type('save')).at(-1)).toBe('The disk is full.');
	});

	it('lists what can be done now, and says of the rest why not', async () => {
		const plain = await playBot(scripted('e7e5'));
		const before = (await plain.type('help')).join('\n');
		expect(before).toContain('draw: ');
		expect(before).not.toMatch(/^(?:takeback|clock)/m);
		expect(await plain.type('help u')).toEqual([
			'takeback (or u, undo): takes your last move back, with the answer to it. Not now: you have no move to take back.',
		]);
		expect(await plain.type('hint')).toEqual([expect.stringMatching(/^A game has no hints: may /)]);
		await plain.type('e4');
		await plain.pass(BOT_PAUSE);
		expect(await plain.type('help')).toContain(
			'takeback (or u, undo): takes your last move back, with the answer to it.',
		);
	});

	it('has no use for moves once it is over, and is not told of again where nothing of it is left', async () => {
		const plain = await openPlain(scripted(), {kind: 'menu'});
		await plain.type('play', 'resign', 'yes');
		expect((await plain.type('help')).join('\n')).not.toMatch(/^(?:hint|moves|mark) /m);
		expect((await plain.type('help moves'))[0]).toMatch(/ Not now: the game is over\.$/);
		expect((await plain.type('quit'))[0]).toMatch(/ No move was made, so nothing is kept\.$/);
		const exit = plain.session.over;
		plain.session.take('quit');
		expect(await exit).toEqual({code: 0});
	});

	it('takes a man’s letter for a move begun, and says in the menu that what was left is saved', async () => {
		const plain = await openPlain(scripted('e7e5'), {kind: 'menu'});
		await plain.type('play', 'e4');
		await plain.pass(BOT_PAUSE);
		expect((await plain.type('Q')).at(-1)).toBe(
			'That is not a whole move yet: Qe2, Qf3, Qg4, Qh5.',
		);
		expect((await plain.type('q'))[0]).toBe('The game is saved. Resume continues it.');
	});

	it('says of a word that means nothing where the words are, and not of a move', async () => {
		const plain = await playBot(scripted());
		plain.said();
		expect(await plain.type('foo')).toEqual([
			'No move begins with “foo”. Write it like Nf3, exd5, O-O or e2e4; help lists the words.',
		]);
		expect((await plain.type('clokc')).at(-1)).toMatch(/ Or did you mean clock\?$/);
		expect((await plain.type('Ke2')).join(' ')).not.toContain('help');
	});

	it('goes line by line, and says what each move changed', async () => {
		const plain = await playBot(scripted('e7e5', 'd8h4'));
		expect(plain.said()).toEqual([
			'Fog of War. You are White, against Bot.',
			'The game begins. White moves first.',
			'Your turn.',
		]);
		expect(await plain.type('e4')).toEqual(['You played e4.']);
		expect(await plain.pass(BOT_PAUSE)).toEqual(['Black moved.', 'Lost sight: e5.', 'Your turn.']);
		expect(await plain.type('nf3')).toEqual(['You played Nf3.', 'New: e5 pawn.']);
	});

	it('says once what happens in a turn of several moves', async () => {
		const plain = await playBot(
			scripted('a7a6', 'd7d5', 'c8h3', 'h3c8', 'e7e6', 'g8f6', 'f6g8', 'b7b6', 'g7g6'),
			{variant: 'kriegspiel-scotch'},
		);
		await plain.type('h3', 'yes');
		await plain.pass(9 * BOT_PAUSE);
		await plain.type('a3', 'b3', 'c3');
		const said = await plain.pass(9 * BOT_PAUSE);
		const times = (text: string) => said.filter((line) => line === text).length;
		expect(times('Capture on h3.')).toBe(1);
		expect(times('Your pawn on h3 was taken.')).toBe(1);
		expect(times('Your turn.')).toBe(1);
	});

	it('says again what happens again', async () => {
		const plain = await playBot(scripted('d7d5', 'd8d5'), {variant: 'kriegspiel-eastern'});
		await plain.type('e4', 'yes');
		await plain.pass(9 * BOT_PAUSE);
		expect(await plain.type('exd5')).toContain('Capture on d5.');
		expect(await plain.pass(9 * BOT_PAUSE)).toContain('Capture on d5.');
	});

	it('tells in a set-up what is to be done, and counts nothing', async () => {
		const plain = await playBot(scripted('random', 'ready', 'random', 'ready'), {
			variant: 'quantum',
		});
		expect(await plain.type('count')).not.toContain(
			'Black has 0 men left, 0 of them out of sight.',
		);
		const said = [...(await plain.type('random', 'ready')), ...(await plain.pass(9 * BOT_PAUSE))];
		expect(said.join(' ')).toMatch(
			/The kings stand on .* Points left: 40 of 40; Q 9, R 5, N 4, B 3, P 1\./,
		);
		expect(await plain.type('moves')).toHaveLength(2);
		const points = 'Points left: 30 of 40; Q 9, R 5, N 4, B 3, P 1.';
		const free = ['a4', 'b4'].filter((square) => !said.join(' ').includes(`on ${square} and`));
		plain.said();
		expect(await plain.type(`Q@${free[0]}`, 'P@h2')).toEqual([
			expect.stringMatching(/^You put a queen on /),
			'Points left: 31 of 40.',
			'You put a pawn on h2.',
			'Points left: 30 of 40.',
		]);
		plain.said();
		expect(await plain.type('ready', 'Q@h2')).toContain('You are not ready yet.');
		for (const word of ['count', 'points']) {
			expect(await plain.type(word)).toEqual([
				points,
				'Bought: 1 queen, 1 pawn. 11 more pawns can be bought.',
			]);
		}

		expect((await plain.type('last')).at(-1)).toContain(points);
		const welbeck = await playBot(scripted(), {variant: 'welbeck'});
		welbeck.said();
		expect((await welbeck.type('count'))[0]).toMatch(
			/^To put down: 1 queen, 2 rooks, .*, 1 king\.$/,
		);
	});

	it('says where the men stand that were put down at random', async () => {
		const plain = await playBot(scripted(), {variant: 'welbeck'});
		expect((await plain.type('random')).join(' ')).toMatch(
			/put down at random\. Your men: a king on [a-h][1-4], a queen on .* and pawns on .*\./,
		);
		expect((await plain.type('e4')).join(' ')).not.toContain('Your men:');
	});

	it('says under which covers they stand, where there are some', async () => {
		const plain = await playBot(scripted(), {variant: 'liar'});
		expect(plain.lines.filter((line) => line.startsWith('The game begins.'))).toHaveLength(1);
		const toPut =
			'Put each of your 16 men under one of the covers on ranks 1 to 2; rules explains.';
		expect(plain.lines.filter((line) => line === toPut)).toHaveLength(1);
		expect((await plain.type('e4')).join(' ')).toContain('A man and its cover’s square, such');
		expect((await plain.type('random')).join(' ')).toMatch(
			/random\. Your men: a king under the \w+ of [a-h][12]; a queen under the .*; pawns under the .*pawns? of .*\./,
		);
	});

	it('says once how a man moves under a cover', async () => {
		const plain = await playBot(scripted('random', 'ready', 'pass', 'e7e5'), {variant: 'liar'});
		await plain.type('random', 'ready');
		const told =
			'A man under a cover may move as any man could, such as e2-e4 or Ng1-f3; Black may challenge it.';
		expect(await plain.pass(9 * BOT_PAUSE)).toContain(told);
		await plain.type('e2e4');
		await plain.pass(9 * BOT_PAUSE);
		await plain.type('pass');
		expect(plain.lines.filter((line) => line === told)).toHaveLength(1);
	});

	it('lists as a move of its man what is said with a word, and what can be asked', async () => {
		const special = await playBot(scripted('name:d8', 'ready'), {variant: 'special-move'});
		await special.type('name:d1', 'ready');
		await special.pass(9 * BOT_PAUSE);
		expect(await special.type('moves d1')).toEqual(['Queen d1: special Qc3, special Qe3.']);
		expect((await special.type('moves'))[0]).toBe('Queen d1: special Qc3, special Qe3.');
		expect(await special.type('special Qe3')).toContain('You made your special move: Qe3.');
		const modern = await playBot(scripted(), {variant: 'kriegspiel-modern'});
		expect((await modern.type('moves')).at(-1)).toBe('Questions: seven?');
		expect(await modern.type('moves b1')).toEqual(['Knight b1: Na3, Nc3.']);
	});

	it('lists what can follow the moves that are planned', async () => {
		const plain = await playBot(scripted(), {variant: 'tripod'});
		await plain.type('g4', 'bxc3');
		const listed = (await plain.type('moves')).join(' ');
		expect(listed).toMatch(/Pawn a2: /);
		expect(listed).not.toMatch(/Pawn (?:g|b2|c3)/);
		const moved = ['Your pawn on c3 has moved in this turn already.'];
		expect(await plain.type('moves c3')).toEqual(moved);
		expect(await plain.type('bxc3')).toEqual(moved);
		expect(await plain.type('c3c4')).toEqual(moved);
		for (const text of ['g5', 'gxh5', 'gf5']) {
			expect(await plain.type(text)).toEqual(['Your pawn on g4 has moved in this turn already.']);
		}

		expect(await plain.type('gxe5')).not.toEqual([
			'Your pawn on g4 has moved in this turn already.',
		]);
	});

	it('moves in a set-up the man that stands already', async () => {
		const plain = await playBot(scripted(), {variant: 'welbeck'});
		// As the key is labelled on the screen.
		await plain.type('standard array');
		expect((await plain.type('e1e3')).join(' ')).toContain('You put a king on e3 and');
		expect((await plain.type('K@e4')).join(' ')).toContain('You put a king on e4 and');
		// Two men change places, as by Enter on the board.
		expect((await plain.type('Ke4e2')).join(' ')).toMatch(/king on e2.*pawn on e4/);
		expect((await plain.type('board e'))[0]).toContain('e2 your king');
		// A row is told once, and whole.
		expect((await plain.type('-e2 -e4 Ke1 e2 ready')).slice(0, 2)).toEqual([
			'You put a king on e1 and a pawn on e2 and took the man off e4.',
			'You are ready.',
		]);
	});

	it('says once what is asked and answered', async () => {
		const plain = await playBot(scripted('any?', 'e7e5'), {variant: 'kriegspiel-eastern'});
		await plain.type('h3', 'yes');
		const said = await plain.pass(9 * BOT_PAUSE);
		expect(said.filter((line) => line.startsWith('Black asks'))).toEqual(['Black asks: Any? No.']);
	});

	it('counts in one line what was refused to the other side', async () => {
		const world = scripted('e7d6', 'e7f6', 'd7e6', 'e7e5');
		const plain = await playBot(world, {variant: 'kriegspiel-eastern'});
		await plain.type('h3', 'yes');
		const said = [...(await plain.pass(9 * BOT_PAUSE)), ...(await plain.pass(9 * BOT_PAUSE))];
		expect(said.filter((line) => line.includes('refused'))).toEqual(['Black was refused 3 tries.']);
	});

	it('tells what was refused before a question and after it in that order', async () => {
		const world = scripted('e5e4', 'any?', 'd5c4', 'd5e4');
		const plain = await playBot(world, {
			variant: 'kriegspiel-eastern',
			fen: '4k3/8/8/3pp3/4P3/8/7P/4K3 w - - 0 1',
		});
		await plain.type('h3', 'yes');
		const said = [...(await plain.pass(9 * BOT_PAUSE)), ...(await plain.pass(9 * BOT_PAUSE))];
		expect(said.slice(0, 4)).toEqual([
			'Black was refused 1 try.',
			'Black asks: Any? Try.',
			'Black was refused 1 try.',
			'Black has moved.',
		]);
	});

	it('tells at the end what was refused, and where all men stand', async () => {
		const plain = await playBot(scripted('e7e5'), {variant: 'kriegspiel-eastern'});
		await plain.type('h3', 'yes');
		await plain.pass(9 * BOT_PAUSE);
		await plain.type('hxg4', 'yes');
		expect((await plain.type('resign', 'yes')).slice(-3)).toEqual([
			'You lose.',
			'Refused in the game: 1 try of White’s, 0 of Black’s.',
			'review goes through it, truth tells where all men stand, again plays another, swap one with the sides swapped, quit leaves.',
		]);
		expect((await plain.type('truth'))[1]).toMatch(/^Black: king e8, .* pawns e5 a7 /);
		await plain.type('review');
		expect(await plain.type('decided')).toEqual([
			'What decided it is not worked out for this game.',
			'Refused in the game: 1 try of White’s, 0 of Black’s.',
		]);
	});

	it('tells at the end what was kept in secret to it: the man that was written down, the move that lies sealed', async () => {
		const special = await playBot(scripted('name:a7', 'ready'), {variant: 'special-move'});
		await special.type('e1', 'ready');
		await special.pass(9 * BOT_PAUSE);
		expect((await special.type('resign', 'yes', 'truth')).slice(-1)).toEqual([
			'You had written down the king on e1. Black had written down the pawn on a7.',
		]);
		const declaration = await playBot(scripted('seal:b8c6'), {variant: 'declaration'});
		await declaration.type('e4');
		await declaration.pass(9 * BOT_PAUSE);
		expect(await declaration.type('list')).toEqual(['1. White e4, Black ….']);
		await declaration.type('resign', 'yes');
		expect(await declaration.type('list')).toEqual(['1. White e4, Black seal Nc6.']);
	});

	it('keeps what is typed while the bot thinks', async () => {
		const plain = await playBot(scripted('e7e6', 'a7a6', 'b7b6'));
		await plain.type('e4', 'd4', 'b 4');
		expect(plain.said()).toEqual([]);
		expect(lastMatch(plain).acts).toHaveLength(1);
		expect(await plain.pass(BOT_PAUSE)).toEqual(['Black moved.', 'Your turn.', 'You played d4.']);
		expect((await plain.pass(BOT_PAUSE)).at(-1)).toMatch(/^Rank 4: /);
		expect(lastMatch(plain).acts.map(({text}) => text)).toEqual(['e2e4', 'e7e6', 'd2d4', 'a7a6']);
	});

	it('says why a text is no move, from what the seat knows, and which command was meant', async () => {
		const plain = await playBot(scripted());
		plain.said();
		expect(await plain.type('Nd5')).toEqual(['No knight of yours can go to d5.']);
		expect(await plain.type('g1', 'e2')).toEqual([
			'Your knight on g1 can go to f3 or h3.',
			'Your pawn on e2 can go to e3 or e4.',
		]);
		expect(await plain.type('baord')).toEqual([
			'No move begins with “baord”. Write it like Nf3, exd5, O-O or e2e4. Or did you mean board?',
		]);
		const hidden = await playBot(scripted(), {variant: 'ghostrider'});
		await hidden.type('reveal b1');
		expect((await hidden.type('reveal b1')).at(-1)).toBe('Your knight on b1 is revealed already.');
		expect(await plain.type('N')).toEqual(['That is not a whole move yet: Na3, Nc3, Nf3, Nh3.']);
		expect(await plain.type('')).toEqual([]);
	});

	it('asks what a pawn becomes', async () => {
		const plain = await playBot(scripted(), {fen: '8/4P3/8/8/8/k7/8/4K3 w - - 0 1'});
		plain.said();
		expect(await plain.type('e8')).toEqual([
			'What does the pawn become? Answer queen, rook, bishop or knight.',
		]);
		expect((await plain.type('n'))[0]).toBe('You played e8=N.');
		expect(lastMatch(plain).acts[0].text).toBe('e7e8n');
	});

	it('takes back, offers draws and gives up, when that is meant', async () => {
		const plain = await playBot(scripted('e7e6', 'e7e6', 'e7e6'));
		for (const move of ['e4', 'd4']) {
			await plain.type(move);
			await plain.pass(BOT_PAUSE);
			expect(await plain.type('u')).toEqual([
				'You took back your last move and the answer to it.',
				'Your turn.',
			]);
		}

		await plain.type('e4');
		await plain.pass(BOT_PAUSE);
		expect(await plain.type('draw', 'd4')).toEqual([
			'You offered a draw. The other side will be asked.',
		]);
		expect(await plain.pass(BOT_PAUSE)).toEqual([
			'Your offer of a draw was declined.',
			'You played d4.',
		]);
		const other = await playBot(scripted());
		expect((await other.type('resign')).at(-1)).toBe('Resign? Black wins then. Answer yes or no.');
		expect(await other.type('no', 'resign', 'e4')).toContain('You played e4.');
		await other.type('draw');
		const mistyped = await playBot(scripted());
		// No move was made: there is nothing to go through.
		expect((await mistyped.type('resign', 'yes')).slice(-2)).toEqual([
			'You lose.',
			'truth tells where all men stand, again plays another, swap one with the sides swapped, quit leaves.',
		]);
		expect((await mistyped.type('review')).join()).not.toContain('Review');
	});

	it('reads clocks, names, moves and men', async () => {
		const world = scripted('e7e5');
		const plain = await playBot(world, {clock: {kind: 'timed', base: 300_000, increment: 0}});
		expect(plain.said()[0]).toBe(
			'Fog of War. You are White, against Bot. The clock: 5 min a side.',
		);
		await plain.pass(60_000);
		expect(await plain.type('clock', 'o')).toEqual([
			'You have 4:00, Black has 5:00.',
			'Fog of War.',
			'White: Anna, you.',
			'Black: Bot.',
		]);
		await plain.type('e4');
		await plain.pass(BOT_PAUSE);
		expect(await plain.type('list', 'count', 'ghosts')).toEqual([
			'1. White e4, Black ….',
			'You see 34 squares of 64.',
			'Black has 16 men left, 16 of them out of sight.',
			'You took: none.',
			'You lost: none.',
			'You remember no man out of sight.',
		]);
		expect(await plain.type('m g1', 'p N', 'p n', 'p knights', 'p x')).toEqual([
			'Knight g1: Ne2, Nf3, Nh3.',
			'White knights: b1 g1.',
			'No knight of Black’s is in sight.',
			'White knights: b1 g1.',
			'No knight of Black’s is in sight.',
			'A kind is named like N (White’s knights), n (Black’s) or knights; “x” is none.',
		]);
	});

	it('tells what may stand on a square', async () => {
		const plain = await playBot(scripted('e7e5'));
		await plain.type('e4');
		await plain.pass(BOT_PAUSE);
		const said = await plain.type('may e8', 'may e4', 'may', 'may x9');
		await plain.pass(1);
		expect(said.slice(0, 2)).toEqual([
			'Only one position fits all that you saw.',
			'e8: certainly a king.',
		]);
		expect(said).toContain('e4: your pawn.');
		expect(said).toContain('A square is named like e4; “x9” is none.');
	});

	it('takes a question in words for what it asks', async () => {
		const plain = await playBot(scripted('e7e5'));
		await plain.type('e4');
		await plain.pass(BOT_PAUSE);
		for (const [asked, name] of [
			['what changed', 'changed'],
			['What has changed?', 'changed'],
			['what do I see', 'see'],
			['what may be on e8', 'may e8'],
		]) {
			plain.said();
			const said = await plain.type(asked);
			expect(said.length).toBeGreaterThan(0);
			expect(await plain.type(name)).toEqual(said);
		}
	});

	it('keeps marks on squares', async () => {
		const plain = await playBot(scripted());
		plain.said();
		expect(await plain.type('mark e5 n', 's e5', 'marks', 'mark e5', 'mark e5', 'mark zz')).toEqual(
			[
				'e5 is marked n.',
				'e5: not seen, marked n.',
				'Marked: e5 n.',
				'The mark on e5 is gone.',
				'e5 has no mark.',
				'A mark is a square and one sign of p n b r q k ! ? x, like e5 n; “zz” is none.',
			],
		);
	});

	it('marks no square where an own man stands, and tells no mark of one where he has come to stand', async () => {
		const plain = await playBot(scripted('a7a6'));
		plain.said();
		const there =
			'Your own man stands there: marks are for squares where you do not know who stands.';
		expect(await plain.type('mark e2 n', 'mark e4 n')).toEqual([there, 'e4 is marked n.']);
		await plain.type('e4');
		await plain.pass(BOT_PAUSE);
		plain.said();
		expect(await plain.type('s e4', 'marks', 'mark e4 n')).toEqual([
			'e4: your pawn.',
			'You have marked no square.',
			there,
		]);
	});

	it('says once that nothing can be saved, and leaves with what was said', async () => {
		const world = scripted('e7e5', 'd7d5');
		world.saving = fail('The disk is full.');
		const plain = await playBot(world);
		expect(await plain.type('e4')).toContain('The disk is full.');
		await plain.pass(BOT_PAUSE);
		expect(await plain.type('d4')).not.toContain('The disk is full.');
		world.saving = ok(undefined);
		await plain.pass(BOT_PAUSE);
		await plain.type('quit');
		expect(await plain.session.over).toEqual({
			code: 0,
			line: 'The game is saved. Continue it: fogchess resume game',
		});
		expect(world.closedGames).toEqual(['game']);
	});

	it('says that nothing is kept of a game without a move, unless one goes on to something else', async () => {
		const plain = await playBot(scripted('e7e5'));
		await plain.type('quit');
		expect(await plain.session.over).toEqual({
			code: 0,
			line: 'No move was made, so nothing is kept.',
		});
		const menu = await openPlain(scripted('e7e5'), {kind: 'menu'});
		await menu.type('play', 'quit', 'quit');
		expect(await menu.session.over).toEqual({code: 0});
	});

	it('does not keep waiting who types while what decided the game is worked out', async () => {
		const world = scripted('f7f6', 'a7a6');
		const lookBack = async (_match: unknown, signal: AbortSignal) =>
			new Promise((_resolve, reject) => {
				signal.addEventListener('abort', () => reject(new Error('given up')));
			});
		Object.assign(world, {knowledge: {...world.knowledge, lookBack}});
		const plain = await playBot(world);
		for (const move of ['e4', 'Qh5', 'Qxe8']) {
			await plain.type(move);
			await plain.pass(BOT_PAUSE);
		}

		expect(plain.lines.at(-1)).toBe('Looking for what decided it …');
		expect((await plain.type('count')).slice(0, 2)).toEqual([
			'review goes through it, truth tells where all men stand, again plays another, swap one with the sides swapped, quit leaves.',
			'You see 42 squares of 64.',
		]);
	});

	it('goes through the game when it is over, and plays another', async () => {
		const plain = await playBot(scripted('f7f6', 'a7a6'));
		await plain.type('e4');
		await plain.pass(BOT_PAUSE);
		await plain.type('Qh5');
		await plain.pass(BOT_PAUSE);
		expect((await plain.type('Qxe8')).slice(-5)).toEqual([
			'You took Black’s king.',
			'You win.',
			'Looking for what decided it …',
			expect.stringMatching(/^Decided here: Black’s king on e8 fell\. Black could have known it: /),
			'review goes through it, truth tells where all men stand, again plays another, swap one with the sides swapped, quit leaves.',
		]);
		expect(await plain.type('e5')).toEqual([
			'The game is over. review goes through it, truth tells where all men stand, again plays another, swap one with the sides swapped, quit leaves.',
		]);
		expect(await plain.type('review', 'go 2', 'v white', 's f6', 'v truth', 's f6', '9')).toEqual([
			'Review: Anna against Bot, 3 moves, with the truth.',
			'White took Black’s king. White wins.',
			'The start.',
			'Half-move 2: 1… f6, Black.',
			'White’s view.',
			'f6: not seen.',
			'The truth.',
			'f6: Black’s pawn.',
			'There are half-moves 0 to 5.',
		]);
		expect(await plain.type('w')).toEqual([
			'In the truth nothing is hidden: white or black looks with a side’s eyes.',
		]);
		expect((await plain.type('white', 'w d8')).slice(1)).toEqual([
			'13 positions fit all that you saw.',
			'd8: certainly a queen.',
		]);
		await plain.type('truth');
		expect((await plain.type('go 0', 'back')).at(-1)).toBe(
			'There are half-moves 0 to 5; quit leaves.',
		);
		expect((await plain.type('end')).slice(-2)).toEqual([
			'Half-move 5: 3. Qxe8, White.',
			'That is the end. White took Black’s king. White wins.',
		]);
		expect(await plain.type('quit')).toEqual([
			'The game is over. review goes through it, truth tells where all men stand, again plays another, swap one with the sides swapped, quit leaves.',
		]);
		expect(await plain.type('again')).toEqual([
			'Fog of War. You are White, against Bot.',
			'The game begins. White moves first.',
			'Your turn.',
		]);
		await plain.type('resign', 'yes');
		expect((await plain.type('swap'))[0]).toBe('Fog of War. You are Black, against Bot.');
	});
});

describe('a game of two people', () => {
	it('is handed over by a word, with nothing of it left', async () => {
		const plain = await openMatch(new FakeWorld(), HOTSEAT);
		expect(plain.said()).toEqual([
			CLEARED,
			'Pass the keyboard to Anna (White).',
			'Nothing is shown until white is typed.',
		]);
		expect(await plain.type('e4', 'ready', 'board', '')).toEqual(
			Array.from(
				{length: 4},
				() => 'To go on, type the word white, all of it, and Enter; quit leaves.',
			),
		);
		expect(await plain.type('White')).toEqual([
			'Fog of War. You are Anna (White), against Ben (Black).',
			'The game begins. White moves first.',
			'Your turn.',
		]);
		expect(await plain.type('e4')).toEqual([
			'You played e4.',
			'Enter alone ends your turn: then pass the keyboard to Ben (Black).',
		]);
		expect(await plain.type('')).toEqual([
			CLEARED,
			'Pass the keyboard to Ben (Black).',
			'Nothing is shown until black is typed.',
		]);
		expect(await plain.type('repeat', 'last')).not.toContain('You played e4.');
		expect(await plain.type('black')).toEqual([
			'Fog of War. You are Ben (Black), against Anna (White).',
			'White moved.',
			'Your turn.',
		]);
	});

	it('says to who is ready that he is, and of a wrong word that it is one', async () => {
		const pass = 'Enter alone ends your turn: then pass the keyboard to Ben (Black).';
		const plain = await openMatch(new FakeWorld(), {...HOTSEAT, variant: 'liar'});
		await plain.type('white', 'random', 'ready');
		expect(await plain.type('ready', 'e4', 'xyzzy')).toEqual([
			`You are ready. ${pass}`,
			`You are ready. ${pass}`,
			`There is no command “xyzzy” here; help lists all. ${pass}`,
		]);
		const fog = await openMatch(new FakeWorld(), HOTSEAT);
		await fog.type('white', 'e4');
		expect(await fog.type('d4', 'baord')).toEqual([
			`You have moved. ${pass}`,
			`There is no command “baord” here; did you mean board? ${pass}`,
		]);
	});

	it('tells both of them how it ended', async () => {
		const plain = await openMatch(new FakeWorld(), HOTSEAT);
		await plain.type('white', 'e4', '', 'black');
		const said = await plain.type('resign', 'yes');
		expect(said).toEqual(expect.arrayContaining(['Black resigned.', 'White wins.']));
		expect(said.join(' ')).not.toMatch(/You (?:lose|resigned)/);
		expect(await plain.type('last')).toContain('White wins.');
		await plain.type('review');
		expect((await plain.type('end')).at(-1)).toBe('That is the end. Black resigned. White wins.');
	});

	it('asks for a PIN, unseen', async () => {
		const seats = {
			...HOTSEAT.seats,
			white: {kind: 'person', name: 'Anna', pin: 'hash of 1234'},
		} as const;
		const plain = await openMatch(new FakeWorld(), {...HOTSEAT, seats});
		expect(plain.said().at(-1)).toBe('Nothing is shown until Anna’s PIN is typed; quit leaves.');
		expect(plain.session.isSecret).toBe(true);
		expect(await plain.type('white', 'help', '0000')).toEqual(
			Array.from({length: 3}, () => 'That is not the PIN.'),
		);
		expect((await plain.type('1234')).at(-1)).toBe('Your turn.');
		expect(plain.session.isSecret).toBe(false);
		await plain.type('e4', '');
		expect(plain.session.isSecret).toBe(false);
	});

	it('asks of a takeback only what the side that is asked noticed itself', async () => {
		const plain = await openMatch(new FakeWorld(), {...HOTSEAT, variant: 'special-move'});
		await plain.type('white', 'name:d1', 'ready', '', 'black', 'name:a7', 'ready', '');
		expect((await plain.type('white', 'takeback', 'black')).at(-1)).toMatch(
			/ asks to take back a part of the set-up and all that came after it\. /,
		);
	});

	it('lets the other side answer a request', async () => {
		const plain = await openMatch(new FakeWorld(), HOTSEAT);
		const asked = await plain.type('white', 'e4', '', 'black', 'e5', 'takeback');
		expect(asked.slice(-3)).toEqual([
			'Pass the keyboard to Anna (White).',
			'Ben asks for a takeback.',
			'Nothing is shown until white is typed.',
		]);
		expect((await plain.type('white')).at(-1)).toBe(
			'Ben asks to take back the last move. What was seen stays known. Do you agree? Answer yes or no.',
		);
		expect((await plain.type('d4')).at(-1)).toMatch(/^Ben asks to take back/);
		expect(await plain.type('yes')).toEqual([
			CLEARED,
			'Pass the keyboard to Ben (Black).',
			'Anna agreed to the takeback.',
			'Nothing is shown until black is typed.',
		]);
		expect(await plain.type('black')).toContain('You took back your last move.');
	});

	it('says what may stand where by what a takeback has left known, and so once the game is resumed', async () => {
		const plain = await openMatch(new FakeWorld(), HOTSEAT);
		await plain.type('white', 'e4', '', 'black', 'b6', '', 'white', 'd4', '');
		await plain.type('black', 'Bb7', '', 'white');
		expect((await plain.type('w b7')).at(-1)).not.toContain('certainly');
		await plain.type('Ba6', 'takeback', 'black', 'yes', 'white');
		expect(plain.lines.join(' ')).toContain(
			'What you saw stays known to you: Black’s bishop on b7',
		);
		const known = await plain.type('w', 'w b7');
		expect(known.at(-1)).toBe('b7: certainly a bishop.');
		const resumed = await openMatch(new FakeWorld(), HOTSEAT, lastMatch(plain));
		await resumed.type('white');
		expect(await resumed.type('w', 'w b7')).toEqual(known);
	});

	it('asks for the answer to a request by what the one asked knows of it', async () => {
		const plain = await openMatch(new FakeWorld(), {...HOTSEAT, variant: 'one-eye'});
		await plain.type('black', 'cede:c8', 'takeback', 'white');
		expect(plain.lines.at(-1)).toMatch(/^Ben asks to take back giving up the bishop on c8\./);
	});

	it('is put away for the shell behind a hand-off, and cleared when it is left', async () => {
		const plain = await openMatch(new FakeWorld(), HOTSEAT);
		await plain.type('white', 'e4');
		plain.session.hide();
		expect(plain.said().slice(-3)).toEqual([
			CLEARED,
			'Pass the keyboard to Anna (White).',
			'Nothing is shown until white is typed.',
		]);
		plain.session.show();
		expect(plain.said()).toEqual([
			CLEARED,
			'Pass the keyboard to Anna (White).',
			'Nothing is shown until white is typed.',
		]);
		expect((await plain.type('white', 'quit')).at(-1)).toBe(CLEARED);
	});
});

describe('a game of Kriegspiel', () => {
	const variant = 'kriegspiel-eastern';

	it('asks once before a try that both hear of, and tells what was refused', async () => {
		const plain = await playBot(scripted('e7e5', 'a7a6'), {variant});
		plain.said();
		expect(await plain.type('e2')).toEqual(['Your pawn on e2 can try d3, e3, f3 or e4.']);
		expect(await plain.type('ask')).toEqual(['Questions: any?']);
		expect(await plain.type('e4')).toEqual([
			'Try e4? Both hear the answer, and a legal try stands. Answer yes or no.',
		]);
		expect(await plain.type('Nf3')).toEqual([
			'e4 was not tried.',
			'Try Nf3? Both hear the answer, and a legal try stands. Answer yes or no.',
		]);
		// An empty line is no answer.
		expect(await plain.type('')).toEqual([
			'Try Nf3? Both hear the answer, and a legal try stands. Answer yes or no.',
		]);
		expect(await plain.type('no')).toEqual([]);
		await plain.type('e4');
		expect(await plain.type('yes')).toEqual(['You played e4.']);
		expect(await plain.pass(BOT_PAUSE)).toEqual(['Black has moved.', 'Your turn.']);
		expect(await plain.type('e5')).toEqual(['You tried e5: no.']);
		expect(await plain.type('e5')).toEqual(['e5 was refused in this turn.']);
		expect(await plain.type('any')).toEqual(['Any? No.']);
		expect(await plain.type('any?')).toEqual(['You have asked that in this turn.']);
		expect(await plain.type('ask any')).toEqual(['You have asked that in this turn.']);
		expect(await plain.type('ask')).toEqual([
			'There is nothing more that you may ask in this turn.',
		]);
		expect(await plain.type('d4')).toEqual(['You played d4.']);
		expect((await plain.pass(BOT_PAUSE))[0]).toBe('Black has moved.');
		expect(await plain.type('last')).toEqual(['Black has moved.']);
	});
});

describe('a try that is offered back', () => {
	it.each(['take-back', 'takeback', 'u', '1'])(
		'is taken back by "%s", and said so',
		async (word) => {
			const variant = 'kriegspiel-take-back';
			const plain = await openPlain(new FakeWorld(), {kind: 'hotseat', variant});
			await plain.type('white', 'e4', 'yes', '', 'black', 'a6', 'yes', '', 'white');
			const offered = (await plain.type('Bb5')).join(' ');
			expect(offered).toContain('Take Bb5 back, or let it stand?');
			expect(offered).toContain('By number: 1 take-back, 2 stand.');
			const taken = 'You tried Bb5 and took it back; the other side hears nothing of it.';
			expect(await plain.type(word)).toContain(taken);
			const barred = 'You took Bb5 back in this turn, and may not try it again.';
			expect(await plain.type('Bb5')).toContain(barred);
			await plain.type('Bc4', '');
			expect((await plain.type('black')).join(' ')).not.toContain('Bb5');
		},
	);
});

describe('an adviser', () => {
	it('that is our bot is told to play no move', async () => {
		const start = {kind: 'hotseat', variant: 'kriegspiel-partnership'} as const;
		const plain = await openPlain(new FakeWorld(), start);
		expect(await plain.type('white', 'adviser')).toContain(
			'Your adviser is our bot: it answers “instructions?” and plays no move.',
		);
	});

	it('is named in a review as one who saw the truth', async () => {
		const start = {kind: 'hotseat', variant: 'kriegspiel-partnership'} as const;
		const plain = await openPlain(new FakeWorld(), start);
		await plain.type('white', 'e4', 'yes', 'resign', 'yes', 'review');
		expect(await plain.type('eyes white', 'eyes truth')).toEqual([
			'White’s view.',
			'The truth.',
			'White’s adviser and Black’s adviser saw the whole board, as the truth is shown here.',
		]);
	});

	it('has words that his player does not say', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'menu'});
		await plain.type('hotseat kriegspiel-partnership white-adviser');
		expect(await plain.type('white', 'caution')).toContain(
			'That is your adviser’s word; instructions? asks for it.',
		);
		await plain.type('adviser', 'white-adviser');
		expect(await plain.type('caution')).toEqual(['Your player has not asked for instructions.']);
	});
});

describe('help in a game', () => {
	it.each([
		['welbeck', [], ['B@a1: put a man', 'random: ', 'standard: ']],
		['kriegspiel-modern', [], ['seven?a1,b2,c3,d4,e5,f6,g7: ', 'move: a move']],
		['tripod', [], ['batch:e2e4,g1f3,a2a3: ']],
	] as const)('lists first what can be done now in %s after %j', async (variant, lines, acts) => {
		const plain = await openPlain(new FakeWorld(), {kind: 'hotseat', variant});
		await plain.type('white', ...lines, ...(lines.at(-1) === '' ? ['white'] : []));
		const help = await plain.type('help');
		for (const [index, act] of acts.entries()) {
			expect(help[index].startsWith(act), help[index]).toBe(true);
		}

		expect(help[acts.length]).toMatch(/^(?:draw|ready): /);
		expect(await plain.type(`help ${acts[0].split(': ')[0]}`)).toEqual([help[0]]);
	});

	it.each([
		['declaration', [], ['seal: ', 'look: ', 'open: ', 'name: ', 'move: ']],
		[
			'liar',
			['random', 'ready', '', 'black', 'random', 'ready', '', 'white'],
			['challenge: ', 'pass: ', 'move: '],
		],
	] as const)('lists all that the game has of its own first in %s', async (variant, lines, own) => {
		const plain = await openPlain(new FakeWorld(), {kind: 'hotseat', variant});
		await plain.type('white', ...lines);
		const help = await plain.type('help');
		expect(help.slice(0, own.length).map((line) => /^\w+: /.exec(line)?.[0])).toEqual(own);
		expect(help[0]).toContain('when it is time for it');
		expect(help[own.length]).toContain('draw: ');
	});

	it('says of a word that cannot be said now what it is, and why not now', async () => {
		const open = async (variant: string) => {
			const plain = await openPlain(new FakeWorld(), {kind: 'hotseat', variant});
			await plain.type('white');
			return plain;
		};
		const written = await open('declaration');
		expect(await written.type('help seal')).toEqual([
			'seal: seal the move that you enter next. No move can be sealed now: this one is made openly.',
		]);
		expect(await written.type('help sael')).toEqual([
			expect.stringMatching(/^There is no command “sael” here/),
		]);
		const modern = await open('kriegspiel-modern');
		await modern.type('Nf3', 'yes', '', 'black', 'seven?a1,b2,c3,d4,e5,f6,g7');
		expect(await modern.type('help seven')).toEqual([
			expect.stringMatching(/^seven: ask what stands on seven squares.*You have asked that/),
		]);
	});

	it('tells the rules at the hand-off, of no seat', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'hotseat', variant: 'one-eye'});
		const rules = (await plain.type('rules')).join(' ');
		expect(rules).toContain('Black sees the whole board, White its own men alone.');
		expect((await plain.type('help'))[0]).toBe('black: shows the game to Black.');
		await plain.type('black');
		expect((await plain.type('rules')).join(' ')).toContain('You see the whole board.');
		expect(await plain.type('w')).toEqual(['You see all that stands on the board.']);
	});
});

describe('a king that is placed anew', () => {
	it('is told why, once, and what is refused', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'hotseat', variant: 'quantum'});
		await plain.type('white', 'K@e1', 'ready', '', 'black', 'K@e8', 'ready', 'ready', 'yes', '');
		await plain.type('white', 'Q@e4', 'ready', 'yes', '');
		expect(await plain.type('black', 'K@e7', 'K@e7', 'K@d8')).toEqual([
			'Your king is in check where it stands: put it on another free square of your half. One that is attacked is refused aloud.',
			'Put your king on a square, such as Ka5.',
			'You tried Ke7: no.',
			'Ke7 was refused in this turn.',
			'The kings stand on e1 and d8.',
			'All is arranged. White moves first.',
			'Enter alone ends your turn: then pass the keyboard to White.',
		]);
	});
});

describe('acts that are no moves', () => {
	it('are told, and typed as they are written or shorter', async () => {
		const plain = await openPlain(new FakeWorld(), {kind: 'hotseat', variant: 'one-eye'});
		expect(await plain.type('black')).toContain('Give up a bishop: choose c8 or f8.');
		expect(await plain.type('moves', 'e5', 'cede c8')).toEqual([
			'cede:c8, cede:f8.',
			'Give up a bishop: choose c8 or f8.',
			'The bishop on c8 is given up.',
			'Enter alone ends your turn: then pass the keyboard to White.',
		]);
	});
});
