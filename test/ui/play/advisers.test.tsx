import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import type {Match} from '../../../source/match/match.js';
import {seatReport} from '../../../source/match/seat-report.js';
import type {MatchSettings} from '../../../source/match/settings.js';
import {startMatch} from '../../../source/match/start-match.js';
import {transition} from '../../../source/match/transition.js';
import {gamePlace} from '../../../source/plain/whole-game.js';
import {hostMatch} from '../../../source/session/host-match.js';
import {BOT_PAUSE} from '../../../source/session/bot-turns.js';
import {KEYS} from '../../helpers/render-screen.js';
import {openAt} from '../../plain/open-plain.js';
import {FakeWorld, HOTSEAT} from '../fake-world.js';
import {openApp} from '../open-app.js';
import {saidBeside} from '../read-app.js';

const ADVISED: MatchSettings = {
	...HOTSEAT,
	variant: 'kriegspiel-partnership',
	seats: {...HOTSEAT.seats, 'white-adviser': {kind: 'person', name: 'White’s adviser'}},
};
const ADVISER = 'W H I T E ’ S   A D V I S E R';

/** Plays moves of two persons; the keyboard is on its way to whoever is to move. */
function played(...moves: readonly string[]): Match {
	let match = unwrap(startMatch(ADVISED, 0));
	for (const [index, move] of moves.entries()) {
		const seat = index % 2 === 0 ? 'white' : 'black';
		match = transition(match, {type: 'handedOver', at: 0}).match;
		match = transition(match, {type: 'moveChosen', seat, move, at: 0}).match;
		match = transition(match, {type: 'moveConfirmed', at: 0}).match;
	}

	return match;
}

function open(match: Match) {
	const world = new FakeWorld();
	world.saved.push({id: 'advised', match});
	return {world, app: openApp(world, {kind: 'resume', game: 'advised'})};
}

/** Asks the umpire, from White's turn: the second question is for instructions. */
const ASK = ['y', KEYS.right, KEYS.enter];

/** Two games that White cannot tell apart, and his adviser can. */
const TWINS: readonly (readonly [string, string])[] = [
	['a7a6', 'h7h5'],
	['b8c6', 'g8f6'],
];

describe('at the screen', () => {
	it('the rules have a key although a question begins with their letter', async () => {
		const {app} = open(played('e2e4', 'e7e5'));
		await app.type(KEYS.space);
		await app.type('i');
		expect(app.text()).toContain('Partnership Kriegspiel');
		expect(app.text()).toContain('How it is played');
		await app.type(KEYS.enter);
		expect(app.text()).not.toContain('Instructions?');
		// Written out it is the question.
		await app.type('ins');
		expect(app.text()).toContain('Enter asks for the instructions');
		await app.type(KEYS.escape);
	});

	it('an adviser who is asked sees the whole board, answers, and nothing of it stays', async () => {
		const {app, world} = open(played('e2e4', 'e7e5'));
		await app.type(KEYS.space);
		expect(app.text()).toContain('v adviser');
		for (const key of ASK) {
			await app.type(key);
		}

		expect(app.text()).toContain(ADVISER);
		expect(app.text()).not.toMatch(/[░▒]/);
		await app.type(KEYS.space);
		expect(app.text()).toContain('Your player asks for instructions: caution, go-on or none.');
		expect(app.text()).not.toMatch(/[░▒]/);
		expect(app.text()).toMatch(/1 e4\s+\S*e5/);
		for (const command of [':resign', ':draw', ':take', ':know', ':what']) {
			await app.type(command);
			expect(app.text()).toContain('No command fits.');
			await app.type(KEYS.escape);
		}

		await app.type(`go${KEYS.enter}`);
		expect(app.text()).toContain('W H I T E');
		expect(app.text()).not.toContain('A D V I S E R');
		await app.type(KEYS.space);
		expect(app.text()).toContain('Instructions? Go on.');
		expect(app.text()).toMatch(/1 e4\s+…/);
		expect(world.saved.at(-1)!.match.acts.slice(2)).toEqual([
			{seat: 'white', text: 'instructions?', stands: false},
			{seat: 'white-adviser', text: 'go-on', stands: false},
		]);
	});

	it('a player is told on his first turn who advises him, and asks him with the umpire’s key', async () => {
		const {app} = open(played());
		await app.type(KEYS.space);
		expect(saidBeside(app)).toContain('Your adviser may play a move for you twice a game');
		await app.type('y');
		expect(saidBeside(app)).toContain('What do you ask the umpire or your adviser?');
		expect(saidBeside(app)).toContain('Your adviser: instructions?');
		await app.type(KEYS.escape);
		await app.type('?');
		await app.type('?');
		expect(saidBeside(app)).toContain('ask the umpire or your adviser');
		const black = open(played('e2e4')).app;
		await black.type(KEYS.space);
		expect(saidBeside(black)).toContain('Your adviser is our bot: it answers');
		const later = open(played('e2e4', 'e7e5')).app;
		await later.type(KEYS.space);
		expect(saidBeside(later)).not.toContain('Your adviser');
	});

	it('he plays a move for his player, who is told which, and not one that mates; he is told what he may do', async () => {
		const {app, world} = open(played('e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6'));
		await app.type(KEYS.space);
		expect(app.text()).toContain('Adviser’s moves left: 2');
		for (const key of [':adviser', KEYS.enter, KEYS.space]) {
			await app.type(key);
		}

		expect(app.text().split('\n')[0]).toContain('White’s adviser to move');
		expect(saidBeside(app)).toContain('may play this move: you have 2 left');
		await app.type('?');
		expect(saidBeside(app)).toContain('You are the adviser, and see every man on the board.');
		await app.type(KEYS.escape);
		await app.type(`Qxf7${KEYS.enter}`);
		expect(app.text()).toContain('An adviser may not mate.');
		await app.type(`Qxe5${KEYS.enter}`);
		expect(app.text()).toContain('then pass the keyboard to');
		// He sees all, and is offered no way to work out more.
		expect(app.text()).toContain('Enter hand over');
		expect(app.text()).not.toContain('w know');
		expect(world.saved.at(-1)!.match.acts.at(-1)).toEqual({
			seat: 'white-adviser',
			text: 'h5e5',
			stands: true,
		});
		for (const key of [KEYS.enter, KEYS.space, `Nxe5${KEYS.enter}`, KEYS.enter]) {
			await app.type(key);
		}

		await app.type(KEYS.enter);
		await app.type(KEYS.space);
		expect(app.text()).toContain('Your adviser played Qxe5.');
		expect(app.text()).toContain('Adviser’s moves left: 1');
	});

	it('the game resumes with the hand-off to him, and shows nothing before', async () => {
		const {app, world} = open(played('e2e4', 'e7e5'));
		for (const key of [KEYS.space, ...ASK, KEYS.space]) {
			await app.type(key);
		}

		app.unmount();
		const again = openApp(world, {kind: 'resume', game: 'advised'});
		expect(again.text()).toContain(ADVISER);
		expect(again.frames.join('')).not.toMatch(/[░▒]/);
		await again.type(KEYS.space);
		expect(again.text()).toContain('Your player asks');
	});

	it('against a bot what is typed while it thinks waits for the player, and not for his adviser', async () => {
		const world = new FakeWorld();
		// Its answers are shown when time passes.
		world.players['test'] = {move: async () => 'e7e5'};
		const bot = {kind: 'bot', name: 'Robo', bot: 'test'} as const;
		const settings = {...ADVISED, seats: {...ADVISED.seats, black: bot}};
		world.saved.push({id: 'advised', match: unwrap(startMatch(settings, 0))});
		const app = openApp(world, {kind: 'resume', game: 'advised'});
		for (const key of [KEYS.space, `e4${KEYS.enter}`, KEYS.enter, 'd4']) {
			await app.type(key);
		}

		await app.pass(BOT_PAUSE);
		expect(app.text()).toContain('d4_');
		for (const key of [KEYS.escape, 'v', KEYS.space]) {
			await app.type(key);
		}

		expect(app.text()).toContain('v hand back');
		await app.type(`d4${KEYS.enter}`);
		expect(app.text()).toContain('W H I T E');
		await app.type(KEYS.space);
		expect(app.text()).toContain('Robo is thinking');
		expect(app.text()).toContain('Your adviser played d4.');
		await app.type('Nf');
		expect(app.text()).toContain('Nf_');
	});

	it.each(TWINS)(
		'what a player sees does not depend on what his adviser saw: %s, %s',
		async (...replies) => {
			const shown = await Promise.all(
				replies.map(async (reply, index) => {
					const match = played('e2e4', reply);
					const {app} = open(match);
					const frames: string[] = [];
					const theirs: string[] = [];
					const type = async (...keys: readonly string[]) => {
						for (const key of keys) {
							await app.type(key);
							frames.push(app.lastFrame());
						}
					};

					// What the adviser does at his board, where drafts, marks and the cursor are his own.
					const advise = async (...keys: readonly string[]) => {
						await app.type(KEYS.space);
						theirs.push(app.lastFrame());
						for (const key of [...[[KEYS.up, KEYS.up], [KEYS.right]][index], 'mx', 't', ...keys]) {
							await app.type(key);
						}

						frames.push(app.lastFrame());
					};

					await type(KEYS.space, 'w', ...ASK);
					await advise('1');
					await type(KEYS.space, 'w', 'p', KEYS.escape, '?', KEYS.escape, ':', KEYS.escape, 'v');
					await advise(['Nf', 'd2'][index], KEYS.escape, 'v');
					await type(KEYS.space, 'w', 's', 'p', KEYS.escape, 'v');
					await advise(`Nf3${KEYS.enter}`, KEYS.enter);
					return {frames, theirs, history: seatReport(match, 'white').history};
				}),
			);
			const [one, other] = shown;
			expect(other.history).toEqual(one.history);
			expect(other.frames).toEqual(one.frames);
			expect(other.theirs[0]).not.toBe(one.theirs[0]);
			expect(one.theirs).toHaveLength(3);
		},
	);
});

describe('line by line', () => {
	it.each(TWINS)(
		'what a player reads does not depend on what his adviser saw: %s, %s',
		async (...replies) => {
			const [one, other] = await Promise.all(
				replies.map(async (reply) => {
					const plain = await openAt(new FakeWorld(), (session) =>
						gamePlace(session, unwrap(hostMatch('game', played('e2e4', reply), session.services))),
					);
					const told = await plain.type('white', 'help', 'may e5', 'instructions?', 'white');
					const his = await plain.type(
						'white-adviser',
						'board',
						'mark e4 x',
						'may',
						'resign',
						'last',
					);
					const after = await plain.type(
						'go-on',
						'board',
						'white',
						'marks',
						'repeat',
						'last',
						'o',
						'adviser',
					);
					const again = await plain.type('white-adviser', 'board', 'back');
					const back = await plain.type('last', 'white', 'last', 'list', 'board', 'adviser');
					const moves = await plain.type('white-adviser', 'Nf3', 'board');
					const end = [...(await plain.type('')), ...(await plain.type('black', 'e6'))].slice(0, 5);
					return {his, own: [...told, ...after, ...again.slice(-2), ...back], again, moves, end};
				}),
			);
			expect(other.own).toEqual(one.own);
			expect(other.his).not.toEqual(one.his);
			expect(one.own).toContain('Pass the keyboard to White’s adviser.');
			expect(one.own).toContain('Instructions? Go on.');
			expect(one.own).toContain('Nothing is shown until white is typed.');
			expect(one.own).toContain('You have marked no square.');
			expect(one.moves).toContain('You played Nf3.');
			expect(one.end).toContain('White’s adviser plays this move, and has 1 left.');
		},
	);
});
