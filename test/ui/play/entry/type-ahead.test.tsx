import {movesOf} from '../../../../source/match/acts.js';
import {describe, expect, it} from 'vitest';
import {KEYS, paste, settle} from '../../../helpers/render-screen.js';
import {FakeWorld} from '../../fake-world.js';
import {openApp} from '../../open-app.js';

/** A game against a bot that answers with these moves, the person having played 1. e4. */
async function open(...answers: readonly string[]) {
	const world = new FakeWorld();
	let next = 0;
	world.players.test = {move: async () => answers[next++] ?? ''};
	const app = openApp(world, {kind: 'play', as: 'white', bot: 'test'});
	await app.type(`e4${KEYS.enter}`);
	expect(app.text()).toContain('Bot is thinking');
	return {
		...app,
		moves: (): readonly string[] => movesOf(world.saved.at(-1)?.match ?? {acts: []}),
		/** Lets the bot move. */
		async answer(): Promise<void> {
			await app.pass(1000);
			await settle();
		},
	};
}

describe('a move typed while the bot thinks', () => {
	it('waits, says so, and is played by Enter in the own turn alone', async () => {
		const app = await open('d7d5', 'd8d5');
		await app.type('exd5');
		expect(app.text()).toContain('exd5_  waits for your turn');
		await app.type(KEYS.enter);
		expect(app.text()).toContain(' exd5_  Enter again on your turn plays it · Esc clears');
		expect(app.moves()).toEqual(['e2e4']);
		await app.answer();
		expect(app.moves()).toEqual(['e2e4', 'd7d5']);
		expect(app.text()).toContain('exd5_  Enter plays exd5');
		await app.type(KEYS.enter);
		expect(app.moves()).toEqual(['e2e4', 'd7d5', 'e4d5']);
		expect(app.text()).not.toContain('_  waits');
		await app.answer();
		expect(app.text()).not.toContain('exd5_');
	});

	it('stays below the list of commands', async () => {
		const app = await open('d7d5');
		await app.type('exd5');
		await app.type(':');
		expect(app.text()).toContain(':_');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('exd5_  waits for your turn');
	});

	it('is there again, and the bot’s move made, when the settings lay over the game', async () => {
		const app = await open('e7e5');
		await app.type(`:settings${KEYS.enter}`);
		expect(app.text()).toContain('Settings');
		await app.answer();
		expect(app.moves()).toEqual(['e2e4', 'e7e5']);
		// The board of the new moment hears no keys either.
		await app.type(KEYS.down);
		expect(app.text()).toContain('Settings');
		await app.type(KEYS.escape);
		await app.type(`d4${KEYS.enter}`);
		expect(app.moves()).toEqual(['e2e4', 'e7e5', 'd2d4']);
	});

	it('gives way to the next one once Enter was pressed for it, before the turn and in it', async () => {
		const app = await open('e7e5', 'b8c6');
		await app.type(`d4${KEYS.enter}`);
		await app.type('c4');
		expect(app.text()).toContain(' c4_  waits for your turn');
		await app.type(KEYS.enter);
		await app.answer();
		expect(app.text()).toContain('c4_  Enter plays c4');
		await app.type('Nf3');
		expect(app.text()).toContain(' Nf3_  Enter plays Nf3');
		await app.type(KEYS.enter);
		expect(app.moves()).toEqual(['e2e4', 'e7e5', 'g1f3']);
	});

	it('goes on over the beginning of the turn, letter for letter', async () => {
		const app = await open('e7e5');
		await app.type('h');
		await app.answer();
		await app.type('4');
		expect(app.text()).toContain('h4_  Enter plays h4');
		await app.type(`${KEYS.escape}ex`);
		expect(app.text()).not.toContain('h4_');
	});

	it('is not turned into another when it cannot be played', async () => {
		const app = await open('e7e5');
		await app.type('ex');
		await app.answer();
		await app.type(`d5${KEYS.enter}`);
		expect(app.moves()).toEqual(['e2e4', 'e7e5']);
		expect(app.text()).toContain('exd5_');
	});

	it('is erased, cleared and pasted as ever, and leaves commands their keys', async () => {
		const app = await open('e7e5');
		await app.type(`Nf4${KEYS.backspace}3`);
		expect(app.text()).toContain('Nf3_  waits');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('Bot is thinking');
		await app.type(paste('Nc3\rd4'));
		expect(app.text()).toContain('Nc3_  waits');
		await app.type(KEYS.escape);
		await app.type('p');
		expect(app.text()).toContain('Counted');
		await app.type(KEYS.escape);
		await app.answer();
		expect(app.text()).not.toContain('_  ');
		expect(app.moves()).toHaveLength(2);
	});

	it('is kept when it follows the own move in one piece', async () => {
		const app = await open('e7e5', 'b8c6');
		await app.answer();
		await app.type(`Nf3${KEYS.enter}Bc4`);
		expect(app.text()).toContain('Bc4_  waits');
		await app.answer();
		expect(app.text()).toContain('Bc4_  Enter plays Bc4');
		expect(app.moves()).toHaveLength(4);
	});

	it('leaves Esc to leave when nothing is typed, and is gone when the game is over', async () => {
		const app = await open('f7f5', 'g7g5', 'e7e5');
		expect(app.text()).toContain('Esc leave');
		await app.type('h');
		await app.type(KEYS.escape);
		await app.type(KEYS.escape);
		expect(app.text()).toContain('Leave the game?');
		// It is asked as before when the other side has moved, and gives way to a move.
		await app.answer();
		expect(app.text()).toContain('Leave the game?');
		await app.type(`Nc3${KEYS.enter}`);
		await app.answer();
		await app.type(`Qh5${KEYS.enter}`);
		await app.answer();
		await app.type(`Qxe8${KEYS.enter}`);
		await app.type('Nf3');
		expect(app.text()).toContain('You win');
		expect(app.text()).not.toContain('Nf3_');
	});
});

it('keeps the question whether to resign when the bot has moved', async () => {
	const app = await open('e7e5');
	await app.type(`:resign${KEYS.enter}`);
	expect(app.text()).toContain('Resign');
	await app.answer();
	await app.type('y');
	expect(app.text()).toMatch(/You resigned/);
});

describe('a word of the game typed while the bot thinks', () => {
	const begin = (variant: string) => {
		const world = new FakeWorld();
		world.players.test = {move: async () => new Promise<string>(() => {})};
		return openApp(world, {kind: 'play', variant, as: 'black', bot: 'test'});
	};

	it.each([
		['declaration', 'seal:e5'],
		['assassin', 'standard'],
		['kriegspiel-take-back', 'take-back'],
	])('%s: %s has all its letters, and no letter of it is a key', async (variant, word) => {
		const app = begin(variant);
		expect(app.text()).toContain('Bot is thinking');
		await app.type(word);
		expect(app.text()).toContain(` ${word}_  waits for your turn`);
	});

	it('has its first letter free in the help line, where the turn is another game’s key', async () => {
		const help = (variant: string) => begin(variant).text().trimEnd().split('\n').at(-1);
		expect(help('kriegspiel-take-back')).not.toMatch(/ t turn/);
		expect(help('fog')).toMatch(/ t turn/);
	});
});

describe('keys pressed while the bot sets up', () => {
	const open = (variant: string) => {
		const world = new FakeWorld();
		const answers = ['random', 'ready'];
		let goOn = () => {};
		const isAsked = new Promise<void>((resolve) => {
			goOn = resolve;
		});
		world.players.test = {
			async move() {
				await isAsked;
				return answers.shift() ?? '';
			},
		};
		const app = openApp(world, {kind: 'play', as: 'black', bot: 'test', variant});
		const acts = () => world.saved.at(-1)?.match.acts.filter(({seat}) => seat === 'black') ?? [];
		return {
			...app,
			/** Lets the bot set up, until so many acts of the person's are done: what was typed is pressed key by key. */
			async answer(count: number) {
				goOn();
				for (let wait = 0; wait < 4 || (wait < 40 && acts().length < count); wait++) {
					await app.pass(1000);
					await settle();
				}
			},
			acts,
		};
	};

	it('are pressed in the own set-up: numbers of words there, and no text that stays', async () => {
		const app = open('liar');
		await app.type('1');
		expect(app.text()).toContain('1_  waits for your turn');
		await app.answer(1);
		expect(app.text()).not.toContain('1_');
		expect(app.acts()).toMatchObject([{text: 'random'}]);
	});

	it('are pressed one by one: letters put men, in a second stage too, which wait for nothing else', async () => {
		const app = open('quantum');
		await app.type('k');
		expect(app.text()).toContain('k_  waits for your turn');
		await app.answer(1);
		expect(app.acts()).toMatchObject([{text: 'K@h8'}]);
		await app.type('2pq');
		await app.answer(4);
		expect(app.text()).not.toMatch(/\w_/);
		expect(app.acts().map(({text}) => text[0])).toEqual(['K', 'r', 'P', 'Q']);
	});

	it('go with the set-up where nothing begins with them', async () => {
		const app = open('liar');
		await app.type('12');
		await app.answer(2);
		expect(app.acts().map(({text}) => text)).toEqual(['random', 'ready']);
	});
});
