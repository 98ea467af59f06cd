import {describe, expect, it} from 'vitest';
import {type Act, makeAct} from '../../source/core/act.js';
import {findBot} from '../../source/bot/bots.js';
import {makeBot} from '../../source/bot/make-bot.js';
import {Engine} from '../../source/commands/engine.js';
import {byColor} from '../../source/core/color.js';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {createRandom} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import type {HistoryPly} from '../../source/rules/history.js';
import {Game} from '../helpers/game.js';
import {fog, fogEnding} from '../../source/rules/variants/fog.js';
import {buildTables} from '../helpers/tables.js';

const tables = buildTables('KQvK', 'KRvK');
const open = () => new Engine(async () => tables);

/** Sends messages and returns the last answer. */
async function say(engine: Engine, ...messages: readonly object[]): Promise<string | undefined> {
	let last: string | undefined;
	for (const message of messages) {
		last = unwrap(await engine.take(JSON.stringify(message)));
	}

	return last;
}

describe('fogchess engine', () => {
	it('plays by its views as the bot does beside us', async () => {
		for (const side of ['white', 'black'] as const) {
			const engine = open();
			await say(engine, {type: 'new', variant: 'fog', side, bot: 'greedy', seed: 5});
			const game = unwrap(Game.start(fog));
			const bot = makeBot(unwrap(findBot('greedy')), tables);
			const chance = createRandom(5);
			const other = createRandom('other');
			const plies: HistoryPly[] = [];
			const start = game.view(side);
			for (let ply = 0; ply < 60 && game.outcome === undefined; ply++) {
				const by = game.turn;
				const moves = game.moves();
				let act: Act = moves[Math.floor(other() * moves.length)];
				if (by === side) {
					const view = makeFogFen(game.view(side));
					// Every other time it finds its moves itself.
					const offered = ply % 4 < 2 ? {moves: moves.map((one) => makeUci(one))} : {};
					const answer = await say(engine, {type: 'go', view, ...offered});
					const history = {seat: side, variant: 'fog', start, plies: [...plies]};
					const menAtStart = byColor(() => 16);
					const expected = bot({history, menAtStart, moves}, chance).move;
					expect(JSON.parse(answer ?? '')).toMatchObject({type: 'try', move: makeAct(expected)});
					act = expected;
				}

				const {accepted, heard} = game.act(act)!;
				const view = game.view(side);
				const ply0 = {by, view, heard: heard[side]};
				plies.push(by === side ? {...ply0, move: makeAct(act)} : ply0);
				if (by === side) {
					await say(engine, {type: 'answer', accepted, heard: heard[side]});
				}

				await say(engine, {type: 'observe', view: makeFogFen(view), heard: heard[side]});
			}
		}
	});

	it.each([
		['white', '8/8/8/8/3k4/8/8/KQ6 w - - 0 1', 'd4'],
		['black', 'kq6/8/8/8/3K4/8/8/8 b - - 0 1', 'd4'],
	] as const)('hunts as %s by the table, told the square: %s', async (side, fen, enemyKing) => {
		const engine = open();
		await say(engine, {type: 'new', side, bot: 'table', known: {enemyKing}});
		const game = unwrap(Game.start(fog, fen));
		const chance = createRandom('flight');
		for (let ply = 0; game.outcome === undefined && ply < 60; ply++) {
			if (game.turn === side) {
				const answer = await say(engine, {type: 'go', view: makeFogFen(game.view(side))});
				const {move} = JSON.parse(answer ?? '') as {move: string};
				expect(game.tryText(move)?.accepted).toBe(true);
				await say(engine, {type: 'answer', accepted: true});
			} else {
				const moves = game.moves();
				game.try(moves[Math.floor(chance() * moves.length)]);
			}

			await say(engine, {type: 'observe', view: makeFogFen(game.view(side))});
		}

		expect(game.outcome).toEqual({winner: side, reason: 'king-captured'});
		expect(game.position.fullmoves).toBeLessThanOrEqual(24);
	});

	it.each([
		['table', 'white', '8/8/4k3/4Q3/3K4/8/8/8 b - - 0 1', 'e6e5', 'd4e5'],
		['table', 'black', '8/8/8/3k4/4q3/4K3/8/8 w - - 0 1', 'e3e4', 'd5e4'],
		['paper', 'white', '8/8/4k3/4Q3/3K4/8/8/8 b - - 0 1', 'e6e5', 'd4e5'],
		['table', 'white', '8/8/4k3/4P3/3K4/8/8/8 b - - 0 1', 'e6e5', 'd4e5'],
	] as const)(
		'takes as %s, %s, the king that took the last man: %s',
		async (bot, side, ...rest) => {
			const [fen, taking, answer] = rest;
			const engine = open();
			const game = unwrap(Game.start(fogEnding, fen));
			await say(engine, {type: 'new', variant: 'fog-ending', side, bot, fen});
			await say(engine, {type: 'observe', view: makeFogFen(game.view(side))});
			expect(game.tryText(taking)?.accepted).toBe(true);
			const said = await say(engine, {type: 'go', view: makeFogFen(game.view(side))});
			expect(JSON.parse(said ?? '')).toMatchObject({type: 'try', move: answer});
			expect(game.tryText(answer)?.accepted).toBe(true);
			expect(game.outcome).toEqual({winner: side, reason: 'king-captured'});
		},
	);

	it.each([
		['table', '7k/8/8/8/8/8/8/KQRN4 w - - 0 1', 'plays endings of one or two men'],
		['paper', '8/8/8/8/3k4/8/8/KR6 w - - 0 1', 'paper has no plan for KRvK'],
		['table', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'plays endings'],
	])(
		'ends with a sentence when %s is asked for an ending that is not its: %s',
		async (bot, fen, said) => {
			const engine = open();
			const game = unwrap(Game.start(fog, fen));
			await say(engine, {type: 'new', side: 'white', bot, known: 'nothing'});
			const view = makeFogFen(game.view('white'));
			const answer = await engine.take(JSON.stringify({type: 'go', view}));
			expect(answer.ok ? '' : answer.error).toContain(said);
			expect(engine.isDone).toBe(true);
			expect(engine.code).toBe(2);
		},
	);

	it('is told a view again for nothing, and says so when one between two is missing', async () => {
		const engine = open();
		const game = unwrap(Game.start(fog));
		const seen = () => makeFogFen(game.view('white'));
		const start = seen();
		await say(engine, {type: 'new', side: 'white', bot: 'level-5', seed: 1});
		await say(engine, {type: 'observe', view: start}, {type: 'observe', view: start});
		const first = JSON.parse((await say(engine, {type: 'go', view: start})) ?? '') as {
			move: string;
		};
		game.tryText(first.move);
		const between = seen();
		game.tryText('e7e5');
		const answer = await engine.take(JSON.stringify({type: 'go', view: seen()}));
		expect(answer).toEqual({
			ok: false,
			error: 'a view is missing: white is on move in two different ones in a row',
		});
		await say(engine, {type: 'observe', view: between}, {type: 'observe', view: between});
		expect(await say(engine, {type: 'go', view: seen()})).toContain('"isExact":true');
	});

	it('says what it cannot understand, and goes on', async () => {
		const engine = open();
		const errors: string[] = [];
		for (const line of [
			'foo',
			'[1]',
			'{"type":"dance"}',
			'{"type":"go","view":"8/8/8/8/8/8/8/8 w - -"}',
			'{"type":"new"}',
			'{"type":"new","side":"white","bot":"stockfish"}',
			'{"type":"new","side":"white","variant":"luck"}',
			'{"type":"new","side":"white","fen":"8/8"}',
			'{"type":"new","side":"white","known":{"enemyKing":"z9"}}',
			'{"type":"new","side":"white","seed":"x"}',
		]) {
			const answer = await engine.take(line);
			errors.push(answer.ok ? 'fine' : answer.error);
		}

		expect(errors).toEqual([
			'the line is no JSON: “foo”',
			'the line must be a JSON object with "type"',
			'"type" must be new, observe, go, answer or quit',
			'say "new" before "go"',
			'"side" must be white or black',
			expect.stringContaining('there is no bot “stockfish”'),
			expect.stringContaining('luck'),
			expect.stringContaining('the FEN cannot be read'),
			'"known" must be "nothing" or {"enemyKing": "e5"}',
			'"seed" must be a whole number',
		]);
		await say(engine, {type: 'new', side: 'white', bot: 'random'});
		const view = makeFogFen(unwrap(Game.start(fog)).view('white'));
		const heard = '"heard" must be a list of records with a "type"';
		for (const [message, said] of [
			[{type: 'go'}, '"go" needs a "view"'],
			[{type: 'go', view: 'x'}, 'the view cannot be read'],
			[{type: 'go', view: '8/8/8/8/8/8/8/K7 b - -'}, 'it is not white’s move in this view'],
			[{type: 'go', view: '8/8/8/8/8/8/8/K7 w - -'}, 'a view is missing'],
			[{type: 'go', view, ms: -1}, '"ms" must be a number'],
			[{type: 'go', view, moves: ['k']}, '“k” is no move'],
			[{type: 'observe'}, '"observe" needs a "view"'],
			[{type: 'observe', view, heard: [null]}, heard],
			[{type: 'observe', view, heard: [{square: 'e4'}]}, heard],
			[{type: 'answer', accepted: true, heard: {type: 'moved'}}, heard],
		] as const) {
			const answer = await engine.take(JSON.stringify(message));
			expect(answer.ok ? 'fine' : answer.error).toContain(said);
		}

		await say(engine, {type: 'observe', view, heard: null});
		const quit = await engine.take('{"type":"quit"}');
		expect(quit.ok && engine.isDone).toBe(true);
	});
});
